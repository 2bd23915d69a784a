import type { SaidByEvent } from '@pratibha/domain/language/event-texts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Of the remarks of an event so many at most: whoever decides on more translates the latest. */
const MOST_REMARKS = 2_000;

/** All rounds of `events`, as their texts are read. */
const ROUNDS = sql<SaidByEvent['rounds']>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'title', rounds.title,
    'pause_sentence', rounds.pause_sentence,
    'criteria', coalesce((
      select jsonb_agg(jsonb_build_object(
        'title', criteria.title, 'meaning', meaning, 'levels', levels) order by criteria.place)
      from criteria where rubric_id = (
        select rubrics.id from rubrics where rubrics.round_id = rounds.id
        order by rubrics.number desc limit 1)), '[]'),
    'nominations', coalesce((
      select jsonb_agg(title order by place)
      from nomination_titles where round_id = rounds.id), '[]'),
    'rooms', coalesce((
      select to_jsonb(rooms) from presentation_plans where round_id = rounds.id), '[]'),
    'areas', coalesce((
      select jsonb_agg(distinct area) from stands
      where round_id = rounds.id and area is not null), '[]'),
    'awards', coalesce((
      select jsonb_agg(jsonb_build_object(
        'title', awards.title, 'prize', prize, 'tie_note', tie_note)
        order by snapshot.number, awards.place)
      from awards join result_snapshots as snapshot on snapshot.id = awards.snapshot_id
      where snapshot.round_id = rounds.id), '[]')
  ) order by rounds.place) from rounds where rounds.event_id = events.id), '[]')`;

/** What events say, with their ids; all, or only these. */
export function findSaidByEvents(db: Kysely<DB>, ids: readonly number[] | null) {
  return db
    .selectFrom('events')
    .leftJoin('follow_ups', 'follow_ups.event_id', 'events.id')
    .leftJoin('work_forms', 'work_forms.event_id', 'events.id')
    .select([
      'events.id',
      'events.title',
      'events.description',
      'events.venue_name',
      'events.venue_room',
      'events.venue_address',
      'events.what_to_bring',
      'events.event_questions',
      'follow_ups.questions as follow_up',
      sql<SaidByEvent['parts']>`coalesce(work_forms.parts, '[]')`.as('parts'),
      ROUNDS.as('rounds'),
    ])
    .where('events.status', '<>', 'DELETED')
    .$if(ids !== null, (query) => query.where(sql<boolean>`events.id = any(${ids ?? []}::int[])`))
    .orderBy('events.id', 'desc')
    .execute();
}

/** What an edition says and will say: what is published, and what is written in its draft. */
export function findSaidByEditions(db: Kysely<DB>, id: number | null) {
  return db
    .selectFrom('editions')
    .leftJoin('edition_drafts', 'edition_drafts.edition_id', 'editions.id')
    .select(['editions.id', 'editions.slug', 'editions.content', 'edition_drafts.content as draft'])
    .$if(id !== null, (query) => query.where('editions.id', '=', id ?? 0))
    .orderBy(sql`editions.status = 'live'`, 'desc')
    .orderBy('editions.slug', 'desc')
    .execute();
}

const told = (table: string) => sql`
  select review_remarks as remarks, reviewed_at as at from ${sql.table(table)} as decided
  where decided.event_id = events.id and review_remarks is not null`;

/** What was told of decisions in an event, the latest first, each text once. */
export async function findSaidOfDecisions(db: Kysely<DB>, eventId: number): Promise<string[]> {
  const { rows } = await sql<{ remarks: string }>`
    select remarks from events, lateral (
      ${told('registrations')} union all ${told('submissions')} union all
      select remarks, prepared_at from prepared_decisions
      where prepared_decisions.event_id = events.id and remarks is not null) as said
    where events.id = ${eventId}
    group by remarks order by max(at) desc nulls last, remarks limit ${MOST_REMARKS}`.execute(db);
  return rows.map(({ remarks }) => remarks);
}

/** Of events the number of different remarks, and of those that have no Nepali. */
export async function countSaidOfDecisions(db: Kysely<DB>, ids: readonly number[] | null) {
  const { rows } = await sql<{ id: number; title: string; texts: number; missing: number }>`
    select events.id, events.title, count(distinct remarks)::int as texts,
      (count(distinct remarks) filter (where remarks ~ '[A-Za-z]' and not exists (
        select from translations where language = 'ne'
          and md5(source) = md5(remarks) and source = remarks)))::int as missing
    from events, lateral (${told('registrations')} union all ${told('submissions')}) as said
    where events.status <> 'DELETED' and (${ids === null} or events.id = any(${ids ?? []}::int[]))
    group by events.id order by events.id desc`.execute(db);
  return rows;
}

/** What announcements say, the latest first; all, or only this one. */
export function findSaidByAnnouncements(db: Kysely<DB>, id: number | null) {
  return db
    .selectFrom('announcements')
    .select(['id', 'subject', 'text'])
    .$if(id !== null, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id', 'desc')
    .execute();
}
