import { timeAgo } from '../../days.ts';
import { formatDateTime, relativeTime } from '../../time.ts';

/**
 * 'Until 13 August 2025, 23:59 NPT, in 2 days', and once it is over since when; that part stays on
 * a line.
 */
export function deadlineWords(close: Date, now: Date): string {
  const [begin, distance] =
    now <= close ? ['Until', relativeTime(now, close)] : ['Closed', timeAgo(close, now)];
  return `${begin} ${formatDateTime(close)}, ${distance.replaceAll(' ', '\u00a0')}`;
}
