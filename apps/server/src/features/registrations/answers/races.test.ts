import type { AnswerChange, OwnAnswers } from '@pratibha/contract/own-answers';
import type { AdminRegistration } from '@pratibha/contract/registrations';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { areWaiting } from '../../../testing/are-waiting.ts';
import { createEvent, createRegistration } from '../../../testing/factories.ts';
import type { HttpResponse } from '../../../testing/http-client.ts';

/** Changes of answers against decisions, withdrawals and each other, in two processes. */

const TRIALS = 6;

let one: TestApp;
let two: TestApp;
let student: SignedInClient;
let sameElsewhere: SignedInClient;
let admin: SignedInClient;

beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ database: one.database });
  student = await one.as('USER');
  sameElsewhere = await two.as(student.user.email as `${string}@${string}`);
  admin = await two.as('EVENT_ADMIN');
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const pending = async () => {
  const { id: event_id } = await createEvent(one.database, { capacity: 5 });
  return createRegistration(one.database, { event_id, user_id: student.user.id });
};
const change = (id: number, answer: string, by = student) =>
  by.put(`/api/user/registrations/${id}/answers`, {
    ...{ event_answers: [{ 1: answer }], revision: 1 },
  });
const decide = (id: number, revision?: number) =>
  admin.put(`/api/admin/registrations/${id}`, { status: 'REJECTED', revision });
const found = async (id: number) =>
  (await admin.get(`/api/admin/registrations/${id}`)).json<AdminRegistration>();
const changes = async (id: number) =>
  (await admin.get(`/api/admin/registrations/${id}/answer-changes`)).json<AnswerChange[]>();

/** Both at once, the one or the other a little earlier. */
async function atOnce(
  trial: number,
  first: () => Promise<HttpResponse>,
  second: () => Promise<HttpResponse>,
): Promise<readonly [HttpResponse, HttpResponse]> {
  if (trial % 2 === 0) return Promise.all([first(), second()]);
  const [late, early] = await Promise.all([second(), first()]);
  return [early, late];
}
const told = ({ status, problem }: HttpResponse) => problem ?? status;

test('of a change and a decision on what was read one wins', async () => {
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const { id } = await pending();
    const [changed, decided] = await atOnce(
      trial,
      () => change(id, 'Seniors'),
      () => decide(id, 1),
    );
    const after = await found(id);
    if (changed.status === 200) {
      expect([told(decided), after.status, after.answers]).toEqual([
        ...['changed-meanwhile', 'PENDING', [{ 1: 'Seniors' }]],
      ]);
      expect(await changes(id)).toHaveLength(1);
    } else {
      expect([told(changed), decided.status, after.answers]).toEqual([
        ...['answers-reviewed', 200, [{ 1: 'Facebook' }]],
      ]);
      expect(await changes(id)).toEqual([]);
    }
  }
});

test('a decision that names no version is made, on the one or on the other', async () => {
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const { id } = await pending();
    const [changed, decided] = await atOnce(
      trial,
      () => change(id, 'Seniors'),
      () => decide(id),
    );
    const after = await found(id);
    expect([decided.status, after.status]).toEqual([200, 'REJECTED']);
    const isChanged = changed.status === 200;
    expect(told(changed)).toBe(isChanged ? 200 : 'answers-reviewed');
    expect(after.answers).toEqual([{ 1: isChanged ? 'Seniors' : 'Facebook' }]);
    expect(await changes(id)).toEqual([]);
  }
});

/** What is sent while somebody else holds the registration, and how it goes once that is kept. */
async function afterWaiting(id: number, held: string, send: () => Promise<HttpResponse>) {
  const { pool } = one.database;
  const holder = await pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('begin');
  await holder.query(`update registrations set version = 2, ${held} where id = $1`, [id]);
  const sent = send();
  while (!(await areWaiting(pool)));
  await holder.query('commit');
  return sent;
}

test.each([
  [undefined, 200, 'REJECTED'],
  [1, 'changed-meanwhile', 'PENDING'],
] as const)(
  'a decision on version %s that waited for a change: %s',
  async (version, is, status) => {
    const { id } = await pending();
    const changing = `answers = '[{"1": "Seniors"}]'`;
    const decided = await afterWaiting(id, changing, () => decide(id, version));
    expect(told(decided)).toBe(is);
    expect(await found(id)).toMatchObject({ status, answers: [{ 1: 'Seniors' }] });
  },
);

test('a change that waited for a decision is refused', async () => {
  const { id } = await pending();
  const deciding = `status = 'REJECTED', reviewed_by = ${admin.user.id}, reviewed_at = now()`;
  const changed = await afterWaiting(id, deciding, () => change(id, 'Seniors'));
  expect(told(changed)).toBe('answers-reviewed');
  expect(await changes(id)).toEqual([]);
});

test('of two tabs the one that read the answers of the other wins', async () => {
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const { id } = await pending();
    const both = await Promise.all([change(id, 'Seniors'), change(id, 'Newspaper', sameElsewhere)]);
    expect(both.map(told).sort()).toEqual([200, 'changed-meanwhile']);
    const kept = both[0].status === 200 ? 'Seniors' : 'Newspaper';
    expect((await found(id)).answers).toEqual([{ 1: kept }]);
    expect(await changes(id)).toHaveLength(1);
    const { revision } = (
      await student.get(`/api/user/registrations/${id}/answers`)
    ).json<OwnAnswers>();
    expect(revision).toBe(2);
  }
});

test('of a change and a withdrawal nothing is left behind', async () => {
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const { id } = await pending();
    const [changed, withdrawn] = await atOnce(
      trial,
      () => change(id, 'Seniors'),
      () => sameElsewhere.delete(`/api/user/registrations/${id}`),
    );
    expect(withdrawn.status).toBe(200);
    expect([200, 404]).toContain(changed.status);
    const { rows } = await one.database.pool.query(
      `select answers, exists (select from earlier_answers where registration_id = $1) as earlier,
         exists (select from registrations where id = $1) as registered
       from withdrawn_registrations where id = $1`,
      [id],
    );
    const answer = changed.status === 200 ? 'Seniors' : 'Facebook';
    expect(rows).toEqual([{ answers: [{ 1: answer }], earlier: false, registered: false }]);
  }
});

test('the questions that a change is judged by are those that are asked as it is kept', async () => {
  const { id, event_id } = await pending();
  const { pool } = one.database;
  const asking = await pool.connect();
  onTestFinished(() => asking.release(true));
  await asking.query('begin');
  await asking.query(
    `update events set event_questions = '{"2": "School?"}', version = version + 1 where id = $1`,
    [event_id],
  );
  const changed = change(id, 'Seniors');
  while (!(await areWaiting(pool)));
  await asking.query('commit');
  expect(await changed).toMatchObject({ status: 422, problem: 'invalid-input' });
  expect((await found(id)).answers).toEqual([{ 1: 'Facebook' }]);
});
