import type * as calls from '@pratibha/contract/judge-at-work';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findOwnCall, writeDone } from './judge-calls.queries.ts';
import type { JudgedRoundRow } from './judged.queries.ts';
import { roundStanding } from './round-standing.ts';

/** The judge needs nobody any more. */
export const withdrawCall: UseCase<typeof calls.withdrawCall, JudgedRoundRow> = async (
  ctx,
  { found },
) => {
  const call = await findOwnCall(ctx.db, found.judge_id);
  if (call) {
    await writeDone(ctx.db, call.id, ctx.now);
    await ctx.audit({
      action: 'judge.call-done',
      subject: ['judge', found.judge_id],
      changes: {
        ...{ event_id: found.event_id, round: found.id },
        ...(call.submission_id === null ? {} : { submission: call.submission_id }),
      },
    });
  }
  return roundStanding(ctx, found);
};
