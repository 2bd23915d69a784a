import type { TestDatabase } from './database.ts';
import type { HttpClient } from './http-client.ts';

/** What stands of a person's relations to events. */
export function keptGrants({ kysely }: TestDatabase, userId: number) {
  return kysely
    .selectFrom('event_grants')
    .select(['event_id', 'kind'])
    .where('user_id', '=', userId)
    .orderBy('event_id')
    .orderBy('kind')
    .execute();
}

/** The last that the audit knows of a person: what was done, and what it changed. */
export async function lastChangesOf(admin: HttpClient, userId: number) {
  const url = `/api/admin/audit?subject_type=user&subject_id=${userId}&limit=1`;
  const [row] = (await admin.get(url)).json<{ action: string; changes: unknown }[]>();
  return row && [row.action, row.changes];
}
