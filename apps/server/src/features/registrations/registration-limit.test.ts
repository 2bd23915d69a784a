import type { UserRegistration } from '@pratibha/contract/registrations';
import { REGISTRATIONS_A_DAY } from '@pratibha/domain/registrations/registration-limit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LIMITS } from '../../platform/edge/limits.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent } from '../../testing/factories.ts';
import type { HttpClient } from '../../testing/http-client.ts';

const NOON = '2025-07-16T12:00:00+05:45';
const ANSWERS = { event_answers: [{ '1': 'Facebook' }] };
/** Other limits than the one of this file. */
const limits = { ...LIMITS, person: { ...LIMITS.person, write: 100_000 } };

let one: TestApp;
/** A second process on the same database. */
let two: TestApp;
let student: SignedInClient;

beforeAll(async () => {
  one = await startTestApp({ limits });
  two = await startTestApp({ limits, database: one.database });
});
afterAll(async () => {
  await two.close();
  await one.close();
});
beforeEach(async () => {
  for (const { clock } of [one, two]) clock.set(NOON);
  student = await one.as('USER');
});

const register = (browser: HttpClient, eventId: number) =>
  browser.post(`/api/user/events/${eventId}/register`, ANSWERS);

async function registerAndWithdraw(browser: HttpClient, eventId: number): Promise<void> {
  const registered = await register(browser, eventId);
  expect(registered.status).toBe(201);
  const { id } = registered.json<UserRegistration>();
  expect((await browser.delete(`/api/user/registrations/${id}`)).status).toBe(200);
}

async function withdrawnTooOften(): Promise<number> {
  const { id } = await createEvent(one.database, { capacity: 1 });
  for (let n = 0; n < REGISTRATIONS_A_DAY; n += 1) await registerAndWithdraw(student, id);
  return id;
}

test('the eleventh registration of an event within a day is refused in words', async () => {
  const eventId = await withdrawnTooOften();
  one.clock.set('2025-07-17T11:59:30+05:45');
  const refused = await register(student, eventId);
  expect([refused.status, refused.problem]).toEqual([429, 'registered-too-often']);
  expect(refused.json()['detail']).toBe(
    'You have registered for this event ten times within a day. Try again tomorrow.',
  );
  expect(refused.headers['retry-after']).toBe('30');
  one.clock.set('2025-07-17T12:00:00+05:45');
  expect((await register(student, eventId)).status).toBe(201);
});

test('other events and other people are left alone', async () => {
  const eventId = await withdrawnTooOften();
  const { id: otherId } = await createEvent(one.database);
  expect((await register(student, otherId)).status).toBe(201);
  const other = await one.as('USER');
  expect((await register(student, eventId)).status).toBe(429);
  expect((await register(other, eventId)).status).toBe(201);
  // The only seat; that there is none left is said first.
  expect((await register(student, eventId)).problem).toBe('full');
  expect((await register(other, eventId)).problem).toBe('already-registered');
});

test('it holds for whoever asks many times at once, of several processes', async () => {
  const { id: eventId } = await createEvent(one.database);
  const second = await two.as(student.user.email as `${string}@${string}`);
  const untilRefused = async (browser: HttpClient) => {
    for (;;) {
      const response = await register(browser, eventId);
      if (response.status === 201) {
        const { id } = response.json<UserRegistration>();
        await browser.delete(`/api/user/registrations/${id}`);
      } else if (response.problem !== 'already-registered') return response.problem;
    }
  };
  const browsers = [student, second, student, second, student, second];
  const ends = await Promise.all(browsers.map(untilRefused));
  expect(ends).toEqual(browsers.map(() => 'registered-too-often'));
  const { rows } = await one.database.pool.query<{ action: string; n: number }>(
    `select action, count(*)::int as n from audit where actor_id = $1 group by action order by 1`,
    [student.user.id],
  );
  expect(rows).toEqual([
    { action: 'registration.created', n: REGISTRATIONS_A_DAY },
    { action: 'registration.withdrawn', n: REGISTRATIONS_A_DAY },
  ]);
});
