/** How often one person may register for one event within a day; withdrawn registrations count. */
export const REGISTRATIONS_A_DAY = 10;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The instant after which withdrawals count against a registration at `now`. */
export function withdrawalsCountAfter(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/** Whole seconds until the first of too many withdrawals counts no more. */
export function secondsUntilRegisteringAgain(firstWithdrawal: Date, now: Date): number {
  return Math.max(1, Math.ceil((firstWithdrawal.getTime() + DAY_MS - now.getTime()) / 1000));
}
