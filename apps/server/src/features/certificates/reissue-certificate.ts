import { whyNotReissue } from '@pratibha/domain/certificates/certificates';
import { plainName } from '@pratibha/domain/certificates/name';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { SignedIn } from '../../platform/session/session.ts';
import { findCertificate } from './certificates.queries.ts';
import { lockCertificate, writeReplaced, writeRevoked } from './give.queries.ts';
import { giveCertificates } from './give-certificates.ts';
import { holdHolders } from './hold-holders.queries.ts';

/**
 * Revokes a certificate and issues the same under another name, in the transaction of whoever asks;
 * nobody is told. @returns the id of the new one
 * @throws Refused where it does not count any more, or says this name already
 */
export async function reissueCertificate(
  ctx: Context<SignedIn>,
  id: number,
  as: { readonly name: string; readonly reason: string; readonly issuer: string },
): Promise<number> {
  const seen = await findCertificate(ctx.db, id);
  if (seen) await holdHolders(ctx.db, [seen]);
  const found = await lockCertificate(ctx.db, id);
  if (!found || !seen) throw new Refused('not-found');
  refuse(whyNotReissue(found, as.name));
  await writeRevoked(ctx.db, id, { at: ctx.now, by: ctx.actor.id, reason: as.reason });
  const { kind, award, award_id, event_id, user_id, guest_id, volunteer_id } = found;
  const name = plainName(as.name);
  const [given] = await giveCertificates(
    ctx.db,
    [
      {
        ...{ kind, name, award, award_id, event_id, user_id, guest_id, volunteer_id },
        event_title: seen.event_title,
      },
    ],
    {
      ...{ editionId: found.edition_id, issuer: as.issuer, runId: null },
      ...{ by: ctx.actor.id, at: ctx.now },
    },
  );
  if (given === undefined) throw new Error(`certificate ${id} was not issued anew`);
  await writeReplaced(ctx.db, id, given);
  await ctx.audit({
    action: 'certificate.corrected',
    subject: ['certificate', id],
    changes: { event_id, number: [found.number, (await findCertificate(ctx.db, given))?.number] },
  });
  return given;
}
