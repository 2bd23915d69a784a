import { Readable } from 'node:stream';
import { calendarFile } from '@pratibha/domain/calendar/calendar-file';
import type { EventKind } from '@pratibha/domain/events/event-kind';
import { titlesInNames } from '@pratibha/domain/exports/file-names';
import { nameFile } from '../../platform/lists/export-files.ts';
import type { Context } from '../../platform/serve/context.ts';
import type { SignedIn } from '../../platform/session/session.ts';
import { eventEntries } from './event-entries.ts';
import type { KnownEvent } from './user-events.view.ts';

/** An event, or a class, of which the kind is said. */
export type EventWithDates = Omit<KnownEvent['row'], 'work_form'> & { readonly kind?: EventKind };

/**
 * The dates of an event as a file for calendars, named by its title.
 * @param isRegistered whether whoever asks is: they need not know until when one can register
 */
export function eventCalendar(
  ctx: Context<SignedIn | null>,
  event: EventWithDates,
  { origin, isRegistered }: { readonly origin: string; readonly isRegistered: boolean },
): Readable {
  const [name] = titlesInNames([event]);
  nameFile(ctx, 'text/calendar; charset=utf-8; method=PUBLISH', `${name}.ics`);
  return Readable.from([
    calendarFile(eventEntries({ ...event, is_registered: isRegistered }, { origin, at: ctx.now })),
  ]);
}
