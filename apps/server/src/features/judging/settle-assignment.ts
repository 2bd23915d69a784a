import type * as calls from '@pratibha/contract/assignments';
import { whyNotAssign } from '@pratibha/domain/judging/rounds';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { endAssignment, insertAssignments } from './assignments.queries.ts';
import { refuseHidden } from './hidden-works.ts';
import { findJudges } from './judges.queries.ts';
import { refuseToGive } from './may-give.ts';
import { roundDetails } from './round-details.ts';
import { lockRound, type RoundRow } from './rounds.queries.ts';

/** Gives a work to a judge by hand, or takes it from them; what was scored is kept. */
export const settleAssignment: UseCase<typeof calls.settleAssignment, RoundRow> = async (
  ctx,
  { body, found },
) => {
  const round = await lockRound(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  refuse(whyNotAssign(round, ctx.now));
  await refuseHidden(ctx, round.id, body.submission_id);
  const judge = (await findJudges(ctx.db, round.id)).find(({ id }) => id === body.judge_id);
  if (!judge) throw new Refused('judge-not-taking-part');
  const pair = { judgeId: judge.id, workId: body.submission_id };
  if (body.is_given) {
    await refuseToGive(ctx, round, { ...pair, mayGoBeyond: body.beyond_limit });
    await insertAssignments(ctx.db, round.id, [pair]);
  } else if (!(await endAssignment(ctx.db, pair))) {
    throw new Refused('work-not-in-round');
  }
  await ctx.audit({
    action: body.is_given ? 'round.work-given' : 'round.work-taken',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, judge: judge.id, submission: body.submission_id },
  });
  return roundDetails(ctx, round.id);
};
