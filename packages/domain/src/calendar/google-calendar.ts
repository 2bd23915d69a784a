import { type CalendarEntry, calendarInstant, daySpan } from './calendar-file.ts';

/**
 * Where Google Calendar offers this as a new entry of one's own. It takes one at a time, and what
 * becomes of the date later does not reach it.
 */
export function googleCalendarLink(
  entry: Pick<CalendarEntry, 'when' | 'title'> & {
    readonly url: string;
    readonly location?: string | null;
  },
): string {
  const { when, title, url, location } = entry;
  const dates =
    'day' in when
      ? daySpan(when.day, when.lastDay)
      : [calendarInstant(when.starts), calendarInstant(when.ends ?? when.starts)];
  const said = { action: 'TEMPLATE', text: title, dates: dates.join('/'), details: url };
  const query = location ? { ...said, location } : said;
  const parts = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `https://calendar.google.com/calendar/render?${parts.join('&')}`;
}
