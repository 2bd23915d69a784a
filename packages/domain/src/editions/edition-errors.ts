import { dayOf } from '../time/competition-time.ts';
import type { ValueError } from '../value.ts';
import { wrongIn } from '../wrong-in.ts';
import { EDITION, type EditionContent, type EditionDates } from './content.ts';
import { type AccentError, accentErrors } from './contrast.ts';
import { isMovedPast } from './moved-dates.ts';
import { type LandingSection, miscountedSections } from './sections.ts';
import { NOTHING_WRONG, type WrongPlaces, wrongPlaces } from './wrong-places.ts';

/** What can be wrong with the content of an edition. */
export type EditionError =
  | ValueError
  | { readonly code: 'before-date'; readonly date: keyof EditionDates }
  /** It was moved past one that still stands where it was published. */
  | { readonly code: 'after-date'; readonly date: keyof EditionDates }
  | { readonly code: 'ends-before-start' }
  | { readonly code: 'not-in-the-year'; readonly year: number }
  | { readonly code: 'rank-twice' }
  | { readonly code: 'unknown-picture' }
  /** Whoever tried could not make the pages, or took too long. */
  | { readonly code: 'not-rendered' }
  | AccentError
  | { readonly code: 'section-twice' }
  | { readonly code: 'section-missing'; readonly name: LandingSection };

/** Where it is wrong: `path` is a JSON pointer into the content, '' for the whole. */
export type WrongEdition = { readonly path: string; readonly error: EditionError };

/**
 * Whether it is a text that costs too much to be published; one that was published before may stay.
 */
export function isTooMuch({ error }: WrongEdition): boolean {
  return error.code === 'too-many-levels' || error.code === 'too-much-emphasis';
}

/** Each date, and the ones that it may not be before; a date may fall on the one before it. */
const ORDER: readonly (readonly [keyof EditionDates, keyof EditionDates])[] = [
  ['firstDeadline', 'registrationOpens'],
  ['registrationCloses', 'registrationOpens'],
  ['registrationCloses', 'firstDeadline'],
  ['submissionsOpen', 'registrationCloses'],
  ['submissionsClose', 'submissionsOpen'],
  ['eventDay', 'submissionsClose'],
  ['eventEnds', 'eventDay'],
];

/** Where nothing is handed in, the event itself comes after registration. */
const EVENT_ALONE = ['eventDay', 'registrationCloses'] as const;

/**
 * Everything wrong with the content of an edition; empty when its pages can be rendered. Takes any
 * JSON value. What contradicts each other is told beside values that are not what they should be.
 * @param published the dates that visitors know: of two that contradict each other the one that was
 * moved is named
 */
export function editionErrors(
  value: unknown,
  published: EditionDates | null = null,
): WrongEdition[] {
  const errors = wrongIn(EDITION, value);
  const places = wrongPlaces(errors);
  if (!places.isReadable('')) return errors;
  return [...errors, ...contradictions(value as EditionContent, places, published)];
}

/** @param content has the structure of one where `places` are readable */
function contradictions(
  content: EditionContent,
  places: WrongPlaces,
  published: EditionDates | null,
): WrongEdition[] {
  return [
    ...datesHalfGiven(content, places),
    ...datesOutOfOrder(content, places, published),
    ...spansTurned(content, places),
    ...coordinatesAlone(content, places),
    ...ranksTwice(content, places),
    ...sectionsNotOnce(content, places),
    ...accentTooFaint(content, places),
  ];
}

/** One date of two that belong together, and a window of the workshops without their form. */
function datesHalfGiven(
  { dates, workshops }: EditionContent,
  { isSound }: WrongPlaces,
): WrongEdition[] {
  const half = <Name extends string>(
    at: string,
    names: readonly [Name, Name],
    given: () => Readonly<Record<Name, string | null>>,
  ): WrongEdition[] => {
    if (!names.every((name) => isSound(`${at}/${name}`))) return [];
    const missing = names.filter((name) => given()[name] === null);
    if (missing.length !== 1) return [];
    return missing.map((name) => ({ path: `${at}/${name}`, error: { code: 'no-instant' } }));
  };
  const isAnnounced = isSound('/workshops') && workshops.opens !== null;
  return [
    ...half('/dates', ['submissionsOpen', 'submissionsClose'], () => dates),
    ...half('/workshops', ['opens', 'closes'], () => workshops),
    ...(isAnnounced && workshops.formUrl === null
      ? [{ path: '/workshops/formUrl', error: { code: 'invalid-link' } as const }]
      : []),
  ];
}

/**
 * Dates before those that they come after, and an event in another year; pointers into the content.
 */
