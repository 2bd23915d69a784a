/** The front door of submissions. */
export { personalData } from './personal-data.queries.ts';
