import type * as calls from '@pratibha/contract/certificates';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { type CertificateRow, findListed } from './certificates.queries.ts';
import { certificateView } from './certificates.view.ts';
import { lockName, setName } from './holders/names.queries.ts';
import { tellReissued } from './holders/told-certificates.ts';
import { reissueCertificate } from './reissue-certificate.ts';

/**
 * Issues a certificate anew under the name that it should have had; its holder is told.
 * @param issuer host of this installation
 */
export function correctCertificate(
  issuer: string,
): UseCase<typeof calls.correctCertificate, CertificateRow> {
  return async (ctx, { body, found }) => {
    const id = await reissueCertificate(ctx, found.id, { ...body, issuer });
    if (found.user_id !== null) {
      // What is issued to them later in the year says the same.
      const of = { userId: found.user_id, editionId: found.edition_id };
      const said = { name: body.name, at: ctx.now, by: ctx.actor.id };
      await setName(ctx.db, await lockName(ctx.db, of), said);
    }
    await tellReissued(ctx.db, [id], ctx.now);
    return viewOf(ctx.db, id);
  };
}

/** As the list has it, after a change. */
export async function viewOf(db: Parameters<typeof findListed>[0], id: number) {
  const row = await findListed(db, id);
  if (!row) throw new Error(`certificate ${id} is not there after it was changed`);
  return certificateView(row);
}
