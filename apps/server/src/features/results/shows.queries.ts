import type { ShowSlide } from '@pratibha/domain/results/show';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Thawed results have no show: what is frozen next begins anew. */
function shows(db: Kysely<DB>) {
  return db
    .selectFrom('result_shows as show')
    .leftJoin('result_snapshots as snapshot', 'snapshot.id', 'show.snapshot_id')
    .select([
      'show.round_id',
      'show.run',
      'show.snapshot_id',
      'show.step',
      'show.names_all',
      sql<ShowSlide[]>`show.slides`.as('slides'),
      sql<boolean>`show.begun_at is not null and snapshot.thawed_at is null`.as('is_running'),
    ]);
}
export type ShowRow = Awaited<ReturnType<ReturnType<typeof shows>['execute']>>[number];

/** The show of a round as it was prepared; of one that nobody thought of, an empty one. */
export async function findShow(db: Kysely<DB>, roundId: number): Promise<ShowRow> {
  const row = await shows(db).where('show.round_id', '=', roundId).executeTakeFirst();
  const empty = { run: 0, snapshot_id: null, step: 0, names_all: false, is_running: false };
  return row ?? { ...empty, round_id: roundId, slides: [] };
}

/** What the screens of an event show: of several rounds the one that was begun last. */
export function findShowOnScreen(db: Kysely<DB>, eventId: number) {
  return shows(db)
    .innerJoin('rounds', 'rounds.id', 'show.round_id')
    .where('rounds.event_id', '=', eventId)
    .where(sql<boolean>`show.begun_at is not null and snapshot.thawed_at is null`)
    .orderBy('show.begun_at', 'desc')
    .orderBy('show.round_id', 'desc')
    .executeTakeFirst();
}

export function findEventOfScreen(db: Kysely<DB>, id: number) {
  return db.selectFrom('events').select(['id', 'title']).where('id', '=', id).executeTakeFirst();
}

type Values = Partial<{
  readonly slides: string;
  readonly run: number;
  readonly begun_at: Date | null;
  readonly snapshot_id: number | null;
  readonly step: number;
  readonly names_all: boolean;
}>;

/** Writes what became of a show; its round is held. */
export async function writeShow(db: Kysely<DB>, roundId: number, values: Values): Promise<void> {
  await db
    .insertInto('result_shows')
    .values({ round_id: roundId, ...values })
    .onConflict((conflict) => conflict.column('round_id').doUpdateSet(values))
    .execute();
}

/** The awards of a snapshot in the order in which they were given. */
export function findAwardsToShow(db: Kysely<DB>, snapshotId: number) {
  return db
    .selectFrom('awards')
    .innerJoin('result_snapshots as snapshot', 'snapshot.id', 'awards.snapshot_id')
    .select([
      'awards.id',
      'awards.place',
      'awards.submission_id',
      'awards.title',
      'awards.prize',
      'awards.position',
      'awards.revealed_at',
      'snapshot.released_at',
    ])
    .where('awards.snapshot_id', '=', snapshotId)
    .orderBy('awards.place')
    .execute();
}

/** From this instant on everybody sees the award. */
export async function writeRevealed(db: Kysely<DB>, id: number, at: Date): Promise<void> {
  await db.updateTable('awards').set({ revealed_at: at }).where('id', '=', id).execute();
}
