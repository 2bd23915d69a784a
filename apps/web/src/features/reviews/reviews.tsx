/* Reviewing registrations and submissions alike: the front door of this folder. */

export { CorrectRemarks } from './organiser/CorrectRemarks.tsx';
export type { Decision, Reviewed } from './organiser/decisions.ts';
export { eventWords } from './organiser/event-words.ts';
export { ReviewPage } from './organiser/ReviewPage.tsx';
