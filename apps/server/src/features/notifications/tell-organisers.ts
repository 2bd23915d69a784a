import { type Action, rolesThatMay } from '@pratibha/domain/access';
import type { Notification } from '@pratibha/domain/notifications/notifications';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { findActive, notify } from './new-notifications.queries.ts';

/** Tells everybody who may do this that something waits for one of them. */
export async function tellOrganisers(
  db: Kysely<DB>,
  action: Action,
  told: Notification,
  at: Date,
): Promise<void> {
  const people = await findActive(db, rolesThatMay(action));
  await notify(
    db,
    people.map((userId) => ({ ...told, userId, at })),
  );
}
