import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/*
 * Works of opened rounds of which a person is told nothing: with which they have a conflict as a
 * judge of any round, and their own.
 */

/** Round and work of each, for the person. */
const hiddenFrom = (userId: number) => sql`
  select work.round_id, work.submission_id, work.number, work.revision, work.out_because,
    rounds.event_id
  from round_works as work
  join rounds on rounds.id = work.round_id and rounds.opened_at is not null
  where exists (select from submissions as own
      where own.id = work.submission_id and own.user_id = ${userId})
    or exists (select from conflicts join judges on judges.id = conflicts.judge_id
      where conflicts.submission_id = work.submission_id and judges.user_id = ${userId})`;

/** Of the works of a round which the person may not know of. */
export async function findHiddenWorks(
  db: Kysely<DB>,
  roundId: number,
  userId: number,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ submission_id: number }>`
    select submission_id from (${hiddenFrom(userId)}) as hidden
    where round_id = ${roundId}`.execute(db);
  return new Set(rows.map(({ submission_id }) => submission_id));
}

/** From whom a work of this opened round is hidden: whoever made one, and who has a conflict. */
export async function findWhoMissesWorks(
  db: Kysely<DB>,
  roundId: number,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ user_id: number }>`
    with shown as (
      select work.submission_id from round_works as work
      join rounds on rounds.id = work.round_id and rounds.opened_at is not null
      where work.round_id = ${roundId})
    select submissions.user_id from shown join submissions on submissions.id = shown.submission_id
    union select judges.user_id from shown
    join conflicts on conflicts.submission_id = shown.submission_id
    join judges on judges.id = conflicts.judge_id and judges.user_id is not null`.execute(db);
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Who is told nothing of a work: whoever made it, and who has a conflict with it. */
export async function findWhoIsNotTold(
  db: Kysely<DB>,
  submissionId: number,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from submissions where id = ${submissionId}
    union select judges.user_id from conflicts join judges on judges.id = conflicts.judge_id
    where conflicts.submission_id = ${submissionId} and judges.user_id is not null`.execute(db);
  return new Set(rows.map(({ user_id }) => user_id));
}

type Counts = { readonly works: number; readonly sheets: number; readonly sent: number };

/** By how much less a person counts in each of these rounds. */
export async function findHiddenCounts(
  db: Kysely<DB>,
  roundIds: readonly number[],
  userId: number,
): Promise<ReadonlyMap<number, Counts>> {
  const { rows } = await sql<Counts & { round_id: number }>`
    select hidden.round_id,
      count(distinct hidden.submission_id)::int as works,
      count(assignments.id)::int as sheets,
      count(sheet.id)::int as sent
    from (${hiddenFrom(userId)}) as hidden
    left join assignments on assignments.round_id = hidden.round_id
      and assignments.submission_id = hidden.submission_id and not assignments.is_ended
    left join score_sheets as sheet on sheet.assignment_id = assignments.id
      and sheet.revision = hidden.revision and not sheet.is_late and sheet.state = 'sent'
    where hidden.out_because is null and hidden.round_id = any(${roundIds}::int[])
    group by hidden.round_id`.execute(db);
  return new Map(rows.map(({ round_id, ...counts }) => [round_id, counts]));
}

/** Those of these rounds before which a round has works that are hidden from the person. */
export async function findRoundsAfterHidden(
  db: Kysely<DB>,
  roundIds: readonly number[],
  userId: number,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select rounds.id from rounds where rounds.id = any(${roundIds}::int[]) and exists (
      select from (${hiddenFrom(userId)}) as hidden
      join rounds as before on before.id = hidden.round_id
      where before.event_id = rounds.event_id and before.place < rounds.place)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** How what is withheld from a person is named where changes are told. */
export type Withheld = {
  /** Ids, as text. */
  readonly submissions: readonly string[];
  /** Rounds and the numbers of works, such as '7 12'. */
  readonly works: readonly string[];
  /** Ids of their events, as text. */
  readonly events: readonly string[];
};

/** All that is withheld from the person; null where nothing is. */
export async function findWithheld(db: Kysely<DB>, userId: number): Promise<Withheld | null> {
  const { rows } = await sql<{ submission: string; work: string; event: string }>`
    select submission_id::text as submission, concat(round_id, ' ', number) as work,
      event_id::text as event
    from (${hiddenFrom(userId)}) as hidden`.execute(db);
  if (rows.length === 0) return null;
  return {
    submissions: rows.map(({ submission }) => submission),
    works: rows.map(({ work }) => work),
    events: [...new Set(rows.map(({ event }) => event))],
  };
}
