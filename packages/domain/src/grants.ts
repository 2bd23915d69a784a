import type { Role } from './people/roles.ts';

/**
 * What an event admin may be granted, for one event or for every event; each includes those after it.
 * `organise` is everything that has to do with an event. `read` is its figures and lists, without
 * what reaches a person: neither contacts nor the answers to its questions, which may contain them.
 */
export const GRANT_KINDS = ['organise', 'read'] as const;
export type GrantKind = (typeof GRANT_KINDS)[number];

/** How somebody stands to one event, or to all events; null: not at all. */
export type Relation = GrantKind | null;

/** One row of what an event admin was granted; `event_id` null means every event. */
export type EventGrant = { readonly event_id: number | null; readonly kind: GrantKind };

/** Whom the rules of relations are asked about. */
export type Grantee = {
  readonly role: Role;
  /** Absent is the same as none. */
  readonly event_grants?: readonly EventGrant[] | undefined;
};

/** Whether a relation is the one that is asked for, or includes it. */
export function includes(relation: Relation, asked: GrantKind): boolean {
  return relation !== null && GRANT_KINDS.indexOf(relation) <= GRANT_KINDS.indexOf(asked);
}

/**
 * The strongest relation to this event, or with null to all events. Event admins without
 * grants organise every event, as whoever stands above them does; a student has no relation.
 */
export function relationTo(actor: Grantee, eventId: number | null): Relation {
  return byRole(actor) ?? strongest(actor, (grant) => [null, eventId].includes(grant.event_id));
}

/** The strongest relation to any event. */
export function relationToAny(actor: Grantee): Relation {
  return byRole(actor) ?? strongest(actor, () => true);
}

/** The ids of the events to which there is this relation; null: every event. */
export function eventsOf(actor: Grantee, kind: GrantKind): readonly number[] | null {
  if (includes(relationTo(actor, null), kind)) return null;
  return grantsOf(actor).flatMap((grant) =>
    grant.event_id !== null && includes(grant.kind, kind) ? [grant.event_id] : [],
  );
}

/** The relation that needs no grant. */
function byRole(actor: Grantee): Relation {
  if (actor.role === 'USER') return null;
  return actor.role !== 'EVENT_ADMIN' || !actor.event_grants?.length ? 'organise' : null;
}

function strongest(actor: Grantee, isMeant: (grant: EventGrant) => boolean): Relation {
  const granted = grantsOf(actor).filter(isMeant);
  return GRANT_KINDS.find((kind) => granted.some((grant) => grant.kind === kind)) ?? null;
}

function grantsOf({ role, event_grants = [] }: Grantee): readonly EventGrant[] {
  return role === 'EVENT_ADMIN' ? event_grants : [];
}
