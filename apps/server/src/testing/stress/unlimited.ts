import { LIMITS, type Limits } from '../../platform/edge/limits.ts';

const none = <T extends Record<string, number>>(counts: T): T =>
  Object.fromEntries(Object.keys(counts).map((name) => [name, 1_000_000_000])) as T;

/** For tests that send in a minute what nobody would. */
export const UNLIMITED: Limits = {
  address: none(LIMITS.address),
  browser: none(LIMITS.browser),
  link: none(LIMITS.link),
  person: none(LIMITS.person),
  organiser: none(LIMITS.organiser),
  tokens: none(LIMITS.tokens),
};
