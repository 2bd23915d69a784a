import type { EditionDates } from '@pratibha/domain/editions/content';
import { formatDate } from '../time.ts';

/** When students can register, in ISO 8601; deadlines end exclusively. */
type Registration = Pick<
  EditionDates,
  'registrationOpens' | 'firstDeadline' | 'registrationCloses'
>;

/** '16 July 2025, extended till 8 August', or the day alone where it was never extended. */
export function deadlineWords({ firstDeadline, registrationCloses }: Registration): string {
  const last = lastDay(registrationCloses);
  if (firstDeadline === null) return last;
  const first = lastDay(firstDeadline);
  // 'till 8' at the end of a line, with 'August' below, is read twice.
  return `${first}, extended till ${besides(last, first).replaceAll(' ', '\u00a0')}`;
}

/** When a step of a timeline is, which its text tells without the year: '24 June 2025'. */
export function stepWords(when: string, year: number): string {
  return `${when} ${year}`;
}

/** 'Registrations: 24 June to 8 August 2025', true where no clock is known yet (R2.14). */
export function registrationsWords(dates: Registration): string {
  return `Registrations: ${windowOf(dates)}`;
}

/**
 * What stands under 'Register Now' in each phase; `always` where no clock can tell (no scripts).
 */
export function registerNoteWords(dates: Registration) {
  const first = day(dates.registrationOpens);
  const last = lastDay(dates.registrationCloses);
  return {
    always: `Registration: ${windowOf(dates)}.`,
    upcoming: `Registration opens on ${first}.`,
    open: `Register until ${last}.`,
    closed: `Registration closed on ${last}.`,
    over: 'This edition is over.',
  };
}

function windowOf({ registrationOpens, registrationCloses }: Registration): string {
  const last = lastDay(registrationCloses);
  return `${besides(day(registrationOpens), last)} to ${last}`;
}

function day(instant: string): string {
  return formatDate(new Date(instant));
}

/** Windows end exclusively; their last day is the one just before. */
function lastDay(end: string): string {
  return formatDate(new Date(Date.parse(end) - 1));
}

/** The day without its year, where the other day tells it. */
function besides(date: string, other: string): string {
  const year = other.slice(other.lastIndexOf(' '));
  return date.endsWith(year) ? date.slice(0, -year.length) : date;
}
