import { Readable } from 'node:stream';
import { calendarFile } from '@pratibha/domain/calendar/calendar-file';
import { nameFile } from '../../platform/lists/export-files.ts';
import type { Context, SignedIn } from '../../platform/serve/context.ts';
import { eventEntries } from './event-entries.ts';
import type { EventRow } from './events.queries.ts';

/** The dates of an event as a file for calendars. */
export function eventCalendar(
  ctx: Context<SignedIn | null>,
  event: EventRow,
  origin: string,
): Readable {
  nameFile(ctx, 'text/calendar; charset=utf-8; method=PUBLISH', `event-${event.id}.ics`);
  return Readable.from([calendarFile(eventEntries(event, { origin, at: ctx.now }))]);
}
