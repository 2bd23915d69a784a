import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

/** When the code of a round was made; undefined: it has none. */
export function findRoom(db: Kysely<DB>, roundId: number) {
  return db
    .selectFrom('guest_rooms')
    .select('made_at')
    .where('round_id', '=', roundId)
    .executeTakeFirst();
}

/** Who wait to be let in, those who asked first first. */
export function findWaiting(db: Kysely<DB>, roundId: number) {
  return db
    .selectFrom('guest_requests')
    .select(['id', sql<string>`name`.as('name'), 'device', 'asked_at', 'room'])
    .where('round_id', '=', roundId)
    .where(sql<boolean>`name is not null`)
    .orderBy('id')
    .execute();
}

/** The round in whose room a code hangs. */
export function findRoundOfCode(db: Kysely<DB>, hash: Buffer) {
  return db
    .selectFrom('guest_rooms')
    .innerJoin('rounds', 'rounds.id', 'guest_rooms.round_id')
    .innerJoin('events', 'events.id', 'rounds.event_id')
    .select([
      'rounds.id',
      'rounds.title as round_title',
      'rounds.opens_at',
      'rounds.closes_at',
      'rounds.opened_at',
      'rounds.event_id',
      'events.title as event_title',
    ])
    .where('guest_rooms.link_hash', '=', hash)
    .executeTakeFirst();
}
export type RoomRow = NonNullable<Awaited<ReturnType<typeof findRoundOfCode>>>;

/** What became of the asking of a device; undefined: it has not asked. */
export function findRequest(db: Kysely<DB>, roundId: number, keyHash: Buffer) {
  return db
    .selectFrom('guest_requests as request')
    .leftJoin('guests', 'guests.id', 'request.guest_id')
    .leftJoin('judges', 'judges.guest_id', 'request.guest_id')
    .select([
      'request.guest_id',
      sql<string | null>`coalesce(guests.name, request.name)`.as('name'),
      sql<boolean>`request.refused_at is not null
        or coalesce(judges.state <> 'accepted', false)`.as('is_refused'),
    ])
    .where('request.round_id', '=', roundId)
    .where('request.key_hash', '=', keyHash)
    .executeTakeFirst();
}
export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** The code of a round; who waited by the one before waits no more. */
export async function writeRoom(
  db: Kysely<DB>,
  room: {
    readonly roundId: number;
    readonly hash: Buffer;
    readonly by: number;
    readonly at: Date;
  },
): Promise<void> {
  await deleteRoom(db, room.roundId);
  await db
    .insertInto('guest_rooms')
    .values({
      ...{ round_id: room.roundId, link_hash: room.hash },
      ...{ made_by: room.by, made_at: room.at },
    })
    .execute();
}

export async function deleteRoom(db: Kysely<DB>, roundId: number): Promise<void> {
  await db.deleteFrom('guest_rooms').where('round_id', '=', roundId).execute();
}

/** Somebody asks; who has asked with this device already is left as they are. */
export async function insertRequest(
  db: Kysely<DB>,
  request: {
    readonly roundId: number;
    readonly keyHash: Buffer;
    readonly name: string;
    readonly device: string | null;
    readonly room: number | null;
  },
): Promise<void> {
  const { roundId, keyHash, name, device, room } = request;
  await db
    .insertInto('guest_requests')
    .values({ round_id: roundId, key_hash: keyHash, name, device, room })
    .onConflict((conflict) => conflict.columns(['round_id', 'key_hash']).doNothing())
    .execute();
}

/** Holds one who waits; undefined where they do not any more. */
export async function lockWaiting(db: Kysely<DB>, roundId: number, id: number) {
  const row = await db
    .selectFrom('guest_requests')
    .select(['id', 'name', 'room'])
    .where('id', '=', id)
    .where('round_id', '=', roundId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.name == null ? undefined : { id: row.id, name: row.name, room: row.room };
}

/** They are a guest from now on, who has the name. */
export async function writeAdmitted(db: Kysely<DB>, id: number, guestId: number): Promise<void> {
  await db
    .updateTable('guest_requests')
    .set({ name: null, guest_id: guestId })
    .where('id', '=', id)
    .execute();
}

export async function writeRequestRefused(db: Kysely<DB>, id: number): Promise<void> {
  await db
    .updateTable('guest_requests')
    .set({ name: null, refused_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** By its asking no device begins as this guest any more. */
export async function endRequest(db: Kysely<DB>, guestId: number): Promise<void> {
  await db.deleteFrom('guest_requests').where('guest_id', '=', guestId).execute();
}

/** Takes down codes of rounds that are over, and whoever waited too long. */
export async function forgetRooms(db: Kysely<DB>, now: Date, longestMs: number): Promise<void> {
  await db
    .deleteFrom('guest_rooms')
    .where('round_id', 'in', (eb) =>
      eb.selectFrom('rounds').select('id').where('closes_at', '<', now),
    )
    .execute();
  await db
    .deleteFrom('guest_requests')
    .where(sql<boolean>`asked_at < now() - make_interval(secs => ${longestMs / 1_000})`)
    .execute();
}
