import type { Role } from './people/roles.ts';

/**
 * What somebody can be to an event, or to every event; they stand beside each other.
 * `organise` is everything that has to do with an event. `read` is its figures and lists, without
 * what reaches a person: neither contacts nor the answers to its questions, which may contain them.
 */
export const RELATIONS = ['organise', 'read', 'judge', 'check-in'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Those that open the console: they count for event admins alone, and go with that role. */
export const CONSOLE_RELATIONS = ['organise', 'read'] as const satisfies readonly Relation[];
export type ConsoleRelation = (typeof CONSOLE_RELATIONS)[number];

/** What is included in each. Nobody judges because they organise. */
const INCLUDED: Readonly<Record<Relation, readonly Relation[]>> = {
  organise: ['organise', 'read', 'check-in'],
  read: ['read'],
  judge: ['judge'],
  'check-in': ['check-in'],
};

/** One row of what somebody was granted; `event_id` null means every event. */
export type EventGrant<Kind extends Relation = Relation> = {
  readonly event_id: number | null;
  readonly kind: Kind;
};

/** The row of an event admin whose call named no events; it is told by its absence (ADR 49). */
export const EVERY_EVENT: readonly EventGrant<'organise'>[] = [
  { event_id: null, kind: 'organise' },
];

/** Whom the rules of relations are asked about. */
export type Grantee = {
  readonly role: Role;
  /** Absent is every event, as a session tells it; an empty list is nothing. */
  readonly event_grants?: readonly EventGrant[] | undefined;
};

/** Whether the person has this relation to the event, or with null to every event. */
export function isRelated(actor: Grantee, asked: Relation, eventId: number | null): boolean {
  return grantsOf(actor).some(
    ({ event_id, kind }) =>
      (event_id === null || event_id === eventId) && INCLUDED[kind].includes(asked),
  );
}

/** Whether the person has this relation to any event. */
export function isRelatedToAny(actor: Grantee, asked: Relation): boolean {
  return grantsOf(actor).some(({ kind }) => INCLUDED[kind].includes(asked));
}

/** The ids of the events to which there is this relation; null: every event. */
export function eventsOf(actor: Grantee, asked: Relation): readonly number[] | null {
  if (isRelated(actor, asked, null)) return null;
  const ids = grantsOf(actor).flatMap(({ event_id, kind }) =>
    event_id !== null && INCLUDED[kind].includes(asked) ? [event_id] : [],
  );
  return [...new Set(ids)];
}

/** Those of the grants that open the console. */
export function consoleGrants<G extends EventGrant>(
  grants: readonly G[],
): readonly (G & EventGrant<ConsoleRelation>)[] {
  return grants.filter((grant): grant is G & EventGrant<ConsoleRelation> => isOfConsole(grant));
}

/** Whether this is all that was granted: to organise every event. */
export function isEveryEvent(grants: readonly EventGrant[]): boolean {
  const [first, ...others] = grants;
  return others.length === 0 && first?.event_id === null && first.kind === 'organise';
}

/** What counts: who stands above event admins organises every event. */
function grantsOf({ role, event_grants = EVERY_EVENT }: Grantee): readonly EventGrant[] {
  if (role === 'EVENT_ADMIN') return event_grants;
  const others = event_grants.filter((grant) => !isOfConsole(grant));
  return role === 'USER' ? others : [...EVERY_EVENT, ...others];
}

function isOfConsole({ kind }: EventGrant): boolean {
  return CONSOLE_RELATIONS.some((each) => each === kind);
}
