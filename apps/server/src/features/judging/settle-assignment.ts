import type * as calls from '@pratibha/contract/assignments';
import { whyNotGive } from '@pratibha/domain/judging/judges';
import { whyNotAssign } from '@pratibha/domain/judging/rounds';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import {
  endAssignment,
  findAssignments,
  findConflicts,
  insertAssignments,
} from './assignments.queries.ts';
import { refuseHidden } from './hidden-works.ts';
import { findJudges } from './judges.queries.ts';
import { isActive } from './judging.view.ts';
import { roundDetails } from './round-details.ts';
import { findOpenHints } from './round-hints.ts';
import { findRoundWorks } from './round-works.queries.ts';
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
    const isOf = (row: { readonly judge_id: number; readonly submission_id: number }) =>
      row.judge_id === pair.judgeId && row.submission_id === pair.workId;
    const works = await findRoundWorks(ctx.db, round);
    const own = (await findAssignments(ctx.db, round.id)).filter(
      (row) => row.judge_id === judge.id && isActive(row),
    );
    refuse(
      whyNotGive({
        state: judge.state,
        isIn: works.some(
          (work) =>
            work.submission_id === pair.workId && work.is_listed && work.out_because === null,
        ),
        hasConflict: (await findConflicts(ctx.db, round.id)).some(isOf),
        isAssigned: own.some(isOf),
        works: own.length,
        mostWorks: judge.most_works,
        mayGoBeyond: body.beyond_limit,
      }),
    );
    const hints = await findOpenHints(ctx.db, round);
    if (hints.some(({ judgeId, workId }) => judgeId === pair.judgeId && workId === pair.workId)) {
      throw new Refused('conflict-hinted');
    }
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
