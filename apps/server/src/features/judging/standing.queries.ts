import type { StandMark } from '@pratibha/domain/judging/stands';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { hasConflict, hasConflictWith } from './assignments.queries.ts';
import { foundNobody } from './stands.queries.ts';

type OfJudge = { readonly roundId: number; readonly judgeId: number };

/** Whether `judges` has sent a sheet of `work`, or said why not. */
const isDone = sql<boolean>`exists (select from assignments
  join score_sheets on score_sheets.assignment_id = assignments.id
  where assignments.judge_id = judges.id and assignments.submission_id = work.submission_id
    and score_sheets.revision = work.revision and score_sheets.state <> 'begun')`;

/** Every work of a round that has a stand, as it is for one of its judges. */
export async function findStandsForJudge(db: Kysely<DB>, { roundId, judgeId }: OfJudge, now: Date) {
  return db
    .selectFrom('round_works as work')
    .innerJoin('stands', (join) =>
      join
        .onRef('stands.round_id', '=', 'work.round_id')
        .onRef('stands.submission_id', '=', 'work.submission_id'),
    )
    .innerJoin('judges', (join) =>
      join.onRef('judges.round_id', '=', 'work.round_id').on('judges.id', '=', judgeId),
    )
    .leftJoin('assignments as own', (join) =>
      join
        .onRef('own.judge_id', '=', 'judges.id')
        .onRef('own.submission_id', '=', 'work.submission_id'),
    )
    .leftJoin('stand_marks as mark', (join) =>
      join
        .onRef('mark.judge_id', '=', 'judges.id')
        .onRef('mark.submission_id', '=', 'work.submission_id'),
    )
    .leftJoin('judge_places as place', (join) =>
      join
        .onRef('place.judge_id', '=', 'judges.id')
        .onRef('place.submission_id', '=', 'work.submission_id'),
    )
    .select([
      'work.submission_id',
      'work.number',
      'stands.stand',
      'stands.folded',
      'stands.area',
      'own.id as assignment_id',
      'own.is_ended',
      'mark.mark',
      'mark.at as marked_at',
      'place.judge_id as at_judge_id',
      'place.taken_at',
      'place.arrived_at',
      isDone.as('is_done'),
      hasConflictWith('work.submission_id').as('has_conflict'),
      sql<number>`(select count(*)::int from assignments
        join judges as each on each.id = assignments.judge_id and not each.in_training
        where assignments.round_id = work.round_id
          and assignments.submission_id = work.submission_id
          and not assignments.is_ended)`.as('judges'),
      foundNobody.as('nobody'),
      sql<Date | null>`(${othersTook(db, now)})`.as('others_took_at'),
    ])
    .where('work.round_id', '=', roundId)
    .where('work.out_because', 'is', null)
    .execute();
}
export type StandForJudgeRow = Awaited<ReturnType<typeof findStandsForJudge>>[number];

/**
 * When another judge went to the stand of `work` last. Later instants are of a clock that was set
 * back.
 */
function othersTook(db: Kysely<DB>, now: Date) {
  return db
    .selectFrom('judge_places as others')
    .innerJoin('judges as other', 'other.id', 'others.judge_id')
    .select(sql<Date | null>`max(others.taken_at)`.as('at'))
    .whereRef('other.round_id', '=', sql.ref('work.round_id'))
    .whereRef('others.submission_id', '=', sql.ref('work.submission_id'))
    .where(sql<boolean>`other.id <> judges.id and other.state = 'accepted'`)
    .where('others.taken_at', '<=', now)
    .where(
      sql<boolean>`not exists (select from assignments as theirs
        join score_sheets on score_sheets.assignment_id = theirs.id
        where theirs.judge_id = other.id and theirs.submission_id = work.submission_id
          and score_sheets.revision = work.revision and score_sheets.state <> 'begun')`,
    );
}

/** Where the judge goes, or stands. */
export async function writePlace(
  db: Kysely<DB>,
  judgeId: number,
  place: {
    readonly submission_id: number;
    readonly taken_at: Date | null;
    readonly arrived_at: Date | null;
  },
): Promise<void> {
  await db
    .insertInto('judge_places')
    .values({ ...place, judge_id: judgeId })
    .onConflict((conflict) => conflict.column('judge_id').doUpdateSet(place))
    .execute();
}

export async function writeMark(
  db: Kysely<DB>,
  judgeId: number,
  marked: { readonly submission_id: number; readonly mark: StandMark; readonly at: Date },
): Promise<void> {
  const { mark, at } = marked;
  await db
    .insertInto('stand_marks')
    .values({ ...marked, judge_id: judgeId })
    .onConflict((conflict) =>
      conflict.columns(['judge_id', 'submission_id']).doUpdateSet({ mark, at }),
    )
    .execute();
}

/** How many works the judge has, at stands or given by hand. */
export async function countOwnWorks(db: Kysely<DB>, judgeId: number): Promise<number> {
  const { count } = await db
    .selectFrom('assignments')
    .innerJoin('judges', 'judges.id', 'assignments.judge_id')
    .innerJoin('round_works as work', (join) =>
      join
        .onRef('work.round_id', '=', 'assignments.round_id')
        .onRef('work.submission_id', '=', 'assignments.submission_id')
        .on('work.out_because', 'is', null),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .where('assignments.judge_id', '=', judgeId)
    .where('assignments.is_ended', '=', false)
    .where(sql<boolean>`not ${hasConflict}`)
    .executeTakeFirstOrThrow();
  return count;
}
