/** The front door of profiles. */
export { personalData } from './personal-data.queries.ts';
