/*
 * Conditions by which lists are filtered: the front door of this folder. Who opens a list does
 * without it, so that all of it is fetched late.
 */
export { FindBar } from './organiser/FindBar.tsx';
export { FindDialog } from './organiser/FindDialog.tsx';
export { FindField } from './organiser/FindField.tsx';
