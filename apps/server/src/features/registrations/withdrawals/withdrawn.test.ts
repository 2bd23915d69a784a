import type { AdminRegistration, UserRegistration } from '@pratibha/contract/registrations';
import type { WithdrawnRegistration } from '@pratibha/contract/withdrawals';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { createEvent, createRegistration } from '../../../testing/factories.ts';
import { prepareMailQueue } from '../../mail/mail.ts';
import { removingClosed } from './remove-closed.ts';

/** What is kept of a registration that was withdrawn, and for how long. */

const MORNING = '2025-07-16T10:00:00+05:45';
const CLOSE = '2025-07-20T00:00:00+05:45';

let product: TestApp;
let student: SignedInClient;
let admin: SignedInClient;
let event: Awaited<ReturnType<typeof createEvent>>;

beforeAll(async () => {
  product = await startTestApp();
  await prepareMailQueue(product.database, { sends: true });
  admin = await product.as('SUPER_ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set(MORNING);
  student = await product.as('USER');
  event = await createEvent(product.database, {
    ...{ title: 'Field Robots', capacity: 5, registration_close: new Date(CLOSE) },
  });
});

const list = async (who = student) =>
  (await who.get('/api/user/withdrawals')).json<WithdrawnRegistration[]>();
const rows = async (sql: string, ...values: unknown[]) =>
  (await product.database.pool.query(sql, values)).rows as unknown[];
const register = (answer = 'Facebook') =>
  student.post(`/api/user/events/${event.id}/register`, { event_answers: [{ 1: answer }] });
const withdraw = (id: number) => student.delete(`/api/user/registrations/${id}`);
const withdrawn = async (answer?: string) => {
  const { id } = (await register(answer)).json<UserRegistration>();
  expect((await withdraw(id)).status).toBe(200);
  return id;
};
const clear = () =>
  removingClosed(product.clock).run(
    { database: product.database, id: 1, attempt: 1, signal: new AbortController().signal },
    {},
  );

describe('what was withdrawn', () => {
  test('is there for its student, and in no list, count, export or seat', async () => {
    const { id } = (await register('Seniors')).json<UserRegistration>();
    product.clock.set('2025-07-17T10:00:00+05:45');
    await withdraw(id);
    expect(await list()).toEqual([
      {
        id,
        event_id: event.id,
        event_title: 'Field Robots',
        registered_on: '2025-07-16T04:15:00.000Z',
        withdrawn_at: '2025-07-17T04:15:00.000Z',
        kept_until: new Date(CLOSE).toISOString(),
        question_answers: [{ 1: 'Seniors' }],
        questions: expect.objectContaining({ 1: expect.anything() as unknown }) as unknown,
        register_refusal: null,
      },
    ]);
    expect(await list(await product.as('USER'))).toEqual([]);
    expect((await student.get('/api/user/registrations')).json()).toEqual([]);
    const ofEvent = `event_id=${event.id}`;
    const listed = await admin.get(`/api/admin/registrations?${ofEvent}`);
    expect(listed.json<AdminRegistration[]>()).toEqual([]);
    expect((await admin.get(`/api/admin/registrations/${id}`)).status).toBe(404);
    const exported = await admin.get(`/api/admin/registrations/export?${ofEvent}`);
    expect(exported.text.trim().split('\n')).toHaveLength(1);
    expect(
      await rows(
        `select taken, (select sum(registrations)::int from event_counts where event_id = $1) as counted
         from event_seats where event_id = $1`,
        event.id,
      ),
    ).toEqual([{ taken: 0, counted: 0 }]);
  });

  test('is told by the bell and by mail, and no earlier mail of it goes', async () => {
    const id = await withdrawn();
    expect(
      await rows(
        `select kind, params, key, tell_at <= now() as is_told, mail from notifications
         where user_id = $1 order by id`,
        student.user.id,
      ),
    ).toEqual([
      expect.objectContaining({ kind: 'registration-received', mail: 'left_out' }),
      {
        kind: 'registration-withdrawn',
        params: { event_id: event.id, registration_id: id },
        key: `${id}`,
        is_told: true,
        mail: 'waiting',
      },
    ]);
  });

  test('goes once its student registers again, and the last withdrawal is the one that is kept', async () => {
    await withdrawn('Facebook');
    expect((await register('Seniors')).status).toBe(201);
    expect(await list()).toEqual([]);
    const [again] = (await student.get('/api/user/registrations')).json<UserRegistration[]>();
    await withdraw(again?.id ?? 0);
    expect(await list()).toMatchObject([{ id: again?.id, question_answers: [{ 1: 'Seniors' }] }]);
    expect(
      await rows('select from withdrawn_registrations where user_id = $1', student.user.id),
    ).toHaveLength(1);
  });

  test('takes the place of what was kept before, where the product did not see the registration', async () => {
    await withdrawn('Facebook');
    const { id } = await createRegistration(product.database, {
      ...{ event_id: event.id, user_id: student.user.id, answers: [{ 1: 'Seniors' }] },
    });
    await withdraw(id);
    expect(await list()).toMatchObject([{ id, question_answers: [{ 1: 'Seniors' }] }]);
  });

  test('of others stays when one registers again', async () => {
    const other = await product.as('USER');
    const path = `/api/user/events/${event.id}/register`;
    const theirs = await other.post(path, { event_answers: [{ 1: 'Instagram' }] });
    await other.delete(`/api/user/registrations/${theirs.json<UserRegistration>().id}`);
    await withdrawn();
    await register();
    expect(await list(other)).toHaveLength(1);
  });

  test.each([
    ['event-ended', 'INACTIVE'],
    ['event-deleted', 'DELETED'],
  ] as const)('says why one cannot register again: %s', async (refusal, status) => {
    await withdrawn();
    await product.database.pool.query('update events set status = $1 where id = $2', [
      status,
      event.id,
    ]);
    expect(await list()).toMatchObject([{ register_refusal: refusal }]);
  });
});

describe('it goes', () => {
  test('when registration closes, seen at once and removed by the job', async () => {
    const id = await withdrawn();
    const kept = () => rows('select from withdrawn_registrations where id = $1', id);
    product.clock.set(CLOSE);
    await clear();
    expect([(await list()).length, (await kept()).length]).toEqual([1, 1]);
    product.clock.set('2025-07-20T00:00:00.001+05:45');
    expect([(await list()).length, (await kept()).length]).toEqual([0, 1]);
    // The clock of the demo may go back before anybody has removed it.
    product.clock.set(MORNING);
    expect(await list()).toHaveLength(1);
    product.clock.set('2025-07-20T00:00:00.001+05:45');
    await clear();
    expect(await kept()).toEqual([]);
  });

  test('later where the deadline is extended in time', async () => {
    await withdrawn();
    await product.database.pool.query('update events set registration_close = $1 where id = $2', [
      new Date('2025-07-30T00:00:00+05:45'),
      event.id,
    ]);
    product.clock.set('2025-07-25T00:00:00+05:45');
    await clear();
    expect(await list()).toHaveLength(1);
  });

  test('when its student has it forgotten, and is nobody else’s to forget', async () => {
    const id = await withdrawn();
    const url = `/api/user/withdrawals/${id}`;
    expect((await (await product.as('USER')).delete(url)).problem).toBe('not-found');
    expect((await admin.delete(url)).problem).toBe('not-found');
    const forgotten = await student.delete(url);
    expect([forgotten.status, forgotten.json()]).toEqual([200, { id }]);
    expect(await list()).toEqual([]);
    expect((await student.delete(url)).problem).toBe('not-found');
    expect(
      await rows(
        `select action, changes from audit where subject_type = 'registration' and subject_id = $1
         order by id desc limit 1`,
        id,
      ),
    ).toEqual([{ action: 'registration.answers-forgotten', changes: { event_id: event.id } }]);
  });

  test('with an erasure; until then the download tells of it', async () => {
    const id = await withdrawn('Seniors');
    const data = (await student.get('/api/user/data')).json();
    expect(data['withdrawn_registrations']).toMatchObject([
      { id, event_title: 'Field Robots', answers: [{ 1: 'Seniors' }] },
    ]);
    const erased = await admin.put(`/api/admin/users/${student.user.id}/erase`, {
      confirm: student.user.email,
    });
    expect(erased.status).toBe(200);
    expect(
      await rows('select from withdrawn_registrations where user_id = $1', student.user.id),
    ).toEqual([]);
  });
});

test('of a registration, a withdrawal and a forgetting at once nothing is left twice', async () => {
  for (let trial = 0; trial < 6; trial += 1) {
    // Nobody registers for one event without end.
    student = await product.as('USER');
    const id = await withdrawn();
    const [again] = await Promise.all([
      register('Seniors'),
      student.delete(`/api/user/withdrawals/${id}`),
    ]);
    expect(again.status).toBe(201);
    expect(await list()).toEqual([]);
    await withdraw(again.json<UserRegistration>().id);
    expect(await list()).toHaveLength(1);
  }
});
