import type { EventToOpen } from '@pratibha/contract/editions';
import type { PublicationFailure } from '@pratibha/domain/editions/edition-actions';
import type { JsonFields } from '@pratibha/domain/editions/json';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Makes this edition the live one, in the place of the one that was. */
export async function makeLive(db: Kysely<DB>, id: number): Promise<void> {
  await db
    .updateTable('editions')
    .set({ status: 'archived' })
    .where('status', '=', 'live')
    .where('id', '<>', id)
    .execute();
  await db.updateTable('editions').set({ status: 'live' }).where('id', '=', id).execute();
}

/**
 * Puts this content into its place as the next version; a trigger keeps it among the versions.
 * @returns the number of the version
 */
export async function writeVersion(
  db: Kysely<DB>,
  id: number,
  content: JsonFields,
  of: {
    readonly slug: string;
    readonly author: number | null;
    readonly note: string | null;
    readonly now: Date;
  },
): Promise<number> {
  const { version } = await db
    .updateTable('editions')
    .set((eb) => ({
      content: JSON.stringify(content),
      slug: of.slug,
      set_up: true,
      version: eb('version', '+', 1),
      updated_at: of.now,
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('edition_versions')
    .set({ author: of.author, note: of.note })
    .where('edition_id', '=', id)
    .where('number', '=', version)
    .execute();
  return version;
}

/** Lets a content wait for its instant, in the place of what waited. */
export async function writeSchedule(
  db: Kysely<DB>,
  id: number,
  content: JsonFields,
  of: {
    readonly version: number;
    readonly note: string | null;
    readonly at: Date;
    readonly by: number;
    readonly events: readonly EventToOpen[];
  },
): Promise<void> {
  const values = {
    events: JSON.stringify(of.events),
    content: JSON.stringify(content),
    version: of.version,
    note: of.note,
    publish_at: of.at,
    publish_by: of.by,
    failure: null,
    failed_fields: JSON.stringify([]),
  };
  await db
    .insertInto('edition_schedules')
    .values({ edition_id: id, ...values })
    .onConflict((conflict) => conflict.column('edition_id').doUpdateSet(values))
    .execute();
}

/** @returns the instant of what waited; undefined where nothing did */
export async function deleteSchedule(db: Kysely<DB>, id: number): Promise<Date | undefined> {
  const row = await db
    .deleteFrom('edition_schedules')
    .where('edition_id', '=', id)
    .returning('publish_at')
    .executeTakeFirst();
  return row?.publish_at;
}

/** Of archived editions nothing waits any more. */
export async function deleteSchedulesOfArchived(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom('edition_schedules')
    .where('edition_id', 'in', (eb) =>
      eb.selectFrom('editions').select('id').where('status', '=', 'archived'),
    )
    .execute();
}

/** Keeps why it was not published, and where: whoever sees it does it by hand. */
export async function noteFailure(
  db: Kysely<DB>,
  id: number,
  failure: PublicationFailure,
  fields: readonly string[],
): Promise<void> {
  await db
    .updateTable('edition_schedules')
    .set({ failure, failed_fields: JSON.stringify(fields) })
    .where('edition_id', '=', id)
    .execute();
}

/** Lets what waits be published in the name of this person; its instant has come, or comes. */
export async function takeOverSchedule(db: Kysely<DB>, id: number, by: number): Promise<void> {
  await db
    .updateTable('edition_schedules')
    .set({ publish_by: by, failure: null })
    .where('edition_id', '=', id)
    .execute();
}

/** What is to be published in the name of a person. */
export function findSchedulesOf(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('edition_schedules')
    .innerJoin('editions', 'editions.id', 'edition_schedules.edition_id')
    .select(['editions.slug as edition', 'edition_schedules.publish_at'])
    .where('publish_by', '=', userId)
    .where('failure', 'is', null)
    .orderBy('publish_at')
    .execute();
}

/** Editions of which something waits whose instant has come, the earliest first. */
export async function findDueEditions(db: Kysely<DB>, now: Date): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('edition_schedules')
    .select('edition_id')
    .where('failure', 'is', null)
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .execute();
  return rows.map(({ edition_id }) => edition_id);
}

/** The instant for which something waits next; null where nothing does. */
export async function findNextInstant(db: Kysely<DB>, now: Date): Promise<Date | null> {
  const { next } = await db
    .selectFrom('edition_schedules')
    .select((eb) => eb.fn.min('publish_at').as('next'))
    .where('failure', 'is', null)
    .where('publish_at', '>', now)
    .executeTakeFirstOrThrow();
  return next;
}

/** What waits, if its instant has come, with what was published when it began to wait. */
export function findDueSchedule(db: Kysely<DB>, id: number, now: Date) {
  return db
    .selectFrom('edition_schedules as schedule')
    .leftJoin('edition_versions as base', (join) =>
      join
        .onRef('base.edition_id', '=', 'schedule.edition_id')
        .onRef('base.number', '=', 'schedule.version'),
    )
    .select([
      sql<JsonFields>`schedule.content`.as('content'),
      sql<JsonFields | null>`base.content`.as('base'),
      sql<readonly EventToOpen[]>`schedule.events`.as('events'),
      'schedule.note',
      'schedule.publish_by',
    ])
    .where('schedule.edition_id', '=', id)
    .where('schedule.failure', 'is', null)
    .where('schedule.publish_at', '<=', now)
    .executeTakeFirst();
}

/**
 * Of the edition that the notification `told` names, and why it waits to be published, if it does.
 */
export const editionOfMail = sql<EditionOfMail>`(
  select to_jsonb(of_edition) from (
    select slug, failure from editions
    left join edition_schedules on edition_id = editions.id
    where editions.id = (told.params ->> 'edition_id')::int
  ) as of_edition)`;

type EditionOfMail = { readonly slug: string; readonly failure: PublicationFailure | null };
