import type { EditionDates } from './content.ts';

/** Where an edition stands: what a visitor can still do. */
export type EditionPhase = 'upcoming' | 'open' | 'closed' | 'over';

/** The dates that a phase is told by. */
export type PhaseDates = Pick<
  EditionDates,
  'registrationOpens' | 'registrationCloses' | 'eventEnds'
>;

/**
 * The phase at `now`: before registrations, while they are open, after the deadline, after it all.
 */
export function editionPhase(dates: PhaseDates, now: Date): EditionPhase {
  if (now < new Date(dates.registrationOpens)) return 'upcoming';
  if (now < new Date(dates.registrationCloses)) return 'open';
  return now < new Date(dates.eventEnds) ? 'closed' : 'over';
}
