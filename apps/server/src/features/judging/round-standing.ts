import type { RoundStanding } from '@pratibha/contract/judge-at-work';
import { commentsUntil } from '@pratibha/domain/judging/ends';
import { roundState } from '@pratibha/domain/judging/rounds';
import { findOwnCall } from './judge-calls.queries.ts';
import type { JudgeContext } from './judge-context.ts';
import type { JudgedRoundRow } from './judged.queries.ts';
import { pauseView } from './running.view.ts';

/** What changes of a round while its judge looks at it. */
export async function roundStanding(
  ctx: JudgeContext,
  round: JudgedRoundRow,
): Promise<RoundStanding> {
  const call = await findOwnCall(ctx.db, round.judge_id);
  return {
    id: round.id,
    state: roundState(round, ctx.now),
    closes_at: round.closes_at.toISOString(),
    comments_until: commentsUntil(round)?.toISOString() ?? null,
    pause: pauseView(round),
    own_call: call
      ? { line: call.line, called_at: call.called_at.toISOString(), coming: call.coming }
      : null,
  };
}
