import { isCalendarDay } from '../time/calendar.ts';
import { zonedIso, zonedStart } from '../time/competition-time.ts';
import {
  day,
  fields,
  ifGiven,
  link,
  list,
  mailAddress,
  number,
  type Of,
  orNull,
  text,
} from '../value.ts';
import { wrongIn } from '../wrong-in.ts';
import { CURRENCY, type EditionDates, MOST_CASH, SHORT } from './content.ts';
import { coordinateMissing, datesOutOfOrder, type WrongEdition } from './edition-errors.ts';
import { isFields, type Json } from './json.ts';
import { wrongPlaces } from './wrong-places.ts';

const days = fields({ first: day(), last: day() });
const LATITUDES = [26, 31] as const;
const LONGITUDES = [80, 89] as const;
const MOST_COMPETITIONS = 6;
/** A prize pool shows three. */
const MOST_PRIZES = 3;

/**
 * The eight questions after which a site can be published; everything else of an edition begins
 * with the product's words and is changed later. What need not be given begins with these, too.
 */
export const SET_UP = fields({
  competition: fields({ title: text(SHORT), shortTitle: text(30), tagline: text() }),
  college: fields({ name: text(SHORT), website: link(), email: mailAddress(), phone: text(40) }),
  place: fields({
    address: text(),
    locality: text(SHORT),
    // Both, or neither. Within Nepal, so that the two are not taken for each other.
    latitude: orNull(number(...LATITUDES, false)),
    longitude: orNull(number(...LONGITUDES, false)),
  }),
  /** `edition`: the how manieth it is. */
  event: fields({ day: day(), edition: number(1, 200) }),
  registration: fields({ audience: ifGiven(text(SHORT)), first: day(), last: day() }),
  /** Null where they hand nothing in. */
  submission: orNull(days),
  /** The currency as it stands before an amount. */
  prizes: ifGiven(fields({ currency: text(CURRENCY) })),
  competitions: list(
    fields({
      name: text(SHORT),
      make: text(),
      /** Cash in whole units, the first prize first. */
      prizes: list(number(1, MOST_CASH), { most: MOST_PRIZES }),
    }),
    { least: 1, most: MOST_COMPETITIONS },
  ),
});
export type SetUpAnswers = Of<typeof SET_UP>;

/** Where the dates of an edition are asked for; those that are not there follow from the others. */
const ASKED_AT: Partial<Record<keyof EditionDates, string>> = {
  submissionsOpen: '/submission/first',
  submissionsClose: '/submission/last',
  eventDay: '/event/day',
};

const SPANS = ['registration', 'submission'] as const;

/** Everything wrong with the answers, by JSON pointer, all at once. Takes any JSON value. */
export function setUpErrors(value: unknown): WrongEdition[] {
  const errors = wrongIn(SET_UP, value);
  const { isSound } = wrongPlaces(errors);
  const { place } =
    isSound('/place/latitude') && isSound('/place/longitude') ? (value as SetUpAnswers) : NOWHERE;
  const bounds = { latitude: LATITUDES, longitude: LONGITUDES };
  const alone = coordinateMissing(place, bounds).map(({ path, error }) => ({
    path: `/place${path}`,
    error,
  }));
  return [...errors, ...alone, ...daysOutOfOrder(value as Json)];
}

const NOWHERE = { place: { latitude: null, longitude: null } };

/** What is wrong between those days that can be read. */
function daysOutOfOrder(answers: Json): WrongEdition[] {
  const eventDay = dayAt(answers, 'event', 'day');
  const spans = {
    registration: spanIn(answers, 'registration'),
    submission: spanIn(answers, 'submission'),
  };
  const turned = SPANS.filter((name) => spans[name].isTurned);
  const dates = {
    registrationOpens: startOf(spans.registration.first),
    firstDeadline: null,
    registrationCloses: endOf(spans.registration.last),
    submissionsOpen: startOf(spans.submission.first),
    submissionsClose: endOf(spans.submission.last),
    eventDay: startOf(eventDay),
    eventEnds: endOf(eventDay),
  };
  const isSubmission = (name: string) => name.startsWith('submissions');
  const missing = Object.entries(dates).filter(
    ([name, date]) => date === null && !isSubmission(name),
  );
  const places = wrongPlaces(missing.map(([name]) => ({ path: `/dates/${name}` })));
  const known = { year: Number(eventDay?.slice(0, 4)), dates: dates as EditionDates };
  return [
    ...turned.map(
      (name): WrongEdition => ({ path: `/${name}/last`, error: { code: 'ends-before-start' } }),
    ),
    ...datesOutOfOrder(known, places).map(({ path, error }) => ({
      path: ASKED_AT[path.slice('/dates/'.length) as keyof EditionDates] ?? path,
      error,
    })),
  ];
}

type Span = {
  readonly first: string | null;
  readonly last: string | null;
  readonly isTurned: boolean;
};

/**
 * What is compared of a span. One that ends before it begins is to be mended first: either day may
 * be wrong.
 */
function spanIn(answers: Json, name: (typeof SPANS)[number]): Span {
  const [first, last] = [dayAt(answers, name, 'first'), dayAt(answers, name, 'last')];
  const isTurned = first !== null && last !== null && last < first;
  return isTurned ? { first: null, last: null, isTurned } : { first, last, isTurned };
}

/** A day that can be read; null: there is none. */
function dayAt(answers: Json, question: string, name: string): string | null {
  const asked = isFields(answers) ? answers[question] : undefined;
  const written = isFields(asked) ? asked[name] : undefined;
  return typeof written === 'string' && isCalendarDay(written) ? written : null;
}

/** The year of the edition: that of its event. */
export function yearOf({ event }: Pick<SetUpAnswers, 'event'>): number {
  return Number(event.day.slice(0, 4));
}

/** The dates of the edition; every day that is named counts as a whole one. */
export function datesFrom({ event, registration, submission }: SetUpAnswers): EditionDates {
  return {
    registrationOpens: startOf(registration.first),
    firstDeadline: null,
    registrationCloses: endOf(registration.last),
    submissionsOpen: startOf(submission?.first ?? null),
    submissionsClose: endOf(submission?.last ?? null),
    eventDay: startOf(event.day),
    eventEnds: endOf(event.day),
  };
}

/** The instant at which a day (YYYY-MM-DD) begins in Nepal; null for none. */
function startOf<Day extends string | null>(written: Day): Day extends string ? string : null;
function startOf(written: string | null): string | null {
  return written === null ? null : startAfter(written, 0);
}

/** The instant at which it is over. */
function endOf<Day extends string | null>(written: Day): Day extends string ? string : null;
function endOf(written: string | null): string | null {
  return written === null ? null : startAfter(written, 1);
}

function startAfter(written: string, days: number): string {
  const [year = 0, month = 1, date = 1] = written.split('-').map(Number);
  return zonedIso(zonedStart(year, month, date + days));
}
