import { ZONE_OFFSET } from './competition-time.ts';

/** The instant at which a calendar day, YYYY-MM-DD, begins in Nepal. */
export function dayStart(day: string): Date {
  return new Date(`${day}T00:00${ZONE_OFFSET}`);
}
