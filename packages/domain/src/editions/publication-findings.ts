import { dayOf } from '../time/competition-time.ts';
import type { EditionContent, EditionDates } from './content.ts';
import { editionErrors, type WrongEdition } from './edition-errors.ts';
import { windowsOutside } from './event-windows.ts';
import { type Json, leavesOf } from './json.ts';
import { type SectionWarning, sectionWarnings } from './section-findings.ts';
import { daysBetween } from './shift-dates.ts';
import { type StepWarning, stepWarnings } from './step-findings.ts';
import { type TextWarning, textWarnings } from './text-findings.ts';
import { type WrongPlaces, wrongPlaces } from './wrong-places.ts';

/** What looks wrong in an edition, though it may be meant. */
export type PublicationWarning =
  | TextWarning
  | StepWarning
  | SectionWarning
  /** A page of its own was last changed more than a year before the event. */
  | { readonly code: 'page-long-unchanged'; readonly day: string }
  /** An event can be registered for, or takes works, outside the edition's dates. */
  | { readonly code: 'event-registration-outside'; readonly event: string }
  | { readonly code: 'event-submission-outside'; readonly event: string };

type Warning = { readonly path: string; readonly error: PublicationWarning };

/** What is to be looked at before an edition is published. */
export type PublicationFindings = {
  /** With one of these nothing is published. */
  readonly errors: readonly WrongEdition[];
  /** Asked about; each once all that it is worked out from can be read. */
  readonly warnings: readonly Warning[];
};

/** An event of the edition, by its dates. */
export type EventOfEdition = {
  readonly title: string;
  readonly registration_open: Date;
  readonly registration_close: Date;
  readonly submission_start: Date | null;
  readonly submission_close: Date | null;
};

/** Where a content names a picture that is not there. Takes any JSON value. */
export function picturesMissing(value: unknown, missing: ReadonlySet<string>): WrongEdition[] {
  if (missing.size === 0) return [];
  return [...leavesOf(value as Json)]
    .filter(([, leaf]) => typeof leaf === 'string' && missing.has(leaf))
    .map(([path]) => ({ path, error: { code: 'unknown-picture' } }));
}

/** What a draft is compared with; what is left out is not there. */
type Beside = {
  /** Names of uploaded pictures that the server does not have. */
  readonly missing?: ReadonlySet<string>;
  /** The dates that visitors know. */
  readonly published?: EditionDates | null;
};

/** Everything that is wrong with a draft, or looks so. Takes any JSON value. */
export function publicationFindings(
  value: unknown,
  events: readonly EventOfEdition[],
  { missing = new Set(), published = null }: Beside = {},
): PublicationFindings {
  const wrong = editionErrors(value, published);
  const errors = [...wrong, ...picturesMissing(value, missing)];
  const content = value as EditionContent;
  // Dates that contradict each other can be compared with all the same.
  const places = wrongPlaces(wrong.filter(({ error }) => !CONTRADICTIONS.includes(error.code)));
  if (!places.isReadable('')) return { errors, warnings: [] };
  const warnings = [
    ...stepWarnings(content, places),
    ...textWarnings(content, places, published),
    ...pageWarnings(content, places),
    ...sectionWarnings(content, places),
    ...(places.isSound('/dates') ? eventWarnings(content.dates, events) : []),
  ];
  return { errors, warnings };
}

/** After these a value is what it should be, for itself. */
const CONTRADICTIONS: readonly WrongEdition['error']['code'][] = [
  'before-date',
  'after-date',
  'ends-before-start',
  'not-in-the-year',
];

function pageWarnings({ legal, dates }: EditionContent, { isSound }: WrongPlaces): Warning[] {
  return (['privacy', 'rules'] as const).flatMap((page): Warning[] => {
    const path = `/legal/${page}/updated`;
    if (!isSound(path) || !isSound('/dates/eventDay')) return [];
    const day = legal[page].updated;
    const isLong = daysBetween(day, dayOf(new Date(dates.eventDay))) > 366;
    return isLong ? [{ path, error: { code: 'page-long-unchanged', day } }] : [];
  });
}

function eventWarnings(dates: EditionDates, events: readonly EventOfEdition[]): Warning[] {
  return events.flatMap((event) =>
    windowsOutside(dates, event).map(
      (window): Warning =>
        window === 'registration'
          ? {
              path: '/dates/registrationCloses',
              error: { code: 'event-registration-outside', event: event.title },
            }
          : {
              path: '/dates/submissionsClose',
              error: { code: 'event-submission-outside', event: event.title },
            },
    ),
  );
}
