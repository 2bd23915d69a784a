import {
  type EventWindow,
  type EventWindowDates,
  spanOf,
  windowsOutside,
} from '../editions/event-windows.ts';
import { isCalendarDay, parseInstant } from '../time/calendar.ts';
import { DAY_MS, dayOf, zonedIso } from '../time/competition-time.ts';
import type { Of } from '../value.ts';
import type { EVENT_FIELDS, EventInstant } from './event-fields.ts';

type Closing = 'registration_close' | 'submission_close';

/** What may be meant, and more often is a slip: it is asked for before it is saved. */
export type EventDoubt =
  | { readonly code: 'same-title' }
  | { readonly code: 'closes-at-midnight'; readonly field: Closing; readonly at: Date }
  | { readonly code: 'in-the-past'; readonly field: EventInstant; readonly at: Date }
  | { readonly code: 'day-in-the-past'; readonly day: string }
  | {
      readonly code: 'long-window';
      readonly window: EventWindow;
      readonly days: number;
    }
  /** It reaches outside what the edition has for it. */
  | {
      readonly code: 'outside-edition';
      readonly window: EventWindow;
      readonly from: Date;
      readonly to: Date;
    }
  | { readonly code: 'capacity-below-taken'; readonly capacity: number; readonly taken: number }
  | { readonly code: 'held-decisions'; readonly count: number };

/** The fields that are doubted; instants as ISO 8601 with their offset. */
export type DoubtedValues = {
  readonly [Field in EventInstant | 'title' | 'event_date' | 'capacity' | 'holds_decisions']: Of<
    (typeof EVENT_FIELDS)[Field]
  >;
};

export type DoubtFacts = {
  /**
   * The values as they are saved or proposed; null for a copy. What stays as it was is not doubted.
   */
  readonly before: DoubtedValues | null;
  /** The titles of all other events. */
  readonly titles: readonly string[];
  /** Seats that are taken. */
  readonly taken: number;
  /** Decisions that are prepared, and not made yet. */
  readonly held: number;
  /** Of the edition that the event belongs to; null where they are not known. */
  readonly edition: EventWindowDates | null;
};

const INSTANTS = [
  'registration_open',
  'registration_close',
  'submission_start',
  'submission_close',
] as const satisfies readonly EventInstant[];

/** What the edition has for each; its texts tell of these, so that they are no slip. */
const OF_EDITION = {
  registration_open: 'registrationOpens',
  registration_close: 'registrationCloses',
  submission_start: 'submissionsOpen',
  submission_close: 'submissionsClose',
} as const satisfies Record<EventInstant, keyof EventWindowDates>;

/** A year; a leap year too. */
const LONGEST_WINDOW_DAYS = 366;

/** What is to be asked before these values, in which nothing is wrong, are saved. */
export function eventDoubts(values: DoubtedValues, facts: DoubtFacts, now: Date): EventDoubt[] {
  const { before, taken, edition } = facts;
  const isChanged = (field: keyof DoubtedValues) => values[field] !== before?.[field];
  const doubts: EventDoubt[] = [];
  if (isChanged('title') && isTitleTaken(values.title, facts.titles)) {
    doubts.push({ code: 'same-title' });
  }
  for (const field of INSTANTS.filter(isChanged)) {
    const at = instantOf(values[field]);
    if (at === null) continue;
    const isTaken =
      edition !== null && at.getTime() === Date.parse(edition[OF_EDITION[field]] ?? '');
    if (isClosing(field) && zonedIso(at).includes('T00:00') && !isTaken) {
      doubts.push({ code: 'closes-at-midnight', field, at });
    }
    if (isPast(field, at, now) && (isClosing(field) || !isTaken))
      doubts.push({ code: 'in-the-past', field, at });
  }
  const outside = edition === null ? [] : outsideOf(edition, values);
  for (const window of ['registration', 'submission'] as const) {
    const [open, close] = boundsOf(window);
    if (!isChanged(open) && !isChanged(close)) continue;
    const span = edition && spanOf(window, edition);
    if (span !== null && outside.includes(window))
      doubts.push({ code: 'outside-edition', window, ...span });
    const days = daysBetween(values[open], values[close]);
    if (days > LONGEST_WINDOW_DAYS) doubts.push({ code: 'long-window', window, days });
  }
  const day = values.event_date;
  if (day !== null && isChanged('event_date') && isCalendarDay(day) && day < dayOf(now)) {
    doubts.push({ code: 'day-in-the-past', day });
  }
  const { capacity } = values;
  if (capacity !== null && isChanged('capacity') && capacity < taken) {
    doubts.push({ code: 'capacity-below-taken', capacity, taken });
  }
  if (before?.holds_decisions && !values.holds_decisions && facts.held > 0) {
    doubts.push({ code: 'held-decisions', count: facts.held });
  }
  return doubts;
}

/** Whether another event has this title, whatever its capitals and blanks. */
export function isTitleTaken(title: string, others: readonly string[]): boolean {
  const same = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
  return same(title) !== '' && others.some((other) => same(other) === same(title));
}

/** The windows that reach outside the edition's; what is no date yet does not. */
export function outsideOf(
  edition: EventWindowDates,
  values: Pick<DoubtedValues, EventInstant>,
): readonly EventWindow[] {
  const at = (field: EventInstant) => instantOf(values[field]);
  const inside = new Date(edition.registrationCloses);
  return windowsOutside(edition, {
    registration_open: at('registration_open') ?? inside,
    registration_close: at('registration_close') ?? inside,
    submission_start: at('submission_start'),
    submission_close: at('submission_close'),
  });
}

function boundsOf(window: EventWindow) {
  return window === 'registration'
    ? (['registration_open', 'registration_close'] as const)
    : (['submission_start', 'submission_close'] as const);
}

/** An opening earlier on this day means at once. */
function isPast(field: EventInstant, at: Date, now: Date): boolean {
  return at < now && (isClosing(field) || dayOf(at) < dayOf(now));
}

function isClosing(field: EventInstant): field is Closing {
  return field === 'registration_close' || field === 'submission_close';
}

function instantOf(value: string | null): Date | null {
  return value === null ? null : parseInstant(value);
}

function daysBetween(from: string | null, to: string | null): number {
  const [open, close] = [instantOf(from), instantOf(to)];
  return open && close ? Math.floor((close.getTime() - open.getTime()) / DAY_MS) : 0;
}
