import type * as calls from '@pratibha/contract/judge-at-work';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { JudgedRoundRow } from './judged.queries.ts';
import { roundStanding } from './round-standing.ts';
import { noteTried } from './running.queries.ts';

/** The judge has sent the sheet of the invented work, of which nothing is kept. */
export const tryJudging: UseCase<typeof calls.tryJudging, JudgedRoundRow> = async (
  ctx,
  { found },
) => {
  if (await noteTried(ctx.db, found.judge_id, ctx.now)) {
    await ctx.audit({
      action: 'judge.tried',
      subject: ['judge', found.judge_id],
      changes: { event_id: found.event_id, round: found.id },
    });
  }
  return roundStanding(ctx, found);
};
