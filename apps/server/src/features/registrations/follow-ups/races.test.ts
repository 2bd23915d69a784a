import type { FollowUpAnswers } from '@pratibha/contract/follow-ups';
import type { OwnData } from '@pratibha/contract/personal-data';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { areWaiting } from '../../../testing/are-waiting.ts';
import { createEvent, createRegistration } from '../../../testing/factories.ts';
import { createFollowUp } from '../../../testing/follow-ups.ts';
import type { HttpResponse } from '../../../testing/http-client.ts';

/**
 * Follow-up answers against decisions, other questions, erasures and each other, in two processes.
 */

const TRIALS = 4;

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
  admin = await two.as('SUPER_ADMIN');
});
afterAll(async () => {
  await two.close();
  await one.close();
});

async function shortlisted(user_id = student.user.id) {
  const { id: event_id } = await createEvent(one.database);
  await createFollowUp(one.database, { event_id });
  const values = { event_id, user_id, status: 'SHORTLISTED', reviewed_by: admin.user.id } as const;
  return { event_id, id: (await createRegistration(one.database, values)).id };
}
const answer = (id: number, shirt: string, by = student) =>
  by.put(`/api/user/registrations/${id}/follow-up`, {
    ...{ event_answers: [{ 1: shirt }], revision: 0 },
  });
const seen = async (id: number) =>
  (await admin.get(`/api/admin/registrations/${id}/follow-up`)).json<FollowUpAnswers>();
const told = ({ status, problem }: HttpResponse) => problem ?? status;
const rowsOf = async (id: number) => {
  const sql = 'select answers from follow_up_answers where registration_id = $1';
  return (await one.database.pool.query<{ answers: unknown }>(sql, [id])).rows;
};

test('of two tabs in two processes the one is told of the other', async () => {
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const { id } = await shortlisted();
    const both = await Promise.all([answer(id, 'M'), answer(id, 'L', sameElsewhere)]);
    expect(both.map(told).toSorted()).toEqual([200, 'changed-meanwhile']);
    const kept = both[0].status === 200 ? 'M' : 'L';
    expect((await seen(id)).question_answers).toEqual([{ 1: kept }]);
  }
});

/** What is answered while somebody else changes what these words say, once that is kept. */
async function afterWaiting(id: number, held: string): Promise<HttpResponse> {
  const { pool } = one.database;
  const holder = await pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('begin');
  await holder.query(held);
  const sent = answer(id, 'M');
  while (!(await areWaiting(pool)));
  await holder.query('commit');
  return sent;
}

test('an answer that waited for a decision that was taken back is refused', async () => {
  const { id } = await shortlisted();
  const reopened = await afterWaiting(
    id,
    `update registrations set status = 'PENDING', reviewed_by = null, reviewed_at = null,
       version = version + 1 where id = ${id}`,
  );
  expect(told(reopened)).toBe('follow-up-not-asked');
  expect(await rowsOf(id)).toEqual([]);
});

test('an answer that waited for other questions answers those', async () => {
  const { id, event_id } = await shortlisted();
  const questions = JSON.stringify({ 1: { question: 'Diet', type: 'number', required: true } });
  const answered = await afterWaiting(
    id,
    `with held as (select id from events where id = ${event_id} for update)
     update follow_ups set questions = '${questions}' from held where event_id = held.id`,
  );
  expect(told(answered)).toBe('invalid-input');
  expect(await rowsOf(id)).toEqual([]);
});

test('answers are in the download, and gone after an erasure, also those sent at that moment', async () => {
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const leaving = await one.as('USER');
    const [early, late] = [await shortlisted(leaving.user.id), await shortlisted(leaving.user.id)];
    expect((await answer(early.id, 'M', leaving)).status).toBe(200);
    const { follow_up_answers } = (await leaving.get('/api/user/data')).json<OwnData>();
    expect(follow_up_answers).toMatchObject([
      { registration_id: early.id, answers: [{ 1: 'M' }], questions: { 1: {} } },
    ]);
    const erase = () =>
      admin.put(`/api/admin/users/${leaving.user.id}/erase`, { confirm: leaving.user.email });
    const [erased, answered] = await Promise.all([erase(), answer(late.id, 'L', leaving)]);
    expect(erased.status).toBe(200);
    expect(answered.status).toBeLessThan(500);
    expect([...(await rowsOf(early.id)), ...(await rowsOf(late.id))]).toEqual([]);
  }
});
