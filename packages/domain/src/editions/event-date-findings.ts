import { dayOf } from '../time/competition-time.ts';
import { type EventByCompetition, eventsOf } from './competition-events.ts';
import type { EditionContent, EditionDates } from './content.ts';
import { daysOfEnd } from './days-of-dates.ts';
import { windowsOutside } from './event-windows.ts';

type Otherwise<Code extends string> = {
  readonly code: Code;
  readonly event: string;
  readonly day: string;
  /** What the edition says. */
  readonly meant: string;
};

/** An event of a competition has another date than the one that visitors read. */
export type EventDateWarning =
  | Otherwise<'event-closes-otherwise'>
  | Otherwise<'event-takes-works-otherwise'>
  | Otherwise<'event-on-another-day'>;

type Dated = EventByCompetition & {
  readonly registration_open: Date;
  readonly registration_close: Date;
  readonly submission_start: Date | null;
  readonly submission_close: Date | null;
  readonly event_date: string | null;
};
type Warning = { readonly path: string; readonly error: EventDateWarning };

/**
 * Where the events of competitions kept a date that the edition moved, or never had it. What lies
 * outside the edition's windows is told as that (`windowsOutside`).
 * @param content its dates and competitions are without errors
 */
export function eventDateWarnings(
  { dates, competitions }: Pick<EditionContent, 'dates' | 'competitions'>,
  events: readonly Dated[],
): readonly Warning[] {
  const names = competitions.all.map(({ name }) => name);
  const theirs = new Set(names.flatMap((name) => eventsOf(name, names, events)));
  return [...theirs].flatMap((event) => warningsOf(event, dates));
}

function warningsOf(event: Dated, dates: EditionDates): Warning[] {
  const outside = windowsOutside(dates, event);
  const said = (
    code: EventDateWarning['code'],
    date: keyof EditionDates,
    { day, meant }: { readonly day: string; readonly meant: string },
  ): Warning[] =>
    day === meant
      ? []
      : [{ path: `/dates/${date}`, error: { code, event: event.title, day, meant } }];
  const ends = (own: Date, meant: string) => ({
    day: lastDay(own.toISOString()),
    meant: lastDay(meant),
  });
  const { registration_close: close, submission_close: works, event_date: day } = event;
  return [
    ...(outside.includes('registration')
      ? []
      : said(
          'event-closes-otherwise',
          'registrationCloses',
          ends(close, dates.registrationCloses),
        )),
    ...(works === null || dates.submissionsClose === null || outside.includes('submission')
      ? []
      : said(
          'event-takes-works-otherwise',
          'submissionsClose',
          ends(works, dates.submissionsClose),
        )),
    ...(day === null || isWithin(day, dates)
      ? []
      : said('event-on-another-day', 'eventDay', { day, meant: dayOf(new Date(dates.eventDay)) })),
  ];
}

function isWithin(day: string, { eventDay, eventEnds }: EditionDates): boolean {
  return day >= dayOf(new Date(eventDay)) && day <= lastDay(eventEnds);
}

function lastDay(end: string): string {
  return daysOfEnd(end)[0];
}
