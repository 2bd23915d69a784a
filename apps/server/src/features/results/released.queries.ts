import type { SnapshotContent } from '@pratibha/domain/results/snapshot';
import { type Kysely, sql } from 'kysely';
import { isOneOf } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';

/** Awards of `snapshot` that everybody sees: all of them, or those that a show told (ADR 64). */
const outOf = (now: Date) => sql`awards where awards.snapshot_id = snapshot.id
  and (snapshot.released_at <= ${now} or awards.revealed_at <= ${now})`;

/** Whether a show tells its awards one by one, so that nothing else of it is out. */
const goesOn = (now: Date) =>
  sql<boolean>`snapshot.released_at is null or snapshot.released_at > ${now}`;

/** Since when something of it is out. */
const outSince = (now: Date) => sql<Date>`case when snapshot.released_at <= ${now}
  then snapshot.released_at else (select min(revealed_at) from ${outOf(now)}) end`;

/** Whether `snapshot` is what is shown of its round at this instant: the last that is out. */
export const isShown = (now: Date) => sql<boolean>`(snapshot.released_at <= ${now}
  or snapshot.thawed_at is null and exists (select from ${outOf(now)})) and not exists (
  select from result_snapshots as later where later.round_id = snapshot.round_id
    and later.number > snapshot.number and later.released_at <= ${now})`;

/** Whether `snapshot` is the last of its round that was released, with all of its awards. */
export const isReleased = (now: Date) => sql<boolean>`(snapshot.released_at <= ${now}
  and not exists (select from result_snapshots as later where later.round_id = snapshot.round_id
    and later.number > snapshot.number and later.released_at <= ${now}))`;

/** Why what was released before `snapshot` is no longer so; null: nothing was. */
const correctedBecause = sql<string | null>`(
  select earlier.thaw_reason from result_snapshots as earlier
  where earlier.round_id = snapshot.round_id and earlier.number < snapshot.number
    and earlier.released_at is not null
  order by earlier.number desc limit 1)`;

/** What is out of rounds of events in which the person handed in, with their work. */
export function findShownTo(db: Kysely<DB>, userId: number, now: Date) {
  return db
    .selectFrom('result_snapshots as snapshot')
    .innerJoin('rounds', 'rounds.id', 'snapshot.round_id')
    .innerJoin('submissions as own', 'own.event_id', 'rounds.event_id')
    .leftJoin('round_works as work', (join) =>
      join
        .onRef('work.round_id', '=', 'snapshot.round_id')
        .onRef('work.submission_id', '=', 'own.id'),
    )
    .select([
      'snapshot.id',
      'snapshot.round_id',
      'snapshot.shows_ranks',
      outSince(now).as('released_at'),
      goesOn(now).as('goes_on'),
      'rounds.event_id',
      'rounds.title as round_title',
      'own.id as submission_id',
      'work.number',
      correctedBecause.as('corrected_because'),
      sql<{ title: string; prize: string; position: number | null }[]>`coalesce((
        select jsonb_agg(jsonb_build_object(
          'title', title, 'prize', prize, 'position', position) order by place)
        from ${outOf(now)} and awards.submission_id = own.id), '[]')`.as('awards'),
    ])
    .where('own.user_id', '=', userId)
    .where(isShown(now))
    .orderBy('rounds.event_id')
    .orderBy('rounds.place')
    .execute();
}
export type ShownRow = Awaited<ReturnType<typeof findShownTo>>[number];

/** What a snapshot holds; it never changes. */
export async function findContent(db: Kysely<DB>, id: number): Promise<SnapshotContent> {
  const { content } = await db
    .selectFrom('result_snapshots')
    .select(sql<SnapshotContent>`content`.as('content'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return content;
}

/** The results of events that everybody may know of, these or (null) all: one of each event. */
export async function findReleasedResults(
  db: Kysely<DB>,
  now: Date,
  eventIds: readonly number[] | null,
) {
  const rows = await db
    .selectFrom('result_snapshots as snapshot')
    .innerJoin('rounds', 'rounds.id', 'snapshot.round_id')
    .innerJoin('events', 'events.id', 'rounds.event_id')
    .innerJoin('editions', 'editions.id', 'events.edition_id')
    .distinctOn('rounds.event_id')
    .select([
      'snapshot.id',
      'snapshot.round_id',
      'snapshot.number',
      'snapshot.sha256',
      'snapshot.shows_ranks',
      'snapshot.offers_check',
      outSince(now).as('released_at'),
      goesOn(now).as('goes_on'),
      'rounds.event_id',
      'events.title as event_title',
      'editions.id as edition_id',
      'editions.slug as edition',
      sql<{ submission_id: number; title: string; prize: string; position: number | null }[]>`
        coalesce((select jsonb_agg(jsonb_build_object('submission_id', submission_id,
          'title', title, 'prize', prize, 'position', position) order by place)
          from ${outOf(now)}), '[]')`.as('awards'),
      sql<{ reason: string; at: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('reason', thaw_reason, 'at', thawed_at)
          order by number desc)
        from result_snapshots as earlier where earlier.round_id = snapshot.round_id
          and earlier.number < snapshot.number and earlier.released_at is not null), '[]')`.as(
        'corrections',
      ),
    ])
    .where(isShown(now))
    .where('events.status', '<>', 'DELETED')
    .where('events.internal_event', '=', false)
    .where(isOneOf('rounds.event_id', eventIds))
    .orderBy('rounds.event_id')
    // The round that gives awards, as the final after a preselection.
    .orderBy(sql`exists (select from awards where awards.snapshot_id = snapshot.id) desc`)
    .orderBy('rounds.place', 'desc')
    .execute();
  return rows;
}
export type ReleasedRow = Awaited<ReturnType<typeof findReleasedResults>>[number];
