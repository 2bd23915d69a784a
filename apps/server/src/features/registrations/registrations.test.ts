import type { UserRegistration } from '@pratibha/contract/registrations';
import { zonedStart } from '@pratibha/domain/time/competition-time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration, createUser } from '../../testing/factories.ts';

const ANSWERS = { event_answers: [{ '1': 'Facebook' }] };

let product: TestApp;
let student: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set('2025-07-16T10:00:00+05:45');
  student = await product.as('USER');
});

async function openEvent(values: Parameters<typeof createEvent>[1] = {}) {
  return createEvent(product.database, values);
}

describe('registering', () => {
  test('answers 201 with the registration, once per person and event', async () => {
    const event = await openEvent();
    const url = `/api/user/events/${event.id}/register`;
    const first = await student.post(url, ANSWERS);
    expect(first.status).toBe(201);
    expect(first.json<UserRegistration>()).toMatchObject({
      event_title: event.title,
      registration_status: 'PENDING',
      question_answers: [{ '1': 'Facebook' }],
      questions: { '1': { question: 'How do you know about the event?' } },
      withdrawal_refusal: null,
    });
    const second = await student.post(url, ANSWERS);
    expect([second.status, second.problem]).toEqual([409, 'already-registered']);
    const mine = await student.get('/api/user/registrations');
    expect(mine.json<UserRegistration[]>()).toHaveLength(1);
  });

  test.each([
    ['internal-only', 403, { internal_event: true }],
    ['event-ended', 409, { status: 'INACTIVE' }],
    ['registration-not-open', 409, { registration_open: zonedStart(2025, 7, 17) }],
    ['registration-closed', 409, { registration_close: zonedStart(2025, 7, 15) }],
  ] as const)('refuses with %s', async (problem, status, values) => {
    const event = await openEvent(values);
    const response = await student.post(`/api/user/events/${event.id}/register`, ANSWERS);
    expect([response.status, response.problem]).toEqual([status, problem]);
  });

  test('needs a complete profile', async () => {
    const event = await openEvent();
    const newcomer = await product.as({ profile: null });
    const response = await newcomer.post(`/api/user/events/${event.id}/register`, ANSWERS);
    expect([response.status, response.problem]).toEqual([409, 'profile-incomplete']);
    expect(response.json()).toMatchObject({
      detail: 'You need to complete your profile before registering or submitting work.',
    });
  });

  test.each([
    ['before opening', '2025-06-30T23:59:59.999+05:45', 'registration-not-open'],
    ['at the opening instant', '2025-07-01T00:00:00+05:45', null],
    ['at the closing instant', '2025-08-01T00:00:00+05:45', null],
    ['a millisecond later', '2025-08-01T00:00:00.001+05:45', 'registration-closed'],
  ])('judges the window when the request is handled: %s', async (_, at, problem) => {
    const event = await openEvent();
    product.clock.set(at);
    const response = await student.post(`/api/user/events/${event.id}/register`, ANSWERS);
    expect(response.problem).toBe(problem);
  });

  test.each([
    ['nothing', []],
    ['blank', [{ '1': '  ' }]],
    ['the bare word Other', [{ '1': 'Other' }]],
    ['a list for a single choice', [{ '1': ['Facebook'] }]],
  ])('refuses %s as the answer with the message of R5.4', async (_, event_answers) => {
    const event = await openEvent();
    const response = await student.post(`/api/user/events/${event.id}/register`, { event_answers });
    expect(response.status).toBe(422);
    expect(response.json()).toMatchObject({
      errors: [
        { pointer: '/event_answers/1', message: 'Please select or enter a valid response.' },
      ],
    });
  });

  test('keeps the free text of Other, and the questions as they were asked', async () => {
    const event = await openEvent();
    await student.post(`/api/user/events/${event.id}/register`, {
      event_answers: [{ '1': ' A poster at school ' }],
    });
    await product.database.kysely
      .updateTable('events')
      .set({ event_questions: JSON.stringify({ '1': 'Something else?' }) })
      .where('id', '=', event.id)
      .execute();
    const [mine] = (await student.get('/api/user/registrations')).json<UserRegistration[]>();
    expect(mine).toMatchObject({
      question_answers: [{ '1': 'A poster at school' }],
      questions: { '1': { question: 'How do you know about the event?' } },
    });
  });

  test('an unknown or deleted event is not found, whatever the body is', async () => {
    const event = await openEvent({ status: 'DELETED' });
    for (const id of [event.id, 999_999, 'abc', '0', '99999999999']) {
      const response = await student.post(`/api/user/events/${id}/register`, '{broken');
      expect([response.status, response.problem]).toEqual([404, 'not-found']);
    }
  });
});

