import { secondsUntilUncounted } from '../time/day-limit.ts';

/** How often the answers of one registration can be changed within a day. */
export const CHANGES_A_DAY = 20;

/**
 * Whole seconds until one more change is possible; null where it is now.
 *
 * @param changes those that count, the first first
 */
export function secondsUntilChangingAgain(changes: readonly Date[], now: Date): number | null {
  const first = changes[changes.length - CHANGES_A_DAY];
  return first === undefined ? null : secondsUntilUncounted(first, now);
}
