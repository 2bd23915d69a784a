/** The front door of results: what is out, for whoever shows it to everybody, and how it is frozen. */
export { frozenContent, prizesOf } from './results-so-far.ts';
export { ShownResults } from './shown-results.ts';
export { snapshotHash } from './snapshot-hash.ts';
