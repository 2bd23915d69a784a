import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { sinceBegunMs } from '../../../platform/session/guests.queries.ts';

/** Guests with the round that they judge in. */
function guests(db: Kysely<DB>) {
  return db
    .selectFrom('guests')
    .innerJoin('judges', 'judges.guest_id', 'guests.id')
    .innerJoin('rounds', 'rounds.id', 'guests.round_id')
    .innerJoin('events', 'events.id', 'rounds.event_id')
    .select([
      'guests.id',
      'guests.round_id',
      'guests.name',
      'guests.made_by',
      'guests.made_at',
      'guests.press_hash',
      'guests.device',
      'guests.begun_at',
      'guests.last_seen_at',
      'guests.refused_at',
      'judges.id as judge_id',
      'judges.state as judge_state',
      'rounds.event_id',
      'rounds.title as round_title',
      'rounds.opens_at',
      'rounds.closes_at',
      'rounds.opened_at',
      'events.title as event_title',
      // One that is over is nobody's, too: the link begins anew.
      sql<boolean>`guests.session_hash is not null`.as('is_taken'),
      sql<boolean>`guests.link_hash is not null`.as('has_link'),
      sinceBegunMs.as('since_ms'),
      sql<number | null>`(extract(epoch from now() - guests.refused_at) * 1000)::float8`.as(
        'since_refused_ms',
      ),
    ]);
}
export type GuestRow = Awaited<ReturnType<ReturnType<typeof guests>['execute']>>[number];

export function findGuests(db: Kysely<DB>, roundId: number) {
  return guests(db).where('guests.round_id', '=', roundId).orderBy('guests.id').execute();
}

export function findGuest(db: Kysely<DB>, id: number) {
  return guests(db).where('guests.id', '=', id).executeTakeFirst();
}

/** Whom a link lets in, as long as nobody took them out. */
export function findGuestOfLink(db: Kysely<DB>, hash: Buffer) {
  return guests(db)
    .where('guests.link_hash', '=', hash)
    .where('judges.state', '=', 'accepted')
    .executeTakeFirst();
}

/** Holds a guest, so that of two devices one waits. */
export async function lockGuest(db: Kysely<DB>, id: number): Promise<GuestRow | undefined> {
  await db.selectFrom('guests').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findGuest(db, id);
}

type NewGuest = {
  readonly roundId: number;
  readonly name: string;
  /** Of the link; null: they have none. */
  readonly hash: Buffer | null;
  readonly by: number;
  readonly at: Date;
};

/** A guest, who is a judge of the round from the beginning. */
export async function insertGuest(
  db: Kysely<DB>,
  { roundId, name, hash, by, at }: NewGuest,
): Promise<number> {
  const { id } = await db
    .insertInto('guests')
    .values({ round_id: roundId, name, link_hash: hash, made_by: by, made_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('judges')
    .values({
      ...{ round_id: roundId, guest_id: id, state: 'accepted' },
      ...{ asked_at: at, answered_at: at },
    })
    .execute();
  return id;
}

/** No device has the link from now on. */
const UNTAKEN = { session_hash: null, press_hash: null, refused_at: null } as const;

export async function writeLink(db: Kysely<DB>, id: number, hash: Buffer): Promise<void> {
  await db
    .updateTable('guests')
    .set({ ...UNTAKEN, link_hash: hash })
    .where('id', '=', id)
    .execute();
}

/** Whichever device takes the link next has it. */
export async function freeLink(db: Kysely<DB>, id: number): Promise<void> {
  await db.updateTable('guests').set(UNTAKEN).where('id', '=', id).execute();
}

/** Neither link nor device opens anything any more. */
export async function endLink(db: Kysely<DB>, id: number): Promise<void> {
  await db
    .updateTable('guests')
    .set({ ...UNTAKEN, link_hash: null })
    .where('id', '=', id)
    .execute();
}

type Taken = {
  readonly session: Buffer;
  readonly press: Buffer;
  readonly device: string | null;
};

/** A device has taken the link. */
export async function takeLink(
  db: Kysely<DB>,
  id: number,
  { session, press, device }: Taken,
): Promise<void> {
  await db
    .updateTable('guests')
    .set({
      ...{ session_hash: session, press_hash: press, device, refused_at: null },
      begun_at: sql<Date>`now()`,
      last_seen_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Notes that another device was refused. */
export async function noteRefused(db: Kysely<DB>, id: number): Promise<void> {
  await db
    .updateTable('guests')
    .set({ refused_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Nothing says any more who it was. */
const NAMELESS = { ...UNTAKEN, link_hash: null, name: null, device: null } as const;

/** Who did what stays, of nobody by name. */
export async function writeNameless(db: Kysely<DB>, id: number): Promise<void> {
  await db.updateTable('guests').set(NAMELESS).where('id', '=', id).execute();
}

/** The same of every guest of an edition that is archived, once their round is over. */
export async function forgetNames(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .updateTable('guests')
    .set(NAMELESS)
    .where(sql<boolean>`guests.name is not null`)
    .where('round_id', 'in', (eb) =>
      eb
        .selectFrom('rounds')
        .innerJoin('events', 'events.id', 'rounds.event_id')
        .innerJoin('editions', 'editions.id', 'events.edition_id')
        .select('rounds.id')
        .where('editions.status', '=', 'archived')
        .where('rounds.closes_at', '<', now),
    )
    .execute();
}
