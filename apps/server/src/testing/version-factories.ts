import { EVENT_FIELD_NAMES } from '@pratibha/domain/events/event-fields';
import { kyselyOf, type Target } from './factories.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

/** What an event is, kept among its versions; of nobody. */
export async function createEventVersion(target: Target, event: Row, change: object = {}) {
  const fields = [...EVENT_FIELD_NAMES, 'event_questions'].map((name) => [name, event[name]]);
  return kyselyOf(target)
    .insertInto('event_versions')
    .values({
      event_id: event.id,
      version: event.version,
      content: JSON.stringify({ ...Object.fromEntries(fields), ...change }),
      changed_at: new Date('2025-07-16T04:15:00Z'),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
