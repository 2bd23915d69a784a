import type { EventGrant } from '@pratibha/domain/grants';
import type { Role } from '@pratibha/domain/people/roles';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

type Organiser = {
  readonly id: number;
  readonly role: Role;
  readonly event_grants: readonly EventGrant[];
};

/** Those of these people who are active, whose rights nobody changes until the transaction ends. */
export async function holdOrganisers(
  db: Kysely<DB>,
  ids: readonly number[],
): Promise<readonly Organiser[]> {
  await sql`select from users where id = any(${ids}::int[]) order by id for share`.execute(db);
  // A statement of its own, which sees what it waited for.
  const { rows } = await sql<Organiser>`
    select id, role, coalesce((
      select json_agg(json_build_object('event_id', event_id, 'kind', kind))
      from event_grants where user_id = users.id), '[]') as event_grants
    from users where id = any(${ids}::int[]) and status = 'ACTIVE' order by id`.execute(db);
  return rows;
}
