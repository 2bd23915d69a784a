import { type AuditEntry, MOST_ENTRIES } from '@pratibha/contract/audit';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { Context } from '../../platform/serve/context.ts';
import { findWithheld } from '../judging/judging.ts';
import type { AuditFilter, AuditReads } from './audit.queries.ts';
import { auditEntryView } from './audit.view.ts';

/** What was done to one thing: the newest entries. */
export function historyOf(
  audit: AuditReads,
  db: Kysely<DB>,
  [subject_type, subject_id]: readonly [type: string, id: number],
): Promise<AuditEntry[]> {
  return newest(audit, db, { subject_type, subject_id });
}

/** What the person did, and what was done to them and to what is theirs. */
export async function historyOfPerson(
  audit: AuditReads,
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  id: number,
): Promise<AuditEntry[]> {
  const withheld = await findWithheld(db, actor.id);
  return newest(audit, db, { people: [{ ids: [id] }], withheld });
}

async function newest(audit: AuditReads, db: Kysely<DB>, filter: AuditFilter) {
  return (await audit.newest(db, filter, MOST_ENTRIES)).map(auditEntryView);
}
