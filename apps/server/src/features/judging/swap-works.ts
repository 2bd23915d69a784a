import type * as calls from '@pratibha/contract/swaps';
import { whyNotAssign } from '@pratibha/domain/judging/rounds';
import type { Pair } from '@pratibha/domain/judging/shared-works';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { endAssignment, insertAssignments } from './assignments.queries.ts';
import { refuseHidden } from './hidden-works.ts';
import { refuseToGive } from './may-give.ts';
import { roundDetails } from './round-details.ts';
import { lockRound, type RoundRow } from './rounds.queries.ts';

/** Two judges swap a work each: both have as many as before, and no work loses a judge. */
export const swapWorks: UseCase<typeof calls.swapWorks, RoundRow> = async (
  ctx,
  { body, found },
) => {
  const round = await lockRound(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  refuse(whyNotAssign(round, ctx.now));
  const one: Pair = { judgeId: body.judge_id, workId: body.submission_id };
  const other: Pair = { judgeId: body.other_judge_id, workId: body.other_submission_id };
  if (one.judgeId === other.judgeId || one.workId === other.workId) {
    throw new Refused('already-assigned');
  }
  for (const { workId } of [one, other]) await refuseHidden(ctx, round.id, workId);
  for (const pair of [one, other]) {
    if (!(await endAssignment(ctx.db, pair))) throw new Refused('work-not-in-round');
  }
  const swapped = [
    { judgeId: one.judgeId, workId: other.workId },
    { judgeId: other.judgeId, workId: one.workId },
  ];
  for (const pair of swapped) {
    // Who has more than they want already gets no more by it.
    await refuseToGive(ctx, round, { ...pair, mayGoBeyond: true });
  }
  await insertAssignments(ctx.db, round.id, swapped);
  await ctx.audit({
    action: 'round.works-swapped',
    subject: ['round', round.id],
    changes: {
      event_id: round.event_id,
      judges: [one.judgeId, other.judgeId],
      submissions: [one.workId, other.workId],
    },
  });
  return roundDetails(ctx, round.id);
};
