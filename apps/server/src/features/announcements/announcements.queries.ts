import type { AnnouncementValues } from '@pratibha/contract/announcements';
import type {
  AnnouncementFailure,
  AnnouncementSource,
  AnnouncementState,
  RecipientFilters,
} from '@pratibha/domain/announcements/announcements';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { byInteger } from '../../platform/lists/paging.ts';
import { type InEdition, isInEdition } from '../events/events.ts';

/** What is kept of the filters: an edition by its id, as a draft's slug may change. */
type KeptFilters = Omit<RecipientFilters, 'edition' | 'find'> & {
  readonly edition_id?: number;
  readonly find?: string;
};

export const ANNOUNCEMENT_ORDER = {
  sorts: { id: byInteger('announcements.id') },
  first: '-id',
  id: 'announcements.id',
} as const;

function announcements(db: Kysely<DB>) {
  return db
    .selectFrom('announcements')
    .leftJoin('events', (join) =>
      join.on(sql<boolean>`events.id = (announcements.filters ->> 'event_id')::integer`),
    )
    .leftJoin('editions', (join) =>
      join.on(sql<boolean>`editions.id = (announcements.filters ->> 'edition_id')::integer`),
    )
    .select([
      'announcements.id',
      'announcements.subject',
      'announcements.text',
      'announcements.channel',
      'announcements.source',
      sql<KeptFilters>`announcements.filters`.as('filters'),
      'announcements.state',
      'announcements.send_at',
      'announcements.recipients',
      'announcements.scheduled_by',
      sql<AnnouncementFailure | null>`announcements.failure`.as('failure'),
      'announcements.updated_at',
      'announcements.version',
      'events.title as event_title',
      'editions.slug as edition',
    ]);
}
export type AnnouncementRow = Awaited<
  ReturnType<ReturnType<typeof announcements>['execute']>
>[number];

type Filters = {
  readonly state?: AnnouncementState | undefined;
  readonly edition?: number | undefined;
};

export function announcementsMatching(db: Kysely<DB>, { state, edition }: Filters) {
  let matching = announcements(db);
  if (state) matching = matching.where('announcements.state', '=', state);
  if (edition) matching = matching.where(goesTo(edition));
  return matching;
}

/** Those to an event of the edition, or to all of them. */
function goesTo(edition: number) {
  const event = sql<number | null>`(announcements.filters ->> 'event_id')::integer`;
  return sql<boolean>`(${isInEdition(event, edition)}
    or (announcements.filters ->> 'edition_id')::integer = ${edition})`;
}

export function findAnnouncement(db: Kysely<DB>, id: number) {
  return announcements(db).where('announcements.id', '=', id).executeTakeFirst();
}

/** One that is about to change: nobody sends or changes it meanwhile. */
export function lockAnnouncement(db: Kysely<DB>, id: number) {
  return announcements(db)
    .where('announcements.id', '=', id)
    .forUpdate('announcements')
    .executeTakeFirst();
}

type Values = InEdition<AnnouncementValues>;

function columnsOf(values: Values) {
  const { subject, text, channel, source, q, with_role, with_status, event_id, same_mobile } =
    values;
  const ofEdition = values.edition === undefined ? {} : { edition_id: values.edition };
  const of = { q, with_role, with_status, event_id, same_mobile };
  const found = values.find ? { find: values.find } : {};
  const filters: KeptFilters = { ...of, ...ofEdition, ...found };
  const state = values.is_template ? 'template' : 'draft';
  return { subject, text, channel, source, filters: JSON.stringify(filters), state } as const;
}

export async function insertAnnouncement(
  db: Kysely<DB>,
  values: Values,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('announcements')
    .values({ ...columnsOf(values), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function replaceAnnouncement(
  db: Kysely<DB>,
  id: number,
  values: Values,
  now: Date,
): Promise<void> {
  await db
    .updateTable('announcements')
    .set((eb) => ({ ...columnsOf(values), updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Removes it, and what was told of it as a test. */
export async function deleteDraft(db: Kysely<DB>, id: number): Promise<void> {
  await sql`
    delete from notifications
    where kind = 'announcement' and key like ${`${id}.test.%`}`.execute(db);
  await db.deleteFrom('announcements').where('id', '=', id).execute();
}

/** Lets it wait for its moment, which may be now; null makes it a draft again. */
export async function scheduleAnnouncement(
  db: Kysely<DB>,
  id: number,
  of: { readonly sendAt: Date; readonly by: number } | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('announcements')
    .set((eb) => ({
      state: of === null ? 'draft' : 'scheduled',
      send_at: of?.sendAt ?? null,
      scheduled_by: of?.by ?? null,
      failure: null,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Those whose moment has come. */
export async function findDue(db: Kysely<DB>, now: Date): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('announcements')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('failure', 'is', null)
    .where('send_at', '<=', now)
    .orderBy('send_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** The instant for which an announcement waits next; null where none does. */
export async function findNextInstant(db: Kysely<DB>, now: Date): Promise<Date | null> {
  const { next } = await db
    .selectFrom('announcements')
    .select((eb) => eb.fn.min('send_at').as('next'))
    .where('state', '=', 'scheduled')
    .where('failure', 'is', null)
    .where('send_at', '>', now)
    .executeTakeFirstOrThrow();
  return next;
}

/**
 * Notes that its recipients are told. Of the filter the words are forgotten, which may name
 * somebody: nobody is looked for any more.
 */
export async function noteSent(db: Kysely<DB>, id: number, recipients: number): Promise<void> {
  await db
    .updateTable('announcements')
    .set((eb) => ({
      state: 'sent',
      recipients,
      scheduled_by: null,
      filters: sql`filters || '{"q": ""}'::jsonb`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Keeps why it did not go: somebody has to send it, or take it back. */
export async function noteFailure(
  db: Kysely<DB>,
  id: number,
  failure: AnnouncementFailure,
): Promise<void> {
  await db
    .updateTable('announcements')
    .set((eb) => ({ failure, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** How many wait for their moment in the name of a person. */
export async function countScheduledBy(db: Kysely<DB>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('announcements')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('scheduled_by', '=', userId)
    .where('failure', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** What a person was told by it, where they were. */
export async function findTold(db: Kysely<DB>, id: number, userId: number) {
  return db
    .selectFrom('notifications')
    .select(['created_at', sql<number | null>`(params ->> 'event_id')::integer`.as('event_id')])
    .where('user_id', '=', userId)
    .where('kind', '=', 'announcement')
    .where(sql<boolean>`params @> ${JSON.stringify({ announcement_id: id })}::jsonb`)
    .where('tell_at', '<=', sql<Date>`now()`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Of the announcement that the notification `told` names, as it is now. */
export const announcementOfMail = sql<AnnouncementOfMail>`(
  select to_jsonb(of_announcement) from (
    select subject, text, source, state, failure from announcements
    where id = (told.params ->> 'announcement_id')::int
  ) as of_announcement)`;

type AnnouncementOfMail = {
  readonly subject: string;
  readonly text: string;
  readonly source: AnnouncementSource;
  readonly state: AnnouncementState;
  readonly failure: AnnouncementFailure | null;
};
