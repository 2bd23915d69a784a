/* Filters, saved filters and columns above lists: the front door of this folder. */
export { FindButton, type FindingOpen } from './organiser/FindButton.tsx';
export { Finding } from './organiser/Finding.tsx';
export { useArranged } from './organiser/use-arranged.ts';
