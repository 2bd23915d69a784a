import { mayInEvent, rolesThatMay } from '@pratibha/domain/access';
import type { Named } from '@pratibha/domain/desk/mentions';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { findActiveWithGrants } from '../notifications/notifications.ts';

/** Who works at the desk of an event or, with null, of all of them; by name. */
export async function organisersOf(db: Kysely<DB>, eventId: number | null): Promise<Named[]> {
  const people = await findActiveWithGrants(db, rolesThatMay('desk.work'));
  return people
    .filter((person) => mayInEvent('desk.work', person, eventId))
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name) || one.id - other.id);
}
