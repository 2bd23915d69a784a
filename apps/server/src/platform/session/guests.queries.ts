import { type Kysely, type SqlBool, sql } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { DB } from '../db/types.gen.ts';

/** Milliseconds of real time since the guest began. */
export const sinceBegunMs = sql<number>`
  (extract(epoch from now() - guests.begun_at) * 1000)::float8`;

/** The guest whose device has this session, as long as nobody took them out. */
export const findGuestOfSession = prepared((db, { hash }: { hash: Buffer }) =>
  db
    .selectFrom('guests')
    .innerJoin('judges', 'judges.guest_id', 'guests.id')
    .innerJoin('rounds', 'rounds.id', 'guests.round_id')
    .innerJoin('events', 'events.id', 'rounds.event_id')
    .select([
      'guests.id',
      'guests.name',
      'guests.round_id',
      'rounds.event_id',
      'rounds.closes_at',
      'rounds.title as round_title',
      'events.title as event_title',
      sinceBegunMs.as('since_ms'),
      sql<boolean>`guests.last_seen_at < now() - interval '1 minute'`.as('is_to_note'),
    ])
    .where('guests.session_hash', '=', sql<Buffer>`${hash}::bytea`)
    .where('judges.state', '=', 'accepted'),
);
export type GuestRow = Awaited<ReturnType<typeof findGuestOfSession>>[number];

/** Notes that the device of a guest is in use; one that is being changed is left out. */
export async function touchGuest(db: Kysely<DB>, id: number): Promise<void> {
  await db
    .updateTable('guests')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('guests as free')
        .select('free.id')
        .where('free.id', '=', id)
        .where(sql<SqlBool>`free.session_hash is not null`)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute();
}
