/* What the console says of events: the front door of this folder. */
export { MomentOf, TitleAndFigures } from './organiser/EventFigures.tsx';
export { EventWaitingList } from './organiser/EventWaitingList.tsx';
export { LateQuestionsEditor } from './organiser/late-questions-editor.ts';
export { byMoment } from './organiser/moment-of.ts';
export { readQuestions } from './organiser/read-questions.ts';
export { fromZonedField, toZonedField } from './organiser/zoned-input.ts';
