import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration, createSubmission } from '../../testing/factories.ts';
import type { HttpResponse } from '../../testing/http-client.ts';
import { report, scale, TEST_TIMEOUT_MS } from '../../testing/stress/scale.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';

/*
 * Each race runs against the product, many times, and must always end the same; the guards that
 * decide them are taken away one at a time in races.controls.test.ts, where each must break.
 */

const TRIALS = scale(20, 1_000);
const CROWD = scale({ people: 300, seats: 9 }, { people: 10_000, seats: 300 });
const ANSWERS = { event_answers: [{ '1': 'Facebook' }] };
const WORK = { work_link: 'https://work.example/x', description: 'A work.' };

let product: TestApp;
let student: SignedInClient;
let admin: SignedInClient;
let other: SignedInClient;

beforeAll(async () => {
  product = await startTestApp({ limits: UNLIMITED });
  student = await product.as('USER');
  admin = await product.as('ADMIN');
  other = await product.as('EVENT_ADMIN');
});
afterAll(() => product.close());
beforeEach(() => product.clock.set('2025-07-16T10:00:00+05:45'));

const outcomes = (responses: readonly HttpResponse[]) =>
  responses.map(({ status, problem }) => problem ?? String(status)).sort();

async function trials(name: string, trial: (n: number) => Promise<unknown>): Promise<void> {
  for (let n = 0; n < TRIALS; n += 1) await trial(n);
  report(`race: ${name}, ${TRIALS} trials, always one outcome`);
}

async function rows<T>(sql: string, ...values: unknown[]): Promise<T[]> {
  const found = await product.database.pool.query(sql, values);
  return found.rows as T[];
}

describe('at the same instant', () => {
  test('registering three times registers once', { timeout: TEST_TIMEOUT_MS }, () =>
    trials('double registration', async () => {
      const { id } = await createEvent(product.database, { capacity: 3 });
      const url = `/api/user/events/${id}/register`;
      const responses = await Promise.all([1, 2, 3].map(() => student.post(url, ANSWERS)));
      expect(outcomes(responses)).toEqual(['201', 'already-registered', 'already-registered']);
      expect(await rows('select taken from event_seats where event_id = $1', id)).toEqual([
        { taken: 1 },
      ]);
    }),
  );

  test('submitting three times submits once', { timeout: TEST_TIMEOUT_MS }, () =>
    trials('double submission', async () => {
      product.clock.set('2025-08-10T10:00:00+05:45');
      const { event_id } = await createRegistration(product.database, {
        event_id: (await createEvent(product.database, { requires_submission: true })).id,
        user_id: student.user.id,
      });
      const url = `/api/user/events/${event_id}/submissions`;
      const responses = await Promise.all([1, 2, 3].map(() => student.post(url, WORK)));
      expect(outcomes(responses)).toEqual(['201', 'already-submitted', 'already-submitted']);
    }),
  );

  test('two reviewers: one decides', { timeout: TEST_TIMEOUT_MS }, () =>
    trials('two reviewers of a registration', async () => {
      const { id } = await createRegistration(product.database, { user_id: student.user.id });
      const url = `/api/admin/registrations/${id}`;
      const responses = await Promise.all([
        admin.put(url, { status: 'SHORTLISTED' }),
        other.put(url, { status: 'REJECTED' }),
      ]);
      expect(outcomes(responses)).toEqual(['200', 'already-reviewed']);
      const audits = await rows(
        `select 1 from audit where action = 'registration.reviewed' and subject_id = $1`,
        id,
      );
      expect(audits).toHaveLength(1);
    }),
  );

  test(
    'resubmitting against a review: what was not read is not judged',
    { timeout: TEST_TIMEOUT_MS },
    () =>
      trials('resubmission against review', async (n) => {
        product.clock.set('2025-08-10T10:00:00+05:45');
        const { id, event_id } = await createSubmission(product.database, {
          user_id: student.user.id,
          status: 'RESUBMISSION_REQUIRED',
        });
        const revision = n % 2 === 0 ? { revision: 1 } : {};
        const [again, judged] = await Promise.all([
          student.post(`/api/user/events/${event_id}/submissions`, WORK),
          admin.put(`/api/admin/submissions/${id}/review`, { status: 'ACCEPTED', ...revision }),
        ]);
        expect(again.status).toBe(201);
        if ('revision' in revision) expect(judged.status).toBe(409);
        const kept = await rows<{ status: string }>(
          'select status from submission_revisions where submission_id = $1 order by revision',
          id,
        );
        const second = judged.status === 200 ? 'ACCEPTED' : 'PENDING';
        expect(kept.map(({ status }) => status)).toEqual(['RESUBMISSION_REQUIRED', second]);
      }),
  );

  test('resubmitting against reopening: one of the two', { timeout: TEST_TIMEOUT_MS }, () =>
    trials('resubmission against reopening', async () => {
      product.clock.set('2025-08-10T10:00:00+05:45');
      const { id, event_id } = await createSubmission(product.database, {
        user_id: student.user.id,
        status: 'RESUBMISSION_REQUIRED',
      });
      const responses = await Promise.all([
        student.post(`/api/user/events/${event_id}/submissions`, WORK),
        admin.put(`/api/admin/submissions/${id}/reopen`, { reason: 'Mistake' }),
      ]);
      const done = responses.filter(({ status }) => status < 300);
      expect(done).toHaveLength(1);
      const [kept] = await rows<{ revision: number; status: string }>(
        'select revision, status from submissions where id = $1',
        id,
      );
      expect(kept).toEqual({ revision: done[0]?.status === 201 ? 2 : 1, status: 'PENDING' });
    }),
  );

  test('two super admins demote each other: one stays', { timeout: TEST_TIMEOUT_MS }, () =>
    trials('two super admins', async () => {
      await product.database.pool.query(
        `update users set role = 'USER' where role = 'SUPER_ADMIN'`,
      );
      const [one, two] = [await product.as('SUPER_ADMIN'), await product.as('SUPER_ADMIN')];
      const demote = (by: SignedInClient, whom: SignedInClient) =>
        by.put(`/api/admin/users/${whom.user.id}`, { role: 'USER' });
      const responses = await Promise.all([demote(one, two), demote(two, one)]);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await rows(
        `select 1 from users where role = 'SUPER_ADMIN' and status = 'ACTIVE'`,
      );
      expect(left).toHaveLength(1);
    }),
  );
});

