import type * as calls from '@pratibha/contract/judge';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { holdRoundsOf, insertConflict } from './assignments.queries.ts';
import type { WorkToJudgeRow } from './judged.queries.ts';

/**
 * The judge knows who made it: they see it no more, and what they scored is kept and does not
 * count.
 */
export const declareConflict: UseCase<typeof calls.declareConflict, WorkToJudgeRow> = async (
  ctx,
  { found },
) => {
  await holdRoundsOf(ctx.db, found.event_id);
  await insertConflict(ctx.db, {
    judge_id: found.judge_id,
    submission_id: found.submission_id,
    origin: 'declared',
    at: ctx.now,
  });
  await ctx.audit({
    action: 'judge.conflict-declared',
    subject: ['judge', found.judge_id],
    changes: { event_id: found.event_id, round: found.round_id, work: found.number },
  });
  return { id: found.id };
};
