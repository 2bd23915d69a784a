/**
 * Where business rules get the time from (R4.17). Sessions, sign-in, rate limits and
 * jobs use real time instead.
 */
export type Clock = { now(): Date };

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };
