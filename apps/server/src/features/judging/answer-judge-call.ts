import type * as calls from '@pratibha/contract/running-rounds';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findHiddenWorks } from './hidden-works.queries.ts';
import { type JudgeCallRow, writeComing, writeDone } from './judge-calls.queries.ts';
import { openCalls } from './open-calls.ts';

/** An organiser comes to a judge, who reads their name, or has been there. */
export const answerJudgeCall: UseCase<typeof calls.answerJudgeCall, JudgeCallRow> = async (
  ctx,
  { body, found },
) => {
  const hidden = await findHiddenWorks(ctx.db, found.round_id, ctx.actor.id);
  if (found.submission_id !== null && hidden.has(found.submission_id)) {
    throw new Refused('not-found');
  }
  if (found.done_at === null) {
    const isDone = body.state === 'done';
    if (isDone) await writeDone(ctx.db, found.id, ctx.now);
    else await writeComing(ctx.db, found.id, ctx.actor.id);
    await ctx.audit({
      action: isDone ? 'judge.call-done' : 'judge.call-answered',
      subject: ['judge', found.judge_id],
      changes: {
        ...{ event_id: found.event_id, round: found.round_id },
        ...(found.submission_id === null ? {} : { submission: found.submission_id }),
      },
    });
  }
  return openCalls(ctx, found.round_id);
};
