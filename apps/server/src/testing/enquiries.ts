import type { Insertable } from 'kysely';
import type { DB } from '../platform/db/types.gen.ts';
import { createEvent, createUser, type Target } from './factories.ts';

/**
 * What somebody asked the organisers of an event; of a new person and event unless told otherwise.
 */
export async function createEnquiry(
  target: Target,
  values: Partial<Insertable<DB['enquiries']>> = {},
) {
  const db = 'kysely' in target ? target.kysely : target;
  const event_id = values.event_id ?? (await createEvent(target, { takes_enquiries: true })).id;
  const user_id = values.user_id ?? (await createUser(target)).id;
  const row = {
    text: 'May it be a team?',
    asked_at: new Date('2025-07-16T04:15:00Z'),
    tells: true,
  };
  return db
    .insertInto('enquiries')
    .values({ ...row, ...values, event_id, user_id })
    .returningAll()
    .executeTakeFirstOrThrow();
}
