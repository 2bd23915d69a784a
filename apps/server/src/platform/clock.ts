/**
 * Where business rules get the time from (spec section 4). Sessions, sign-in, rate limits and
 * jobs use real time instead.
 */
export type Clock = { now(): Date };

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };
