/* Reviewing registrations and submissions alike: the front door of this folder. */

export type { Decision, Reviewed } from './decisions.ts';
export { type DeskSearch, type DeskTexts, ReviewDesk } from './ReviewDesk.tsx';
