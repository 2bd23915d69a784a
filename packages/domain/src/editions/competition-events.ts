import type { EventInstant, EventKept } from '../events/event-fields.ts';
import { dayOf } from '../time/competition-time.ts';
import type { Competition, EditionContent } from './content.ts';
import { lastMinuteOf } from './event-windows.ts';
import { isFields, isList, type Json, type JsonFields } from './json.ts';

/** An event of an edition, by what tells its competition. */
export type EventByCompetition = {
  readonly title: string;
  /** The name of the competition that it was made for; null: nobody said. */
  readonly competition: string | null;
};

/** A competition for which there is no event. */
export type CompetitionWarning = {
  readonly code: 'competition-without-event';
  readonly competition: string;
};

/** What of a new event follows from its competition and its edition. */
export type CompetitionEvent = Pick<
  EventKept,
  'title' | 'description' | 'requires_submission' | EventInstant | 'event_date'
> & {
  /** Questions as an event keeps them. */
  readonly event_questions: Readonly<Record<string, unknown>>;
};

/**
 * The events of a competition: those made for it, whatever they are called since, and those that
 * are titled like it. Where there is none, those of no other competition whose title has its name
 * in it: 'Web Design 2030'.
 */
export function eventsOf<Event extends EventByCompetition>(
  name: string,
  names: readonly string[],
  events: readonly Event[],
): readonly Event[] {
  const isOf = (other: string) => (event: Event) =>
    folded(event.competition ?? event.title) === folded(other);
  const exactly = events.filter(isOf(name));
  if (exactly.length > 0) return exactly;
  return events.filter(
    (event) =>
      event.competition === null &&
      ` ${folded(event.title)} `.includes(` ${folded(name)} `) &&
      !names.some((other) => isOf(other)(event)),
  );
}

/**
 * The names of competitions for which there is no event, in their order; those that are blank need
 * none.
 */
export function withoutEvent(
  names: readonly string[],
  events: readonly EventByCompetition[],
): readonly string[] {
  return names.filter((name) => folded(name) !== '' && eventsOf(name, names, events).length === 0);
}

/** The names of the competitions of a content, which may be unfinished: '' stands for none. */
export function competitionNames(content: JsonFields): readonly string[] {
  const { competitions } = content;
  const all = isFields(competitions) ? competitions['all'] : undefined;
  if (!isList(all)) return [];
  return all.map((each: Json) => {
    const name = isFields(each) ? each['name'] : undefined;
    return typeof name === 'string' ? name : '';
  });
}

/** The competitions for which there is no event, each at its name. */
export function competitionWarnings(
  content: JsonFields,
  events: readonly EventByCompetition[],
): readonly { readonly path: string; readonly error: CompetitionWarning }[] {
  const names = competitionNames(content);
  return withoutEvent(names, events).map((competition) => ({
    path: `/competitions/all/${names.indexOf(competition)}/name`,
    error: { code: 'competition-without-event', competition },
  }));
}

/**
 * Events that go with a competition under its new name: one that stands where another one stood,
 * and neither is called like any other, was renamed.
 */
export function afterRenaming<Event extends EventByCompetition>(
  before: readonly string[],
  after: readonly string[],
  events: readonly Event[],
): readonly { readonly event: Event; readonly competition: string }[] {
  if (before.length !== after.length) return [];
  return before.flatMap((name, index) => {
    const competition = after[index] ?? name;
    const isRenamed = competition !== '' && !after.includes(name) && !before.includes(competition);
    return isRenamed ? eventsOf(name, before, events).map((event) => ({ event, competition })) : [];
  });
}

/**
 * The event with which a competition can be entered: its windows are those of the edition, each
 * until the last minute of its last day. Null where nobody could register in them, as the edition
 * opens and closes registration at one instant.
 */
export function eventOfCompetition(
  { name, make }: Pick<Competition, 'name' | 'make'>,
  { dates, registration }: Pick<EditionContent, 'dates' | 'registration'>,
): CompetitionEvent | null {
  const opens = new Date(dates.registrationOpens);
  const closes = new Date(dates.registrationCloses);
  const [start, close] = [dates.submissionsOpen, dates.submissionsClose].map((date) =>
    date === null ? null : new Date(date),
  );
  if (closes <= opens) return null;
  const takesWorks = start != null && close != null && close > start;
  return {
    title: name,
    description: make,
    requires_submission: takesWorks,
    registration_open: opens,
    registration_close: lastMinuteOf(closes),
    submission_start: takesWorks ? start : null,
    submission_close: takesWorks ? lastMinuteOf(close) : null,
    event_date: dayOf(new Date(dates.eventDay)),
    event_questions:
      registration.questions === null
        ? {}
        : (JSON.parse(registration.questions) as Record<string, unknown>),
  };
}

function folded(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}
