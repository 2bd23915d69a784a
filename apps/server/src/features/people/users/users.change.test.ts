import type { AdminUser } from '@pratibha/contract/users';
import { ROLES, type Role } from '@pratibha/domain/people/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { createRegistration, createUser, type UserValues } from '../../../testing/factories.ts';

let test: TestApp;
let admin: SignedInClient;
let superAdmin: SignedInClient;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('ADMIN');
  superAdmin = await test.as('SUPER_ADMIN');
});
afterAll(() => test.close());

const urlOf = ({ id }: { id: number }) => `/api/admin/users/${id}`;
const person = (values: UserValues = {}) => createUser(test.database, values);

function auditOf(userId: number) {
  return test.database.kysely
    .selectFrom('audit')
    .select(['action', 'actor_id', 'actor_role', 'changes'])
    .where('subject_type', '=', 'user')
    .where('subject_id', '=', userId)
    .orderBy('id')
    .execute();
}

describe('PUT /admin/users/{id}', () => {
  it('changes role, status and internal mark, and says so in the audit', async () => {
    const user = await person();
    const response = await superAdmin.put(urlOf(user), { role: 'ADMIN', is_internal: true });
    expect(response.status).toBe(200);
    expect(response.json()).toMatchObject({ role: 'ADMIN', is_internal: true, details: null });
    expect(await auditOf(user.id)).toEqual([
      {
        action: 'user.updated',
        actor_id: superAdmin.user.id,
        actor_role: 'SUPER_ADMIN',
        changes: { role: ['USER', 'ADMIN'], is_internal: [false, true] },
      },
    ]);
  });

  it('writes nothing when nothing differs', async () => {
    const user = await person();
    const response = await admin.put(urlOf(user), { role: 'USER', status: 'ACTIVE' });
    expect(response.status).toBe(200);
    expect(await auditOf(user.id)).toEqual([]);
  });

  it('takes effect on the next request of the person', async () => {
    const client = await test.as('USER');
    expect((await client.get('/api/admin/users')).status).toBe(403);
    await admin.put(urlOf(client.user), { role: 'EVENT_ADMIN' });
    expect((await client.get('/api/admin/users')).status).toBe(200);
    await admin.put(urlOf(client.user), { role: 'USER' });
    expect((await client.get('/api/admin/users')).status).toBe(403);
  });

  it('marks as deleted, which ends the sessions, and restores', async () => {
    const client = await test.as('USER');
    const registration = await createRegistration(test.database, { user_id: client.user.id });
    expect((await admin.put(urlOf(client.user), { status: 'DELETED' })).status).toBe(200);
    expect((await client.get('/api/user/profile')).problem).toBe('not-signed-in');
    expect((await admin.put(urlOf(client.user), { status: 'ACTIVE' })).json()).toMatchObject({
      status: 'ACTIVE',
    });
    expect((await client.get('/api/user/profile')).status).toBe(401);
    const again = await test.as(client.user.email as `${string}@${string}`);
    const registrations = (await again.get('/api/user/registrations')).json<{ id: number }[]>();
    expect(registrations.map(({ id }) => id)).toEqual([registration.id]);
  });

  describe('assigns roles as R6.6 and R6.8 say', () => {
    const cases = (['ADMIN', 'SUPER_ADMIN'] as const).flatMap((actor) =>
      ROLES.flatMap((from) => ROLES.map((to) => [actor, from, to] as const)),
    );
    const expected = (actor: Role, from: Role, to: Role) => {
      if (actor === 'SUPER_ADMIN') return null;
      if (from === 'SUPER_ADMIN') return 'target-above-you';
      return from === to || ['USER', 'EVENT_ADMIN'].includes(to) ? null : 'role-not-assignable';
    };
    it.each(cases)('%s changes %s to %s', async (actor, from, to) => {
      const target = await person({ role: from });
      const client = actor === 'ADMIN' ? admin : superAdmin;
      const response = await client.put(urlOf(target), { role: to });
      expect(response.problem).toBe(expected(actor, from, to));
      const { role } = (await client.get(urlOf(target))).json<AdminUser>();
      expect(role).toBe(response.problem === null ? to : from);
    });
  });

  it.each([
    [{}, ''],
    [{ role: 'OWNER' }, '/role'],
    [{ status: 'INACTIVE' }, '/status'],
    [{ is_internal: 'yes' }, '/is_internal'],
    [{ role: 'USER', email: 'x@test.example' }, '/email'],
    [{ role: null }, '/role'],
    [[], ''],
  ])('refuses %j at "%s"', async (body, pointer) => {
    const response = await admin.put(urlOf(await person()), body);
    expect([response.status, response.problem]).toEqual([422, 'invalid-input']);
    expect(response.json()['errors']).toMatchObject([{ pointer }]);
  });

  it('refuses the own account, in words for the role', async () => {
    expect((await admin.put(urlOf(admin.user), { role: 'USER' })).problem).toBe(
      'cannot-change-own-role',
    );
    expect((await admin.put(urlOf(admin.user), { status: 'DELETED' })).problem).toBe(
      'cannot-edit-self',
    );
    expect((await admin.put(urlOf(admin.user), { is_internal: true })).problem).toBe(
      'cannot-edit-self',
    );
  });

  it('checks who asks before what is asked', async () => {
    const user = await person();
    const eventAdmin = await test.as('EVENT_ADMIN');
    const stranger = test.anonymous();
    expect((await stranger.put(urlOf(user), '{')).problem).toBe('not-signed-in');
    expect((await eventAdmin.put(urlOf(user), '{')).problem).toBe('not-allowed');
    expect((await eventAdmin.put(urlOf({ id: 99_999 }), '{')).problem).toBe('not-allowed');
    expect((await admin.put(urlOf({ id: 99_999 }), '{')).problem).toBe('not-found');
    expect((await admin.put(urlOf(user), '{')).problem).toBe('malformed-json');
    expect((await admin.put(urlOf(user), {}, { 'x-xsrf-token': 'wrong' })).problem).toBe(
      'forgery-check-failed',
    );
    expect(await auditOf(user.id)).toEqual([]);
  });
});

