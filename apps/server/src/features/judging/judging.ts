/** The front door of judging: what sign-ins, reviews and works need to know of it. */
export { findWithheld, type Withheld } from './hidden-works.queries.ts';
export { joinAsJudge } from './join-as-judge.ts';
export { takeReopenedOut } from './round-works.queries.ts';
export { findRoundsOfWork } from './rounds.queries.ts';
