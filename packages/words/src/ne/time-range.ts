import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import { dayOf, zonedIso } from '@pratibha/domain/time/competition-time';
import { formatDate, formatDateTime } from './time.ts';

/** '१०:००', the hour in Nepal. */
export function formatTime(instant: Date): string {
  return inNepaliDigits(zonedIso(instant).slice(11, 16));
}

/** Both ends of a window: the day stands once where both are of it. */
export function formatRange(opens: Date, closes: Date): [opens: string, closes: string] {
  if (dayOf(opens) !== dayOf(closes)) return [formatDateTime(opens), formatDateTime(closes)];
  return [`${formatDate(opens)}, ${formatTime(opens)}`, formatTime(closes)];
}
