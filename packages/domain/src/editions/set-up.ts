import { zonedIso, zonedStart } from '../time/competition-time.ts';
import { type EditionDates, MOST_RUPEES, SHORT } from './content.ts';
import { coordinateMissing, datesOutOfOrder, type WrongEdition } from './edition-errors.ts';
import { day, fields, link, list, mailAddress, number, type Of, orNull, text } from './shape.ts';

const days = fields({ first: day(), last: day() });
const LATITUDES = [26, 31] as const;
const LONGITUDES = [80, 89] as const;
const MOST_COMPETITIONS = 6;
/** A prize pool shows three. */
const MOST_PRIZES = 3;

/**
 * The seven questions after which a site can be published; everything else of an edition begins with
 * the product's words and is changed later.
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
  registration: days,
  submission: days,
  competitions: list(
    fields({
      name: text(SHORT),
      make: text(),
      /** Cash in whole rupees, the first prize first. */
      prizes: list(number(1, MOST_RUPEES), { most: MOST_PRIZES }),
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

/** Everything wrong with the answers, by JSON pointer. Takes any JSON value. */
export function setUpErrors(value: unknown): WrongEdition[] {
  const errors: WrongEdition[] = [];
  SET_UP.check(value, '', (path, error) => errors.push({ path, error }));
  if (errors.length > 0) return errors;
  const answers = value as SetUpAnswers;
  const bounds = { latitude: LATITUDES, longitude: LONGITUDES };
  const placed = coordinateMissing(answers.place, bounds).map(({ path, error }) => ({
    path: `/place${path}`,
    error,
  }));
  if (placed.length > 0) return placed;
  const turned = SPANS.filter((name) => answers[name].last < answers[name].first);
  if (turned.length > 0)
    return turned.map((name) => ({ path: `/${name}/last`, error: { code: 'ends-before-start' } }));
  const dates = { year: yearOf(answers), dates: datesFrom(answers) };
  return datesOutOfOrder(dates).map(({ path, error }) => ({
    path: ASKED_AT[path.slice('/dates/'.length) as keyof EditionDates] ?? path,
    error,
  }));
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
    submissionsOpen: startOf(submission.first),
    submissionsClose: endOf(submission.last),
    eventDay: startOf(event.day),
    eventEnds: endOf(event.day),
  };
}

/** The instant at which a day (YYYY-MM-DD) begins in Nepal. */
function startOf(written: string): string {
  return zonedIso(zonedStart(...partsOf(written)));
}

/** The instant at which it is over. */
function endOf(written: string): string {
  const [year, month, date] = partsOf(written);
  return zonedIso(zonedStart(year, month, date + 1));
}

function partsOf(written: string): [year: number, month: number, day: number] {
  const [year = 0, month = 1, date = 1] = written.split('-').map(Number);
  return [year, month, date];
}
