import { RULES_OF_CERTIFICATES, type ToldOfCertificates } from './certificates-told.ts';
import { RULES_OF_RESULTS, type ToldOfResults } from './results-out.ts';

/** What is told by nouns with files of their own. */
export type ToldElsewhere = ToldOfResults & ToldOfCertificates;

export const RULES_ELSEWHERE = { ...RULES_OF_RESULTS, ...RULES_OF_CERTIFICATES } as const;
