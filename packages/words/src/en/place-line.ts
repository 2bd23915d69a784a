import {
  type EventHours,
  eventSpan,
  roomAndName,
  type Venue,
} from '@pratibha/domain/events/event-place';
import { formatDay } from './time.ts';

/**
 * 'Fri 15 August, 10:00 to 16:00 · Hall B', 'Fri 15 August to Sun 17 August · Hall B', 'Hall B': as far as
 * it is said.
 * @param near its day in words, by which it begins where these say how near it is: 'Tomorrow, 15 August'
 */
export function placeLine(event: EventHours & Venue, near = ''): string {
  const span = eventSpan(event);
  const { starts_at: start, ends_at: end } = event;
  const last = span !== null && span.lastDay !== span.day && shortDay(span.lastDay);
  const until = [last, start != null && end].filter(Boolean).join(', ');
  const from =
    span && [near.includes(',') ? near : shortDay(span.day), start].filter(Boolean).join(', ');
  const when = from && until ? `${from} to ${until}` : from;
  return [when, roomAndName(event)].filter(Boolean).join(' · ');
}

/** 'Fri 15 August' */
function shortDay(day: string): string {
  const weekday = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')[new Date(day).getUTCDay()];
  return `${weekday} ${formatDay(day).slice(0, -5)}`;
}
