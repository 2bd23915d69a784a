/** The front door of results: what is out of one's own work, and asking about it. */
export { AskAboutResult } from './student/AskAboutResult.tsx';
export { OwnResult } from './student/OwnResult.tsx';
