/** The front door of registrations. */
export { personalData } from './personal-data.queries.ts';
