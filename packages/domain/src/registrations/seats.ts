import type { RegistrationStatus } from '../statuses.ts';

/** The seats of an event; without a capacity there is no end of them. */
export type Seats = { readonly capacity: number | null; readonly taken: number };

/**
 * Whether a registration holds a seat of its event: the database counts by the same (migrations
 * 0037, 0050).
 */
export function holdsSeat(status: RegistrationStatus, cannotComeAt: Date | null = null): boolean {
  return status !== 'REJECTED' && cannotComeAt === null;
}

/** How many are shortlisted for an event and come, of how many at most. */
type ComingSeats = { readonly seats: number; readonly coming: number };

/** Whether as many are shortlisted and come as the event has seats, or more. */
export function hasNoSeatLeft({ seats, coming }: ComingSeats): boolean {
  return coming >= seats;
}

/**
 * How many seats are taken once a decision on a registration is taken back, if these are more than
 * there are; else null.
 */
export function seatsBeyond(
  {
    status,
    cannotComeAt,
  }: { readonly status: RegistrationStatus; readonly cannotComeAt: Date | null },
  { capacity, taken }: Seats,
): { readonly taken: number; readonly capacity: number } | null {
  // Who cannot come takes none when it is looked at again.
  if (holdsSeat(status) || cannotComeAt !== null) return null;
  if (capacity === null || taken < capacity) return null;
  return { taken: taken + 1, capacity };
}
