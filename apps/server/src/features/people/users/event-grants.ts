import { isDeepStrictEqual } from 'node:util';
import type { UserChange } from '@pratibha/contract/users';
import {
  type ConsoleRelation,
  consoleGrants,
  type EventGrant,
  isEveryEvent,
} from '@pratibha/domain/grants';
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

type ConsoleGrant = EventGrant<ConsoleRelation>;

/**
 * What is told of the grants that open the console: none is every event, as in what is asked for.
 */
export function toldGrants<G extends EventGrant>(grants: readonly G[]): (G & ConsoleGrant)[] {
  return isEveryEvent(consoleGrants(grants)) ? [] : [...consoleGrants(grants)];
}

/**
 * The grants of a locked person before and after a change that was allowed, as they are told, or
 * null where they stay. Whoever becomes or ceases to be an event admin gets or loses them by the
 * schema (migration 0043).
 */
export async function changeOfGrants(
  ctx: Context,
  target: { readonly id: number; readonly role: Role },
  { role = target.role, event_grants }: UserChange,
): Promise<[before: ConsoleGrant[], after: ConsoleGrant[]] | null> {
  const losesThem = target.role === 'EVENT_ADMIN' && role !== 'EVENT_ADMIN';
  if (event_grants === undefined && !losesThem) return null;
  const before = toldGrants(await findGrants(ctx.db, target.id));
  const after = toldGrants(inOrder(event_grants ?? []));
  return isDeepStrictEqual(before, after) ? null : [before, after];
}

/** As `findGrants` orders them: what is for every event comes last. */
function inOrder(grants: readonly ConsoleGrant[]): ConsoleGrant[] {
  const place = ({ event_id }: EventGrant) => event_id ?? Number.MAX_SAFE_INTEGER;
  return grants.toSorted((a, b) => place(a) - place(b));
}
