import { type Action, eventsWhere, mayDo } from '@pratibha/domain/access';
import type { Kysely } from 'kysely';
import type { DB } from '../db/types.gen.ts';
import { findGrants, lockPerson } from '../session/session.queries.ts';

/**
 * Whether a person may still do what waited for its moment in their name. Holds them as they are
 * until the transaction ends, as `lockDecider` does: what is taken from them at the same time is
 * found here, or comes after.
 * @param id null: of somebody who is not known any more
 */
export async function lockAuthor(
  db: Kysely<DB>,
  action: Action,
  id: number | null,
): Promise<boolean> {
  if (id === null) return false;
  const [row] = await lockPerson(db, { id });
  if (row?.status !== 'ACTIVE') return false;
  return mayDo(action, { role: row.role, event_grants: await findGrants(db, id) });
}

/**
 * With which events a person may still do what waited in their name; null: all. Holds them as they
 * are, as `lockAuthor` does.
 */
export async function lockAuthorEvents(
  db: Kysely<DB>,
  action: Action,
  id: number,
): Promise<readonly number[] | null> {
  const [row] = await lockPerson(db, { id });
  if (row?.status !== 'ACTIVE') return [];
  return eventsWhere(action, { role: row.role, event_grants: await findGrants(db, id) });
}
