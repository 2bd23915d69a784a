import type { Language } from '@pratibha/domain/language/languages';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { EDITION_VENUE } from '../../events/events.ts';

export function findFeed(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('calendar_feeds')
    .select('made_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Whose link this is, of active users only. */
export function findFeedOwner(db: Kysely<DB>, hash: Buffer) {
  return db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .select(['users.id', sql<Language | null>`users.language`.as('language')])
    .where('calendar_feeds.token_hash', '=', hash)
    .where('users.status', '=', 'ACTIVE')
    .executeTakeFirst();
}
export type FeedOwner = NonNullable<Awaited<ReturnType<typeof findFeedOwner>>>;

/** Puts the link in the place of the one before, which opens nothing from then on. */
export function upsertFeed(db: Kysely<DB>, userId: number, hash: Buffer) {
  return db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, token_hash: hash })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ token_hash: hash, made_at: sql<Date>`now()` }),
    )
    .returning('made_at')
    .executeTakeFirstOrThrow();
}

/** False when there was none. */
export async function deleteFeed(db: Kysely<DB>, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/**
 * The events that the person takes part in, or took part in while there was a link (then without a
 * status of the registration), with how many versions of that a calendar may have seen.
 */
export function findEventsOfFeed(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('events')
    .leftJoin('registrations', (join) =>
      join
        .onRef('registrations.event_id', '=', 'events.id')
        .on('registrations.user_id', '=', userId),
    )
    .leftJoin('calendar_left', (join) =>
      join
        .onRef('calendar_left.event_id', '=', 'events.id')
        .on('calendar_left.user_id', '=', userId),
    )
    .select([
      'events.id',
      'events.kind',
      'events.title',
      'events.version',
      'events.status',
      'events.requires_submission',
      'events.registration_close',
      'events.submission_start',
      'events.submission_close',
      'events.event_date',
      'events.starts_at',
      'events.ends_at',
      'events.ends_on',
      'events.venue_name',
      'events.venue_room',
      'events.venue_address',
      'events.venue_map_url',
      EDITION_VENUE,
      'registrations.status as registration_status',
      'registrations.cannot_come_at',
      sql<number>`coalesce(registrations.version, 0) + coalesce(calendar_left.versions, 0)`.as(
        'versions',
      ),
    ])
    .where(sql<SqlBool>`coalesce(registrations.id, calendar_left.event_id) is not null`)
    .orderBy('events.id')
    .execute();
}
