import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

function judgeCalls(db: Kysely<DB>) {
  return db
    .selectFrom('judge_calls')
    .innerJoin('judges', 'judges.id', 'judge_calls.judge_id')
    .innerJoin('rounds', 'rounds.id', 'judges.round_id')
    .leftJoin('users as judge', 'judge.id', 'judges.user_id')
    .leftJoin('guests', 'guests.id', 'judges.guest_id')
    .leftJoin('users as organiser', 'organiser.id', 'judge_calls.coming_by')
    .leftJoin('round_works as work', (join) =>
      join
        .onRef('work.round_id', '=', 'judges.round_id')
        .onRef('work.submission_id', '=', 'judge_calls.submission_id'),
    )
    .select([
      'judge_calls.id',
      'judge_calls.judge_id',
      'judge_calls.submission_id',
      'judge_calls.line',
      'judge_calls.called_at',
      'judge_calls.done_at',
      'judges.round_id',
      'rounds.event_id',
      sql<string | null>`coalesce(judge.name, guests.name)`.as('judge_name'),
      'organiser.name as coming',
      'work.number',
    ]);
}
export type JudgeCallRow = Awaited<ReturnType<ReturnType<typeof judgeCalls>['execute']>>[number];

export function findJudgeCall(db: Kysely<DB>, id: number) {
  return judgeCalls(db).where('judge_calls.id', '=', id).executeTakeFirst();
}

/** Those of a round that wait, who waits longest first. */
export function findOpenCalls(db: Kysely<DB>, roundId: number) {
  return judgeCalls(db)
    .where('judges.round_id', '=', roundId)
    .where('judge_calls.done_at', 'is', null)
    .orderBy('judge_calls.called_at')
    .orderBy('judge_calls.id')
    .execute();
}

/** The one of a judge that waits. */
export function findOwnCall(db: Kysely<DB>, judgeId: number) {
  return judgeCalls(db)
    .where('judge_calls.judge_id', '=', judgeId)
    .where('judge_calls.done_at', 'is', null)
    .executeTakeFirst();
}

/** The work that an assignment of the judge is of. */
export async function findWorkOfCall(
  db: Kysely<DB>,
  judgeId: number,
  assignmentId: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('assignments')
    .select('submission_id')
    .where('id', '=', assignmentId)
    .where('judge_id', '=', judgeId)
    .executeTakeFirst();
  return row?.submission_id ?? null;
}

/** @returns the id; undefined where another call of the judge waits still */
export async function insertCall(
  db: Kysely<DB>,
  call: {
    readonly judge_id: number;
    readonly submission_id: number | null;
    readonly line: string;
    readonly called_at: Date;
  },
): Promise<number | undefined> {
  const row = await db
    .insertInto('judge_calls')
    .values(call)
    .onConflict((conflict) => conflict.column('judge_id').where('done_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** From then on the call is about no work in particular. */
export async function forgetWorkOfCall(db: Kysely<DB>, id: number): Promise<void> {
  await db.updateTable('judge_calls').set({ submission_id: null }).where('id', '=', id).execute();
}

/** Says who comes; a later one takes the place of an earlier. */
export async function writeComing(db: Kysely<DB>, id: number, userId: number): Promise<void> {
  await db
    .updateTable('judge_calls')
    .set({ coming_by: userId })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

export async function writeDone(db: Kysely<DB>, id: number, at: Date): Promise<void> {
  await db
    .updateTable('judge_calls')
    .set({ done_at: at })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

type CallOfMail = {
  readonly title: string;
  readonly event_title: string;
  readonly line: string;
  readonly judge: string | null;
  /** Somebody comes, or it is done. */
  readonly is_answered: boolean;
};

/** The call that the notification `told` names, as it is now. */
export const callOfMail = sql<CallOfMail>`(
  select to_jsonb(of_call) from (
    select rounds.title, events.title as event_title, judge_calls.line,
      coalesce(users.name, guests.name) as judge,
      judge_calls.coming_by is not null or judge_calls.done_at is not null as is_answered
    from judge_calls
    join judges on judges.id = judge_calls.judge_id
    join rounds on rounds.id = judges.round_id
    join events on events.id = rounds.event_id
    left join users on users.id = judges.user_id
    left join guests on guests.id = judges.guest_id
    where judge_calls.id = (told.params ->> 'call_id')::int
  ) as of_call)`;
