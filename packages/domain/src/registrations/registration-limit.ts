/** How often one person may register for one event within a day; withdrawn registrations count. */
export const REGISTRATIONS_A_DAY = 10;
