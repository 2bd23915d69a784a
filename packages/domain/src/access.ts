import {
  type EventGrant,
  eventsOf,
  type Grantee,
  type GrantKind,
  includes,
  type Relation,
  relationTo,
  relationToAny,
} from './grants.ts';
import { ADMIN_ROLES, ROLES, type Role } from './people/roles.ts';
import type { AccountRefusal } from './refusals.ts';
import type { UserStatus } from './statuses.ts';

/**
 * Everything a caller can ask for; each route of the product names exactly one. `contacts.read` has
 * no route: it decides what the rows of others hold.
 */
export const ACTIONS = [
  'site.read',
  'session.end',
  'sessions.own',
  'tokens.own',
  'calendar.own',
  'claims.own',
  'notifications.own',
  'profile.read',
  'profile.write',
  'events.browse',
  'registration.own',
  'submission.own',
  'users.read',
  'users.write',
  'users.correct',
  'users.export',
  'events.read',
  'events.create',
  'events.manage',
  'registrations.read',
  'registrations.review',
  'submissions.read',
  'submissions.review',
  'decisions.send',
  'remarks.share',
  'announcements.write',
  'editions.write',
  'contacts.read',
  'dashboard.read',
  'exports.read',
  'audit.read',
  'mails.manage',
  'privacy.own',
  'privacy.erase',
  'demo.control',
] as const;
export type Action = (typeof ACTIONS)[number];

/** The signed-in user on whose behalf something happens. */
export type Actor = {
  id: number;
  role: Role;
  status: UserStatus;
  isInternal: boolean;
  isProfileComplete: boolean;
  /** Of an event admin; none means every event. */
  event_grants: readonly EventGrant[];
};

/** What a visitor who is not signed in may do; demo.control exists in demo mode only. */
export const ANONYMOUS_ACTIONS = [
  'site.read',
  'session.end',
  'demo.control',
] as const satisfies readonly Action[];
type AnonymousAction = (typeof ANONYMOUS_ACTIONS)[number];

const USER_MANAGERS = ['ADMIN', 'SUPER_ADMIN'] as const satisfies readonly Role[];

/** Which relation an action needs, and whether to the one event that it is about or to all. */
type Need = { readonly kind: GrantKind; readonly to: 'its-event' | 'every-event' };
const READS: Need = { kind: 'read', to: 'its-event' };
const ORGANISES: Need = { kind: 'organise', to: 'its-event' };
const ORGANISES_ALL: Need = { kind: 'organise', to: 'every-event' };

type Rule = { readonly roles: readonly Role[]; readonly needs?: Need };

/** Who may do what once signed in (R6.2): the role first, then the relation. */
const POLICY: Readonly<Record<Exclude<Action, AnonymousAction>, Rule>> = {
  'sessions.own': { roles: ROLES },
  'tokens.own': { roles: ADMIN_ROLES },
  'calendar.own': { roles: ROLES },
  'claims.own': { roles: ROLES },
  'notifications.own': { roles: ROLES },
  'profile.read': { roles: ROLES },
  'profile.write': { roles: ROLES },
  'events.browse': { roles: ROLES },
  'registration.own': { roles: ROLES },
  'submission.own': { roles: ROLES },
  'users.read': { roles: ADMIN_ROLES, needs: ORGANISES_ALL },
  'users.write': { roles: USER_MANAGERS, needs: ORGANISES_ALL },
  'users.correct': { roles: USER_MANAGERS, needs: ORGANISES_ALL },
  'users.export': { roles: ['SUPER_ADMIN'], needs: ORGANISES_ALL },
  'events.read': { roles: ADMIN_ROLES, needs: READS },
  'events.create': { roles: ADMIN_ROLES, needs: ORGANISES_ALL },
  'events.manage': { roles: ADMIN_ROLES, needs: ORGANISES },
  'registrations.read': { roles: ADMIN_ROLES, needs: READS },
  'registrations.review': { roles: ADMIN_ROLES, needs: ORGANISES },
  'submissions.read': { roles: ADMIN_ROLES, needs: READS },
  'submissions.review': { roles: ADMIN_ROLES, needs: ORGANISES },
  'decisions.send': { roles: ADMIN_ROLES, needs: ORGANISES },
  'remarks.share': { roles: ADMIN_ROLES, needs: ORGANISES },
  'announcements.write': { roles: USER_MANAGERS, needs: ORGANISES_ALL },
  'editions.write': { roles: USER_MANAGERS, needs: ORGANISES_ALL },
  'contacts.read': { roles: ADMIN_ROLES, needs: ORGANISES },
  'dashboard.read': { roles: ADMIN_ROLES, needs: READS },
  'exports.read': { roles: ADMIN_ROLES, needs: ORGANISES },
  'audit.read': { roles: USER_MANAGERS, needs: ORGANISES_ALL },
  'mails.manage': { roles: USER_MANAGERS, needs: ORGANISES_ALL },
  'privacy.own': { roles: ROLES },
  'privacy.erase': { roles: ['SUPER_ADMIN'], needs: ORGANISES_ALL },
};

