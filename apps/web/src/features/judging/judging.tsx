/* What pages of students show of judging: the front door of this folder. */
export { OwnJudged } from './student/OwnJudged.tsx';
