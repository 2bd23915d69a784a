import type { EventValues } from '@pratibha/contract/events';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { AuditEntry } from '../../platform/serve/audit.queries.ts';
import { insertEvent, recountSeats } from './events.queries.ts';

type Making = {
  readonly db: Kysely<DB>;
  readonly audit: (entry: AuditEntry) => Promise<void>;
};

/**
 * Makes an event of the live edition; where it has a capacity, its seats are counted from the
 * beginning.
 * @param competition the one it is made for; null: its title says which
 */
export async function makeEvent(
  { db, audit }: Making,
  values: EventValues,
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
