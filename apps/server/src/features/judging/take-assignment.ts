import type * as calls from '@pratibha/contract/assignments';
import { mayInEvent } from '@pratibha/domain/access';
import { whyNotPropose } from '@pratibha/domain/judging/manners';
import { whyNotAssign } from '@pratibha/domain/judging/rounds';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { insertAssignments } from './assignments.queries.ts';
import type { Proposed } from './judging.view.ts';
import { findBasis, propose } from './propose.ts';
import { roundDetails } from './round-details.ts';
import { findRound, lockRound, type RoundRow } from './rounds.queries.ts';

/** Works it out again before the transaction, in which everything that changes the round waits. */
export async function proposeAgain(
  ctx: Context,
  { id }: { readonly id: number },
): Promise<Proposed | null> {
  const round = await findRound(ctx.db, id);
  if (!round || !mayInEvent('judging.organise', ctx.actor, round.event_id)) return null;
  return (whyNotPropose(round) ?? whyNotAssign(round, ctx.now)) === null
    ? propose(ctx.db, round)
    : null;
}

/** Assigns what was proposed, if nothing has changed of what that was made of. */
export const takeAssignment: UseCase<
  typeof calls.takeAssignment,
  RoundRow,
  Proposed | null
> = async (ctx, { body, found, prepared }) => {
  const round = await lockRound(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  refuse(whyNotPropose(round) ?? whyNotAssign(round, ctx.now));
  const basis = await findBasis(ctx.db, round);
  if (!prepared || body.basis !== basis || prepared.basis !== basis) {
    throw new Refused('changed-meanwhile');
  }
  const { added } = prepared.proposed;
  await insertAssignments(ctx.db, round.id, added);
  await ctx.audit({
    action: 'round.assigned',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, sheets: added.length },
  });
  return roundDetails(ctx, round.id);
};
