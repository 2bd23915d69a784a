import {
  type EventGrant,
  eventsOf,
  type Grantee,
  isRelated,
  isRelatedToAny,
  type Relation,
} from './grants.ts';
import { OWN_ACTIONS, type OwnAction } from './own-actions.ts';
import { ADMIN_ROLES, ROLES, type Role } from './people/roles.ts';
import type { UserStatus } from './statuses.ts';

/** The signed-in user on whose behalf something happens. */
export type Actor = {
  id: number;
  role: Role;
  status: UserStatus;
  isInternal: boolean;
  isProfileComplete: boolean;
  /** None means nothing. */
  event_grants: readonly EventGrant[];
};

/** What a visitor who is not signed in may do; demo.control exists in demo mode only. */
export const ANONYMOUS_ACTIONS = [
  'site.read',
  'session.end',
  'demo.control',
  'guests.begin',
] as const;
type AnonymousAction = (typeof ANONYMOUS_ACTIONS)[number];

/**
 * What a guest may do, a person without an account, within the event that they are a guest of.
 * Nothing else is theirs: everywhere else they are a visitor.
 */
export const GUEST_ACTIONS = ['judging.judge', 'judging.own', 'guests.own'] as const;

const USER_MANAGERS = ['ADMIN', 'SUPER_ADMIN'] as const satisfies readonly Role[];

/** Which relation an action needs, and whether to the one event that it is about or to all. */
type Need = { readonly kind: Relation; readonly to: 'its-event' | 'every-event' };
const READS: Need = { kind: 'read', to: 'its-event' };
const ORGANISES: Need = { kind: 'organise', to: 'its-event' };
const JUDGES: Need = { kind: 'judge', to: 'its-event' };
const ORGANISES_ALL: Need = { kind: 'organise', to: 'every-event' };

type Rule = {
  readonly roles: readonly Role[];
  readonly needs?: Need;
  /**
   * What no token does, whatever its person may. Whoever finds one could make it last, by a
   * session, another token or somebody's rights; and what ends a person's account, mails everybody
   * or is what every visitor reads is for a person to decide.
   */
  readonly byPeopleAlone?: true;
};

/**
 * Who may do what once signed in, beside `OWN_ACTIONS` (R6.2): the role first, then the relation.
 * `contacts.read` has no route: it decides what the rows of others hold.
 */
const POLICY = {
  'tokens.own': { roles: ADMIN_ROLES, byPeopleAlone: true },
  'users.read': { roles: ADMIN_ROLES, needs: ORGANISES_ALL },
  'users.write': { roles: USER_MANAGERS, needs: ORGANISES_ALL, byPeopleAlone: true },
  'users.correct': { roles: USER_MANAGERS, needs: ORGANISES_ALL, byPeopleAlone: true },
  'users.export': { roles: ['SUPER_ADMIN'], needs: ORGANISES_ALL },
  'events.read': { roles: ADMIN_ROLES, needs: READS },
  'events.create': { roles: ADMIN_ROLES, needs: ORGANISES_ALL },
  'events.manage': { roles: ADMIN_ROLES, needs: ORGANISES },
  'registrations.read': { roles: ADMIN_ROLES, needs: READS },
  'registrations.review': { roles: ADMIN_ROLES, needs: ORGANISES },
  'submissions.read': { roles: ADMIN_ROLES, needs: READS },
  'submissions.review': { roles: ADMIN_ROLES, needs: ORGANISES },
  'enquiries.read': { roles: ADMIN_ROLES, needs: READS },
  'enquiries.respond': { roles: ADMIN_ROLES, needs: ORGANISES },
  'decisions.send': { roles: ADMIN_ROLES, needs: ORGANISES },
  'desk.work': { roles: ADMIN_ROLES, needs: ORGANISES },
  'remarks.share': { roles: ADMIN_ROLES, needs: ORGANISES },
  'announcements.write': { roles: USER_MANAGERS, needs: ORGANISES_ALL, byPeopleAlone: true },
  'editions.write': { roles: USER_MANAGERS, needs: ORGANISES_ALL, byPeopleAlone: true },
  'contacts.read': { roles: ADMIN_ROLES, needs: ORGANISES },
  'search.read': { roles: ADMIN_ROLES, needs: READS, byPeopleAlone: true },
  'dashboard.read': { roles: ADMIN_ROLES, needs: READS },
  'exports.read': { roles: ADMIN_ROLES, needs: ORGANISES },
  'audit.read': { roles: USER_MANAGERS, needs: ORGANISES_ALL },
  'mails.manage': { roles: USER_MANAGERS, needs: ORGANISES_ALL },
  'judging.organise': { roles: ADMIN_ROLES, needs: ORGANISES },
  'results.settle': { roles: ADMIN_ROLES, needs: ORGANISES, byPeopleAlone: true },
  'certificates.read': { roles: ADMIN_ROLES, needs: READS },
  'certificates.issue': { roles: ADMIN_ROLES, needs: ORGANISES, byPeopleAlone: true },
  'judges.manage': { roles: ADMIN_ROLES, needs: ORGANISES, byPeopleAlone: true },
  'judging.judge': { roles: ROLES, needs: JUDGES, byPeopleAlone: true },
  'guests.own': { roles: [], byPeopleAlone: true },
  'privacy.copy': { roles: ['SUPER_ADMIN'], needs: ORGANISES_ALL, byPeopleAlone: true },
  'privacy.erase': { roles: ['SUPER_ADMIN'], needs: ORGANISES_ALL, byPeopleAlone: true },
} as const satisfies Readonly<Record<string, Rule>>;
const OWN_BY_PEOPLE_ALONE: readonly Action[] = [
  'guests.begin',
  'session.end',
  'sessions.own',
  'calendar.own',
  'privacy.own',
  'judging.own',
];

