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
  /** Whoever tried could not make the pages, or took too long. */
  | { readonly code: 'not-rendered' }
  | AccentError
  | { readonly code: 'section-twice' }
  | { readonly code: 'section-missing'; readonly name: LandingSection };

/** Where it is wrong: `path` is a JSON pointer into the content, '' for the whole. */
export type WrongEdition = { readonly path: string; readonly error: EditionError };

/** Whether it is a text that costs too much to be published; one that was published before may stay. */
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
    ...datesOutOfOrder(content),
    ...spansTurned(content),
    ...ranksTwice(content),
    ...sectionsNotOnce(content),
    ...accentTooFaint(content),
  ];
}

/** Dates before those that they come after, and an event in another year; pointers into the content. */
export function datesOutOfOrder({
  year,
  dates,
}: Pick<EditionContent, 'year' | 'dates'>): WrongEdition[] {
  const errors = ORDER.flatMap(([later, earlier]): WrongEdition[] => {
    const [date, limit] = [dates[later], dates[earlier]];
    if (date === null || limit === null || Date.parse(date) >= Date.parse(limit)) return [];
    return [{ path: `/dates/${later}`, error: { code: 'before-date', date: earlier } }];
  });
  if (!dayOf(new Date(dates.eventDay)).startsWith(`${year}-`))
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
    .filter(({ starts, ends }) => Date.parse(ends) <= Date.parse(starts))
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