describe('in the middle of a request', () => {
  /** Numbers of audit rows: given while the locks are held, so they tell who was first. */
  async function auditOf(action: string, subject: number): Promise<number[]> {
    const found = await rows<{ id: number }>(
      'select id from audit where action = $1 and subject_id = $2 order by id',
      action,
      subject,
    );
    return found.map(({ id }) => id);
  }

  test('the clock passes the closing instant: nobody is late', {
    timeout: TEST_TIMEOUT_MS,
  }, async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => product.as('USER')));
    await trials('registering at the closing instant', async () => {
      product.clock.set('2025-08-01T00:00:00+05:45');
      const { id } = await createEvent(product.database);
      const late = Promise.withResolvers<void>();
      const responses = people.map(async (person, index) => {
        if (index === 3) {
          product.clock.set('2025-08-01T00:00:00.001+05:45');
          late.resolve();
        }
        return person.post(`/api/user/events/${id}/register`, ANSWERS);
      });
      await late.promise;
      const settled = await Promise.all(responses);
      const taken = settled.filter(({ status }) => status === 201).length;
      expect(outcomes(settled).filter((each) => each !== '201')).toEqual(
        Array.from({ length: 6 - taken }, () => 'registration-closed'),
      );
      const kept = await rows<{ on_time: boolean }>(
        `select registered_on <= registration_close as on_time
         from registrations join events on events.id = event_id where event_id = $1`,
        id,
      );
      expect(kept).toEqual(Array.from({ length: taken }, () => ({ on_time: true })));
    });
  });

  test('the organiser closes the window: nobody slips in after it', {
    timeout: TEST_TIMEOUT_MS,
  }, async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => product.as('USER')));
    await trials('registering while the window is closed by hand', async () => {
      const { id, title } = await createEvent(product.database);
      const register = (person: SignedInClient) =>
        person.post(`/api/user/events/${id}/register`, ANSWERS);
      const closed = {
        title,
        registration_open: '2025-07-01T00:00:00+05:45',
        registration_close: '2025-07-15T00:00:00+05:45',
      };
      const [first, second, third, fourth] = people as [
        SignedInClient,
        SignedInClient,
        SignedInClient,
        SignedInClient,
      ];
      const [, , change, ...rest] = await Promise.all([
        register(first),
        register(second),
        admin.put(`/api/admin/events/${id}`, closed),
        register(third),
        register(fourth),
      ]);
      expect(change.status).toBe(200);
      expect(outcomes(rest).every((each) => ['201', 'registration-closed'].includes(each))).toBe(
        true,
      );
      const [change_] = await auditOf('event.updated', id);
      const after = await rows(
        `select 1 from audit join registrations on registrations.id = subject_id
         where action = 'registration.created' and event_id = $1 and audit.id > $2`,
        id,
        change_,
      );
      expect(after).toEqual([]);
    });
  });

  test('the role is removed: no change of a user comes after it', {
    timeout: TEST_TIMEOUT_MS,
  }, async () => {
    const superAdmin = await product.as('SUPER_ADMIN');
    await trials('role removed in the middle of a request', async () => {
      const falling = await product.as('ADMIN');
      const victim = await product.as('USER');
      const change = (role: string) => falling.put(`/api/admin/users/${victim.user.id}`, { role });
      const [first, demoted] = await Promise.all([
        change('EVENT_ADMIN'),
        superAdmin.put(`/api/admin/users/${falling.user.id}`, { role: 'USER' }),
      ]);
      expect(demoted.status).toBe(200);
      const next = await change('USER');
      expect([next.status, next.problem]).toEqual([403, 'not-allowed']);
      const [fall] = await auditOf('user.updated', falling.user.id);
      const changes = await auditOf('user.updated', victim.user.id);
      expect(changes).toHaveLength(first.status === 200 ? 1 : 0);
      expect(changes.filter((id) => id > (fall ?? 0))).toEqual([]);
    });
  });
});

test(`of ${CROWD.people} people at once exactly ${CROWD.seats} get the ${CROWD.seats} seats`, {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const people: SignedInClient[] = [];
  for (let n = 0; n < CROWD.people; n += 1) people.push(await product.as('USER'));
  const { id } = await createEvent(product.database, { capacity: CROWD.seats });
  let again = 0;
  const register = async (person: SignedInClient): Promise<HttpResponse> => {
    const response = await person.post(`/api/user/events/${id}/register`, ANSWERS);
    if (response.status !== 503) return response;
    again += 1;
    return register(person);
  };
  const responses = await Promise.all(people.map(register));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(CROWD.seats);
  expect(responses.filter(({ problem }) => problem === 'full')).toHaveLength(
    CROWD.people - CROWD.seats,
  );
  expect(
    await rows('select count(*)::int as n from registrations where event_id = $1', id),
  ).toEqual([{ n: CROWD.seats }]);
  report(
    `race: ${CROWD.people} people for ${CROWD.seats} seats: ${CROWD.seats} registered, ` +
      `${again} asked again after 503`,
  );
});
