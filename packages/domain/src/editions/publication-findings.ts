import { dayOf } from '../time/competition-time.ts';
import type { EditionContent, EditionDates } from './content.ts';
import { daysNamedIn } from './days-in-texts.ts';
import { editionErrors, type WrongEdition } from './edition-errors.ts';
import { type Json, leavesOf } from './json.ts';

/** What looks wrong in an edition, though it may be meant. */
export type PublicationWarning =
  /** A text speaks of another day than the dates do; `days` are those that it could mean. */
  | {
      readonly code: 'text-names-another-day';
      readonly day: string;
      readonly days: readonly string[];
    }
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
  /** Asked about; empty as long as there are errors. */
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
  const errors = [...editionErrors(value), ...picturesMissing(value, missing)];
  if (errors.length > 0) return { errors, warnings: [] };
  const content = value as EditionContent;
  const warnings = [
    ...stepWarnings(content),
    ...textWarnings(content),
    ...eventWarnings(content.dates, events),
  ];
  return { errors, warnings };
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

/** Sentences of texts that name a day beside registering, submitting, a deadline or the event, or that are one. */
function textWarnings(content: EditionContent): Warning[] {
  const { dates, year } = content;
  const registration = [dates.registrationOpens, dates.registrationCloses, dates.firstDeadline];
  const submission = [dates.submissionsOpen, dates.submissionsClose];
  return [...leavesOf(content as unknown as Json)].flatMap(([path, text]): Warning[] => {
    if (typeof text !== 'string' || path.startsWith('/dates/')) return [];
    for (const sentence of text.split(/(?<=[.!?])\s+|\n/)) {
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
  return events.flatMap((event): Warning[] => {
    const { title, registration_open, registration_close, submission_start, submission_close } =
      event;
    const warnings: Warning[] = [];
    const outside = (
      from: keyof EditionDates,
      to: keyof EditionDates,
      span: readonly (Date | null)[],
    ) =>
      span.some(
        (instant) =>
          instant !== null &&
          (instant < new Date(dates[from] ?? 0) || instant > new Date(dates[to] ?? 0)),
      );
    if (outside('registrationOpens', 'registrationCloses', [registration_open, registration_close]))
      warnings.push({
        path: '/dates/registrationCloses',
        error: { code: 'event-registration-outside', event: title },
      });
    if (outside('registrationCloses', 'submissionsClose', [submission_start, submission_close]))
      warnings.push({
        path: '/dates/submissionsClose',
        error: { code: 'event-submission-outside', event: title },
      });
    return warnings;
  });
}
