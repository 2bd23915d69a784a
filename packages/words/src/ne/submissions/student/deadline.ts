import { timeAgo } from '../../days.ts';
import { formatDateTime, relativeTime } from '../../time.ts';

/**
 * Until when works are taken and how long that is, and once it is over since when; that part stays
 * on a line.
 */
export function deadlineWords(close: Date, now: Date): string {
  const [begin, distance] =
    now <= close
      ? ['अन्तिम मिति:', `${relativeTime(now, close)} सकिन्छ`]
      : ['बन्द भएको:', timeAgo(close, now)];
  return `${begin} ${formatDateTime(close)}, ${distance.replaceAll(' ', '\u00a0')}`;
}
