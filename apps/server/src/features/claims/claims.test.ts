import type { Claims } from '@pratibha/contract/claims';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { areWaiting } from '../../testing/are-waiting.ts';
import { eventually } from '../../testing/eventually.ts';
import { createEvent } from '../../testing/factories.ts';

const REGISTER = 'POST /user/events/{id}/register';
const BODY = { event_answers: [{ '1': 'Facebook' }] };
const UNKNOWN = { state: 'unknown', requests: [] };
const UNDER_WAY = { state: 'under-way', requests: [] };

let product: TestApp;
/** Another process on the same database. */
let beside: TestApp;

beforeAll(async () => {
  const clockStart = '2025-07-16T10:00:00+05:45';
  product = await startTestApp({ clockStart });
  beside = await startTestApp({ clockStart, database: product.database });
});
afterAll(async () => {
  await beside.close();
  await product.close();
});

async function told(client: SignedInClient, key: string): Promise<Claims> {
  const response = await client.get(`/api/idempotency-keys/${encodeURIComponent(key)}`);
  expect(response.status).toBe(200);
  return response.json<Claims>();
}

const register = (client: SignedInClient, event: number, key: string) =>
  client.post(`/api/user/events/${event}/register`, BODY, { 'idempotency-key': key });

/** The same person in the process beside this one. */
function elsewhere(client: SignedInClient): SignedInClient {
  const there = Object.assign(beside.anonymous(), { user: client.user });
  for (const name of ['pratibha_session', 'XSRF-TOKEN']) {
    there.cookies.set(name, client.cookies.get(name) ?? '');
  }
  return there;
}

describe('what became of a request', () => {
  test('whose key no header carries is unknown', async () => {
    expect(await told(await product.as('USER'), 'a\0b')).toEqual(UNKNOWN);
  });

  test('that was carried out is told to its person alone, as it was answered', async () => {
    const [student, other] = [await product.as('USER'), await product.as('USER')];
    const { id: event } = await createEvent(product.database);
    const key = 'a/key of 2 words';
    expect(await told(student, key)).toEqual(UNKNOWN);
    const response = await register(student, event, key);
    expect(response.status).toBe(201);
    for (const client of [student, elsewhere(student)]) {
      const { state, requests } = await told(client, key);
      expect(state).toBe('done');
      expect(requests).toMatchObject([{ call: REGISTER, status: 201, response: response.json() }]);
    }
    expect(await told(other, key)).toEqual(UNKNOWN);
    expect((await product.anonymous().get(`/api/idempotency-keys/x`)).status).toBe(401);
  });

  test('that was refused is not known: it may be sent again', async () => {
    const student = await product.as({ profile: null });
    const { id: event } = await createEvent(product.database);
    expect((await register(student, event, 'refused')).status).toBe(409);
    expect(await told(student, 'refused')).toEqual(UNKNOWN);
  });

  test('that is not committed is under way, in whatever process', async () => {
    const student = await product.as('USER');
    const connection = await product.database.pool.connect();
    const claim = `insert into idempotency_keys
      (user_id, endpoint, key, request_hash, status, response)
      values ($1, $2, 'open', '', $3, '{"id": 1}')`;
    try {
      await connection.query('begin');
      await connection.query(claim, [student.user.id, REGISTER, 201]);
      expect(await told(student, 'open')).toEqual(UNDER_WAY);
      expect(await told(student, 'another')).toEqual(UNKNOWN);
      await connection.query('rollback');
      expect(await told(student, 'open')).toEqual(UNKNOWN);
      // Of a call in parts the claim is committed first, and its response last.
      await connection.query(claim, [student.user.id, 'PUT /admin/registrations/reviews', 0]);
      const { state, requests } = await told(student, 'open');
      expect([state, requests[0]?.status, requests[0]?.response]).toEqual([
        'under-way',
        null,
        null,
      ]);
    } finally {
      connection.release();
    }
  });

  test('that waits for a lock is under way, and done once it has it', async () => {
    const student = await product.as('USER');
    const { id: event } = await createEvent(product.database, { capacity: 5 });
    const connection = await product.database.pool.connect();
    try {
      await connection.query('begin');
      await connection.query('select from events where id = $1 for update', [event]);
      const response = register(student, event, 'waits');
      await eventually(async () => {
        expect(await areWaiting(product.database.pool)).toBe(true);
      });
      expect(await told(student, 'waits')).toEqual(UNDER_WAY);
      await connection.query('rollback');
      expect((await response).status).toBe(201);
      expect(await told(student, 'waits')).toMatchObject({ state: 'done' });
    } finally {
      connection.release();
    }
  });

  test('is told of an answer as long as its person may make the call', async () => {
    const admin = await product.as('ADMIN');
    await product.database.pool.query(
      `insert into idempotency_keys (user_id, endpoint, key, request_hash, status, response)
       values ($1, 'POST /admin/events', 'made', '', 201, '{"id": 1}')`,
      [admin.user.id],
    );
    expect((await told(admin, 'made')).requests[0]?.response).toEqual({ id: 1 });
    const chief = await product.as('SUPER_ADMIN');
    await chief.put(`/api/admin/users/${admin.user.id}`, { role: 'USER' });
    expect(await told(admin, 'made')).toMatchObject({
      state: 'done',
      requests: [{ status: 201, response: null }],
    });
  });
});

test('who asks while many register disturbs nobody, and hears of each in the end', async () => {
  const { id: event } = await createEvent(product.database, { capacity: 10 });
  const people = await Promise.all(Array.from({ length: 20 }, () => product.as('USER')));
  const work = people.map(async (student) => {
    const there = elsewhere(student);
    const sent = [register(student, event, 'once'), register(there, event, 'once')];
    const asked = [told(student, 'once'), told(there, 'once'), told(student, 'once')];
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    await Promise.all(asked);
    const after = await told(there, 'once');
    return { statuses, state: after.state };
  });
  const outcomes = await Promise.all(work);
  // Both copies are told the same, and so is who asks.
  expect(outcomes.filter(({ statuses: [one, two] }) => one !== two)).toEqual([]);
  expect(
    outcomes.filter(({ statuses, state }) => (statuses[0] === 201) !== (state === 'done')),
  ).toEqual([]);
  expect(outcomes.filter(({ statuses }) => statuses[0] === 201)).toHaveLength(10);
});
