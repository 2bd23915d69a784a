import type { RoundForm } from '@pratibha/domain/judging/rounds';
import { type Kysely, sql } from 'kysely';
import { isOneOf } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';

/** A work that is judged in the round `rounds`. */
const isIn = sql<boolean>`in_round.round_id = rounds.id and in_round.out_because is null`;

/** Sheets to be sent and those that were, of works that are in; not those of who is in training. */
const sheets = sql`assignments
  join round_works as in_round on in_round.round_id = assignments.round_id
    and in_round.submission_id = assignments.submission_id and in_round.out_because is null
  left join score_sheets as sheet on sheet.assignment_id = assignments.id
    and sheet.revision = in_round.revision and not sheet.is_late
  where assignments.round_id = rounds.id and not assignments.is_ended and not exists (
    select from judges where judges.id = assignments.judge_id and judges.in_training)`;

/** The round before `rounds`, in their order. */
const idBefore = sql<number>`(select before.id from rounds as before
  where before.event_id = rounds.event_id and before.place < rounds.place
  order by before.place desc limit 1)`;

function rounds(db: Kysely<DB>) {
  return db
    .selectFrom('rounds')
    .innerJoin('events', 'events.id', 'rounds.event_id')
    .select([
      'rounds.id',
      'rounds.event_id',
      'rounds.title',
      'rounds.takes',
      'rounds.best',
      'rounds.border_reason',
      'rounds.manner',
      'rounds.opens_at',
      'rounds.closes_at',
      'rounds.judges_per_work',
      'rounds.minutes_per_work',
      'rounds.is_blind',
      'rounds.opened_at',
      'rounds.paused_at',
      'rounds.pause_sentence',
      'rounds.comment_hours',
      'rounds.version',
      'events.title as event_title',
      sql<number>`case when rounds.opened_at is null and rounds.takes = 'best' then rounds.best
        when rounds.opened_at is null then (
          select count(*)::int from submissions
          join users on users.id = submissions.user_id and users.erased_at is null
          where submissions.event_id = rounds.event_id and submissions.status <> 'REJECTED' and (
            rounds.takes = 'handed-in'
            or rounds.takes = 'accepted' and submissions.status = 'ACCEPTED'
            or rounds.takes = 'chosen' and exists (
              select from round_works as in_round
              where in_round.submission_id = submissions.id and ${isIn})))
        else (select count(*)::int from round_works as in_round where ${isIn}) end`.as('works'),
      sql<number>`(select count(*)::int from judges
        where judges.round_id = rounds.id and judges.state = 'accepted')`.as('judges'),
      sql<number>`(select count(*)::int from ${sheets})`.as('sheets'),
      sql<number>`(select count(*)::int from ${sheets} and sheet.state = 'sent')`.as('sent'),
    ]);
}
export type RoundRow = Awaited<ReturnType<ReturnType<typeof rounds>['execute']>>[number];

export function findRound(db: Kysely<DB>, id: number) {
  return rounds(db).where('rounds.id', '=', id).executeTakeFirst();
}

/** The round before it, in their order. */
export function findRoundBefore(db: Kysely<DB>, id: number) {
  return rounds(db)
    .where('rounds.id', '=', (eb) =>
      eb.selectFrom('rounds').select(idBefore.as('id')).where('rounds.id', '=', id),
    )
    .executeTakeFirst();
}

export function findRoundsOf(db: Kysely<DB>, eventId: number) {
  return rounds(db).where('rounds.event_id', '=', eventId).orderBy('rounds.place').execute();
}

/** One that is about to change: whoever else changes it, its judges or its works waits. */
export async function lockRound(db: Kysely<DB>, id: number) {
  const row = await db
    .selectFrom('rounds')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && findRound(db, row.id);
}

export function findEventOfRounds(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('events')
    .select(['id', 'title', 'competition'])
    .where('id', '=', id)
    .executeTakeFirst();
}

function columnsOf({ title, takes, opens_at, closes_at, ...rest }: RoundForm) {
  const { judges_per_work, minutes_per_work, is_blind, best = null } = rest;
  return {
    title: title.trim(),
    takes,
    best: takes === 'best' ? best : null,
    opens_at: new Date(opens_at),
    closes_at: new Date(closes_at),
    judges_per_work,
    minutes_per_work,
    is_blind,
  };
}

/** How many rounds an event has; whoever adds another one waits. */
export async function countRounds(db: Kysely<DB>, eventId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('rounds', ${eventId}))`.execute(db);
  const { count } = await db
    .selectFrom('rounds')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertRound(
  db: Kysely<DB>,
  eventId: number,
  form: RoundForm,
): Promise<number> {
  const { id } = await db
    .insertInto('rounds')
    .values((eb) => ({
      ...columnsOf(form),
      event_id: eventId,
      place: eb
        .selectFrom('rounds')
        .select(sql<number>`coalesce(max(place), 0) + 1`.as('place'))
        .where('event_id', '=', eventId),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function replaceRound(db: Kysely<DB>, id: number, form: RoundForm): Promise<void> {
  await db
    .updateTable('rounds')
    .set((eb) => ({ ...columnsOf(form), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Its version is another one: what was loaded before is not saved over it. */
export async function touchRound(db: Kysely<DB>, id: number): Promise<number> {
  const { version } = await db
    .updateTable('rounds')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Removes a round that was not opened. Its judges go first: what they are to the event follows. */
export async function removeRound(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('judges').where('round_id', '=', id).execute();
  await db.deleteFrom('rounds').where('id', '=', id).execute();
}

/** @param opened.borderReason why of equal works some were taken, where somebody chose */
export async function markOpened(
  db: Kysely<DB>,
  id: number,
  opened: { readonly now: Date; readonly borderReason: string | null },
): Promise<void> {
  await db
    .updateTable('rounds')
    .set((eb) => ({
      opened_at: opened.now,
      border_reason: opened.borderReason,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** The rounds that a work is in, for whoever asks whether it is being judged. */
export function findRoundsOfWork(db: Kysely<DB>, submissionId: number) {
  return db
    .selectFrom('round_works')
    .innerJoin('rounds', 'rounds.id', 'round_works.round_id')
    .select([
      'rounds.opens_at',
      sql<Date>`last_end(rounds)`.as('closes_at'),
      'rounds.opened_at',
      'rounds.paused_at',
      'round_works.out_because',
    ])
    .where('round_works.submission_id', '=', submissionId)
    .execute();
}

/** The rounds of events with these ids, null being all, the newest first. */
export function findRoundsToCopy(db: Kysely<DB>, eventIds: readonly number[] | null) {
  return db
    .selectFrom('rounds')
    .innerJoin('events', 'events.id', 'rounds.event_id')
    .select(['rounds.id', 'rounds.title', 'events.title as event_title'])
    .where(isOneOf('rounds.event_id', eventIds))
    .orderBy('rounds.id', 'desc')
    .limit(200)
    .execute();
}
