/** The front door of the audit. */
export { personalData } from './personal-data.queries.ts';
