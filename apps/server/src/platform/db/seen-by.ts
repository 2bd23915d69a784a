import { type Action, eventsWhere } from '@pratibha/domain/access';
import type { Grantee } from '@pratibha/domain/grants';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { mentions } from './search.ts';

/** The column holds one of these ids; null stands for all. */
export function isOneOf(column: string, ids: readonly number[] | null): RawBuilder<SqlBool> {
  return ids === null ? sql`true` : sql`${sql.ref(column)} = any(${ids}::int[])`;
}

/**
 * Who looks for rows, and what for: by those their events are chosen. Without an id it is nobody.
 */
export type Asking = {
  readonly actor: Grantee & { readonly id?: number };
  readonly action: Action;
};

/** Columns of a row about a person in an event. */
type Columns = {
  readonly event: string;
  readonly names: readonly string[];
  readonly contacts: readonly string[];
};

/**
 * Rows of those events with which the person may do this, where every word of `q` is found: in
 * contacts only where they may be read, so that nobody learns them by searching.
 */
export function seenBy(
  { actor, action }: Asking,
  columns: Columns,
  q: string | undefined,
): RawBuilder<SqlBool> {
  const [events, withContacts] = [eventsWhere(action, actor), eventsWhere('contacts.read', actor)];
  const anywhere = mentions([...columns.names, ...columns.contacts], q);
  if (withContacts === null) return anywhere;
  return sql`${isOneOf(columns.event, events)} and (${mentions(columns.names, q)}
    or ${isOneOf(columns.event, withContacts)} and ${anywhere})`;
}
