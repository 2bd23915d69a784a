import type { EventHours, Venue } from '@pratibha/domain/events/event-place';
import { lastDayOf } from '@pratibha/domain/events/last-day';
import { roomAndName } from '@pratibha/domain/events/room-and-name';
import { nepaliDayWithoutYear, nepaliWeekday } from '@pratibha/domain/language/nepali-dates';
import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';

/**
 * 'शुक्रबार साउन ३० (१५ अगस्ट), १०:०० देखि १६:०० सम्म · Hall B', 'Hall B': as far as it is said.
 * @param near its day in words, by which it begins where these say how near it is: 'भोलि, साउन ३०
 * (१५ अगस्ट)'
 */
export function placeLine(event: EventHours & Venue, near = ''): string {
  const { event_date: day, starts_at: start, ends_at: end } = event;
  const last = lastDayOf(event);
  const until = [last && shortDay(last), start && end && inNepaliDigits(end)]
    .filter(Boolean)
    .join(', ');
  const from =
    day &&
    [near.includes(',') ? near : shortDay(day), start && inNepaliDigits(start)]
      .filter(Boolean)
      .join(', ');
  const when = from && until ? `${from} देखि ${until} सम्म` : from;
  return [when, roomAndName(event)].filter(Boolean).join(' · ');
}

/** 'शुक्रबार साउन ३० (१५ अगस्ट)' */
function shortDay(day: string): string {
  return `${nepaliWeekday(day)} ${nepaliDayWithoutYear(day)}`;
}
