import type { EnteredVolunteer } from '@pratibha/domain/certificates/volunteers';
import { type Kysely, sql } from 'kysely';
import { isOneOf } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { eraseNames } from './erase-names.queries.ts';

/** The account that has the address of a volunteer. */
const account = sql`select id from users
  where lower(users.email collate "C") = volunteers.email and users.erased_at is null`;

function volunteers(db: Kysely<DB>) {
  return db
    .selectFrom('volunteers')
    .leftJoin('events', 'events.id', 'volunteers.event_id')
    .select([
      'volunteers.id',
      'volunteers.edition_id',
      'volunteers.event_id',
      'events.title as event_title',
      'volunteers.name',
      'volunteers.email',
      sql<boolean>`exists (${account})`.as('has_account'),
      sql<string | null>`(
        select number from certificates
        where kind = 'volunteer' and certificates.edition_id = volunteers.edition_id
          and certificates.event_id is not distinct from volunteers.event_id
          and (volunteer_id = volunteers.id or user_id in (${account}))
          and revoked_at is null
        limit 1)`.as('certificate'),
    ])
    .orderBy('volunteers.name')
    .orderBy('volunteers.id');
}
export type VolunteerRow = Awaited<ReturnType<ReturnType<typeof volunteers>['execute']>>[number];

/** Who helped with an edition, or one of its events; of these events, null being all. */
export function findVolunteers(
  db: Kysely<DB>,
  of: { readonly editionId: number; readonly eventId: number | null },
  events: readonly number[] | null,
) {
  let rows = volunteers(db)
    .where('volunteers.edition_id', '=', of.editionId)
    .where(isOneOf('volunteers.event_id', events));
  if (of.eventId !== null) rows = rows.where('volunteers.event_id', '=', of.eventId);
  return rows.execute();
}

export function findVolunteer(db: Kysely<DB>, id: number) {
  return volunteers(db).where('volunteers.id', '=', id).executeTakeFirst();
}

/** How many there are of an event, or of the whole year. */
export async function countVolunteers(
  db: Kysely<DB>,
  of: { readonly editionId: number; readonly eventId: number | null },
): Promise<number> {
  const { count } = await db
    .selectFrom('volunteers')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('edition_id', '=', of.editionId)
    .where(sql<boolean>`event_id is not distinct from ${of.eventId}`)
    .executeTakeFirstOrThrow();
  return count;
}

type Entering = {
  readonly edition_id: number;
  readonly event_id: number | null;
  readonly entered_at: Date;
  readonly entered_by: number;
};

/** Enters people; a known address gets this name. */
export async function writeVolunteers(
  db: Kysely<DB>,
  people: readonly EnteredVolunteer[],
  of: Entering,
): Promise<void> {
  await db
    .insertInto('volunteers')
    .values(people.map((each) => ({ ...each, ...of })))
    .onConflict((conflict) =>
      conflict
        .constraint('volunteers_once')
        .doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })),
    )
    .execute();
}

/** Takes somebody off the list; of certificates that they have by it the name goes with them. */
export async function dropVolunteer(db: Kysely<DB>, id: number): Promise<void> {
  await eraseNames(db, { volunteer_id: id });
  await db.deleteFrom('volunteers').where('id', '=', id).execute();
}
