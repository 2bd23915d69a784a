/** The front door of results: what is out, for whoever shows it to everybody. */

export { KeptUntilNext } from './kept-until-next.ts';
export { findReleasedResults, type ReleasedRow } from './released.queries.ts';
export { findInstantOfNext } from './shown-results.queries.ts';
export { ShownResults } from './shown-results.ts';
