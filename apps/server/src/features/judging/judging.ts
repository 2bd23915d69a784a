/** The front door of judging: what sign-ins, reviews and works need to know of it. */
export { joinAsJudge } from './join-as-judge.ts';
export { findRoundsOfWork, takeReopenedOut } from './rounds.queries.ts';
