import { formatDateTime } from '../time.ts';

/** Why a work is not replaced, with since when. */
export function beingJudgedSince(since: Date): string {
  return `It is being judged since ${formatDateTime(since)}: until that is over it stays as it is.`;
}
