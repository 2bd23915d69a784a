/** The front door of judging: what sign-ins, reviews and works need to know of it. */
export { countedRound } from './counted-round.ts';
export { isCountedSheet, isFrozen } from './counted-sheets.queries.ts';
export { countedFinal } from './final/counted-final.ts';
export {
  findHiddenWorks,
  findWhoMissesWorks,
  findWithheld,
  type Withheld,
} from './hidden-works.queries.ts';
export { inSlices } from './in-slices.ts';
export { joinAsJudge } from './join-as-judge.ts';
export { findUnsentJudges, hasUnsentSheets } from './round-details.ts';
export { takeReopenedOut } from './round-works.queries.ts';
export { findRound, findRoundsOfWork, lockRound, type RoundRow } from './rounds.queries.ts';
export { type FoundSheet, findSheet } from './sheets.queries.ts';
