import type { Scores } from '@pratibha/domain/judging/score-sheets';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { hasConflict, hasEarlier } from './assignments.queries.ts';

/**
 * What a judge has to do in a round, as it is asked of `assignments`, `judges`, `work` and `sheet`.
 */
function toJudge(db: Kysely<DB>) {
  return db
    .selectFrom('assignments')
    .innerJoin('judges', 'judges.id', 'assignments.judge_id')
    .innerJoin('rounds', 'rounds.id', 'assignments.round_id')
    .innerJoin('round_works as work', (join) =>
      join
        .onRef('work.round_id', '=', 'assignments.round_id')
        .onRef('work.submission_id', '=', 'assignments.submission_id')
        .on('work.out_because', 'is', null),
    )
    .where('judges.state', '=', 'accepted')
    .where('assignments.is_ended', '=', false)
    .where(sql<boolean>`rounds.opened_at is not null`)
    .where(sql<boolean>`not ${hasConflict}`);
}

/** Until when the judge may judge: some have longer than the others. */
const ownEnd = sql<Date>`greatest(rounds.closes_at, judges.closes_at)`;

/** The rounds in which the person is asked to judge, or judges. */
function judgedRounds(db: Kysely<DB>) {
  return db
    .selectFrom('judges')
    .innerJoin('rounds', 'rounds.id', 'judges.round_id')
    .innerJoin('events', 'events.id', 'rounds.event_id')
    .select([
      'judges.id as judge_id',
      'judges.state as judge_state',
      'judges.most_works',
      'rounds.id',
      'rounds.event_id',
      'rounds.title',
      'judges.in_training',
      'judges.tried_at',
      'rounds.opens_at',
      ownEnd.as('closes_at'),
      'rounds.opened_at',
      'rounds.paused_at',
      'rounds.pause_sentence',
      'rounds.comment_hours',
      'rounds.is_blind',
      'rounds.minutes_per_work',
      'rounds.manner',
      'rounds.judges_per_work',
      'events.title as event_title',
      sql<boolean>`exists (select from result_terms as terms
        where terms.round_id = rounds.id and terms.names_judges)`.as('names_judges'),
    ])
    .where('judges.state', 'in', ['asked', 'accepted']);
}
export type JudgedRoundRow = Awaited<
  ReturnType<ReturnType<typeof judgedRounds>['execute']>
>[number];

export function findJudgedRounds(db: Kysely<DB>, personId: number) {
  return judgedRounds(db)
    .where('judges.person_id', '=', personId)
    .orderBy('rounds.closes_at')
    .orderBy('rounds.id')
    .execute();
}

export function findJudgedRound(db: Kysely<DB>, personId: number, roundId: number) {
  return judgedRounds(db)
    .where('judges.person_id', '=', personId)
    .where('rounds.id', '=', roundId)
    .executeTakeFirst();
}

/** The works of these judges, each in the judge's order, with the sheet that the judge sees. */
export function findJudgedWorks(db: Kysely<DB>, judgeIds: readonly number[]) {
  return (
    toJudge(db)
      .leftJoin('score_sheets as sheet', (join) =>
        join
          .onRef('sheet.assignment_id', '=', 'assignments.id')
          .onRef('sheet.revision', '=', 'work.revision')
          .on(sql<boolean>`(sheet.is_late or not exists (select from score_sheets as late
          where late.assignment_id = assignments.id and late.revision = work.revision
            and late.is_late))`),
      )
      .leftJoin('presentation_plans as plan', (join) =>
        join
          .onRef('plan.round_id', '=', 'assignments.round_id')
          .on(sql<boolean>`plan.published_at is not null`),
      )
      .leftJoin('presentations as presented', (join) =>
        join
          .onRef('presented.round_id', '=', 'plan.round_id')
          .onRef('presented.submission_id', '=', 'assignments.submission_id'),
      )
      .select([
        'assignments.id',
        'assignments.judge_id',
        'work.number',
        'presented.told_room',
        'presented.told_starts_at',
        'presented.told_ends_at',
        'presented.told_setup_minutes',
        'sheet.state',
        sql<Scores | null>`sheet.scores`.as('scores'),
        hasEarlier.as('has_earlier'),
      ])
      .where('assignments.judge_id', '=', sql<number>`any(${judgeIds}::int[])`)
      // Those that come before a panel, as they come.
      .orderBy(sql`presented.told_starts_at nulls last`)
      .orderBy('assignments.place')
      .orderBy('assignments.id')
      .execute()
  );
}
export type JudgedWorkRow = Awaited<ReturnType<typeof findJudgedWorks>>[number];

/** Works to judge, each in the revision that is judged. */
function worksToJudge(db: Kysely<DB>) {
  return toJudge(db)
    .innerJoin('submission_revisions as revision', (join) =>
      join
        .onRef('revision.submission_id', '=', 'work.submission_id')
        .onRef('revision.revision', '=', 'work.revision'),
    )
    .innerJoin('submissions', 'submissions.id', 'work.submission_id')
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select([
      'assignments.id',
      'assignments.judge_id',
      'assignments.submission_id',
      'rounds.id as round_id',
      'rounds.event_id',
      'rounds.opens_at',
      ownEnd.as('closes_at'),
      'rounds.opened_at',
      'rounds.paused_at',
      'rounds.comment_hours',
      'rounds.is_blind',
      'rounds.manner',
      'work.number',
      'work.revision',
      'revision.description',
      'revision.work_link',
      'revision.demo_or_alternate_link',
      'users.name',
      'profiles.college_name',
    ]);
}
export type WorkToJudgeRow = Awaited<
  ReturnType<ReturnType<typeof worksToJudge>['execute']>
>[number];

/** A work that the person is to judge. */
export function findWorkToJudge(db: Kysely<DB>, personId: number, assignmentId: number) {
  return worksToJudge(db)
    .where('assignments.id', '=', assignmentId)
    .where('judges.person_id', '=', personId)
    .executeTakeFirst();
}

/** All that a judge is to judge, in the judge's order. */
export function findWorksToJudge(db: Kysely<DB>, judgeId: number) {
  return worksToJudge(db)
    .where('assignments.judge_id', '=', judgeId)
    .orderBy('assignments.place')
    .orderBy('assignments.id')
    .execute();
}
