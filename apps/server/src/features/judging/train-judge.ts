import type * as calls from '@pratibha/contract/running-rounds';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { JudgeRow } from './judges.queries.ts';
import { lockUnfrozen } from './lock-unfrozen.ts';
import { roundDetails } from './round-details.ts';
import { writeTraining } from './running.queries.ts';

/** Says whether what a judge sends counts; they keep what they have either way. */
export const trainJudge: UseCase<typeof calls.trainJudge, JudgeRow> = async (
  ctx,
  { body, found },
) => {
  await lockUnfrozen(ctx.db, found.round_id);
  await writeTraining(ctx.db, found.id, body.in_training);
  await ctx.audit({
    action: 'judge.in-training',
    subject: ['judge', found.id],
    changes: { event_id: found.event_id, in_training: [found.in_training, body.in_training] },
  });
  return roundDetails(ctx, found.round_id);
};
