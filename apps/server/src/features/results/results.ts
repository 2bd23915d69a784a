/**
 * The front door of results: what is out, for whoever shows it to everybody, and how it is frozen.
 */

export { KeptUntilNext } from './kept-until-next.ts';
export { findReleasedResults, isReleased, type ReleasedRow } from './released.queries.ts';
export { insertAwards, insertSnapshot, settleSnapshot } from './results.queries.ts';
export { frozenContent, prizesOf, resultsSoFar } from './results-so-far.ts';
export { findInstantOfNext } from './shown-results.queries.ts';
export { ShownResults } from './shown-results.ts';
export { snapshotHash } from './snapshot-hash.ts';
