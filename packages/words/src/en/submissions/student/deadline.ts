import { formatDateTime, relativeTime } from '../../time.ts';

/** 'Until 13 August 2025, 23:59 NPT, in 2 days', and once it is over since when. */
export function deadlineWords(close: Date, now: Date): string {
  const begin = now <= close ? 'Until' : 'Closed';
  return `${begin} ${formatDateTime(close)}, ${relativeTime(now, close)}`;
}
