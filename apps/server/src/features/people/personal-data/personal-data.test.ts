import type { Erasure, OwnData } from '@pratibha/contract/personal-data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { createEvent, createRegistration, createUser } from '../../../testing/factories.ts';
import type { HttpClient } from '../../../testing/http-client.ts';

let product: TestApp;
let superAdmin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  superAdmin = await product.as('SUPER_ADMIN');
});
afterAll(() => product.close());

function erase(
  who: { id: number; email: string },
  confirm = who.email,
  by: HttpClient = superAdmin,
) {
  return by.put(`/api/admin/users/${who.id}/erase`, { confirm });
}

describe('the wish to be erased', () => {
  test('is told, kept with its time, changed and taken back', async () => {
    const person = await product.as('USER');
    const state = async () => (await person.get('/api/user/erasure')).json<Erasure>();
    expect(await state()).toEqual({ requested_at: null, reason: null });
    const asked = await person.post('/api/user/erasure', { reason: '  Moving on ' });
    expect(asked.status).toBe(201);
    expect(asked.json()).toEqual({ requested_at: '2025-07-16T04:15:00.000Z', reason: 'Moving on' });
    product.clock.set('2025-07-17T10:00:00+05:45');
    expect((await person.post('/api/user/erasure', {})).status).toBe(201);
    expect(await state()).toEqual({ requested_at: '2025-07-16T04:15:00.000Z', reason: null });
    for (let n = 0; n < 2; n += 1) {
      const withdrawn = await person.delete('/api/user/erasure');
      expect([withdrawn.status, withdrawn.json()]).toEqual([
        200,
        { requested_at: null, reason: null },
      ]);
    }
    const { rows } = await product.database.pool.query<{ action: string }>(
      'select action, changes from audit where actor_id = $1 order by id',
      [person.user.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'erasure.requested',
      'erasure.requested',
      'erasure.withdrawn',
    ]);
    expect(JSON.stringify(rows)).not.toContain('Moving');
  });

  test.each([
    [{ reason: 'x'.repeat(2_001) }, '/reason'],
    [{ reason: 5 }, '/reason'],
    [{ reason: 'a\u0000b' }, '/reason'],
    [{ confirm: true }, '/confirm'],
    [[], ''],
  ])('refuses %j', async (body, pointer) => {
    const person = await product.as('USER');
    const response = await person.post('/api/user/erasure', body);
    expect([response.status, response.problem]).toEqual([422, 'invalid-input']);
    expect(response.json()['errors']).toMatchObject([{ pointer }]);
  });

  test('is seen by super admins only', async () => {
    const person = await product.as({ name: 'Leaving Soon' });
    await person.post('/api/user/erasure', { reason: 'Because' });
    const list = (await superAdmin.get('/api/admin/erasures')).json<{ user_id: number }[]>();
    expect(list).toContainEqual(
      expect.objectContaining({ user_id: person.user.id, name: 'Leaving Soon', reason: 'Because' }),
    );
    const admin = await product.as('ADMIN');
    expect((await admin.get('/api/admin/erasures')).problem).toBe('not-allowed');
  });
});

