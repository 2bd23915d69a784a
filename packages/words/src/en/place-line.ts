import type { EventHours, Venue } from '@pratibha/domain/events/event-place';
import { lastDayOf } from '@pratibha/domain/events/last-day';
import { roomAndName } from '@pratibha/domain/events/room-and-name';
import { formatDay } from './time.ts';

/**
 * 'Fri 15 August, 10:00 to 16:00 · Hall B', 'Fri 15 August to Sun 17 August · Hall B', 'Hall B': as
 * far as it is said.
 * @param near its day in words, by which it begins where these say how near it is: 'Tomorrow, 15
 * August'
 */
export function placeLine(event: EventHours & Venue, near = ''): string {
  const { event_date: day, starts_at: start, ends_at: end } = event;
  const last = lastDayOf(event);
  const until = [last && shortDay(last), start && end].filter(Boolean).join(', ');
  const from = day && [near.includes(',') ? near : shortDay(day), start].filter(Boolean).join(', ');
  const when = from && until ? `${from} to ${until}` : from;
  return [when, roomAndName(event)].filter(Boolean).join(' · ');
}

/** 'Fri 15 August' */
function shortDay(day: string): string {
  const weekday = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')[new Date(day).getUTCDay()];
  return `${weekday} ${formatDay(day).slice(0, -5)}`;
}
