/** How often the answers of one registration can be changed within a day. */
export const CHANGES_A_DAY = 20;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The instant after which changes count against another one at `now`. */
export function changesCountAfter(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/**
 * Whole seconds until one more change is possible; null where it is now.
 *
 * @param changes those that count, the first first
 */
export function secondsUntilChangingAgain(changes: readonly Date[], now: Date): number | null {
  const first = changes[changes.length - CHANGES_A_DAY];
  if (first === undefined) return null;
  return Math.max(1, Math.ceil((first.getTime() + DAY_MS - now.getTime()) / 1000));
}
