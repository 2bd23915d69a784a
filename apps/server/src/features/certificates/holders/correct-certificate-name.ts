import type * as calls from '@pratibha/contract/certificate-names';
import { Refused } from '../../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../../platform/serve/use-case.ts';
import { wholeOf } from '../whole-of.ts';
import { findNamed } from './asking.queries.ts';
import { issueUnderName } from './issue-under-name.ts';
import { lockName, setName } from './names.queries.ts';
import { findHolder, type HolderRow, holdHolder } from './people.queries.ts';

export const findHolderToCorrect: Find<typeof calls.correctCertificateName, HolderRow> = (
  { db },
  { id },
) => findHolder(db, id);

/**
 * An organiser says how somebody's name stands; what the person may still say stays as it was.
 * @param origin of the product
 */
export function correctCertificateName(
  origin: string,
): UseCase<typeof calls.correctCertificateName, HolderRow> {
  return async (ctx, { body: { name, edition }, found }) => {
    const { editionId } = await wholeOf(ctx.db, { edition });
    const of = { userId: found.id, editionId };
    if (await holdHolder(ctx.db, found.id)) throw new Refused('already-erased');
    const id = await lockName(ctx.db, of);
    const before = await findNamed(ctx.db, editionId, found.id);
    if (before?.name !== name) {
      await setName(ctx.db, id, { name, at: ctx.now, by: ctx.actor.id });
      await ctx.audit({
        action: 'certificate-name.set',
        subject: ['certificate-name', id],
        changes: { edition_id: editionId, certificate_name: [before?.name ?? null, name] },
      });
    }
    await issueUnderName(ctx, of, { name, origin, by: 'organiser' });
    const after = await findNamed(ctx.db, editionId, found.id);
    if (!after) throw new Refused('already-erased');
    return after;
  };
}
