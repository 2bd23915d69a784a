import type { RegistrationStatus } from '../statuses.ts';

/** The seats of an event; without a capacity there is no end of them. */
export type Seats = { readonly capacity: number | null; readonly taken: number };

/** Whether a registration holds a seat of its event: the database counts by the same (migration 0037). */
export function holdsSeat(status: RegistrationStatus): boolean {
  return status !== 'REJECTED';
}

/**
 * How many seats are taken once a decision on a registration is taken back, if these are more than
 * there are; else null.
 */
export function seatsBeyond(
  status: RegistrationStatus,
  { capacity, taken }: Seats,
): { readonly taken: number; readonly capacity: number } | null {
  if (holdsSeat(status) || capacity === null || taken < capacity) return null;
  return { taken: taken + 1, capacity };
}
