import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** When the person presents own works, as it was told, while it is published. */
export function findOwnPresentations(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('submissions')
    .innerJoin('presentations', 'presentations.submission_id', 'submissions.id')
    .innerJoin('round_works as work', (join) =>
      join
        .onRef('work.round_id', '=', 'presentations.round_id')
        .onRef('work.submission_id', '=', 'submissions.id')
        .on('work.out_because', 'is', null),
    )
    .innerJoin('presentation_plans as plan', 'plan.round_id', 'presentations.round_id')
    .innerJoin('rounds', 'rounds.id', 'presentations.round_id')
    .select([
      'submissions.event_id',
      'submissions.id as submission_id',
      'presentations.told_room',
      'presentations.told_starts_at',
      'presentations.told_ends_at',
      'presentations.told_setup_minutes',
      'rounds.opens_at',
      'rounds.closes_at',
      'rounds.opened_at',
      'rounds.paused_at',
      panel.as('panel'),
      seenBy.as('seen_by'),
    ])
    .where('submissions.user_id', '=', userId)
    .where('rounds.manner', '=', 'presented')
    .where(sql<boolean>`plan.published_at is not null`)
    .where(sql<boolean>`presentations.told_starts_at is not null`)
    .orderBy('presentations.told_starts_at')
    .orderBy('submissions.id')
    .execute();
}
export type OwnPresentationRow = Awaited<ReturnType<typeof findOwnPresentations>>[number];

/** Whether the judge of `assignments` wrote anything of it; a sheet that is taken out was there. */
const hasSeen = sql<boolean>`exists (
  select from score_sheets where score_sheets.assignment_id = assignments.id)`;

/**
 * How many judges have the work of `work`, or had and saw it; who is in training counts nowhere.
 */
const panel = sql<number>`(select count(*)::int from assignments
  join judges as sitting on sitting.id = assignments.judge_id and not sitting.in_training
  where assignments.round_id = work.round_id and assignments.submission_id = work.submission_id
    and (not assignments.is_ended or ${hasSeen}))`;

const seenBy = sql<number>`(select count(*)::int from assignments
  join judges as sitting on sitting.id = assignments.judge_id and not sitting.in_training
  where assignments.round_id = work.round_id and assignments.submission_id = work.submission_id
    and ${hasSeen})`;

/** What the notification `told` tells of a presentation, while that is so. */
export const presentationOfMail = sql<{
  readonly room: string;
  /** ISO 8601. */
  readonly starts_at: string;
  readonly setup_minutes: number;
}>`(
  select jsonb_build_object('room', told_room, 'starts_at', told_starts_at,
    'setup_minutes', told_setup_minutes)
  from presentations
  join presentation_plans as plan on plan.round_id = presentations.round_id
    and plan.published_at is not null
  join round_works as work on work.round_id = presentations.round_id
    and work.submission_id = presentations.submission_id and work.out_because is null
  where presentations.round_id = (told.params ->> 'round_id')::int
    and presentations.submission_id = (told.params ->> 'submission_id')::int
    and told_starts_at = (told.params ->> 'at')::timestamptz)`;

/** In which room the person sits, by their rows as a judge. */
export async function findOwnRooms(db: Kysely<DB>, userId: number) {
  const { rows } = await sql<{ judge_id: number; room: string | null }>`
    select panel_judges.judge_id, plan.rooms[panel_judges.room] as room from panel_judges
    join judges on judges.id = panel_judges.judge_id
    join presentation_plans as plan on plan.round_id = judges.round_id
    where judges.user_id = ${userId}`.execute(db);
  return rows;
}

/** The person's works are presented nowhere, and they sit in no room as a judge. */
export async function erasePresentations(db: Kysely<DB>, userId: number): Promise<void> {
  await db
    .deleteFrom('presentations')
    .where('submission_id', 'in', (eb) =>
      eb.selectFrom('submissions').select('id').where('user_id', '=', userId),
    )
    .execute();
  await db
    .deleteFrom('panel_judges')
    .where('judge_id', 'in', (eb) =>
      eb.selectFrom('judges').select('id').where('user_id', '=', userId),
    )
    .execute();
}
