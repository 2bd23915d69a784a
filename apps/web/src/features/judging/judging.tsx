/* What pages of students show of judging: the front door of this folder. */
export { OwnStand } from './student/OwnStand.tsx';
