import type * as calls from '@pratibha/contract/judges';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { type JudgeRow, writeMostWorks } from './judges.queries.ts';
import { roundDetails } from './round-details.ts';
import { lockRound } from './rounds.queries.ts';

/** Says how many works a judge gets at most; what they have already stays. */
export const changeJudge: UseCase<typeof calls.changeJudge, JudgeRow> = async (
  ctx,
  { body, found },
) => {
  await lockRound(ctx.db, found.round_id);
  await writeMostWorks(ctx.db, found.id, body.most_works);
  await ctx.audit({
    action: 'judge.limited',
    subject: ['judge', found.id],
    changes: { event_id: found.event_id, most_works: [found.most_works, body.most_works] },
  });
  return roundDetails(ctx, found.round_id);
};
