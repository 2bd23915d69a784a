import { RULES_OF_DESK, type ToldOfDesk } from './desk-told.ts';
import { RULES_OF_RESULTS, type ToldOfResults } from './results-out.ts';

/** What is told by nouns that keep their kinds in files of their own. */
export type ToldBeside = ToldOfResults & ToldOfDesk;
export const RULES_BESIDE = { ...RULES_OF_RESULTS, ...RULES_OF_DESK } as const;
