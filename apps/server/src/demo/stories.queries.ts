import type { Role } from '@pratibha/domain/people/roles';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/types.gen.ts';
import type { DemoSheet } from './data/score-sheets.ts';

const MARK = 'demo_stories';

/** What the demo wrote, to be found again: the row of the snapshot, and its sheets. */
export type Written = {
  /** null: the results were left to people. */
  readonly snapshot: number | null;
  readonly sheets: readonly SentSheet[];
  /** The rows of sheets that were begun, as they were. */
  readonly begun: readonly Readonly<Record<string, unknown>>[];
};

type SentSheet = {
  readonly id: number;
  readonly version: number;
  readonly assignment_id: number;
};

/** Who sent it when, and of which work. */
type SheetOf = {
  readonly sent_at: Date;
  readonly user_id: number;
  readonly role: Role;
  readonly number: number;
};

/** A round as it was seeded. */
type Seeded = { readonly id: number; readonly opened_at: Date; readonly closes_at: Date };

/** Of two who move the clock the second waits, and sees where the first left it. */
export async function lockStories(db: Kysely<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('demo stories', 0))`.execute(db);
}

/** Whether the round is here, and its window is where it was. */
export async function isAsSeeded(db: Kysely<DB>, round: Seeded): Promise<boolean> {
  const row = await db
    .selectFrom('rounds')
    .select('id')
    .where('id', '=', round.id)
    .where('opened_at', '=', round.opened_at)
    .where('closes_at', '=', round.closes_at)
    .where(sql<boolean>`paused_at is null and last_end(rounds) = closes_at`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasSnapshot(db: Kysely<DB>, roundId: number): Promise<boolean> {
  const row = await db
    .selectFrom('result_snapshots')
    .select('id')
    .where('round_id', '=', roundId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the demo wrote when the clock was last beyond the window; null: nothing. */
export async function readWritten(db: Kysely<DB>): Promise<Written | null> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', MARK)
    .executeTakeFirst();
  return row ? (row.value as unknown as Written) : null;
}

export async function keepWritten(db: Kysely<DB>, written: Written): Promise<void> {
  const value = JSON.stringify(written);
  await db.insertInto('installation').values({ key: MARK, value }).execute();
}

export async function forgetWritten(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('installation').where('key', '=', MARK).execute();
}

/** The sheets of these assignments that are begun, as they are. */
export async function findBegun(db: Kysely<DB>, assignments: readonly number[]) {
  const { rows } = await sql<{ row: Readonly<Record<string, unknown>> }>`
    select to_jsonb(sheet) as row from score_sheets as sheet
    where sheet.state = 'begun' and not sheet.is_late
      and sheet.assignment_id = any(${assignments}::int[])
    order by sheet.id`.execute(db);
  return rows.map(({ row }) => row);
}

/**
 * Sends these sheets of whoever has the work to judge and has not sent one; what was typed stays.
 * Nothing once organisers asked by another rubric.
 */
export async function sendSheets(db: Kysely<DB>, sheets: readonly DemoSheet[]) {
  const { rows } = await sql<SentSheet & SheetOf>`
    with sent as (
      insert into score_sheets as own
        (assignment_id, revision, rubric_id, state, scores, comment, note, saved_at, sent_at)
      select given.assignment_id, given.revision, given.rubric_id, given.state, given.scores,
        given.comment, given.note, given.saved_at, given.sent_at
      from jsonb_populate_recordset(null::score_sheets, ${JSON.stringify(sheets)}) as given
        join assignments on assignments.id = given.assignment_id and not assignments.is_ended
        join judges on judges.id = assignments.judge_id and judges.state = 'accepted'
        join round_works as work on work.round_id = assignments.round_id
          and work.submission_id = assignments.submission_id
          and work.revision = given.revision and work.out_because is null
      where (select count(*) from rubrics where rubrics.round_id = assignments.round_id) = 1
        and not exists (select from conflicts where conflicts.judge_id = judges.id
          and conflicts.submission_id = work.submission_id)
      on conflict (assignment_id, revision, is_late) do update
        set state = excluded.state, scores = excluded.scores || own.scores,
          comment = coalesce(nullif(own.comment, ''), excluded.comment),
          saved_at = excluded.saved_at, sent_at = excluded.sent_at, version = own.version + 1
        where own.state = 'begun'
      returning own.id, own.assignment_id, own.version, own.sent_at
    )
    select sent.*, judges.user_id, users.role, work.number
    from sent join assignments on assignments.id = sent.assignment_id
      join judges on judges.id = assignments.judge_id join users on users.id = judges.user_id
      join round_works as work on work.round_id = assignments.round_id
        and work.submission_id = assignments.submission_id
    order by sent.sent_at, sent.id`.execute(db);
  return rows;
}

/** The audit rows of sheets that were sent, in the order of time. */
export async function auditSheets(
  db: Kysely<DB>,
  sheets: readonly (SentSheet & SheetOf)[],
  of: Readonly<Record<string, number>>,
): Promise<void> {
  if (sheets.length === 0) return;
  await db
    .insertInto('audit')
    .values(
      sheets.map(({ id, sent_at, user_id, role, number }) => ({
        ...{ at: sent_at, actor_id: user_id, actor_role: role, action: 'sheet.sent' },
        ...{
          subject_type: 'sheet',
          subject_id: id,
          changes: JSON.stringify({ ...of, work: number }),
        },
      })),
    )
    .execute();
}

/** Those with these addresses who may organise. */
export function findOrganisers(db: Kysely<DB>, emails: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'role'])
    .where('email', 'in', emails)
    .where('status', '=', 'ACTIVE')
    .where('role', '<>', 'USER')
    .execute();
}

/** The work of somebody in a round; undefined where there is none. */
export function findWorkBy(db: Kysely<DB>, roundId: number, email: string) {
  return db
    .selectFrom('round_works as work')
    .innerJoin('submissions', 'submissions.id', 'work.submission_id')
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .select('work.submission_id')
    .where('work.round_id', '=', roundId)
    .where('users.email', '=', email)
    .executeTakeFirst();
}

/**
 * Whether the snapshot is as the demo left it, and nobody settled a comment of its sheets or began
 * a show of it.
 */
export async function isUntouched(
  db: Kysely<DB>,
  { snapshot, sheets }: Written,
  releasedAt: Date,
): Promise<boolean> {
  const ids = sheets.map(({ id }) => id);
  const { rows } = await sql<{ is_untouched: boolean }>`
    select not exists (select from settled_comments where sheet_id = any(${ids}::int[]))
      and not exists (select from result_shows where snapshot_id = ${snapshot})
      and not exists (select from awards
        where snapshot_id = ${snapshot} and revealed_at is not null)
      and (${snapshot}::int is null or exists (
        select from result_snapshots where id = ${snapshot} and thawed_at is null
          and released_at = ${releasedAt})) as is_untouched`.execute(db);
  return rows[0]?.is_untouched ?? false;
}

/** Takes back what was written: the snapshot with what people were told of it, and the sheets. */
export async function takeBack(
  db: Kysely<DB>,
  { snapshot, sheets, begun }: Written,
): Promise<void> {
  if (snapshot !== null) {
    await db
      .deleteFrom('notifications')
      .where('kind', 'in', ['results-out', 'results-corrected'])
      .where(sql<boolean>`(params ->> 'snapshot_id')::int = ${snapshot}`)
      .execute();
    // What was asked about it, and was told of that.
    const round = sql<number>`(select round_id from result_snapshots where id = ${snapshot})`;
    await db
      .deleteFrom('notifications')
      .where('kind', 'in', ['result-enquiries-wait', 'result-enquiry-responded'])
      .where(sql<boolean>`(params ->> 'round_id')::int = ${round}`)
      .execute();
    await db.deleteFrom('result_enquiries').where('round_id', '=', round).execute();
    await db.deleteFrom('result_snapshots').where('id', '=', snapshot).execute();
  }
  await sql`
    update score_sheets as own
    set state = before.state, scores = before.scores, comment = before.comment,
      saved_at = before.saved_at, sent_at = null, version = before.version
    from jsonb_populate_recordset(null::score_sheets, ${JSON.stringify(begun)}) as before
    where own.id = before.id and own.version = before.version + 1`.execute(db);
  const before = new Set(begun.map(({ id }) => id));
  const own = sheets.filter(({ id }) => !before.has(id));
  await sql`
    delete from score_sheets as own
    using jsonb_populate_recordset(null::score_sheets, ${JSON.stringify(own)}) as written
    where own.id = written.id and own.version = written.version`.execute(db);
}
