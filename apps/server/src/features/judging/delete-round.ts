import type * as calls from '@pratibha/contract/rounds';
import { whyNotPrepare } from '@pratibha/domain/judging/rounds';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findJudges } from './judges.queries.ts';
import { lockRound, type RoundRow, removeRound } from './rounds.queries.ts';

/**
 * Removes a round that was not opened, with its rubric; who was asked to judge is asked no more.
 */
export const deleteRound: UseCase<typeof calls.deleteRound, RoundRow> = async (ctx, { found }) => {
  const round = await lockRound(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  refuse(whyNotPrepare(round));
  const judges = await findJudges(ctx.db, round.id);
  await removeRound(ctx.db, round.id);
  for (const { user_id } of judges) if (user_id !== null) ctx.userChanged(user_id);
  await ctx.audit({
    action: 'round.deleted',
    subject: ['round', round.id],
    changes: { title: [round.title, null], event_id: round.event_id },
  });
  return { id: round.id };
};
