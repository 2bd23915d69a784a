import { Readable } from 'node:stream';
import { calendarFile } from '@pratibha/domain/calendar/calendar-file';
import type { EventKind } from '@pratibha/domain/events/event-kind';
import { titlesInNames } from '@pratibha/domain/exports/file-names';
import type { Language } from '@pratibha/domain/language/languages';
import type { Texts } from '@pratibha/domain/language/translated';
import { nameFile } from '../../platform/lists/export-files.ts';
import type { Context } from '../../platform/serve/context.ts';
import { readersLanguage } from '../../platform/session/readers-language.ts';
import type { SignedIn } from '../../platform/session/session.ts';
import { eventEntries } from './event-entries.ts';
import type { KnownEvent } from './user-events.view.ts';

/** An event, or a class, of which the kind is said. */
export type EventWithDates = Omit<KnownEvent['row'], 'work_form'> & { readonly kind?: EventKind };

type Around = {
  readonly origin: string;
  readonly isRegistered: boolean;
  readonly texts: { of(language: Language): Texts };
};

/**
 * The dates of an event as a file for calendars, named by its title, in the language of who asks.
 * @param isRegistered whether whoever asks is: they need not know until when one can register
 */
export function eventCalendar(
  ctx: Context<SignedIn | null>,
  event: EventWithDates,
  { origin, isRegistered, texts }: Around,
): Readable {
  const [name] = titlesInNames([event]);
  nameFile(ctx, 'text/calendar; charset=utf-8; method=PUBLISH', `${name}.ics`);
  const language = readersLanguage(ctx.reply.request, ctx.actor);
  const said = { origin, at: ctx.now, language, texts: texts.of(language) };
  return Readable.from([
    calendarFile(eventEntries({ ...event, is_registered: isRegistered }, said)),
  ]);
}
