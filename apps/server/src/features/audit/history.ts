import { type AuditEntry, MOST_ENTRIES } from '@pratibha/contract/audit';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { newestEntries } from './audit.queries.ts';
import { auditEntryView } from './audit.view.ts';

/** What was done to one thing: the newest entries. */
export async function historyOf(
  db: Kysely<DB>,
  [subject_type, subject_id]: readonly [type: string, id: number],
): Promise<AuditEntry[]> {
  const rows = await newestEntries(db, { subject_type, subject_id }, MOST_ENTRIES);
  return rows.map(auditEntryView);
}

/** What the person did, and what was done to them, their registrations and their works. */
export async function historyOfPerson(db: Kysely<DB>, id: number): Promise<AuditEntry[]> {
  const rows = await newestEntries(db, { people: [{ ids: [id] }] }, MOST_ENTRIES);
  return rows.map(auditEntryView);
}
