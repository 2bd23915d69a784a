/** The front door of the audit. */
export { type AuditReads, auditReads } from './audit.queries.ts';
export { historyOfPerson } from './history.ts';
