import { describe, expect, test } from 'vitest';
import {
  assignableRoles,
  whyNotCorrectUser,
  whyNotDeleteUser,
  whyNotEditUser,
  whyNotEraseUser,
  whyNotSignOutUser,
} from './accounts.ts';
import { ROLES, type Role } from './roles.ts';

test('assignable roles', () => {
  expect(ROLES.map(assignableRoles)).toEqual([[], [], ['USER', 'EVENT_ADMIN'], [...ROLES]]);
});

const actor = (role: Role) => ({ id: 1, role });
const target = (role: Role, more: { id?: number; status?: 'ACTIVE' | 'DELETED' } = {}) => ({
  id: 2,
  role,
  status: 'ACTIVE' as const,
  ...more,
});

describe('whyNotEditUser', () => {
  test.each([
    ['ADMIN', 'USER', { role: 'EVENT_ADMIN' }, null],
    ['ADMIN', 'EVENT_ADMIN', { role: 'USER' }, null],
    ['ADMIN', 'ADMIN', { role: 'USER' }, null],
    ['ADMIN', 'ADMIN', { role: 'EVENT_ADMIN', status: 'DELETED' }, null],
    ['ADMIN', 'ADMIN', { role: 'ADMIN', status: 'DELETED' }, null],
    ['ADMIN', 'ADMIN', { is_internal: true }, null],
    ['ADMIN', 'EVENT_ADMIN', { event_grants: [] }, null],
    ['ADMIN', 'USER', { role: 'EVENT_ADMIN', event_grants: [] }, null],
    ['ADMIN', 'USER', { event_grants: [] }, 'not-an-event-admin'],
    ['SUPER_ADMIN', 'SUPER_ADMIN', { event_grants: [] }, 'not-an-event-admin'],
    ['ADMIN', 'EVENT_ADMIN', { role: 'USER', event_grants: [] }, 'not-an-event-admin'],
    ['ADMIN', 'SUPER_ADMIN', { event_grants: [] }, 'target-above-you'],
    ['EVENT_ADMIN', 'EVENT_ADMIN', { event_grants: [] }, 'target-above-you'],
    ['ADMIN', 'USER', { role: 'ADMIN' }, 'role-not-assignable'],
    ['ADMIN', 'USER', { role: 'SUPER_ADMIN' }, 'role-not-assignable'],
    ['ADMIN', 'ADMIN', { role: 'SUPER_ADMIN' }, 'role-not-assignable'],
    ['ADMIN', 'SUPER_ADMIN', {}, 'target-above-you'],
    ['ADMIN', 'SUPER_ADMIN', { is_internal: true }, 'target-above-you'],
    ['SUPER_ADMIN', 'USER', { role: 'SUPER_ADMIN' }, null],
    ['SUPER_ADMIN', 'SUPER_ADMIN', { role: 'USER' }, null],
    ['SUPER_ADMIN', 'SUPER_ADMIN', { status: 'DELETED' }, null],
    ['EVENT_ADMIN', 'USER', { status: 'DELETED' }, 'target-above-you'],
    ['USER', 'USER', {}, 'target-above-you'],
  ] as const)('%s edits %s with %o: %s', (by, of, change, expected) => {
    const facts = { actor: actor(by), target: target(of), change, lastActiveSuperAdmin: false };
    expect(whyNotEditUser(facts)).toBe(expected);
  });

  test.each(ROLES)('%s never edits themselves', (role) => {
    const self = {
      actor: actor(role),
      target: target(role, { id: 1 }),
      lastActiveSuperAdmin: true,
    };
    const other = role === 'USER' ? 'ADMIN' : 'USER';
    expect(whyNotEditUser({ ...self, change: { is_internal: true } })).toBe('cannot-edit-self');
    expect(whyNotEditUser({ ...self, change: { role } })).toBe('cannot-edit-self');
    expect(whyNotEditUser({ ...self, change: { role: other } })).toBe('cannot-change-own-role');
  });

  test.each([
    [{ role: 'ADMIN' }, 'last-super-admin'],
    [{ status: 'DELETED' }, 'last-super-admin'],
    [{ role: 'SUPER_ADMIN', status: 'ACTIVE' }, null],
    [{ is_internal: true }, null],
  ] as const)('the last active super admin with %o: %s', (change, expected) => {
    const facts = { actor: actor('SUPER_ADMIN'), target: target('SUPER_ADMIN'), change };
    expect(whyNotEditUser({ ...facts, lastActiveSuperAdmin: true })).toBe(expected);
  });
});

