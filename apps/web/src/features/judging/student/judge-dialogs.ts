export { AcceptDialog, DeclineDialog } from './AnswerDialogs.tsx';
export { CallDialog } from './CallDialog.tsx';
export { CannotDialog } from './CannotDialog.tsx';
export { OwnFinal } from './OwnFinal.tsx';
export { OwnNominations } from './OwnNominations.tsx';