describe('DELETE /admin/users/{id}', () => {
  it('marks as deleted, ends every session at once, and is audited', async () => {
    const client = await test.as('USER');
    const elsewhere = await test.as(client.user.email as `${string}@${string}`);
    const response = await admin.delete(urlOf(client.user));
    expect(response.status).toBe(200);
    expect(response.json()).toMatchObject({ id: client.user.id, status: 'DELETED' });
    for (const each of [client, elsewhere]) {
      expect((await each.get('/api/user/profile')).status).toBe(401);
    }
    const sessions = await test.database.kysely
      .selectFrom('sessions')
      .select('user_id')
      .where('user_id', '=', client.user.id)
      .execute();
    expect(sessions).toEqual([]);
    expect(await auditOf(client.user.id)).toMatchObject([
      { action: 'user.deleted', changes: { status: ['ACTIVE', 'DELETED'] } },
    ]);
    expect((await admin.delete(urlOf(client.user))).problem).toBe('already-deleted');
  });

  it('refuses oneself, who stands above, and what is not there', async () => {
    expect((await admin.delete(urlOf(admin.user))).problem).toBe('cannot-delete-self');
    expect((await admin.delete(urlOf(superAdmin.user))).problem).toBe('target-above-you');
    expect((await admin.delete(urlOf({ id: 99_999 }))).problem).toBe('not-found');
    expect((await (await test.as('EVENT_ADMIN')).delete(urlOf(admin.user))).problem).toBe(
      'not-allowed',
    );
    expect((await test.anonymous().delete(urlOf(admin.user))).problem).toBe('not-signed-in');
  });

  it('lets one admin delete another', async () => {
    const other = await person({ role: 'ADMIN' });
    expect((await admin.delete(urlOf(other))).status).toBe(200);
  });
});
