import type { AuditEntry } from '@pratibha/contract/audit';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { auditMatching } from './audit.queries.ts';
import { auditEntryView } from './audit.view.ts';

/**
 * What the person did, and what was done to them, their registrations and their works: the newest.
 * What was withdrawn is found by who did it.
 */
export async function auditOfPerson(
  db: Kysely<DB>,
  userId: number,
  most: number,
): Promise<AuditEntry[]> {
  const rows = await auditMatching(db, {})
    .where(
      sql<boolean>`audit.id in (
        select id from audit as own where actor_id = ${userId}
        union all
        select id from audit as own where subject_type = 'user' and subject_id = ${userId}
        union all
        select own.id from audit as own join registrations on registrations.id = subject_id
          where subject_type = 'registration' and registrations.user_id = ${userId}
        union all
        select own.id from audit as own join submissions on submissions.id = subject_id
          where subject_type = 'submission' and submissions.user_id = ${userId})`,
    )
    .orderBy('audit.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(auditEntryView);
}
