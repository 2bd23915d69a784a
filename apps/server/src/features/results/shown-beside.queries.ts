import { MOST_SHOWN_RANKS } from '@pratibha/domain/results/result-terms';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { isCountedSheet } from '../judging/judging.ts';

export type ShownRank = {
  readonly snapshot_id: number;
  readonly submission_id: number;
  readonly rank: number;
};

/** The first ranks without an award of those of these snapshots that are out and show any. */
export async function findShownRanks(
  db: Kysely<DB>,
  snapshotIds: readonly number[],
  now: Date,
): Promise<readonly ShownRank[]> {
  const { rows } = await sql<ShownRank>`
    select snapshot.id as snapshot_id, work.submission_id, (ranked ->> 'rank')::int as rank
    from result_snapshots as snapshot
    cross join jsonb_array_elements(snapshot.content -> 'ranking' -> 'works') as ranked
    join round_works as work on work.round_id = snapshot.round_id
      and concat('W', work.number) = ranked ->> 'work'
    where snapshot.id = any(${snapshotIds}::int[]) and snapshot.shows_ranks
      and snapshot.released_at <= ${now}
      and (ranked ->> 'sheets')::int > 0 and (ranked ->> 'rank')::int <= ${MOST_SHOWN_RANKS}
      and not exists (select from awards where awards.snapshot_id = snapshot.id
        and awards.submission_id = work.submission_id)
    order by snapshot.id, rank, work.number`.execute(db);
  return rows;
}

/**
 * Once results are out whose sheets count in those of these rounds that name their judges, by
 * name. Who was erased, and a guest whose name was removed, is named no more.
 */
export function findNamedJudges(db: Kysely<DB>, roundIds: readonly number[], now: Date) {
  const name = sql<string>`coalesce(judge.name, guests.name)`;
  return db
    .selectFrom('score_sheets as sheet')
    .innerJoin('assignments', 'assignments.id', 'sheet.assignment_id')
    .innerJoin('judges', 'judges.id', 'assignments.judge_id')
    .innerJoin('result_terms as terms', 'terms.round_id', 'assignments.round_id')
    .innerJoin('round_works as work', (join) =>
      join
        .onRef('work.round_id', '=', 'assignments.round_id')
        .onRef('work.submission_id', '=', 'assignments.submission_id'),
    )
    .leftJoin('users as judge', 'judge.id', 'judges.user_id')
    .leftJoin('guests', 'guests.id', 'judges.guest_id')
    .distinct()
    .select([
      'assignments.round_id',
      'assignments.submission_id',
      'judges.user_id',
      name.as('name'),
    ])
    .where('terms.names_judges', '=', true)
    .where('assignments.round_id', '=', sql<number>`any(${roundIds}::int[])`)
    .where(isCountedSheet)
    .where(
      sql<boolean>`exists (select from result_snapshots as out
        where out.round_id = assignments.round_id and out.released_at <= ${now})`,
    )
    .where(sql<boolean>`judge.erased_at is null and ${name} is not null`)
    .orderBy('name')
    .execute();
}
export type NamedJudge = Awaited<ReturnType<typeof findNamedJudges>>[number];

/** Each name once, in its order. */
export function namesOf(judges: readonly NamedJudge[]): string[] {
  return [...new Set(judges.map(({ name }) => name))];
}
