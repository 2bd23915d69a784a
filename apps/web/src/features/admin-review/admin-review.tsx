/* Reviewing registrations and submissions alike: the front door of this folder. */

export type { Decision, Reviewed } from './decisions.ts';
export { ReviewDesk } from './ReviewDesk.tsx';
export { useReviewLists } from './useReviewLists.ts';
