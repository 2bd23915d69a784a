import { zonedStart } from '../time/competition-time.ts';

/** The year of this edition. */
export const EDITION_YEAR = 2025;

/** The instants everything else is judged by, in Nepal's time. */
export const DATES = {
  /** Countdown target (R9.1). */
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

/** Where the edition stands: what a visitor can still do. */
export type EditionPhase = 'upcoming' | 'open' | 'closed' | 'over';

/** The phase at `now`: before registrations, while they are open, after the deadline, after it all. */
export function editionPhase(now: Date): EditionPhase {
  if (now < DATES.registrationOpens) return 'upcoming';
  if (now < DATES.registrationCloses) return 'open';
  return now < DATES.eventEnds ? 'closed' : 'over';
}
