import { STOP_BEFORE_MS } from '@pratibha/domain/time/closing';
import { useByClock } from '../../../data/server-clock.ts';
import type { LaterEnd } from './parts/parts-kit.ts';

/**
 * Until when a work may be handed in: the deadline, and once that is over the later end that this
 * work has, where it has one.
 *
 * @param deadline ISO 8601; null for an event without one
 */
export function useEnd(deadline: string | null, later: LaterEnd | null) {
  const isOver = useByClock((now) =>
    deadline !== null && now.getTime() + STOP_BEFORE_MS >= Date.parse(deadline) ? 1 : 0,
  );
  const isLater = isOver === 1 && later !== null;
  return {
    close: isLater ? later.at.toISOString() : deadline,
    /** What is said of it; null while the deadline counts. */
    later: isLater ? later : null,
  };
}
