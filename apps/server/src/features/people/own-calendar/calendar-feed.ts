import { Readable } from 'node:stream';
import { calendarFile } from '@pratibha/domain/calendar/calendar-file';
import { isCalledOff } from '@pratibha/domain/calendar/event-dates';
import { isClass } from '@pratibha/domain/events/event-kind';
import { nameFile } from '../../../platform/lists/export-files.ts';
import type { Context } from '../../../platform/serve/context.ts';
import type { SignedIn } from '../../../platform/session/session.ts';
import { eventEntries } from '../../events/events.ts';
import { type FeedOwner, findEventsOfFeed } from './own-calendar.queries.ts';

/** How often a calendar should ask; most ask as often as they like. */
const HOURS_BETWEEN = 6;

/**
 * The dates of what a person takes part in. An entry rises with the event and with what becomes of
 * the registration; what is off stays, called off.
 * @param name what the calendar is called
 */
export async function calendarFeed(
  ctx: Context<SignedIn | null>,
  owner: FeedOwner,
  { origin, name }: { readonly origin: string; readonly name: string },
): Promise<Readable> {
  const events = await findEventsOfFeed(ctx.db, owner.id);
  const entries = events.flatMap((event) =>
    // Until when one may take a seat in a class is its beginning.
    eventEntries({ ...event, is_registered: isClass(event) }, { origin, at: ctx.now }).map(
      (entry) => ({
        ...entry,
        sequence: entry.sequence + event.versions,
        isCancelled: isCalledOff(event),
      }),
    ),
  );
  nameFile(ctx, 'text/calendar; charset=utf-8; method=PUBLISH', 'dates.ics');
  return Readable.from([calendarFile(entries, { name, hoursBetween: HOURS_BETWEEN })]);
}
