/** The front door of results: what is out of one's own work. */
export { OwnResult } from './student/OwnResult.tsx';