/**
 * Whether the role, or a visitor (null), with this relation may do this at all; state is judged
 * elsewhere. The relation is the one to the event that it is about, or to all events.
 */
export function may(action: Action, actor: { role: Role } | null, relation: Relation): boolean {
  if (isAnonymous(action)) return true;
  const { roles, needs } = POLICY[action];
  if (actor === null || !roles.includes(actor.role)) return false;
  return needs === undefined || includes(relation, needs.kind);
}

/** The same of one event; null is what is of no event in particular. */
export function mayInEvent(action: Action, actor: Grantee, eventId: number | null): boolean {
  return may(action, actor, relationTo(actor, eventId));
}

/** Whether there is anything with which the person, or a visitor (null), may do this. */
export function mayDo(action: Action, actor: Grantee | null): boolean {
  if (actor === null) return may(action, null, null);
  return may(action, actor, isOfOneEvent(action) ? relationToAny(actor) : relationTo(actor, null));
}

/** The ids of the events with which the person may do this; null: every event. */
export function eventsWhere(action: Action, actor: Grantee): readonly number[] | null {
  if (!mayDo(action, actor)) return [];
  const needs = relationNeeded(action);
  return needs === null ? null : eventsOf(actor, needs.kind);
}

/** The relation that an action needs, or null. */
export function relationNeeded(action: Action): Need | null {
  return isAnonymous(action) ? null : (POLICY[action].needs ?? null);
}

/** Whether the relation to one event decides, so that nothing is said before it is known. */
export function isOfOneEvent(action: Action): boolean {
  return relationNeeded(action)?.to === 'its-event';
}

function isAnonymous(action: Action): action is AnonymousAction {
  return ANONYMOUS_ACTIONS.some((each) => each === action);
}

/** Whether the role enters the admin area; false for a visitor (null). */
export function isAdminRole(role: Role | null): boolean {
  return role !== null && role !== 'USER';
}

/** The roles this role may give to others (R6.6). */
export function assignableRoles(actorRole: Role): readonly Role[] {
  if (actorRole === 'SUPER_ADMIN') return ROLES;
  return actorRole === 'ADMIN' ? ['USER', 'EVENT_ADMIN'] : [];
}

type Target = {
  id: number;
  role: Role;
  status: UserStatus;
  /** When everything personal was removed; nothing brings it back. */
  erased_at?: Date | null;
};

export type EditUserFacts = {
  actor: Pick<Actor, 'id' | 'role'>;
  target: Target;
  change: {
    role?: Role | undefined;
    status?: UserStatus | undefined;
    is_internal?: boolean | undefined;
    event_grants?: readonly EventGrant[] | undefined;
  };
  /** Whether the target is the only ACTIVE super admin. */
  lastActiveSuperAdmin: boolean;
};

