import type * as calls from '@pratibha/contract/judges';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import {
  deleteConflict,
  holdRoundsOf,
  insertConflict,
  isFrozenWithout,
} from './assignments.queries.ts';
import { insertLifted } from './conflict-hints.queries.ts';
import { refuseHidden } from './hidden-works.ts';
import type { JudgeRow } from './judges.queries.ts';
import { lockUnfrozen } from './lock-unfrozen.ts';
import { giveToPanel } from './panels.ts';
import { roundDetails } from './round-details.ts';
import { findRoundWorks } from './round-works.queries.ts';

/**
 * Says that a judge may not judge a work, or that they may after all; what is their own they never
 * may.
 */
export const settleConflict: UseCase<typeof calls.settleConflict, JudgeRow> = async (
  ctx,
  { body, found },
) => {
  await holdRoundsOf(ctx.db, found.event_id);
  const round = await lockUnfrozen(ctx.db, found.round_id);
  if (!round) throw new Refused('not-found');
  await refuseHidden(ctx, found.round_id, body.submission_id);
  const works = await findRoundWorks(ctx.db, round);
  if (!works.some(({ submission_id }) => submission_id === body.submission_id)) {
    throw new Refused('work-not-in-round');
  }
  const conflict = { judge_id: found.id, submission_id: body.submission_id };
  if (body.is_conflict) {
    await insertConflict(ctx.db, { ...conflict, origin: 'organisers', at: ctx.now });
  } else {
    const pair = { judgeId: found.id, workId: body.submission_id };
    // In another round, without which they would be others by now.
    if (await isFrozenWithout(ctx.db, pair)) throw new Refused('results-frozen');
    await deleteConflict(ctx.db, found.id, body.submission_id);
    // What was found between them does not come up again.
    await insertLifted(ctx.db, found.id, [body.submission_id], ctx.now);
    await giveToPanel(ctx.db, round, { judgeId: found.id, workId: body.submission_id });
  }
  await ctx.audit({
    action: body.is_conflict ? 'judge.conflict-set' : 'judge.conflict-lifted',
    subject: ['judge', found.id],
    changes: { event_id: found.event_id, submission: body.submission_id },
  });
  return roundDetails(ctx, found.round_id);
};
