import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { EVENT_FACTS } from '../../events/events.ts';

/**
 * Moves a pending registration, which is locked, to those that were withdrawn; an earlier one of
 * the same person and event goes. False when it was reviewed or removed in the meantime.
 */
export async function moveToWithdrawn(db: Kysely<DB>, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    with gone as (
      delete from registrations where id = ${id} and status = 'PENDING'
      returning id, event_id, user_id, registered_on, answers, questions
    )
    insert into withdrawn_registrations as kept
      (id, event_id, user_id, registered_on, withdrawn_at, answers, questions)
    select id, event_id, user_id, registered_on, ${at}, answers, questions from gone
    on conflict on constraint withdrawn_registrations_once do update set
      id = excluded.id, registered_on = excluded.registered_on,
      withdrawn_at = excluded.withdrawn_at, answers = excluded.answers,
      questions = excluded.questions
    returning id`.execute(db);
  return rows.length === 1;
}

/**
 * What somebody withdrew and may look at: until registration closes, also where nobody has removed
 * it since. The last stands first.
 */
export function findWithdrawn(db: Kysely<DB>, userId: number, now: Date) {
  return db
    .selectFrom('withdrawn_registrations')
    .innerJoin('events', 'events.id', 'withdrawn_registrations.event_id')
    .select([
      'withdrawn_registrations.id',
      'withdrawn_registrations.event_id',
      'withdrawn_registrations.registered_on',
      'withdrawn_registrations.withdrawn_at',
      'withdrawn_registrations.answers',
      'withdrawn_registrations.questions',
      'events.title as event_title',
      ...EVENT_FACTS,
    ])
    .where('withdrawn_registrations.user_id', '=', userId)
    .where('events.kind', '=', 'event')
    .where('events.registration_close', '>=', now)
    .orderBy('withdrawn_registrations.withdrawn_at', 'desc')
    .orderBy('withdrawn_registrations.id', 'desc')
    .execute();
}
export type WithdrawnRow = Awaited<ReturnType<typeof findWithdrawn>>[number];

/** Which one of this person's it is, locked; undefined where it is gone. */
export function lockWithdrawn(db: Kysely<DB>, userId: number, id: number) {
  return db
    .selectFrom('withdrawn_registrations')
    .select(['id', 'event_id'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteWithdrawn(db: Kysely<DB>, id: number): Promise<void> {
  await db.deleteFrom('withdrawn_registrations').where('id', '=', id).execute();
}

/** Removes those of events whose registration has closed. */
export async function deleteClosed(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .deleteFrom('withdrawn_registrations')
    .using('events')
    .whereRef('events.id', '=', 'withdrawn_registrations.event_id')
    .where('events.registration_close', '<', now)
    .execute();
}
