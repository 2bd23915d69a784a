/**
 * How near a deadline is: further than an hour, in the last hour, in its last ten minutes and one,
 * over.
 */
export type Closing = 'later' | 'hour' | 'ten' | 'one' | 'over';

const MINUTE_MS = 60_000;

/**
 * Milliseconds before a deadline at which pages stop to offer what it ends: what is sent takes a
 * while.
 */
export const STOP_BEFORE_MS = 2_000;

/**
 * How near the deadline is to who looks at a page. The server takes what arrives until the deadline
 * itself.
 */
export function closingOf(deadline: Date, now: Date): Closing {
  const left = deadline.getTime() - now.getTime();
  if (left <= STOP_BEFORE_MS) return 'over';
  if (left <= MINUTE_MS) return 'one';
  if (left <= 10 * MINUTE_MS) return 'ten';
  return left <= 60 * MINUTE_MS ? 'hour' : 'later';
}
