import type { Erasure, OwnData } from '@pratibha/contract/personal-data';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { areWaiting } from '../../../testing/are-waiting.ts';
import { createEvent, createRegistration, createUser } from '../../../testing/factories.ts';
import type { HttpClient, HttpResponse } from '../../../testing/http-client.ts';

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

const SLIPPED = 'Slipped In';
const SLIPPED_PROFILE = {
  name: SLIPPED,
  mobile: '9800000001',
  dob: '2007-04-14',
  gender: 'OTHER',
  address: SLIPPED,
  college_name: SLIPPED,
  college_address: SLIPPED,
};

/** The refusal of a request, or its status. */
function told({ status, problem }: HttpResponse): number | string {
  return problem ?? status;
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

  describe('while the person writes', () => {
    let eventId: number;
    /** What is under way, with what is told of it where it came first. */
    const writes = (person: SignedInClient) => [
      person.put('/api/user/profile', SLIPPED_PROFILE),
      person.post(`/api/user/events/${eventId}/register`, { event_answers: [{ 1: SLIPPED }] }),
      person.post('/api/user/erasure', { reason: SLIPPED }),
    ];
    /** What is left of people who were erased; nothing should be. */
    const slipped = async () => {
      const { rows } = await product.database.pool.query<{ id: number }>(
        `select u.id, u.name, p.address, r.answers::text, e.reason from users u
           left join profiles p on p.user_id = u.id left join registrations r on r.user_id = u.id
           left join erasure_requests e on e.user_id = u.id
         where u.erased_at is not null
           and (u.name like $1 or p.address is not null or r.answers::text like $1
             or e.reason is not null)`,
        [`%${SLIPPED}%`],
      );
      return rows;
    };
    const areWaitingAll = async (count: number) => {
      while (!(await areWaiting(product.database.pool, count)));
    };

    beforeAll(async () => {
      product.clock.set('2025-07-16T10:00:00+05:45');
      eventId = (await createEvent(product.database)).id;
    });

    test('refuses what waited for it', async () => {
      const person = await product.as('USER');
      const holder = await product.database.pool.connect();
      onTestFinished(() => holder.release(true));
      await holder.query('begin');
      await holder.query('select from users where id = $1 for update', [person.user.id]);
      // Who waits for a row first has it first.
      const erasing = erase(person.user);
      await areWaitingAll(1);
      const writing = writes(person);
      await areWaitingAll(4);
      await holder.query('rollback');
      expect((await Promise.all([erasing, ...writing])).map(told)).toEqual([
        200,
        ...Array<string>(3).fill('not-signed-in'),
      ]);
      expect(await slipped()).toEqual([]);
    });

    test('waits for what came first, and erases it', async () => {
      const person = await product.as('USER');
      const holder = await product.database.pool.connect();
      onTestFinished(() => holder.release(true));
      await holder.query(`
        create function wait_for_holder() returns trigger language plpgsql as $$
        begin perform pg_advisory_xact_lock_shared(1); return null; end $$`);
      for (const table of ['profiles', 'registrations', 'erasure_requests']) {
        await holder.query(`create trigger waits after insert or update on ${table}
          for each row execute function wait_for_holder()`);
      }
      await holder.query('select pg_advisory_lock(1)');
      // All of it is written, and nothing of it committed.
      const writing = writes(person);
      await areWaitingAll(3);
      const erasing = erase(person.user);
      await areWaitingAll(4);
      await holder.query('select pg_advisory_unlock(1)');
      expect((await Promise.all([...writing, erasing])).map(told)).toEqual([200, 201, 201, 200]);
      expect(await slipped()).toEqual([]);
    });

    test('lets nothing slip in, in whatever order they come', async () => {
      const responses = new Map<number, unknown[]>();
      for (let round = 0; round < 25; round += 1) {
        const person = await product.as('USER');
        const all = await Promise.all([erase(person.user), ...writes(person)]);
        responses.set(person.user.id, all.map(told));
      }
      // Where the machine stands still for seconds the database gives a wait up, and nothing is
      // done.
      const allowed = [200, 201, 'not-signed-in', 'unavailable'];
      expect(allowed).toEqual(expect.arrayContaining([...responses.values()].flat()));
      const left = await slipped();
      expect(left.map((row) => ({ ...row, responses: responses.get(row.id) }))).toEqual([]);
    });
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
