/* What was done to things and people, for other features: the front door of this folder. */
export { History } from './organiser/History.tsx';
export { HistoryFold } from './organiser/HistoryFold.tsx';
export { questionChanges } from './organiser/question-changes.ts';
