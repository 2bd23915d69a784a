/* Filters, saved filters and columns above lists: the front door of this folder. */
export { arranged } from './organiser/arrange.ts';
export { FindButton, type FindingOpen } from './organiser/FindButton.tsx';
export { Finding } from './organiser/Finding.tsx';
export { useChosen } from './organiser/use-chosen.ts';
