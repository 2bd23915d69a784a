import type * as calls from '@pratibha/contract/running-rounds';
import { pauseLength } from '@pratibha/domain/judging/pauses';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { roundDetails } from './round-details.ts';
import { findRound, lockRound, type RoundRow } from './rounds.queries.ts';
import { endPause } from './running.queries.ts';

/** Lets a paused round go on; nobody loses the time that it stood still. */
export const goOn: UseCase<typeof calls.goOn, RoundRow> = async (ctx, { found }) => {
  const round = await lockRound(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  if (round.paused_at === null) throw new Refused('round-not-paused');
  await endPause(ctx.db, round.id, pauseLength(round.paused_at, ctx.now));
  const after = await findRound(ctx.db, round.id);
  await ctx.audit({
    action: 'round.went-on',
    subject: ['round', round.id],
    changes: {
      event_id: round.event_id,
      closes_at: [round.closes_at.toISOString(), after?.closes_at.toISOString()],
    },
  });
  return roundDetails(ctx, round.id);
};
