import type { RoundForm } from '@pratibha/domain/judging/rounds';
import { type Kysely, sql } from 'kysely';
import { isOneOf } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';

/** A work that is judged in the round `rounds`. */
const isIn = sql<boolean>`in_round.round_id = rounds.id and in_round.out_because is null`;

/** Sheets to be sent and those that were, of works that are in. */
const sheets = sql`assignments
  join round_works as in_round on in_round.round_id = assignments.round_id
    and in_round.submission_id = assignments.submission_id and in_round.out_because is null
  left join score_sheets as sheet on sheet.assignment_id = assignments.id
    and sheet.revision = in_round.revision and not sheet.is_late
  where assignments.round_id = rounds.id and not assignments.is_ended`;

function rounds(db: Kysely<DB>) {
  return db
    .selectFrom('rounds')
    .innerJoin('events', 'events.id', 'rounds.event_id')
    .select([
      'rounds.id',
      'rounds.event_id',
      'rounds.title',
      'rounds.takes',
      'rounds.opens_at',
      'rounds.closes_at',
      'rounds.judges_per_work',
      'rounds.minutes_per_work',
      'rounds.is_blind',
      'rounds.opened_at',
      'rounds.version',
      'events.title as event_title',
      sql<number>`case when rounds.opened_at is null then (
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

/** The event of a new round; held, so that two of them have two places. */
export function lockEventOfRounds(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('events')
    .select(['id', 'title', 'competition'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

export function findEventOfRounds(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('events')
    .select(['id', 'title', 'competition'])
    .where('id', '=', id)
    .executeTakeFirst();
}

function columnsOf({ title, takes, opens_at, closes_at, ...rest }: RoundForm) {
  const { judges_per_work, minutes_per_work, is_blind } = rest;
  return {
    title: title.trim(),
    takes,
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

export async function markOpened(db: Kysely<DB>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('rounds')
    .set((eb) => ({ opened_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Works that a round has, or could have: none that is rejected or of an erased person, unless it is in it. */
export function findRoundWorks(db: Kysely<DB>, round: Pick<RoundRow, 'id' | 'event_id'>) {
  return db
    .selectFrom('submissions')
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('round_works', (join) =>
      join
        .onRef('round_works.submission_id', '=', 'submissions.id')
        .on('round_works.round_id', '=', round.id),
    )
    .select([
      'submissions.id as submission_id',
      'submissions.status',
      'submissions.revision as current_revision',
      'users.name as user_name',
      'profiles.college_name as user_college',
      'round_works.number',
      'round_works.revision',
      'round_works.out_because',
      sql<boolean>`round_works.round_id is not null`.as('is_listed'),
    ])
    .where('submissions.event_id', '=', round.event_id)
    .where(
      sql<boolean>`(round_works.round_id is not null
        or submissions.status <> 'REJECTED' and users.erased_at is null)`,
    )
    .orderBy(sql`round_works.number nulls last`)
    .orderBy('submissions.id')
    .execute();
}
export type RoundWorkRow = Awaited<ReturnType<typeof findRoundWorks>>[number];

/** Holds the works of an event as they are, so that none is handed in again while a round opens. */
export async function holdWorks(db: Kysely<DB>, eventId: number): Promise<void> {
  await db
    .selectFrom('submissions')
    .select('id')
    .where('event_id', '=', eventId)
    .orderBy('id')
    .forShare()
    .execute();
}

/** A work that may be put into a round of the event: neither rejected nor of an erased person. */
export function holdWork(db: Kysely<DB>, eventId: number, submissionId: number) {
  return db
    .selectFrom('submissions')
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .select(['submissions.id', 'submissions.revision'])
    .where('submissions.id', '=', submissionId)
    .where('submissions.event_id', '=', eventId)
    .where('submissions.status', '<>', 'REJECTED')
    .where('users.erased_at', 'is', null)
    .forShare('submissions')
    .executeTakeFirst();
}

export type FixedWork = {
  readonly submission_id: number;
  readonly revision: number;
  readonly number: number;
};

/** Fixes the works of a round that opens, in the place of those that were chosen. */
export async function fixWorks(
  db: Kysely<DB>,
  roundId: number,
  works: readonly FixedWork[],
): Promise<void> {
  await db.deleteFrom('round_works').where('round_id', '=', roundId).execute();
  await sql`insert into round_works (round_id, submission_id, revision, number)
    select ${roundId}, submission_id, revision, number
    from jsonb_to_recordset(${JSON.stringify(works)}::jsonb)
      as work (submission_id int, revision int, number int)`.execute(db);
}

/** Puts a work into a round; in an open one it gets the next number, or keeps the one that it had. */
export async function putWorkIn(
  db: Kysely<DB>,
  round: Pick<RoundRow, 'id' | 'opened_at'>,
  work: { readonly id: number; readonly revision: number },
): Promise<void> {
  const next = sql<number>`(select coalesce(max(number), 0) + 1 from round_works
    where round_id = ${round.id})`;
  await db
    .insertInto('round_works')
    .values({
      round_id: round.id,
      submission_id: work.id,
      revision: work.revision,
      number: round.opened_at === null ? null : next,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['round_id', 'submission_id'])
        .doUpdateSet({ revision: work.revision, out_because: null }),
    )
    .execute();
}

/** Takes a work out of a round; what was scored of it is kept. */
export async function takeWorkOut(
  db: Kysely<DB>,
  round: Pick<RoundRow, 'id' | 'opened_at'>,
  submissionId: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('round_works')
    .set({ out_because: 'by-hand' })
    .where('round_id', '=', round.id)
    .where('submission_id', '=', submissionId)
    .where('out_because', 'is', null)
    .executeTakeFirst();
  if (round.opened_at === null) {
    await db
      .deleteFrom('round_works')
      .where('round_id', '=', round.id)
      .where('submission_id', '=', submissionId)
      .execute();
  }
  return numUpdatedRows > 0n;
}

/** A work whose decision is taken back is judged no more in rounds that are not over. */
export async function takeReopenedOut(
  db: Kysely<DB>,
  submissionIds: readonly number[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('round_works')
    .set({ out_because: 'reopened' })
    .where('submission_id', 'in', submissionIds)
    .where('out_because', 'is', null)
    .where('round_id', 'in', (eb) =>
      eb
        .selectFrom('rounds')
        .select('id')
        .where('opened_at', 'is not', null)
        .where('closes_at', '>=', now),
    )
    .execute();
}

/** The rounds that a work is in, for whoever asks whether it is being judged. */
export function findRoundsOfWork(db: Kysely<DB>, submissionId: number) {
  return db
    .selectFrom('round_works')
    .innerJoin('rounds', 'rounds.id', 'round_works.round_id')
    .select(['rounds.opens_at', 'rounds.closes_at', 'rounds.opened_at', 'round_works.out_because'])
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
