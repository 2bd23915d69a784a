import { type Actor, mayDo } from '../access.ts';
import type { EventGrant } from '../grants.ts';
import type { AccountRefusal } from '../refusals.ts';
import type { UserStatus } from '../statuses.ts';
import { ROLES, type Role } from './roles.ts';

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
 * Why this user may not be edited like this, or null. An unchanged role is no assignment; events
 * are granted to whoever is an event admin afterwards.
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

/**
 * Why name and e-mail address of this user may not be corrected like this, or null: only of those
 * below oneself.
 */
export function whyNotCorrectUser(facts: CorrectUserFacts): AccountRefusal | null {
  const { actor, target } = facts;
  if (actor.id === target.id) return 'cannot-edit-self';
  if (!mayDo('users.correct', actor) || !isBelow(target, actor)) return 'target-not-below-you';
  if (target.erased_at) return 'already-erased';
  return facts.changesEmail && facts.hasSignedIn ? 'email-of-sign-in' : null;
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
