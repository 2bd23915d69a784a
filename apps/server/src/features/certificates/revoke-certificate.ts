import type * as calls from '@pratibha/contract/certificates';
import { whyNotRevoke } from '@pratibha/domain/certificates/certificates';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { CertificateRow } from './certificates.queries.ts';
import { viewOf } from './correct-certificate.ts';
import { lockCertificate, writeRevoked } from './give.queries.ts';
import { holdHolders } from './hold-holders.queries.ts';
import { tellRevoked } from './holders/told-certificates.ts';

/** Revokes a certificate for good; its holder is told why. */
export const revokeCertificate: UseCase<typeof calls.revokeCertificate, CertificateRow> = async (
  ctx,
  { body: { reason }, found: seen },
) => {
  const { id } = seen;
  await holdHolders(ctx.db, [seen]);
  const found = await lockCertificate(ctx.db, id);
  if (!found) throw new Refused('not-found');
  refuse(whyNotRevoke(found));
  await writeRevoked(ctx.db, id, { at: ctx.now, by: ctx.actor.id, reason });
  await tellRevoked(ctx.db, [id], ctx.now);
  await ctx.audit({
    action: 'certificate.revoked',
    subject: ['certificate', id],
    changes: { event_id: found.event_id, number: found.number, reason },
  });
  return viewOf(ctx.db, id);
};
