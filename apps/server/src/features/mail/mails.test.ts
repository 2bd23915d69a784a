import type { MailOut } from '@pratibha/contract/mails';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import {
  createEvent,
  createFailedMail,
  createNotification,
  createRegistration,
  createUser,
} from '../../testing/factories.ts';
import { jobsLeft } from '../../testing/jobs.ts';

let product: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query('delete from jobs; delete from notifications');
  await product.database.pool.query('update mail_queue set is_open = true');
});

const list = async (query = '') => (await admin.get(`/api/admin/mails${query}`)).json<MailOut[]>();

const attemptsLeft = async () =>
  (await jobsLeft(product.database)).map(({ attempts, failed }) => [attempts, failed]);

test('lists what was to come by mail, newest first, with person, thing, state and reason', async () => {
  const { database } = product;
  const user = await createUser(database, { name: 'Mina Lama' });
  const event = await createEvent(database, { title: 'Poster' });
  const { id } = await createRegistration(database, { user_id: user.id, event_id: event.id });
  const told = {
    user_id: user.id,
    kind: 'registration-received' as const,
    params: JSON.stringify({ event_id: event.id, registration_id: id }),
  };
  await createNotification(database, { user_id: user.id });
  await createNotification(database, { ...told, mail: 'waiting' });
  const failed = await createFailedMail(database, { name: 'Asha Rai' });
  const mails = await list();
  expect(mails.map(({ mail_state, person }) => [mail_state, person.name])).toEqual([
    ['failed', 'Asha Rai'],
    ['waiting', 'Mina Lama'],
  ]);
  expect(mails[0]).toMatchObject({
    id: failed,
    event: null,
    attempts: 25,
    due_at: null,
    mail_error: 'the relay is away',
  });
  expect(mails[1]).toMatchObject({
    kind: 'registration-received',
    event: { id: event.id, title: 'Poster' },
    registration_id: id,
    attempts: 0,
  });
  expect(mails[1]?.due_at).not.toBeNull();
});

test('is narrowed by state, kind, words and person, and paged', async () => {
  const { database } = product;
  const asha = await createUser(database, { name: 'Asha Searched' });
  for (let n = 0; n < 3; n += 1) {
    await createNotification(database, { user_id: asha.id, mail: 'sent' });
  }
  await createFailedMail(database, { name: 'Bibek Failed' });
  const counts = async (query: string) => (await list(query)).length;
  expect(await counts('?mail_state=sent')).toBe(3);
  expect(await counts('?mail_state=failed')).toBe(1);
  expect(await counts('?kind=work-received')).toBe(0);
  expect(await counts('?q=searched')).toBe(3);
  expect(await counts(`?person_id=${asha.id}&mail_state=failed`)).toBe(0);
  const first = await admin.get('/api/admin/mails?mail_state=sent&limit=2');
  expect(first.headers['x-total-count']).toBe('3');
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
  expect((await admin.get(next)).json<MailOut[]>()).toHaveLength(1);
});

test('a failed mail waits again with a job that counts anew, once for two who press', async () => {
  const id = await createFailedMail(product.database);
  const again = () => admin.post(`/api/admin/mails/${id}/retry`);
  const answers = await Promise.all([again(), again()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.problem).toBe('mail-not-failed');
  expect(await attemptsLeft()).toEqual([[0, false]]);
  expect(await list()).toMatchObject([{ mail_state: 'waiting', attempts: 0, mail_error: null }]);
  const [entry] = (await admin.get('/api/admin/audit?action=mail.sent-again')).json<object[]>();
  expect(entry).toMatchObject({ subject_type: 'user', actor_id: admin.user.id });
});

test('so does a refused one, whose job is gone', async () => {
  const user = await createUser(product.database);
  const { id } = await createNotification(product.database, {
    user_id: user.id,
    mail: 'refused',
    mail_error: '550 no such mailbox',
  });
  expect((await admin.post(`/api/admin/mails/${id}/retry`)).json()).toMatchObject({
    mail_state: 'waiting',
  });
  expect(await attemptsLeft()).toEqual([[0, false]]);
});

test('all failed ones that fit wait again, and no others', async () => {
  await createFailedMail(product.database, { name: 'Together One' });
  await createFailedMail(product.database, { name: 'Together Two' });
  await createFailedMail(product.database, { name: 'Apart' });
  const response = await admin.post('/api/admin/mails/retry', { q: 'together' });
  expect(response.json()).toEqual({ mails: 2 });
  const states = await list('?mail_state=failed');
  expect(states.map(({ person }) => person.name)).toEqual(['Apart']);
  expect((await attemptsLeft()).sort()).toEqual([
    [0, false],
    [0, false],
    [25, true],
  ]);
});

test('where mails are off, that is said, and nothing is sent again', async () => {
  const id = await createFailedMail(product.database);
  expect((await admin.get('/api/admin/mails/queue')).json()).toMatchObject({ is_on: true });
  await product.database.pool.query('update mail_queue set is_open = false');
  expect((await admin.get('/api/admin/mails/queue')).json()).toMatchObject({ is_on: false });
  for (const path of [`${id}/retry`, 'retry']) {
    const response = await admin.post(
      `/api/admin/mails/${path}`,
      path === 'retry' ? {} : undefined,
    );
    expect([response.status, response.problem]).toEqual([409, 'mail-is-off']);
  }
});

test('a job that ends without a word to its mail takes it along', async () => {
  const { pool, kysely } = product.database;
  const user = await createUser(product.database);
  const { id } = await createNotification(kysely, { user_id: user.id, mail: 'waiting' });
  await pool.query(`update jobs set failed_at = now(), last_error = 'killed too often'`);
  expect(await list()).toMatchObject([
    { id, mail_state: 'failed', mail_error: 'killed too often' },
  ]);
});