/** Everything a caller can ask for; each route of the product names exactly one. */
export type Action = AnonymousAction | OwnAction | keyof typeof POLICY;
/** @internal */
export const ACTIONS = [
  ...ANONYMOUS_ACTIONS,
  ...OWN_ACTIONS,
  ...Object.keys(POLICY),
] as readonly Action[];

/**
 * Whether the person may do this with something of this event; null is what is of no event in
 * particular.
 */
export function mayInEvent(action: Action, actor: Grantee, eventId: number | null): boolean {
  return may(action, actor, (kind) => isRelated(actor, kind, eventId));
}

/** Whether there is anything with which the person, or a visitor (null), may do this. */
export function mayDo(action: Action, actor: Grantee | null): boolean {
  if (actor === null) return isAnonymous(action);
  return isOfOneEvent(action)
    ? may(action, actor, (kind) => isRelatedToAny(actor, kind))
    : mayInEvent(action, actor, null);
}

/**
 * Whether the role may do this at all, and has the relation that it takes; state is judged
 * elsewhere.
 */
function may(action: Action, { role }: Grantee, has: (kind: Relation) => boolean): boolean {
  if (isAnonymous(action)) return true;
  const { roles, needs } = ruleOf(action);
  return roles.includes(role) && (needs === undefined || has(needs.kind));
}

/** The ids of the events with which the person may do this; null: every event. */
export function eventsWhere(action: Action, actor: Grantee): readonly number[] | null {
  if (!mayDo(action, actor)) return [];
  const needs = relationNeeded(action);
  return needs === null ? null : eventsOf(actor, needs.kind);
}

/** The relation that an action needs, or null. */
export function relationNeeded(action: Action): Need | null {
  return isAnonymous(action) ? null : (ruleOf(action).needs ?? null);
}

/** Whether the relation to one event decides, so that nothing is said before it is known. */
export function isOfOneEvent(action: Action): boolean {
  return relationNeeded(action)?.to === 'its-event';
}

function ruleOf(action: Exclude<Action, AnonymousAction>): Rule {
  return isOwn(action) ? { roles: ROLES } : POLICY[action];
}

function isOwn(action: Action): action is OwnAction {
  return OWN_ACTIONS.some((each) => each === action);
}

function isAnonymous(action: Action): action is AnonymousAction {
  return ANONYMOUS_ACTIONS.some((each) => each === action);
}

/** Whether no token does this, whatever its person may. */
export function isByPeopleAlone(action: Action): boolean {
  if (isAnonymous(action) || isOwn(action)) return OWN_BY_PEOPLE_ALONE.includes(action);
  return ruleOf(action).byPeopleAlone === true;
}

/** Whether guests do this, too. */
export function isForGuests(action: Action): boolean {
  return GUEST_ACTIONS.some((each) => each === action);
}

/** The roles of those who may do this, whatever events they were granted. */
export function rolesThatMay(action: Action): readonly Role[] {
  return ROLES.filter((role) => mayDo(action, { role }));
}

/** Whether the role enters the admin area; false for a visitor (null). */
export function isAdminRole(role: Role | null): boolean {
  return role !== null && role !== 'USER';
}
