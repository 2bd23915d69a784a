/** The front door of people's links for calendars. */
export { personalData } from './personal-data.queries.ts';
