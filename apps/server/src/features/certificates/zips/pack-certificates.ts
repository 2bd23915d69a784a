import type * as calls from '@pratibha/contract/certificate-zips';
import type { CertificateZip } from '@pratibha/contract/certificate-zips';
import { eventsWhere } from '@pratibha/domain/access';
import { CERTIFICATE_LIMITS } from '@pratibha/domain/certificates/certificates';
import { whyNotInEvent } from '../../../platform/serve/admission.ts';
import { Refused, refuse } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { inEditionAsked } from '../../events/events.ts';
import { findIdsMatching } from '../certificates.queries.ts';
import { MAKE_ZIP } from './make-zip.ts';
import { findZip, insertZip, type ZipRow } from './zips.queries.ts';

/** Asks for a file with the PDFs of all that fit and count: which they are is fixed now. */
export const packCertificates: UseCase<typeof calls.packCertificates> = async (ctx, { body }) => {
  const event_id = body.event_id ?? null;
  refuse(whyNotInEvent('certificates.issue', ctx.actor, event_id));
  const filter = await inEditionAsked(ctx.db, body, '/');
  const events = eventsWhere('certificates.issue', ctx.actor);
  const most = CERTIFICATE_LIMITS.inZip;
  const certificate_ids = await findIdsMatching(ctx.db, filter, events, most + 1);
  if (certificate_ids.length === 0) throw new Refused('nothing-to-pack');
  if (certificate_ids.length > most) throw new Refused('too-many-to-pack');
  const id = await insertZip(ctx.db, { user_id: ctx.actor.id, event_id, certificate_ids });
  await ctx.jobs.add({ kind: MAKE_ZIP, payload: { zip_id: id } });
  await ctx.audit({
    action: 'certificate-zip.asked',
    subject: ['certificate-zip', id],
    changes: { event_id, count: certificate_ids.length },
  });
  const row = await findZip(ctx.db, ctx.actor.id, id);
  if (!row) throw new Error(`file ${id} is not there after it was asked for`);
  return zipView(row);
};

/** A file, and how far it is. */
export function zipView(row: ZipRow): CertificateZip {
  const { id, asked_at, expires_at, total, drawn, ended_at, failed_at } = row;
  return {
    ...{ id, total, drawn, is_ready: ended_at !== null, has_failed: failed_at !== null },
    asked_at: asked_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}
