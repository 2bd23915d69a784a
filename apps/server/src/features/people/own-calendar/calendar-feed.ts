import { Readable } from 'node:stream';
import { calendarFile } from '@pratibha/domain/calendar/calendar-file';
import { isCalledOff } from '@pratibha/domain/calendar/event-dates';
import { isClass } from '@pratibha/domain/events/event-kind';
import { FIRST_LANGUAGE, type Language } from '@pratibha/domain/language/languages';
import { type Texts, textFor } from '@pratibha/domain/language/translated';
import { nameFile } from '../../../platform/lists/export-files.ts';
import type { Context } from '../../../platform/serve/context.ts';
import type { SignedIn } from '../../../platform/session/session.ts';
import { eventEntries } from '../../events/events.ts';
import { type FeedOwner, findEventsOfFeed } from './own-calendar.queries.ts';

/** How often a calendar should ask; most ask as often as they like. */
const HOURS_BETWEEN = 6;

type Around = {
  readonly origin: string;
  readonly name: string;
  readonly texts: { of(language: Language): Texts };
};

/**
 * The dates of what a person takes part in, in their language. An entry rises with the event and
 * with what becomes of the registration; what is off stays, called off.
 * @param name what the calendar is called
 */
export async function calendarFeed(
  ctx: Context<SignedIn | null>,
  owner: FeedOwner,
  { origin, name, texts: all }: Around,
): Promise<Readable> {
  const language = owner.language ?? FIRST_LANGUAGE;
  const texts = all.of(language);
  const said = { origin, at: ctx.now, language, texts };
  const events = await findEventsOfFeed(ctx.db, owner.id);
  const entries = events.flatMap((event) =>
    // Until when one may take a seat in a class is its beginning.
    eventEntries({ ...event, is_registered: isClass(event) }, said).map((entry) => ({
      ...entry,
      sequence: entry.sequence + event.versions,
      isCancelled: isCalledOff(event),
    })),
  );
  nameFile(ctx, 'text/calendar; charset=utf-8; method=PUBLISH', 'dates.ics');
  return Readable.from([
    calendarFile(entries, { name: textFor(name, texts), hoursBetween: HOURS_BETWEEN }),
  ]);
}
