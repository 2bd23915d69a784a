/** The front door of people's own sessions. */
export { personalData } from './personal-data.queries.ts';
