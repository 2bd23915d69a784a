import { CALENDAR_TITLES as en } from '../../en/calendar/entries.ts';
import { CALENDAR_TITLES as ne } from '../../ne/calendar/entries.ts';

/** What a date of an event is called in a calendar, in both languages. */
export const CALENDAR_TITLES = { en, ne } as const;
