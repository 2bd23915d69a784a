import { type CalendarEntry, calendarInstant, daySpan } from './calendar-file.ts';

/**
 * Where Google Calendar offers this as a new entry of one's own. It takes one at a time, and what becomes
 * of the date later does not reach it.
 */
export function googleCalendarLink(
  entry: Pick<CalendarEntry, 'when' | 'title'> & { readonly url: string },
): string {
  const { when, title, url } = entry;
  const dates =
    'day' in when
      ? daySpan(when.day)
      : [calendarInstant(when.starts), calendarInstant(when.ends ?? when.starts)];
  const query = { action: 'TEMPLATE', text: title, dates: dates.join('/'), details: url };
  const said = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `https://calendar.google.com/calendar/render?${said.join('&')}`;
}
