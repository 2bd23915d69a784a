/* What the console says of events: the front door of this folder. */
export { MomentOf, TitleAndFigures } from './organiser/EventFigures.tsx';
export { LateQuestionsEditor } from './organiser/late-questions-editor.ts';
export { byMoment } from './organiser/moment-of.ts';
export { fromZonedField, toZonedField } from './organiser/zoned-input.ts';
