import { NetworkError, ProblemError } from '@pratibha/contract/client';
import { type Closing, closingOf } from '@pratibha/domain/time/closing';
import { useByClock } from './server-clock.ts';

/** A write that the deadline ends, as far as it has come. */
type Sending = { readonly isPending: boolean; readonly error: Error | null };

const CLOSED: ReadonlySet<string> = new Set([
  'registration-closed',
  'answers-closed',
  'follow-up-closed',
  'submission-closed',
]);

/**
 * How near the deadline of a form is; what uses it is drawn anew only when that changes. It is over
 * as well once the server says so, and not yet while nobody knows whether what was sent in time
 * arrived: sent again, it is told.
 *
 * @param close ISO 8601; null for a form without a deadline
 */
export function useClosing(close: string | null, { isPending, error }: Sending): Closing {
  const closing = useByClock((now) => (close === null ? 'later' : closingOf(new Date(close), now)));
  if (error instanceof ProblemError && CLOSED.has(error.code)) return 'over';
  if (closing === 'over' && (isPending || mayHaveArrived(error))) return 'one';
  return closing ?? 'later';
}

/** Whether a failed write may have reached the server all the same. */
export function mayHaveArrived(error: Error | null): boolean {
  if (error instanceof NetworkError) return !error.isUnsent;
  return error instanceof ProblemError && error.code === 'outcome-unknown';
}
