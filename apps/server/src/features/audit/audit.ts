/** The front door of the audit. */
export { auditOfPerson } from './audit-of-person.queries.ts';
export { personalData } from './personal-data.queries.ts';
