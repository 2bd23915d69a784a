import { dayOf } from '../time/competition-time.ts';
import { EDITION, type EditionContent, type EditionDates } from './content.ts';
import { type AccentError, accentErrors } from './contrast.ts';
import { type LandingSection, miscountedSections } from './sections.ts';
import type { ShapeError } from './shape.ts';

/** What can be wrong with the content of an edition. */
export type EditionError =
  | ShapeError
  | { readonly code: 'before-date'; readonly date: keyof EditionDates }
  | { readonly code: 'ends-before-start' }
  | { readonly code: 'not-in-the-year'; readonly year: number }
  | { readonly code: 'rank-twice' }
  | { readonly code: 'unknown-picture' }
  | AccentError
  | { readonly code: 'section-twice' }
  | { readonly code: 'section-missing'; readonly name: LandingSection };

/** Where it is wrong: `path` is a JSON pointer into the content, '' for the whole. */
export type WrongEdition = { readonly path: string; readonly error: EditionError };

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

/** A year and its dates, those that are not known left out. */
type Dated = {
  readonly year: number;
  readonly dates: { readonly [Name in keyof EditionDates]: string | null };
};

/**
 * Everything wrong with the content of an edition; empty when its pages can be rendered. Takes any
 * JSON value. Dates are only compared once every value is what it should be.
 */
export function editionErrors(value: unknown): WrongEdition[] {
  const errors: WrongEdition[] = [];
  EDITION.check(value, '', (path, error) => errors.push({ path, error }));
  return errors.length > 0 ? errors : contradictions(value as EditionContent);
}

function contradictions(content: EditionContent): WrongEdition[] {
  return [
    ...datesHalfGiven(content),
    ...datesOutOfOrder(content),
    ...spansTurned(content),
    ...ranksTwice(content),
    ...sectionsNotOnce(content),
    ...accentTooFaint(content),
  ];
}

/** One date of two that belong together, and a window of the workshops without their form. */
function datesHalfGiven({ dates, workshops }: EditionContent): WrongEdition[] {
  const { opens, closes, formUrl } = workshops;
  const pairs = [
    ['/dates/submissionsOpen', dates.submissionsOpen, dates.submissionsClose],
    ['/dates/submissionsClose', dates.submissionsClose, dates.submissionsOpen],
    ['/workshops/opens', opens, closes],
    ['/workshops/closes', closes, opens],
  ] as const;
  const missing = pairs.flatMap(([path, date, other]): WrongEdition[] =>
    date === null && other !== null ? [{ path, error: { code: 'no-instant' } }] : [],
  );
  const isAnnounced = opens !== null && closes !== null;
  return isAnnounced && formUrl === null
    ? [...missing, { path: '/workshops/formUrl', error: { code: 'invalid-link' } }]
    : missing;
}

/** Dates before those that they come after, and an event in another year; pointers into the content. */
export function datesOutOfOrder({ year, dates }: Dated): WrongEdition[] {
  const order = dates.submissionsClose === null ? [...ORDER, EVENT_ALONE] : ORDER;
  const errors = order.flatMap(([later, earlier]): WrongEdition[] => {
    const [date, limit] = [dates[later], dates[earlier]];
    if (date === null || limit === null || Date.parse(date) >= Date.parse(limit)) return [];
    return [{ path: `/dates/${later}`, error: { code: 'before-date', date: earlier } }];
  });
  if (dates.eventDay !== null && !dayOf(new Date(dates.eventDay)).startsWith(`${year}-`))
    errors.push({ path: '/dates/eventDay', error: { code: 'not-in-the-year', year } });
  return errors;
}

function spansTurned({ timeline, workshops }: EditionContent): WrongEdition[] {
  const steps = (['landing', 'guidelines'] as const).flatMap((page) =>
    timeline[page].steps.map(({ starts, ends }, index) => ({
      path: `/timeline/${page}/steps/${index}/ends`,
      starts,
      ends,
    })),
  );
  const window = { path: '/workshops/closes', starts: workshops.opens, ends: workshops.closes };
  return [...steps, window]
    .filter(({ starts, ends }) => Date.parse(ends ?? '') <= Date.parse(starts ?? ''))
    .map(({ path }) => ({ path, error: { code: 'ends-before-start' } }));
}

function ranksTwice({ prizes }: EditionContent): WrongEdition[] {
  return prizes.groups.flatMap((group, index) => {
    const ranks = new Set(group.prizes.map(({ rank }) => rank));
    if (ranks.size === group.prizes.length) return [];
    return [{ path: `/prizes/groups/${index}/prizes`, error: { code: 'rank-twice' } as const }];
  });
}

function sectionsNotOnce({ sections }: EditionContent): WrongEdition[] {
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

function accentTooFaint({ look }: EditionContent): WrongEdition[] {
  const errors = look.accent === null ? [] : accentErrors(look.accent);
  return errors.map((error) => ({ path: '/look/accent', error }));
}
