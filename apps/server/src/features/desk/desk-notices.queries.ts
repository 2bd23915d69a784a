import type { ToldOf } from '@pratibha/domain/desk/assigned';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Of whose rows somebody is told. */
export async function findToldOf(db: Kysely<DB>, userId: number): Promise<ToldOf> {
  const row = await db
    .selectFrom('desk_notices')
    .select('told_of')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.told_of ?? 'all';
}

export async function writeToldOf(db: Kysely<DB>, user_id: number, told_of: ToldOf): Promise<void> {
  await db
    .insertInto('desk_notices')
    .values({ user_id, told_of })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ told_of }))
    .execute();
}

/** What organisers chose; who is not among them is told of all. */
export async function findChosen(db: Kysely<DB>): Promise<ReadonlyMap<number, ToldOf>> {
  const rows = await db.selectFrom('desk_notices').select(['user_id', 'told_of']).execute();
  return new Map(rows.map(({ user_id, told_of }) => [user_id, told_of]));
}

/** Whose the registration of a person for an event is; null: nobody's, or there is none. */
export async function findWhose(
  db: Kysely<DB>,
  { eventId, userId }: { readonly eventId: number; readonly userId: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('desk_assignments')
    .innerJoin('registrations', 'registrations.id', 'desk_assignments.registration_id')
    .select('desk_assignments.user_id')
    .where('registrations.event_id', '=', eventId)
    .where('registrations.user_id', '=', userId)
    .executeTakeFirst();
  return row?.user_id ?? null;
}
