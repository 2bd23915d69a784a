import { eventsWhere } from '@pratibha/domain/access';
import type { Kysely } from 'kysely';
import { type Asking, isOneOf } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';

/** Those of these events of which the person may export, with what they ask now. */
export function findEventsToExport(
  db: Kysely<DB>,
  ids: readonly number[],
  { actor, action }: Asking,
) {
  return db
    .selectFrom('events')
    .select(['id', 'title', 'event_questions'])
    .where(isOneOf('id', ids))
    .where(isOneOf('id', eventsWhere(action, actor)))
    .orderBy('id')
    .execute();
}
export type EventToExport = Awaited<ReturnType<typeof findEventsToExport>>[number];
