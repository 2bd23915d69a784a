import type * as calls from '@pratibha/contract/certificate-templates';
import type { Template } from '@pratibha/domain/certificates/template';
import { isSame, type Json } from '@pratibha/domain/editions/json';
import { uploadedIn } from '@pratibha/domain/editions/pictures';
import { DEFAULT_TEMPLATE } from '@pratibha/words/certificates/template-texts';
import { Refused, refuseFields } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { missingPictures } from '../../pictures/pictures.ts';
import { keepTemplate, type TemplateRow } from './templates.queries.ts';

/** Keeps the template of an edition, unless somebody else has kept another one since. */
export const saveCertificateTemplate: UseCase<
  typeof calls.saveCertificateTemplate,
  TemplateRow
> = async (ctx, { body, found }) => {
  const content = body.content as Template;
  const missing = await missingPictures(ctx.db, uploadedIn(content));
  refuseFields(
    picturesOf(content)
      .filter(({ file }) => missing.has(file))
      .map(({ pointer }) => ({ pointer, error: { code: 'unknown-picture' } as const })),
  );
  const kept = { content, seen: body.version, now: ctx.now };
  const version = await keepTemplate(ctx.db, found.id, kept);
  if (version === null) throw new Refused('changed-meanwhile');
  await ctx.audit({
    action: 'edition.certificates-worded',
    subject: ['edition', found.id],
    changes: { parts: [null, changedParts(found.template ?? DEFAULT_TEMPLATE, content)] },
  });
  return { version };
};

/** The pictures that a template names, and where in what was sent. */
function picturesOf({ signatures, seal }: Template) {
  const signed = signatures.flatMap(({ picture }, at) =>
    picture === null ? [] : [{ file: picture.file, pointer: `/content/signatures/${at}/picture` }],
  );
  return seal === null ? signed : [...signed, { file: seal.file, pointer: '/content/seal' }];
}

/** What of it was changed: kinds by their names, signatures, the seal. */
function changedParts(before: Template, after: Template): string[] {
  const parts = (template: Template): Readonly<Record<string, unknown>> => ({
    ...template.kinds,
    signatures: template.signatures,
    seal: template.seal,
  });
  const [was, is] = [parts(before), parts(after)];
  return Object.keys(is).filter((name) => !isSame(was[name] as Json, is[name] as Json));
}
