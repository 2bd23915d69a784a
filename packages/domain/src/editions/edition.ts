import { zonedStart } from '../time/competition-time.ts';

/**
 * This year's edition: names, dates and headline. The folder `edition/` holds everything the
 * public site says, typed; next year's edition is one edit of it. Source: spec sections 1, 2, 9.
 */
export const EDITION = {
  year: 2025,
  ordinal: 'Second edition',
  firstYear: 2024,
  /** Title of the product and of the competition. */
  title: 'Pratibha Tech Competition',
  shortTitle: 'Pratibha',
  tagline: 'Empowering The Next Tech Generation.',
  organiser: 'Pratibha College',
  audience: '+2 and equivalent students',
  headline: 'Over one lakh Nrs in cash prizes and seven lakh Nrs in scholarships',
  summary:
    'Two competitions and three workshops for students who have just completed 12th grade or equivalent.',
  blurb:
    'A platform for young innovators to demonstrate their talents and gain recognition for what they can build.',
  zoneNote: 'All times are Nepal time (UTC+05:45).',
} as const;

/** The instants everything else is judged by, in Nepal's time. */
export const DATES = {
  /** Countdown target (spec section 9). */
  registrationOpens: zonedStart(2025, 6, 24),
  /** First announced deadline; the whole day counts. */
  firstDeadline: zonedStart(2025, 7, 17),
  /** Extended deadline, 8 August; the whole day counts. */
  registrationCloses: zonedStart(2025, 8, 9),
  submissionsOpen: zonedStart(2025, 8, 9),
  /** 13 August; the whole day counts. */
  submissionsClose: zonedStart(2025, 8, 14),
  eventDay: zonedStart(2025, 8, 15),
  eventEnds: zonedStart(2025, 8, 16),
} as const;

/** The same dates in the words of the site. */
export const DATE_WORDS = {
  registrationOpens: '24 June 2025',
  firstDeadline: '16 July 2025',
  extendedDeadline: '8 August',
  deadline: '16 July 2025, extended till 8 August',
  eventDay: '15 August 2025',
} as const;

/** Where the edition stands: what a visitor can still do. */
export type EditionPhase = 'upcoming' | 'open' | 'closed' | 'over';

/** The phase at `now`: before registrations, while they are open, after the deadline, after it all. */
export function editionPhase(now: Date): EditionPhase {
  if (now < DATES.registrationOpens) return 'upcoming';
  if (now < DATES.registrationCloses) return 'open';
  return now < DATES.eventEnds ? 'closed' : 'over';
}
