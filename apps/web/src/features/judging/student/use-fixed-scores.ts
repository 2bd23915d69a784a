import type { WorkToJudge } from '@pratibha/contract/judge';
import { useEffect, useRef } from 'react';
import { useNow } from '../../../data/server-clock.ts';
import type { Keeping, SheetKeeper } from './sheet-keeper.ts';
import { useStanding } from './use-standing.ts';

/**
 * Whether scores are fixed and the comment may still be finished: the window is over, the round
 * gives more time for comments, and the sheet was scored in time. What waited for a pause to end
 * is tried as soon as it has.
 */
export function useFixedScores(work: WorkToJudge, { kept }: Keeping, keeper: SheetKeeper): boolean {
  const standing = useStanding(work.round_id);
  const now = useNow(60_000);
  const isPaused = standing !== undefined && standing.pause !== null;
  const wasPaused = useRef(isPaused);
  useEffect(() => {
    if (wasPaused.current && !isPaused) void keeper.save();
    wasPaused.current = isPaused;
  }, [isPaused, keeper]);
  if (now === null || !standing || isPaused || standing.comments_until === null) return false;
  const isOver = now > new Date(standing.closes_at) && now <= new Date(standing.comments_until);
  const isScored = kept !== null && kept.scores.length === work.rubric.criteria.length;
  return isOver && isScored && !kept.is_late && kept.state !== 'cannot';
}
