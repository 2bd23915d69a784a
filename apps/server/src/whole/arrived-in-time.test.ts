import type { UserRegistration } from '@pratibha/contract/registrations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import { createEvent, createRegistration } from '../testing/factories.ts';
import { type Call, holdRequest } from '../testing/held-request.ts';

/*
 * A change is of the instant at which the head of its request arrived: who pressed in time is in
 * time, however slow the connection is that carries the body.
 */

/** The last instant of the windows below, which belongs to them, and the first one after it. */
const CLOSE = '2025-07-20T23:59:00.000+05:45';
const LATE = '2025-07-20T23:59:00.001+05:45';
const IN_TIME = '2025-07-20T23:58:59.000+05:45';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
  await product.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => product.close());
beforeEach(() => product.clock.set(IN_TIME));

const ANSWERS = { event_answers: [{ '1': 'Facebook' }] };
const WORK = { work_link: 'https://work.example/x', description: 'A work.' };
const SUBMITTING = {
  requires_submission: true,
  registration_close: new Date('2025-07-10T00:00:00+05:45'),
  submission_start: new Date('2025-07-11T00:00:00+05:45'),
  submission_close: new Date(CLOSE),
};
const REGISTERING = { registration_close: new Date(CLOSE) };

/** What has a deadline, and what is said after it. */
const CALLS: Record<string, { late: string; call: (student: SignedInClient) => Promise<Call> }> = {
  registering: {
    late: 'registration-closed',
    call: async () => {
      const { id } = await createEvent(product.database, REGISTERING);
      return ['POST', `/user/events/${id}/register`, ANSWERS];
    },
  },
  'handing in': {
    late: 'submission-closed',
    call: async ({ user }) => {
      const { id } = await createEvent(product.database, SUBMITTING);
      await createRegistration(product.database, { event_id: id, user_id: user.id });
      return ['POST', `/user/events/${id}/submissions`, WORK];
    },
  },
  withdrawing: {
    late: 'withdrawal-closed',
    call: async ({ user }) => {
      const { id: event_id } = await createEvent(product.database, REGISTERING);
      const { id } = await createRegistration(product.database, { event_id, user_id: user.id });
      return ['DELETE', `/user/registrations/${id}`];
    },
  },
};

describe.each(Object.entries(CALLS))('%s', (_, { late, call }) => {
  test('counts when its head arrives at the last instant, and its body after it', async () => {
    const student = await product.as('USER');
    const asked = await call(student);
    product.clock.set(CLOSE);
    const finish = await holdRequest(product, student, asked);
    product.clock.set(LATE);
    expect((await finish()).status).toBeLessThan(300);
  });

  test('is refused when its head arrives a millisecond later', async () => {
    const student = await product.as('USER');
    const asked = await call(student);
    product.clock.set(LATE);
    const finish = await holdRequest(product, student, asked);
    expect((await finish()).problem).toBe(late);
  });

  test('is not brought back by a clock that is moved back while it is under way', async () => {
    const student = await product.as('USER');
    const asked = await call(student);
    product.clock.set(LATE);
    const finish = await holdRequest(product, student, asked);
    product.clock.set(IN_TIME);
    expect((await finish()).problem).toBe(late);
  });
});

test('what is written tells the instant of arrival, what is read that of reading', async () => {
  const student = await product.as('USER');
  const { id } = await createEvent(product.database, REGISTERING);
  product.clock.set(CLOSE);
  const call: Call = ['POST', `/user/events/${id}/register`, ANSWERS];
  const finish = await holdRequest(product, student, call);
  product.clock.set(LATE);
  expect((await finish()).status).toBe(201);
  const [mine] = (await student.get('/api/user/registrations')).json<UserRegistration[]>();
  expect(mine).toMatchObject({
    registered_on: new Date(CLOSE).toISOString(),
    withdrawal_refusal: 'withdrawal-closed',
  });
  const { rows } = await product.database.pool.query(
    `select at from audit where actor_id = $1 and action = 'registration.created'`,
    [student.user.id],
  );
  expect(rows).toEqual([{ at: new Date(CLOSE) }]);
});
