import type { DeskKind } from '@pratibha/domain/desk/desk';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** What is noted of, and who is meant by it. */
export type DeskSubject = {
  readonly id: number;
  readonly user_id: number;
  /** Null: of a person, and of no event. */
  readonly event_id: number | null;
  readonly is_erased: boolean;
};

/** The rows of each kind, as `subject`. */
export const SUBJECTS: Readonly<Record<DeskKind, RawBuilder<unknown>>> = {
  registration: sql`(select id, user_id, event_id from registrations)`,
  submission: sql`(select id, user_id, event_id from submissions)`,
  user: sql`(select id, id as user_id, null::integer as event_id from users)`,
};

const among = (kind: DeskKind, ids: readonly number[]) => sql`
  select subject.id, subject.user_id, subject.event_id, users.erased_at is not null as is_erased
  from ${SUBJECTS[kind]} as subject join users on users.id = subject.user_id
  where subject.id = any(${ids}::int[]) order by subject.id`;

/** Those of these that there are. */
export async function findSubjects(
  db: Kysely<DB>,
  kind: DeskKind,
  ids: readonly number[],
): Promise<DeskSubject[]> {
  const { rows } = await sql<DeskSubject>`${among(kind, ids)}`.execute(db);
  return rows;
}

/**
 * The same, which nobody withdraws and of whom nobody is erased until the transaction ends; whoever
 * was meanwhile is seen to be.
 */
export async function holdSubjects(
  db: Kysely<DB>,
  kind: DeskKind,
  ids: readonly number[],
): Promise<DeskSubject[]> {
  const { rows } = await sql<DeskSubject>`${among(kind, ids)} for key share`.execute(db);
  return rows;
}
