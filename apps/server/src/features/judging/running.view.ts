import type { JudgeCall } from '@pratibha/contract/running-rounds';
import type { JudgeCallRow } from './judge-calls.queries.ts';

export function judgeCallView(row: JudgeCallRow): JudgeCall {
  const { event_id: _, done_at: __, submission_id: ___, called_at, ...rest } = row;
  return { ...rest, called_at: called_at.toISOString() };
}

/** Since when it stands still, and what judges read; null while it runs. */
export function pauseView(round: {
  readonly paused_at: Date | null;
  readonly pause_sentence: string | null;
}): { since: string; sentence: string } | null {
  const { paused_at, pause_sentence } = round;
  return paused_at === null
    ? null
    : { since: paused_at.toISOString(), sentence: pause_sentence ?? '' };
}
