/** The front door of the audit. */
export { historyOfPerson } from './history.ts';
export { personalData } from './personal-data.queries.ts';
