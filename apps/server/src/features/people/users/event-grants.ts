import { isDeepStrictEqual } from 'node:util';
import type { UserChange } from '@pratibha/contract/users';
import type { EventGrant } from '@pratibha/domain/grants';
import type { Role } from '@pratibha/domain/people/roles';
import type { Context } from '../../../platform/serve/context.ts';
import { refuseFields } from '../../../platform/serve/refused.ts';
import { findGrants } from '../../../platform/session/session.queries.ts';
import { findEventIds } from './event-grants.queries.ts';

/** Refuses grants of events that are not there: no foreign key does (migration 0015). */
export async function refuseUnknownEvents(
  ctx: Context,
  { event_grants = [] }: UserChange,
): Promise<void> {
  const ids = event_grants.flatMap(({ event_id }) => event_id ?? []);
  const known = await findEventIds(ctx.db, ids);
  refuseFields(
    event_grants.flatMap(({ event_id }, place) =>
      event_id === null || known.has(event_id)
        ? []
        : [
            {
              pointer: `/event_grants/${place}/event_id`,
              error: { code: 'unknown-event' as const },
            },
          ],
    ),
  );
}

/**
 * The grants of a locked person before and after a change that was allowed, or null where they stay.
 * Whoever is an event admin no more loses theirs by the schema (migration 0015).
 */
export async function changeOfGrants(
  ctx: Context,
  target: { readonly id: number; readonly role: Role },
  { role = target.role, event_grants }: UserChange,
): Promise<[before: EventGrant[], after: EventGrant[]] | null> {
  const losesThem = target.role === 'EVENT_ADMIN' && role !== 'EVENT_ADMIN';
  if (event_grants === undefined && !losesThem) return null;
  const before = await findGrants(ctx.db, target.id);
  const after = inOrder(event_grants ?? []);
  return isDeepStrictEqual(before, after) ? null : [before, after];
}

/** As `findGrants` orders them: what is for every event comes last. */
function inOrder(grants: readonly EventGrant[]): EventGrant[] {
  const place = ({ event_id }: EventGrant) => event_id ?? Number.MAX_SAFE_INTEGER;
  return grants.toSorted((a, b) => place(a) - place(b));
}
