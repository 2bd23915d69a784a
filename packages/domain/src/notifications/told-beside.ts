import { RULES_OF_RESULTS, type ToldOfResults } from './results-out.ts';
import { RULES_OF_SEATS, type ToldOfSeats } from './seats-offered.ts';

/** What people are told by nouns that say so in files of their own. */
export type ToldBeside = ToldOfResults & ToldOfSeats;

/** The rules of each. */
export const RULES_BESIDE = { ...RULES_OF_RESULTS, ...RULES_OF_SEATS } as const;
