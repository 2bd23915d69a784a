import { dayOf } from '../time/competition-time.ts';
import type { EditionDates } from './content.ts';

type Named = keyof EditionDates;

/** All of them, in their order. */
export const DATE_NAMES: readonly Named[] = [
  'registrationOpens',
  'firstDeadline',
  'registrationCloses',
  'submissionsOpen',
  'submissionsClose',
  'eventDay',
  'eventEnds',
];
const STARTS: readonly Named[] = ['registrationOpens', 'submissionsOpen', 'eventDay'];

/**
 * The days on which these dates are, in order, each once; of an end at midnight both that it may
 * mean.
 */
export function daysOf(dates: EditionDates, names: readonly Named[] = DATE_NAMES): string[] {
  const days = names.flatMap((name) => {
    const date = dates[name];
    if (date === null) return [];
    return STARTS.includes(name) ? [dayOf(new Date(date))] : daysOfEnd(date);
  });
  return [...new Set(days)].sort();
}

/** The days that an end may mean: at midnight the one that it ends, too. */
export function daysOfEnd(end: string): [last: string, day: string] {
  return [dayOf(new Date(Date.parse(end) - 1)), dayOf(new Date(end))];
}