describe('whyNotDeleteUser', () => {
  test.each([
    ['ADMIN', 'USER', null],
    ['ADMIN', 'ADMIN', null],
    ['ADMIN', 'SUPER_ADMIN', 'target-above-you'],
    ['SUPER_ADMIN', 'SUPER_ADMIN', null],
    ['EVENT_ADMIN', 'USER', 'target-above-you'],
  ] as const)('%s deletes %s: %s', (by, of, expected) => {
    const facts = { actor: actor(by), target: target(of), lastActiveSuperAdmin: false };
    expect(whyNotDeleteUser(facts)).toBe(expected);
  });

  test('not oneself, not twice, not the last super admin', () => {
    const by = actor('SUPER_ADMIN');
    const none = { lastActiveSuperAdmin: false };
    expect(whyNotDeleteUser({ actor: by, target: target('USER', { id: 1 }), ...none })).toBe(
      'cannot-delete-self',
    );
    const deleted = target('USER', { status: 'DELETED' });
    expect(whyNotDeleteUser({ actor: by, target: deleted, ...none })).toBe('already-deleted');
    const last = { actor: by, target: target('SUPER_ADMIN'), lastActiveSuperAdmin: true };
    expect(whyNotDeleteUser(last)).toBe('last-super-admin');
  });
});

describe('whyNotEraseUser', () => {
  const erase = (from: Role, to: ReturnType<typeof target>, lastActiveSuperAdmin = false) =>
    whyNotEraseUser({ actor: actor(from), target: to, lastActiveSuperAdmin });

  test('others, also deleted ones, but neither oneself nor twice', () => {
    expect(erase('SUPER_ADMIN', target('USER'))).toBe(null);
    expect(erase('SUPER_ADMIN', target('SUPER_ADMIN'))).toBe(null);
    expect(erase('SUPER_ADMIN', target('USER', { status: 'DELETED' }))).toBe(null);
    expect(erase('SUPER_ADMIN', target('USER', { id: 1 }))).toBe('cannot-delete-self');
    expect(erase('ADMIN', target('SUPER_ADMIN'))).toBe('target-above-you');
    expect(erase('SUPER_ADMIN', target('SUPER_ADMIN'), true)).toBe('last-super-admin');
    const erased = { ...target('USER', { status: 'DELETED' }), erased_at: new Date(0) };
    expect(erase('SUPER_ADMIN', erased)).toBe('already-erased');
  });

  test('who was erased is never edited back', () => {
    const erased = { ...target('USER', { status: 'DELETED' }), erased_at: new Date(0) };
    const facts = { actor: actor('SUPER_ADMIN'), target: erased, lastActiveSuperAdmin: false };
    expect(whyNotEditUser({ ...facts, change: { status: 'ACTIVE' } })).toBe('already-erased');
  });
});

describe('whyNotSignOutUser', () => {
  test.each([
    ['ADMIN', 'USER', null],
    ['ADMIN', 'ADMIN', null],
    ['ADMIN', 'SUPER_ADMIN', 'target-above-you'],
    ['SUPER_ADMIN', 'SUPER_ADMIN', null],
    ['EVENT_ADMIN', 'USER', 'target-above-you'],
    ['USER', 'USER', 'target-above-you'],
  ] as const)('%s signs %s out: %s', (by, of, expected) => {
    expect(whyNotSignOutUser({ actor: actor(by), target: target(of) })).toBe(expected);
  });

  test('oneself has a list of one’s own, and who was erased has no session', () => {
    const by = actor('SUPER_ADMIN');
    const self = target('SUPER_ADMIN', { id: 1 });
    expect(whyNotSignOutUser({ actor: by, target: self })).toBe('cannot-edit-self');
    const erased = { ...target('USER', { status: 'DELETED' }), erased_at: new Date(0) };
    expect(whyNotSignOutUser({ actor: by, target: erased })).toBe('already-erased');
  });
});

describe('whyNotCorrectUser', () => {
  const facts = { changesEmail: false, hasSignedIn: true };
  test.each(ROLES.flatMap((own) => ROLES.map((theirs) => [own, theirs] as const)))(
    '%s corrects %s only below',
    (own, theirs) => {
      const mayCorrect =
        ['ADMIN', 'SUPER_ADMIN'].includes(own) && ROLES.indexOf(theirs) < ROLES.indexOf(own);
      const refusal = whyNotCorrectUser({ actor: actor(own), target: target(theirs), ...facts });
      expect(refusal).toBe(mayCorrect ? null : 'target-not-below-you');
    },
  );

  test.each([
    [{ target: target('USER', { id: 1 }) }, 'cannot-edit-self'],
    [{ target: { ...target('USER'), erased_at: new Date(0) } }, 'already-erased'],
    [{ target: target('USER', { status: 'DELETED' }) }, null],
    [{ changesEmail: true }, 'email-of-sign-in'],
    [{ changesEmail: true, hasSignedIn: false }, null],
  ] as const)('%j: %s', (more, refusal) => {
    const of = { actor: actor('ADMIN'), target: target('USER'), ...facts, ...more };
    expect(whyNotCorrectUser(of)).toBe(refusal);
  });
});
