import type { AuditAction, AuditKind } from '@pratibha/domain/audit/audit-kinds';
import type { Role } from '@pratibha/domain/people/roles';
import type { Kysely } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { DB } from '../db/types.gen.ts';

export type AuditEntry = {
  readonly action: AuditAction;
  readonly subject: readonly [kind: AuditKind, id: number | null];
  /**
   * Before and after of what changed; personal fields only as 'changed'. An erasure takes reasons,
   * remarks and corrected names.
   */
  readonly changes?: Readonly<Record<string, unknown>>;
};

export type AuditOrigin = {
  readonly actorId: number | null;
  readonly actorRole: Role | null;
  /** The guest who did it, where it was one. */
  readonly guestId?: number | null;
  /** The token by which it was done; null where it was done in a browser. */
  readonly tokenId: number | null;
  readonly requestId: string;
  readonly at: Date;
};

/** An audit row before it is written. */
export type AuditRow = AuditOrigin & {
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: number | null;
  /** JSON. */
  readonly changes: string;
};

/** For statements that write the change and its audit row at once, which saves a round trip. */
export function auditRowOf(entry: AuditEntry, who: AuditOrigin): AuditRow {
  return {
    ...who,
    action: entry.action,
    subjectType: entry.subject[0],
    subjectId: entry.subject[1],
    changes: JSON.stringify(entry.changes ?? {}),
  };
}

export async function insertAudit(
  db: Kysely<DB>,
  entry: AuditEntry,
  who: AuditOrigin,
): Promise<void> {
  await insert(db, auditRowOf(entry, who));
}

const insert = prepared((db, row: AuditRow) =>
  db.insertInto('audit').values({
    at: row.at,
    actor_id: row.actorId,
    actor_role: row.actorRole,
    guest_id: row.guestId ?? null,
    token_id: row.tokenId,
    action: row.action,
    subject_type: row.subjectType,
    subject_id: row.subjectId,
    changes: row.changes,
    request_id: row.requestId,
  }),
);
