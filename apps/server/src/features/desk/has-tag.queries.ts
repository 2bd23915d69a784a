import { eventsWhere } from '@pratibha/domain/access';
import type { DeskKind } from '@pratibha/domain/desk/desk';
import { sql } from 'kysely';
import { type Asking, isOneOf } from '../../platform/db/seen-by.ts';

const TABLES = { registration: 'registrations', submission: 'submissions' } as const;

/**
 * Whether a row of the list has this tag. Tags are of those alone whose desk it is: nobody else
 * finds one by a tag.
 */
export function hasTag(kind: Exclude<DeskKind, 'user'>, tag: number, { actor }: Asking) {
  const table = TABLES[kind];
  return sql<boolean>`${sql.ref(`${table}.id`)} in (
      select row_id from tagged where tag_id = ${tag} and kind = ${kind})
    and ${isOneOf(`${table}.event_id`, eventsWhere('desk.work', actor))}`;
}