export function datesOutOfOrder(
  { year, dates }: Pick<EditionContent, 'year' | 'dates'>,
  { isSound }: WrongPlaces = NOTHING_WRONG,
  published: EditionDates | null = null,
): WrongEdition[] {
  const isThere = (name: keyof EditionDates) => isSound(`/dates/${name}`);
  const isOneDay = isThere('submissionsClose') && dates.submissionsClose === null;
  const errors = (isOneDay ? [...ORDER, EVENT_ALONE] : ORDER).flatMap(
    ([later, earlier]): WrongEdition[] => {
      if (!isThere(later) || !isThere(earlier)) return [];
      const [date, limit] = [dates[later], dates[earlier]];
      if (date === null || limit === null || Date.parse(date) >= Date.parse(limit)) return [];
      return published !== null &&
        isMovedPast({ moved: earlier, standing: later }, dates, published)
        ? [{ path: `/dates/${earlier}`, error: { code: 'after-date', date: later } }]
        : [{ path: `/dates/${later}`, error: { code: 'before-date', date: earlier } }];
    },
  );
  if (!isSound('/year') || !isThere('eventDay')) return errors;
  if (!dayOf(new Date(dates.eventDay)).startsWith(`${year}-`))
    errors.push({ path: '/dates/eventDay', error: { code: 'not-in-the-year', year } });
  return errors;
}

function spansTurned(
  { timeline, workshops }: EditionContent,
  { isReadable, isSound }: WrongPlaces,
): WrongEdition[] {
  const turned = (path: string, from: string, to: string, spanOf: () => readonly string[]) => {
    if (!isSound(`${path}/${from}`) || !isSound(`${path}/${to}`)) return [];
    const [starts = '', ends = ''] = spanOf();
    if (!(Date.parse(ends) <= Date.parse(starts))) return [];
    return [{ path: `${path}/${to}`, error: { code: 'ends-before-start' } as const }];
  };
  const steps = (['landing', 'guidelines'] as const).flatMap((page) => {
    const path = `/timeline/${page}/steps`;
    if (!isReadable(path)) return [];
    return timeline[page].steps.flatMap((step, index) =>
      turned(`${path}/${index}`, 'starts', 'ends', () => [step.starts, step.ends]),
    );
  });
  // Without dates nothing is announced.
  const ofWorkshops = () => [workshops.opens ?? '', workshops.closes ?? ''];
  return [...steps, ...turned('/workshops', 'opens', 'closes', ofWorkshops)];
}

/** One of two says nothing of where a place is; the missing one is asked for. */
function coordinatesAlone({ place }: EditionContent, { isSound }: WrongPlaces): WrongEdition[] {
  if (!isSound('/place/latitude') || !isSound('/place/longitude')) return [];
  return coordinateMissing(place, { latitude: [-90, 90], longitude: [-180, 180] }).map(
    ({ path, error }) => ({ path: `/place${path}`, error }),
  );
}

type Coordinate = 'latitude' | 'longitude';
const COORDINATES = ['latitude', 'longitude'] as const;

/**
 * Of latitude and longitude the one that is missing where the other is given; pointers into the
 * place.
 */
export function coordinateMissing(
  place: Readonly<Record<Coordinate, number | null>>,
  bounds: Readonly<Record<Coordinate, readonly [least: number, most: number]>>,
): WrongEdition[] {
  const missing = COORDINATES.filter((name) => place[name] === null);
  if (missing.length !== 1) return [];
  return missing.map((name) => {
    const [least, most] = bounds[name];
    return { path: `/${name}`, error: { code: 'not-between', least, most } };
  });
}

function ranksTwice(
  { prizes }: EditionContent,
  { isReadable, isSound }: WrongPlaces,
): WrongEdition[] {
  if (!isReadable('/prizes/groups')) return [];
  return prizes.groups.flatMap((group, index) => {
    const path = `/prizes/groups/${index}/prizes`;
    if (!isReadable(path)) return [];
    const ranks = group.prizes
      .filter((_, at) => isSound(`${path}/${at}/rank`))
      .map(({ rank }) => rank);
    return new Set(ranks).size === ranks.length ? [] : [{ path, error: { code: 'rank-twice' } }];
  });
}

function sectionsNotOnce({ sections }: EditionContent, { isSound }: WrongPlaces): WrongEdition[] {
  if (!isSound('/sections')) return [];
  const { again, missing } = miscountedSections(sections);
  return [
    ...again.map((index) => ({
      path: `/sections/${index}/name`,
      error: { code: 'section-twice' } as const,
    })),
    ...missing.map((name) => ({
      path: '/sections',
      error: { code: 'section-missing', name } as const,
    })),
  ];
}

function accentTooFaint({ look }: EditionContent, { isSound }: WrongPlaces): WrongEdition[] {
  if (!isSound('/look/accent') || look.accent === null) return [];
  return accentErrors(look.accent).map((error) => ({ path: '/look/accent', error }));
}