describe('an erasure', () => {
  test('needs the address of the person, in any case', async () => {
    const person = await createUser(product.database);
    for (const wrong of ['', 'yes', superAdmin.user.email, `${person.email}x`]) {
      const response = await erase(person, wrong);
      expect([response.status, response.problem]).toEqual([422, 'invalid-input']);
      expect(response.json()['errors']).toMatchObject([{ pointer: '/confirm' }]);
    }
    expect((await erase(person, ` ${person.email.toUpperCase()} `)).status).toBe(200);
  });

  test('is refused to others, for oneself, twice, and for nobody', async () => {
    const person = await createUser(product.database);
    const admin = await product.as('ADMIN');
    expect((await erase(person, person.email, admin)).problem).toBe('not-allowed');
    expect((await erase(person, person.email, product.anonymous())).problem).toBe('not-signed-in');
    expect((await erase(superAdmin.user)).problem).toBe('cannot-delete-self');
    expect((await erase({ ...person, id: 99_999 })).problem).toBe('not-found');
    expect((await erase(person)).status).toBe(200);
    const again = { id: person.id, email: `erased-${person.id}@erased.invalid` };
    expect((await erase(again)).problem).toBe('already-erased');
  });

  test('leaves one super admin when two erase each other at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const one = await product.as('SUPER_ADMIN');
      const other = await product.as('SUPER_ADMIN');
      const responses = await Promise.all([
        erase(other.user, other.user.email, one),
        erase(one.user, one.user.email, other),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
      const left = responses[0].status === 200 ? one : other;
      expect((await erase(left.user)).status).toBe(200);
    }
  });

  test('cannot be undone, and the address is free for a new account', async () => {
    const person = await createUser(product.database, { status: 'DELETED' });
    expect((await erase(person)).status).toBe(200);
    const url = `/api/admin/users/${person.id}`;
    for (const change of [{ status: 'ACTIVE' }, { role: 'ADMIN' }, { is_internal: true }]) {
      expect((await superAdmin.put(url, change)).problem).toBe('already-erased');
    }
    expect((await superAdmin.delete(url)).problem).toBe('already-deleted');
    const { pool } = product.database;
    for (const change of [`name = 'Back'`, `status = 'ACTIVE'`, 'erased_at = null']) {
      const changing = pool.query(`update users set ${change} where id = $1`, [person.id]);
      await expect(changing).rejects.toMatchObject({ code: 'PE001' });
    }
    expect((await createUser(product.database, { email: person.email })).id).not.toBe(person.id);
  });

  test('keeps the works of others that the person has reviewed', async () => {
    const reviewer = await product.as('ADMIN');
    const { id } = await createRegistration(product.database);
    const decision = { status: 'REJECTED', remarks: 'Not this year.' };
    await reviewer.put(`/api/admin/registrations/${id}`, decision);
    expect((await erase(reviewer.user)).status).toBe(200);
    expect((await superAdmin.get(`/api/admin/registrations/${id}`)).json()).toMatchObject({
      reviewed_by: `Erased person #${reviewer.user.id}`,
      review_remarks: 'Not this year.',
    });
  });

  test('lets nothing slip in that was under way', async () => {
    product.clock.set('2025-07-16T10:00:00+05:45');
    const event = await createEvent(product.database);
    const profile = {
      name: 'Slipped In',
      mobile: '9800000001',
      dob: '2007-04-14',
      gender: 'OTHER',
      address: 'Slipped In',
      college_name: 'Slipped In',
      college_address: 'Slipped In',
    };
    for (let round = 0; round < 25; round += 1) {
      const person = await product.as('USER');
      const [erased, ...others] = await Promise.all([
        erase(person.user),
        person.put('/api/user/profile', profile),
        person.post(`/api/user/events/${event.id}/register`, { event_answers: [{ 1: 'Slipped' }] }),
        person.post('/api/user/erasure', { reason: 'Slipped In' }),
      ]);
      expect(erased.status).toBe(200);
      for (const { status } of others) expect([200, 201, 401]).toContain(status);
    }
    const { rows } = await product.database.pool.query(
      `select u.name, p.address, r.answers::text, e.reason from users u
         left join profiles p on p.user_id = u.id left join registrations r on r.user_id = u.id
         left join erasure_requests e on e.user_id = u.id
       where u.erased_at is not null
         and (u.name like 'Slipped%' or p.address is not null or r.answers::text like '%Slipped%'
           or e.reason is not null)`,
    );
    expect(rows).toEqual([]);
  });
});

test('what an organiser downloads names nobody else', async () => {
  const admin = await product.as('ADMIN');
  const other = await createUser(product.database, { name: 'Somebody Else' });
  await admin.put(`/api/admin/users/${other.id}`, { is_internal: true });
  const data = (await admin.get('/api/user/data')).json<OwnData>();
  expect(data.audit).toMatchObject([
    { action: 'user.updated', by: 'you', subject_type: 'user', subject_id: null, changes: {} },
  ]);
  expect(JSON.stringify(data)).not.toContain('Somebody');
});
