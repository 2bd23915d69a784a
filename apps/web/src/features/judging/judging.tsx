/* What pages of students show of judging: the front door of this folder. */
export { DemoGuest } from './student/DemoGuest.tsx';
export { OwnJudged } from './student/OwnJudged.tsx';
