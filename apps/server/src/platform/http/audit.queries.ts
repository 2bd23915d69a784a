import type { Role } from '@pratibha/domain/roles';
import type { Kysely } from 'kysely';
import type { DB } from '../db/types.gen.ts';

export type AuditEntry = {
  /** What happened, as noun.verb: 'registration.reviewed'. */
  readonly action: string;
  readonly subject: readonly [type: string, id: number | null];
  /** Before and after of what changed; personal fields only as 'changed'. */
  readonly changes?: Readonly<Record<string, unknown>>;
};

type Who = {
  readonly actorId: number | null;
  readonly actorRole: Role | null;
  readonly requestId: string;
  readonly at: Date;
};

export async function insertAudit(db: Kysely<DB>, entry: AuditEntry, who: Who): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      at: who.at,
      actor_id: who.actorId,
      actor_role: who.actorRole,
      action: entry.action,
      subject_type: entry.subject[0],
      subject_id: entry.subject[1],
      changes: JSON.stringify(entry.changes ?? {}),
      request_id: who.requestId,
    })
    .execute();
}
