import type * as calls from '@pratibha/contract/rounds';
import { roundState } from '@pratibha/domain/judging/rounds';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { refuseHidden } from './hidden-works.ts';
import { lockUnfrozen } from './lock-unfrozen.ts';
import { roundDetails } from './round-details.ts';
import { holdWork, putWorkIn, takeWorkOut } from './round-works.queries.ts';
import type { RoundRow } from './rounds.queries.ts';

/**
 * Puts a work into a round, in the revision that counts now, or takes it out. While a round is
 * prepared that is how works are chosen by hand.
 */
export const settleRoundWork: UseCase<typeof calls.settleRoundWork, RoundRow> = async (
  ctx,
  { body, found },
) => {
  const round = await lockUnfrozen(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  const state = roundState(round, ctx.now);
  if (state === 'over') throw new Refused('round-over');
  if (state === 'prepared' && round.takes !== 'chosen') throw new Refused('round-not-open');
  await refuseHidden(ctx, round.id, body.submission_id);
  if (body.is_in) {
    const work = await holdWork(ctx.db, round.event_id, body.submission_id);
    if (!work) throw new Refused('work-not-to-judge');
    await putWorkIn(ctx.db, round, work);
  } else if (!(await takeWorkOut(ctx.db, round, body.submission_id))) {
    throw new Refused('work-not-in-round');
  }
  await ctx.audit({
    action: body.is_in ? 'round.work-put-in' : 'round.work-taken-out',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, submission: body.submission_id },
  });
  return roundDetails(ctx, round.id);
};
