import { type Action, mayDo } from '@pratibha/domain/access';
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