describe('repetitions', () => {
  test('the same key and body replay the first answer; another body is refused', async () => {
    const event = await openEvent();
    const url = `/api/user/events/${event.id}/register`;
    const key = { 'idempotency-key': 'a-key' };
    const first = await student.post(url, ANSWERS, key);
    const again = await student.post(url, ANSWERS, key);
    expect([again.status, again.json()]).toEqual([201, first.json()]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    const other = await student.post(url, { event_answers: [{ '1': 'Seniors' }] }, key);
    expect([other.status, other.problem]).toEqual([422, 'idempotency-key-reused']);
  });

  test('are answered as the first, also when the event was deleted since', async () => {
    const event = await openEvent();
    const url = `/api/user/events/${event.id}/register`;
    const key = { 'idempotency-key': 'an answer that got lost' };
    const first = await student.post(url, ANSWERS, key);
    const admin = await product.as('ADMIN');
    expect((await admin.delete(`/api/admin/events/${event.id}`)).status).toBe(200);
    const again = await student.post(url, ANSWERS, key);
    expect([again.status, again.json()]).toEqual([201, first.json()]);
    for (const [body, headers] of [
      [ANSWERS, {}],
      [ANSWERS, { 'idempotency-key': 'another' }],
      ['{broken', key],
    ] as const) {
      expect((await student.post(url, body, headers)).problem).toBe('not-found');
    }
  });

  test('twenty double clicks at once register once', async () => {
    for (let trial = 0; trial < 20; trial += 1) {
      const event = await openEvent();
      const url = `/api/user/events/${event.id}/register`;
      const responses = await Promise.all([1, 2, 3].map(() => student.post(url, ANSWERS)));
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    }
  });

  test('the same key at once answers everybody the same', async () => {
    for (let trial = 0; trial < 20; trial += 1) {
      const event = await openEvent();
      const url = `/api/user/events/${event.id}/register`;
      const key = { 'idempotency-key': `key-${trial}` };
      const responses = await Promise.all([1, 2, 3].map(() => student.post(url, ANSWERS, key)));
      expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    }
  });
});

describe('capacity', () => {
  const CAPACITY = 3;

  async function rush(eventId: number, people: readonly SignedInClient[]) {
    const url = `/api/user/events/${eventId}/register`;
    const responses = await Promise.all(people.map((person) => person.post(url, ANSWERS)));
    return {
      accepted: responses.filter(({ status }) => status === 201).length,
      full: responses.filter(({ problem }) => problem === 'full').length,
    };
  }

  test('gives exactly as many seats as there are, in every trial', async () => {
    const people = await Promise.all(Array.from({ length: 9 }, () => product.as('USER')));
    for (let trial = 0; trial < 20; trial += 1) {
      const event = await openEvent({ capacity: CAPACITY });
      expect(await rush(event.id, people)).toEqual({ accepted: CAPACITY, full: 6 });
    }
  });

  test('negative control: counting before inserting gives too many', async () => {
    const people = await Promise.all(Array.from({ length: 9 }, () => createUser(product.database)));
    const event = await openEvent();
    const { pool } = product.database;
    const clients = await Promise.all(people.map(() => pool.connect()));
    // Everybody counts before anybody inserts: what a check without a guard allows.
    await Promise.all(clients.map((client) => client.query('begin')));
    const counts = await Promise.all(
      clients.map((client) =>
        client.query<{ taken: number }>(
          'select count(*)::int as taken from registrations where event_id = $1',
          [event.id],
        ),
      ),
    );
    await Promise.all(
      clients.map(async (client, index) => {
        if ((counts[index]?.rows[0]?.taken ?? 0) < CAPACITY) {
          await client.query(
            `insert into registrations (event_id, user_id, answers, questions, registered_on)
             values ($1, $2, '[]', '{}', now())`,
            [event.id, people[index]?.id],
          );
        }
        await client.query('commit');
        client.release();
      }),
    );
    const { rows } = await pool.query<{ taken: number }>(
      'select count(*)::int as taken from registrations where event_id = $1',
      [event.id],
    );
    expect(rows[0]?.taken).toBeGreaterThan(CAPACITY);
  });

  test('a withdrawal frees the seat, and registering again is possible', async () => {
    const event = await openEvent({ capacity: 1 });
    const url = `/api/user/events/${event.id}/register`;
    const { id } = (await student.post(url, ANSWERS)).json<UserRegistration>();
    const other = await product.as('USER');
    expect((await other.post(url, ANSWERS)).problem).toBe('full');
    expect((await student.delete(`/api/user/registrations/${id}`)).status).toBe(200);
    expect((await other.post(url, ANSWERS)).status).toBe(201);
    expect((await student.post(url, ANSWERS)).problem).toBe('full');
  });
});

describe('withdrawing', () => {
  test.each([
    ['withdrawal-reviewed', 'SHORTLISTED', '2025-07-16T10:00:00+05:45'],
    ['withdrawal-closed', 'PENDING', '2025-08-01T00:00:00.001+05:45'],
  ] as const)('refuses with %s', async (problem, status, at) => {
    const { id } = await createRegistration(product.database, {
      user_id: student.user.id,
      status,
    });
    product.clock.set(at);
    const response = await student.delete(`/api/user/registrations/${id}`);
    expect([response.status, response.problem]).toEqual([409, problem]);
  });

  test('another person’s registration is not found', async () => {
    const { id } = await createRegistration(product.database);
    expect((await student.delete(`/api/user/registrations/${id}`)).status).toBe(404);
  });
});
