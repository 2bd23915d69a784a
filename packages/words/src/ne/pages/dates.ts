import type { EditionDates } from '@pratibha/domain/editions/content';
import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import { formatDate } from '../time.ts';

/** When students can register, in ISO 8601; deadlines end exclusively. */
type Registration = Pick<
  EditionDates,
  'registrationOpens' | 'firstDeadline' | 'registrationCloses'
>;

/** The last day, and where it was extended the one before: each in both calendars. */
export function deadlineWords({ firstDeadline, registrationCloses }: Registration): string {
  const last = lastDay(registrationCloses);
  if (firstDeadline === null) return last;
  // A day that is broken over two lines is read twice.
  const whole = last.replaceAll(/ (?!\()/g, '\u00a0');
  return `${lastDay(firstDeadline)}, म्याद थपेर ${whole} सम्म`;
}

/** 'असार १० (२४ जुन २०२५)': the year is of AD, and stands with its day. */
export function stepWords(when: string, year: number): string {
  const shown = inNepaliDigits(year);
  return when.endsWith(')') ? `${when.slice(0, -1)} ${shown})` : `${when} ${shown}`;
}

/** 'दर्ता: २०८२ असार १० (२४ जुन २०२५) देखि … सम्म', true where no clock is known yet (R2.14). */
export function registrationsWords(dates: Registration): string {
  return `दर्ता: ${windowOf(dates)}`;
}

/**
 * What stands under 'Register Now' in each phase; `always` where no clock can tell (no scripts).
 */
export function registerNoteWords(dates: Registration) {
  const first = formatDate(new Date(dates.registrationOpens));
  const last = lastDay(dates.registrationCloses);
  return {
    always: `दर्ता: ${windowOf(dates)}।`,
    upcoming: `दर्ता ${first} मा खुल्छ।`,
    open: `${last} सम्म दर्ता गर्नुहोस्।`,
    closed: `दर्ता ${last} मा बन्द भयो।`,
    over: 'यो संस्करण सकिसकेको छ।',
  };
}

function windowOf({ registrationOpens, registrationCloses }: Registration): string {
  return `${formatDate(new Date(registrationOpens))} देखि ${lastDay(registrationCloses)} सम्म`;
}

/** Windows end exclusively; their last day is the one just before. */
function lastDay(end: string): string {
  return formatDate(new Date(Date.parse(end) - 1));
}
