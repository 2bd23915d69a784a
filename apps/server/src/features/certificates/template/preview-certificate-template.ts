import type * as calls from '@pratibha/contract/certificate-templates';
import type { CertificateKind, Claims } from '@pratibha/domain/certificates/claims';
import type { Template } from '@pratibha/domain/certificates/template';
import { isFields } from '@pratibha/domain/editions/json';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { SAMPLE_NAMES, SAMPLE_WORDS } from '@pratibha/words/certificates/samples';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { drawSheet } from '../sheet/draw-certificate.ts';
import { lookOf } from './edition-sheet.ts';
import type { TemplateRow } from './templates.queries.ts';

/** As long as links are, and proves nothing. */
const NOTHING_PROVED = 'cHJldmlldyBv'.repeat(25);

/** A certificate by a template that nobody has saved yet, for nobody: the very file. */
export function previewCertificateTemplate(
  origin: string,
): UseCase<typeof calls.previewCertificateTemplate, TemplateRow> {
  return async (ctx, { body, found }) => {
    const { kind, form } = body;
    const claims = sampleClaims(found, { kind, name: SAMPLE_NAMES[body.name], now: ctx.now });
    const sheet = {
      template: body.content as Template,
      look: lookOf(found),
      claims: { ...claims, issuer: new URL(origin).host },
      proof: `${origin}/verify#${NOTHING_PROVED}`,
    };
    const file = await drawSheet(ctx.db, sheet, form);
    return { form, base64: Buffer.from(file).toString('base64') };
  };
}

function sampleClaims(
  { slug, content, event }: TemplateRow,
  { kind, name, now }: { kind: CertificateKind; name: string; now: Date },
): Omit<Claims, 'issuer'> {
  const { title, dates } = content;
  const day = isFields(dates) ? dates['eventDay'] : null;
  const eventDay = typeof day === 'string' ? Date.parse(day) : Number.NaN;
  return {
    number: `${slug}-${SAMPLE_WORDS.number}`,
    kind,
    name,
    event: kind === 'volunteer' ? null : (event ?? SAMPLE_WORDS.event),
    edition: typeof title === 'string' && title !== '' ? title : slug,
    award: kind === 'prize' ? SAMPLE_WORDS.award : null,
    day: dayOf(Number.isNaN(eventDay) ? now : new Date(eventDay)),
  };
}
