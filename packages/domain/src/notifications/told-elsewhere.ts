import { RULES_OF_CERTIFICATES, type ToldOfCertificates } from './certificates-told.ts';
import { RULES_OF_CORRECTIONS, type ToldOfCorrections } from './corrections-told.ts';
import { RULES_OF_DESK, type ToldOfDesk } from './desk-told.ts';
import { RULES_OF_FINDINGS, type ToldOfFindings } from './findings-told.ts';
import { RULES_OF_LINKS, type ToldOfLinks } from './links-told.ts';
import { RULES_OF_RESULTS, type ToldOfResults } from './results-out.ts';
import { RULES_OF_SEATS, type ToldOfSeats } from './seats-offered.ts';

/** What is told by nouns with files of their own. */
export type ToldElsewhere = ToldOfResults &
  ToldOfCertificates &
  ToldOfDesk &
  ToldOfSeats &
  ToldOfCorrections &
  ToldOfLinks &
  ToldOfFindings;

export const RULES_ELSEWHERE = {
  ...RULES_OF_RESULTS,
  ...RULES_OF_CERTIFICATES,
  ...RULES_OF_DESK,
  ...RULES_OF_SEATS,
  ...RULES_OF_CORRECTIONS,
  ...RULES_OF_LINKS,
  ...RULES_OF_FINDINGS,
} as const;
