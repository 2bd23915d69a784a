import type { AnnouncementSource } from '@pratibha/domain/announcements/announcements';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** What events say to students, with what decides whether they see them. */
export function findShownToStudents(db: Kysely<DB>) {
  return db
    .selectFrom('events')
    .leftJoin('follow_ups', 'follow_ups.event_id', 'events.id')
    .leftJoin('work_forms', 'work_forms.event_id', 'events.id')
    .select([
      'events.status',
      'events.registration_open',
      sql<unknown>`jsonb_build_array(events.title, events.description, events.venue_name,
        events.venue_room, events.venue_address, events.what_to_bring, events.event_questions,
        follow_ups.questions, work_forms.parts)`.as('said'),
    ])
    .where('events.status', '<>', 'DELETED')
    .execute();
}

/**
 * What one person may read beside that: of their registrations and works, whatever became of the
 * events, and of their certificates.
 */
export async function findSaidTo(db: Kysely<DB>, userId: number): Promise<unknown> {
  const { rows } = await sql<{ said: unknown }>`select jsonb_build_array(
    (select jsonb_agg(jsonb_build_array(
        events.title, events.description, events.venue_name, events.venue_room,
        events.venue_address, events.what_to_bring, own.questions, own.review_remarks,
        follow_up_answers.questions))
      from registrations as own join events on events.id = own.event_id
        left join follow_up_answers on follow_up_answers.registration_id = own.id
      where own.user_id = ${userId}),
    (select jsonb_agg(jsonb_build_array(own.review_remarks,
        (select jsonb_agg(review_remarks) from submission_revisions where submission_id = own.id),
        (select jsonb_agg(parts) from handed_in where submission_id = own.id),
        (select jsonb_agg(area) from stands where submission_id = own.id),
        (select jsonb_agg(told_room) from presentations where submission_id = own.id),
        (select jsonb_agg(jsonb_build_array(rounds.title, result_snapshots.thaw_reason))
          from rounds left join result_snapshots on result_snapshots.round_id = rounds.id
          where rounds.event_id = own.event_id)))
      from submissions as own where own.user_id = ${userId}),
    (select jsonb_agg(questions) from waiting where user_id = ${userId}),
    (select jsonb_agg(jsonb_build_array(award, revoke_reason))
      from certificates where user_id = ${userId})) as said`.execute(db);
  return rows[0]?.said;
}

/** What judges read of rounds: those in which this person is asked to judge, or judges. */
export async function findSaidToJudge(db: Kysely<DB>, personId: number): Promise<unknown> {
  const { rows } = await sql<{ said: unknown }>`
    select jsonb_agg(jsonb_build_array(
      events.title, rounds.title, rounds.pause_sentence,
      (select jsonb_agg(jsonb_build_array(criteria.title, meaning, levels))
        from criteria join rubrics on rubrics.id = criteria.rubric_id
        where rubrics.round_id = rounds.id),
      (select jsonb_agg(title) from nomination_titles where round_id = rounds.id),
      (select to_jsonb(rooms) from presentation_plans where round_id = rounds.id),
      (select jsonb_agg(area) from stands where round_id = rounds.id),
      (select parts from work_forms where work_forms.event_id = rounds.event_id))) as said
    from judges join rounds on rounds.id = judges.round_id
      join events on events.id = rounds.event_id
    where judges.person_id = ${personId} and judges.state in ('asked', 'accepted')`.execute(db);
  return rows[0]?.said;
}

/** The announcements that a person was told. */
export async function findAnnouncementsTold(db: Kysely<DB>, userId: number) {
  const { rows } = await sql<{
    readonly subject: string;
    readonly text: string;
    readonly source: AnnouncementSource;
    readonly event_id: number | null;
  }>`
    select distinct subject, text, source, (told.params ->> 'event_id')::int as event_id
    from notifications as told
      join announcements on announcements.id = (told.params ->> 'announcement_id')::int
    where told.user_id = ${userId} and told.kind = 'announcement'
      and told.tell_at <= now()`.execute(db);
  return rows;
}
