import { type Action, mayInEvent, rolesThatMay } from '@pratibha/domain/access';
import type { Notification } from '@pratibha/domain/notifications/notifications';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { findActiveWithGrants, notify } from './new-notifications.queries.ts';

type OfEvent = {
  readonly eventId: number;
  readonly action: Action;
  /** Whoever may not know of it. */
  readonly but?: ReadonlySet<number>;
};

/**
 * Tells everybody who may do this with something of the event, by role and grants, each once.
 *
 * @returns how many were told
 */
export async function tellOrganisersOf(
  db: Kysely<DB>,
  { eventId, action, but }: OfEvent,
  told: Notification,
  at: Date,
): Promise<number> {
  const people = await findActiveWithGrants(db, rolesThatMay(action));
  const organisers = people.filter(
    (person) => mayInEvent(action, person, eventId) && !but?.has(person.id),
  );
  await notify(
    db,
    organisers.map(({ id: userId }) => ({ ...told, userId, at })),
  );
  return organisers.length;
}
