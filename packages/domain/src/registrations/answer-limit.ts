import { secondsUntilUncounted } from '../time/day-limit.ts';

/** How often the answers of one registration can be changed within a day. */
export const CHANGES_A_DAY = 20;

/**
 * Whole seconds until one more change is possible; null where it is now.
 *
 * @param changes when they were changed; what a clock that was moved makes later counts as none
 */
export function secondsUntilChangingAgain(changes: readonly Date[], now: Date): number | null {
  const first = changes
    .filter((at) => at <= now)
    .toSorted((a, b) => a.getTime() - b.getTime())
    .at(-CHANGES_A_DAY);
  return first === undefined ? null : secondsUntilUncounted(first, now);
}
