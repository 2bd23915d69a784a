import { dayOf } from '../time/competition-time.ts';
import type { EditionContent, EditionDates } from './content.ts';
import { daysNamedIn } from './days-in-texts.ts';
import { editionErrors, type WrongEdition } from './edition-errors.ts';
import { windowsOutside } from './event-windows.ts';
import { type Json, leavesOf } from './json.ts';
import { daysBetween } from './shift-dates.ts';

/** What looks wrong in an edition, though it may be meant. */
export type PublicationWarning =
  /** A text speaks of another day than the dates do; `days` are those that it could mean. */
  | {
      readonly code: 'text-names-another-day';
      readonly day: string;
      readonly days: readonly string[];
    }
  /** A text speaks of an extension, and the dates know of none. */
  | { readonly code: 'text-names-extension' }
  /** A text speaks of another edition than this one, and of no earlier year beside it. */
  | { readonly code: 'text-names-another-edition'; readonly named: string }
  /** A page of its own was last changed more than a year before the event. */
  | { readonly code: 'page-long-unchanged'; readonly day: string }
  /** A step of a timeline is written with another day than it has. */
  | {
      readonly code: 'step-names-another-day';
      readonly day: string;
      readonly days: readonly string[];
    }
  /** A step of a timeline begins before the one above it. */
  | { readonly code: 'step-before-earlier' }
  /** An event can be registered for, or takes works, outside the edition's dates. */
  | { readonly code: 'event-registration-outside'; readonly event: string }
  | { readonly code: 'event-submission-outside'; readonly event: string };

type Warning = { readonly path: string; readonly error: PublicationWarning };

