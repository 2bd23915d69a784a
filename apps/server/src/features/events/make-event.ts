import type { EventValues } from '@pratibha/contract/events';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { Context } from '../../platform/serve/context.ts';
import { insertEvent, recountSeats } from './events.queries.ts';

/**
 * Makes an event of the live edition; where it has a capacity, its seats are counted from the beginning.
 * @param competition the one it is made for; null: its title says which
 */
export async function makeEvent(
  db: Kysely<DB>,
  values: EventValues,
  audit: Context['audit'],
  competition: string | null = null,
): Promise<number> {
  const id = await insertEvent(db, values, competition);
  if (values.capacity !== null) await recountSeats(db, id);
  await audit({
    action: 'event.created',
    subject: ['event', id],
    changes: { title: [null, values.title] },
  });
  return id;
}
