import type * as calls from '@pratibha/contract/running-rounds';
import { whyNotPause } from '@pratibha/domain/judging/pauses';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { roundDetails } from './round-details.ts';
import { lockRound, type RoundRow } from './rounds.queries.ts';
import { writePause } from './running.queries.ts';

/** Stops the clock of a round. What judges fill in is kept; nothing is sent until it goes on. */
export const pauseRound: UseCase<typeof calls.pauseRound, RoundRow> = async (
  ctx,
  { body, found },
) => {
  const round = await lockRound(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  refuse(whyNotPause(round, ctx.now));
  await writePause(ctx.db, round.id, { at: ctx.now, sentence: body.sentence });
  await ctx.audit({
    action: 'round.paused',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, sentence: body.sentence },
  });
  return roundDetails(ctx, round.id);
};
