/** The front door of results: what is out, for whoever shows it to everybody. */
export { findContent, findReleasedResults, type ReleasedRow } from './released.queries.ts';
