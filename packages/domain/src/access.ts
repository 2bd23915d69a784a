import { ADMIN_ROLES, ROLES, type Role } from './people/roles.ts';
import type { AccountRefusal } from './refusals.ts';
import type { UserStatus } from './statuses.ts';

/** Everything a caller can ask for; each route of the product names exactly one. */
export const ACTIONS = [
  'site.read',
  'session.end',
  'sessions.own',
  'profile.read',
  'profile.write',
  'events.browse',
  'registration.own',
  'submission.own',
  'users.read',
  'users.write',
  'events.manage',
  'registrations.review',
  'submissions.review',
  'dashboard.read',
  'exports.read',
  'audit.read',
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
};

/** What a visitor who is not signed in may do; demo.control exists in demo mode only. */
export const ANONYMOUS_ACTIONS = [
  'site.read',
  'session.end',
  'demo.control',
] as const satisfies readonly Action[];
type AnonymousAction = (typeof ANONYMOUS_ACTIONS)[number];

const USER_MANAGERS = ['ADMIN', 'SUPER_ADMIN'] as const satisfies readonly Role[];

/** Who may do what once signed in (R6.2). */
const POLICY: Record<Exclude<Action, AnonymousAction>, readonly Role[]> = {
  'sessions.own': ROLES,
  'profile.read': ROLES,
  'profile.write': ROLES,
  'events.browse': ROLES,
  'registration.own': ROLES,
  'submission.own': ROLES,
  'users.read': ADMIN_ROLES,
  'users.write': USER_MANAGERS,
  'events.manage': ADMIN_ROLES,
  'registrations.review': ADMIN_ROLES,
  'submissions.review': ADMIN_ROLES,
  'dashboard.read': ADMIN_ROLES,
  'exports.read': ADMIN_ROLES,
  'audit.read': USER_MANAGERS,
  'privacy.own': ROLES,
  'privacy.erase': ['SUPER_ADMIN'],
};

/** Whether the role, or a visitor (null), may do this at all; state is judged elsewhere. */
export function mayDo(action: Action, actor: { role: Role } | null): boolean {
  if (isAnonymous(action)) return true;
  return actor !== null && POLICY[action].includes(actor.role);
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
  };
  /** Whether the target is the only ACTIVE super admin. */
  lastActiveSuperAdmin: boolean;
};

/** Why this user may not be edited like this, or null. An unchanged role is no assignment. */
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
  return facts.lastActiveSuperAdmin && !stays ? 'last-super-admin' : null;
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

/** Only super admins touch super admins; who may not write users has everybody above. */
function isAbove(target: Target, actor: Pick<Actor, 'role'>): boolean {
  if (!mayDo('users.write', actor)) return true;
  return target.role === 'SUPER_ADMIN' && actor.role !== 'SUPER_ADMIN';
}
