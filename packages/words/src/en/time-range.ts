import { dayOf, zonedIso } from '@pratibha/domain/time/competition-time';
import { formatDate, formatDateTime } from './time.ts';

/** '10:00', the hour in Nepal. */
export function formatTime(instant: Date): string {
  return zonedIso(instant).slice(11, 16);
}

/** Both ends of a window: the day stands once where both are of it. */
export function formatRange(opens: Date, closes: Date): [opens: string, closes: string] {
  if (dayOf(opens) !== dayOf(closes)) return [formatDateTime(opens), formatDateTime(closes)];
  return [`${formatDate(opens)}, ${formatTime(opens)}`, formatTime(closes)];
}
