import { type Kysely, sql } from 'kysely';
import { mentions } from '../../platform/db/search.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { byText } from '../../platform/lists/paging.ts';

export const ATTENDANCE_ORDER = {
  sorts: { name: byText('users.name') },
  first: 'name',
  id: 'registrations.id',
} as const;

/** Everybody registered for an event who was not rejected, with whether they came. */
export function attendancesOf(db: Kysely<DB>, eventId: number, q: string | undefined) {
  return db
    .selectFrom('registrations')
    .innerJoin('users', 'users.id', 'registrations.user_id')
    .leftJoin('attendances', 'attendances.registration_id', 'registrations.id')
    .leftJoin('users as sayer', 'sayer.id', 'attendances.said_by')
    .select([
      'registrations.id',
      'users.name',
      'attendances.said_at',
      sql<string | null>`sayer.name`.as('said_by'),
    ])
    .where('registrations.event_id', '=', eventId)
    .where('registrations.status', '<>', 'REJECTED')
    .where('users.erased_at', 'is', null)
    .where(mentions(['users.name'], q));
}
export type AttendanceRow = Awaited<
  ReturnType<ReturnType<typeof attendancesOf>['execute']>
>[number];

type Saying = {
  readonly eventId: number;
  readonly ids: readonly number[];
  readonly at: Date;
  readonly by: number;
};

/** Says of registrations of an event that their people came. @returns those that are new in it */
export async function writeCame(db: Kysely<DB>, { eventId, ids, at, by }: Saying) {
  const rows = await db
    .insertInto('attendances')
    .columns(['registration_id', 'said_at', 'said_by'])
    .expression((eb) =>
      eb
        .selectFrom('registrations')
        .select(['registrations.id', sql<Date>`${at}`.as('at'), sql<number>`${by}::int`.as('by')])
        .where('registrations.event_id', '=', eventId)
        .where('registrations.status', '<>', 'REJECTED')
        .where('registrations.id', 'in', [...ids]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('registration_id')
    .execute();
  return rows.map(({ registration_id }) => registration_id);
}

/** Takes back that they came. @returns those of whom it was said */
export async function dropCame(db: Kysely<DB>, { eventId, ids }: Pick<Saying, 'eventId' | 'ids'>) {
  const rows = await db
    .deleteFrom('attendances')
    .where('registration_id', 'in', [...ids])
    .where('registration_id', 'in', (eb) =>
      eb.selectFrom('registrations').select('id').where('event_id', '=', eventId),
    )
    .returning('registration_id')
    .execute();
  return rows.map(({ registration_id }) => registration_id);
}