/**
 * Why this user may not be edited like this, or null. An unchanged role is no assignment; events are
 * granted to whoever is an event admin afterwards.
 */
export function whyNotEditUser(facts: EditUserFacts): AccountRefusal | null {
  const { actor, target } = facts;
  const role = facts.change.role ?? target.role;
  const status = facts.change.status ?? target.status;
  if (actor.id === target.id) {
    return role === target.role ? 'cannot-edit-self' : 'cannot-change-own-role';
  }
  if (isAbove(target, actor)) return 'target-above-you';
  if (target.erased_at) return 'already-erased';
  if (role !== target.role && !assignableRoles(actor.role).includes(role)) {
    return 'role-not-assignable';
  }
  const stays = role === 'SUPER_ADMIN' && status === 'ACTIVE';
  if (facts.lastActiveSuperAdmin && !stays) return 'last-super-admin';
  return facts.change.event_grants && role !== 'EVENT_ADMIN' ? 'not-an-event-admin' : null;
}

/** Why this user may not be deleted, or null. */
export function whyNotDeleteUser(facts: Omit<EditUserFacts, 'change'>): AccountRefusal | null {
  const { actor, target } = facts;
  if (actor.id === target.id) return 'cannot-delete-self';
  if (isAbove(target, actor)) return 'target-above-you';
  if (target.status === 'DELETED') return 'already-deleted';
  return facts.lastActiveSuperAdmin ? 'last-super-admin' : null;
}

/** Why everything personal of this user may not be removed for good, or null. */
export function whyNotEraseUser(facts: Omit<EditUserFacts, 'change'>): AccountRefusal | null {
  const { actor, target } = facts;
  if (actor.id === target.id) return 'cannot-delete-self';
  if (isAbove(target, actor)) return 'target-above-you';
  if (target.erased_at) return 'already-erased';
  return facts.lastActiveSuperAdmin ? 'last-super-admin' : null;
}

/** Why the sessions of this user may not be ended, or null: who may edit somebody may do that. */
export function whyNotSignOutUser(
  facts: Pick<EditUserFacts, 'actor' | 'target'>,
): AccountRefusal | null {
  return whyNotEditUser({ ...facts, change: {}, lastActiveSuperAdmin: false });
}

export type CorrectUserFacts = Pick<EditUserFacts, 'actor' | 'target'> & {
  /** Whether the e-mail address becomes another one. */
  readonly changesEmail: boolean;
  /** Whether somebody signs in with the account: the address is then the one of their sign-in. */
  readonly hasSignedIn: boolean;
};

/** Why name and e-mail address of this user may not be corrected like this, or null: only of those below oneself. */
export function whyNotCorrectUser(facts: CorrectUserFacts): AccountRefusal | null {
  const { actor, target } = facts;
  if (actor.id === target.id) return 'cannot-edit-self';
  if (!mayDo('users.correct', actor) || !isBelow(target, actor)) return 'target-not-below-you';
  if (target.erased_at) return 'already-erased';
  return facts.changesEmail && facts.hasSignedIn ? 'email-of-sign-in' : null;
}

/** The roles of those who may do this, whatever events they were granted. */
export function rolesThatMay(action: Action): readonly Role[] {
  return ROLES.filter((role) => mayDo(action, { role }));
}

/** Whether the role is one of the lesser ones: not the same either. */
function isBelow(target: Target, actor: Pick<Actor, 'role'>): boolean {
  return ROLES.indexOf(target.role) < ROLES.indexOf(actor.role);
}

/** Only super admins touch super admins; who may not write users has everybody above. */
function isAbove(target: Target, actor: Pick<Actor, 'role'>): boolean {
  if (!mayDo('users.write', actor)) return true;
  return target.role === 'SUPER_ADMIN' && actor.role !== 'SUPER_ADMIN';
}