/** What is to be looked at before an edition is published. */
export type PublicationFindings = {
  /** With one of these nothing is published. */
  readonly errors: readonly WrongEdition[];
  /** Asked about; those that need the dates, only once these can be read. */
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

/**
 * Everything that is wrong with a draft, or looks so. Takes any JSON value.
 * @param missing names of uploaded pictures that the server does not have
 */
export function publicationFindings(
  value: unknown,
  events: readonly EventOfEdition[],
  missing: ReadonlySet<string> = new Set(),
): PublicationFindings {
  const wrong = editionErrors(value);
  const errors = [...wrong, ...picturesMissing(value, missing)];
  if (wrong.some(({ path, error }) => isUnreadable(path, error.code)))
    return { errors, warnings: [] };
  const content = value as EditionContent;
  const warnings = [
    ...stepWarnings(content),
    ...textWarnings(content),
    ...pageWarnings(content),
    ...eventWarnings(content.dates, events),
  ];
  return { errors, warnings };
}

/** Whether what every warning is worked out from is not what it should be. */
function isUnreadable(path: string, code: WrongEdition['error']['code']): boolean {
  if (code === 'before-date' || code === 'ends-before-start' || code === 'not-in-the-year')
    return false;
  return path === '' || /^\/(dates|year|timeline|legal)\b/.test(path);
}

function stepWarnings({ year, timeline }: EditionContent): Warning[] {
  return (['landing', 'guidelines'] as const).flatMap((page) =>
    timeline[page].steps.flatMap((step, index, steps): Warning[] => {
      const path = `/timeline/${page}/steps/${index}`;
      const before = steps[index - 1];
      const isEarly = before !== undefined && Date.parse(step.starts) < Date.parse(before.starts);
      const days = [dayOf(new Date(step.starts)), lastDay(step.ends), dayOf(new Date(step.ends))];
      const other = daysNamedIn(step.when, year).find((day) => !days.includes(day));
      return [
        ...(isEarly
          ? [{ path: `${path}/starts`, error: { code: 'step-before-earlier' } as const }]
          : []),
        ...(other === undefined
          ? []
          : [{ path: `${path}/when`, error: namesAnother('step-names-another-day', other, days) }]),
      ];
    }),
  );
}

const OF_REGISTRATION = /\bregist(er|ration)/i;
const OF_SUBMISSION = /\bsubmi(t|ssion)/i;
const OF_EVENT = /\bevent\b/i;
/** A day and nothing else, as 'When' has it. */
const DAY_ALONE = /^\d{1,2} [a-z]+ \d{4}\.?$/i;
const OF_DEADLINE = /\bdeadlines?\b/i;

const OF_EXTENSION = /\bextended\s+(from|to|till|until)\b/i;
const OF_EDITION = /\b([a-z]+|\d+(?:st|nd|rd|th))\s+edition\b/i;
const ORDINAL =
  /^(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(st|nd|rd|th))$/i;

/** Who took part in an earlier edition is quoted there. */
const OF_EARLIER_ONES = '/testimonials/';

/** What a sentence says of a year before: an extension, or which edition it is. */
function sentenceOfBefore(
  sentence: string,
  { dates, ordinal, year }: Pick<EditionContent, 'dates' | 'ordinal' | 'year'>,
): PublicationWarning | null {
  if (dates.firstDeadline === null && OF_EXTENSION.test(sentence))
    return { code: 'text-names-extension' };
  const [named, which] = OF_EDITION.exec(sentence) ?? [];
  const isOther =
    named !== undefined &&
    ORDINAL.test(which ?? '') &&
    OF_EDITION.test(ordinal) &&
    !ordinal.toLowerCase().includes(named.toLowerCase());
  const isHistory = [...sentence.matchAll(/\b\d{4}\b/g)].some(([text]) => Number(text) < year);
  return isOther && !isHistory ? { code: 'text-names-another-edition', named } : null;
}

function pageWarnings({ legal, dates }: EditionContent): Warning[] {
  return (['privacy', 'rules'] as const).flatMap((page): Warning[] => {
    const day = legal[page].updated;
    const isLong = daysBetween(day, dayOf(new Date(dates.eventDay))) > 366;
    return isLong
      ? [{ path: `/legal/${page}/updated`, error: { code: 'page-long-unchanged', day } }]
      : [];
  });
}

/** Sentences of texts that name a day beside registering, submitting, a deadline or the event, or that are one. */
function textWarnings(content: EditionContent): Warning[] {
  const { dates, year } = content;
  const registration = [dates.registrationOpens, dates.registrationCloses, dates.firstDeadline];
  const submission = [dates.submissionsOpen, dates.submissionsClose];
  return [...leavesOf(content as unknown as Json)].flatMap(([path, text]): Warning[] => {
    if (typeof text !== 'string' || path.startsWith('/dates/')) return [];
    for (const sentence of text.split(/(?<=[.!?])\s+|\n/)) {
      const before = sentenceOfBefore(sentence, content);
      if (before !== null && !path.startsWith(OF_EARLIER_ONES)) return [{ path, error: before }];
      const isOf = (pattern: RegExp) => pattern.test(sentence);
      const isGeneral = isOf(OF_DEADLINE) && !isOf(OF_REGISTRATION) && !isOf(OF_SUBMISSION);
      const meant = [
        ...(isOf(OF_REGISTRATION) || isGeneral ? registration : []),
        ...(isOf(OF_SUBMISSION) || isGeneral ? submission : []),
      ].filter((date) => date !== null);
      if (meant.length === 0 && isOf(OF_EVENT)) meant.push(dates.eventDay, dates.eventEnds);
      if (meant.length === 0 && DAY_ALONE.test(sentence.trim()))
        meant.push(...Object.values(dates).filter((date) => date !== null));
      if (meant.length === 0) continue;
      const days = [...new Set(meant.flatMap((date) => [dayOf(new Date(date)), lastDay(date)]))];
      const other = daysNamedIn(sentence, year).find((day) => !days.includes(day));
      if (other !== undefined)
        return [{ path, error: namesAnother('text-names-another-day', other, days) }];
    }
    return [];
  });
}

/** The day that a span ends on, when it ends at midnight the one before. */
function lastDay(end: string): string {
  return dayOf(new Date(Date.parse(end) - 1));
}

function namesAnother<Code extends 'text-names-another-day' | 'step-names-another-day'>(
  code: Code,
  day: string,
  days: readonly string[],
) {
  return { code, day, days: [...new Set(days)].sort() };
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
