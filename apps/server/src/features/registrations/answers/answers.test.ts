import type { AnswerChange, OwnAnswers } from '@pratibha/contract/own-answers';
import type { AdminRegistration, UserRegistration } from '@pratibha/contract/registrations';
import { CHANGES_A_DAY } from '@pratibha/domain/registrations/answer-limit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../platform/edge/limits.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  grantEvents,
} from '../../../testing/factories.ts';

const MORNING = '2025-07-16T10:00:00+05:45';
const QUESTIONS = {
  1: { question: 'T-shirt', type: 'single_choice', options: ['M', 'L'], required: true },
  2: { question: 'Why?', type: 'short_text' },
};
const ANSWERS = [{ 1: 'M' }, { 2: 'For fun' }];
/** Other limits than those of a person's writing. */
const limits = { ...LIMITS, person: { ...LIMITS.person, write: 100_000 } };

let product: TestApp;
let student: SignedInClient;
let admin: SignedInClient;
let event: Awaited<ReturnType<typeof createEvent>>;

beforeAll(async () => {
  product = await startTestApp({ limits });
  student = await product.as('USER');
  admin = await product.as('EVENT_ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set(MORNING);
  event = await createEvent(product.database, { event_questions: QUESTIONS });
});

const registered = () =>
  createRegistration(product.database, {
    ...{ event_id: event.id, user_id: student.user.id, answers: ANSWERS },
  });
const url = (id: number) => `/api/user/registrations/${id}/answers`;
const send = (id: number, event_answers: unknown, revision = 1, key?: string) =>
  student.put(
    url(id),
    { event_answers, revision },
    key === undefined ? {} : { 'idempotency-key': key },
  );
const own = async (id: number) => (await student.get(url(id))).json<OwnAnswers>();
const listed = async (id: number) => {
  const list = (await student.get('/api/user/registrations')).json<UserRegistration[]>();
  return list.find((each) => each.id === id);
};
const changesOf = async (id: number, by = admin) =>
  (await by.get(`/api/admin/registrations/${id}/answer-changes`)).json<AnswerChange[]>();
const ask = (event_questions: unknown) =>
  product.database.pool.query('update events set event_questions = $1 where id = $2', [
    JSON.stringify(event_questions),
    event.id,
  ]);
const review = (id: number, body: object = {}) =>
  admin.put(`/api/admin/registrations/${id}`, { status: 'SHORTLISTED', ...body });
const isShirt = (before: string, after: string) => ({
  ...{ question: 'T-shirt', type: 'single_choice', before, after },
});

describe('changing answers', () => {
  test('keeps the registration, its date and its place', async () => {
    const { id } = await registered();
    const before = await listed(id);
    expect(await own(id)).toMatchObject({ id, question_answers: ANSWERS, revision: 1 });
    product.clock.set('2025-07-17T10:00:00+05:45');
    const changed = await send(id, [{ 1: 'L' }, { 2: '  For fun ' }]);
    expect([changed.status, changed.json()]).toMatchObject([
      200,
      { id, question_answers: [{ 1: 'L' }, { 2: 'For fun' }], revision: 2, change_refusal: null },
    ]);
    expect(await listed(id)).toEqual({
      ...before,
      question_answers: [{ 1: 'L' }, { 2: 'For fun' }],
    });
    const { rows } = await product.database.pool.query(
      `select action, changes from audit where subject_type = 'registration' and subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([
      {
        action: 'registration.answers-changed',
        changes: { event_id: event.id, changed_answers: 1 },
      },
    ]);
  });

  test('is by the questions of now, which the registration keeps then', async () => {
    const { id } = await registered();
    await ask({ 1: { ...QUESTIONS[1], options: ['S', 'L'] }, 3: 'School?' });
    expect(await own(id)).toMatchObject({
      questions: { 1: { options: ['M', 'L'] }, 2: { question: 'Why?' } },
      event_questions: { 1: { options: ['S', 'L'] }, 3: 'School?' },
    });
    for (const [answers, pointer] of [
      [[{ 1: 'M' }, { 3: 'Namche' }], '/event_answers/1'],
      [[{ 1: 'L' }], '/event_answers/3'],
      [[{ 1: 'L' }, { 2: 'Still' }, { 3: 'Namche' }], '/event_answers/2'],
    ] as const) {
      const refused = await send(id, answers);
      expect([refused.status, refused.json()['errors']]).toMatchObject([422, [{ pointer }]]);
    }
    expect((await send(id, [{ 1: 'S' }, { 3: 'Namche' }])).status).toBe(200);
    expect(await listed(id)).toMatchObject({
      questions: { 1: { options: ['S', 'L'] }, 3: { question: 'School?' } },
    });
    expect((await changesOf(id))[0]?.differences).toEqual([
      isShirt('M', 'S'),
      { question: 'School?', type: 'short_text', before: null, after: 'Namche' },
      { question: 'Why?', type: 'short_text', before: 'For fun', after: null },
    ]);
  });

  test('changes nothing where the same is sent', async () => {
    const { id } = await registered();
    const same = await send(id, ANSWERS);
    expect([same.status, same.json()]).toMatchObject([200, { revision: 1 }]);
    expect(await changesOf(id)).toEqual([]);
  });

  test('is possible after work was handed in', async () => {
    const { id } = await registered();
    await createSubmission(product.database, { registration_id: id });
    expect((await send(id, [{ 1: 'L' }])).status).toBe(200);
  });

  test.each([
    ['answers-reviewed', { status: 'ACTIVE' }, 'SHORTLISTED'],
    ['answers-reviewed', { status: 'ACTIVE' }, 'REJECTED'],
    ['event-ended', { status: 'INACTIVE' }, 'PENDING'],
    ['event-deleted', { status: 'DELETED' }, 'PENDING'],
    ['answers-closed', { registration_close: new Date('2025-07-16T04:14:59.999Z') }, 'PENDING'],
    [
      'registration-not-open',
      { registration_open: new Date('2025-07-16T04:15:00.001Z') },
      'PENDING',
    ],
  ] as const)('is refused: %s %j', async (problem, values, status) => {
    const at = await createEvent(product.database, { ...values, event_questions: QUESTIONS });
    const { id } = await createRegistration(product.database, {
      ...{ event_id: at.id, user_id: student.user.id, status, answers: ANSWERS },
    });
    const refused = await send(id, [{ 1: 'L' }]);
    expect([refused.status, refused.problem]).toEqual([409, problem]);
    expect((await own(id)).change_refusal).toBe(problem);
    expect(await listed(id)).toMatchObject({ question_answers: ANSWERS });
  });

  test('is for the owner alone', async () => {
    const { id } = await registered();
    const other = await product.as('USER');
    for (const client of [other, admin]) {
      expect((await client.get(url(id))).problem).toBe('not-found');
      const body = { event_answers: [{ 1: 'L' }], revision: 1 };
      expect((await client.put(url(id), body)).problem).toBe('not-found');
    }
  });

  test('is done once where the response was lost and the request comes again', async () => {
    const { id } = await registered();
    const once = () => send(id, [{ 1: 'L' }], 1, 'lost');
    const first = await once();
    const again = await once();
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect(again.json()).toEqual(first.json());
    expect(await changesOf(id)).toHaveLength(1);
    await student.delete(`/api/user/registrations/${id}`);
    const { rows } = await product.database.pool.query(
      `select from idempotency_keys where response -> 'id' = to_jsonb($1::int)`,
      [id],
    );
    expect(rows).toEqual([]);
  });

  test('is refused the twenty-first time within a day', async () => {
    const { id } = await registered();
    for (let revision = 1; revision <= CHANGES_A_DAY; revision += 1) {
      expect((await send(id, [{ 1: 'M' }, { 2: `${revision}` }], revision)).status).toBe(200);
    }
    product.clock.set('2025-07-17T09:59:30+05:45');
    const often = await send(id, [{ 1: 'L' }], CHANGES_A_DAY + 1);
    expect([often.status, often.problem, often.headers['retry-after']]).toEqual([
      ...[429, 'answers-changed-too-often', '30'],
    ]);
    product.clock.set('2025-07-17T10:00:00+05:45');
    expect((await send(id, [{ 1: 'L' }], CHANGES_A_DAY + 1)).status).toBe(200);
    // What a clock that was moved back makes later counts as none.
    product.clock.set('2025-07-10T10:00:00+05:45');
    expect((await send(id, [{ 1: 'M' }], CHANGES_A_DAY + 2)).status).toBe(200);
    expect((await changesOf(id)).at(-1)).toMatchObject({ changes: [isShirt('L', 'M')] });
  });
});

describe('what organisers see of it', () => {
  test('each change with its time, until the decision', async () => {
    const { id } = await registered();
    await send(id, [{ 1: 'L' }, { 2: 'For fun' }]);
    product.clock.set('2025-07-16T11:00:00+05:45');
    await send(id, [{ 1: 'L' }], 2);
    const expected = [
      { changed_at: '2025-07-16T04:15:00.000Z', revision: 2, differences: [isShirt('M', 'L')] },
      {
        changed_at: '2025-07-16T05:15:00.000Z',
        revision: 3,
        differences: [{ question: 'Why?', type: 'short_text', before: 'For fun', after: null }],
      },
    ];
    expect(await changesOf(id)).toEqual(expected);
    expect((await review(id)).status).toBe(200);
    expect(await changesOf(id)).toEqual([]);
    const { rows } = await product.database.pool.query(
      'select from earlier_answers where registration_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
    expect((await listed(id))?.question_answers).toEqual([{ 1: 'L' }]);
  });

  test('nothing where they only read the event', async () => {
    const { id } = await registered();
    await send(id, [{ 1: 'L' }]);
    const reader = await product.as('EVENT_ADMIN');
    await grantEvents(product.database, reader.user.id, [event.id, 'read']);
    expect(await changesOf(id, reader)).toEqual([]);
    const stranger = await product.as('EVENT_ADMIN');
    await grantEvents(product.database, stranger.user.id, [
      (await createEvent(product.database)).id,
      'organise',
    ]);
    const response = await stranger.get(`/api/admin/registrations/${id}/answer-changes`);
    expect(response.status).toBe(404);
  });

  test('a decision on what was read before is refused, and one on what is there now is made', async () => {
    const { id } = await registered();
    await send(id, [{ 1: 'L' }]);
    const stale = await review(id, { revision: 1 });
    expect([stale.status, stale.problem]).toEqual([409, 'changed-meanwhile']);
    const many = await admin.put('/api/admin/registrations/reviews', {
      ...{ rows: [{ id, version: 1 }], status: 'REJECTED' },
    });
    expect(many.json()).toEqual([{ id, outcome: 'changed-meanwhile' }]);
    expect((await changesOf(id))[0]?.revision).toBe(2);
    const decided = await review(id, { revision: 2 });
    expect(decided.json<AdminRegistration>()).toMatchObject({
      ...{ status: 'SHORTLISTED', answers: [{ 1: 'L' }], revision: 3 },
    });
  });

  test('a decision that names no version is on the answers of now', async () => {
    const { id } = await registered();
    await send(id, [{ 1: 'L' }]);
    expect((await review(id)).json()).toMatchObject({ status: 'SHORTLISTED', revision: 3 });
  });
});

test('the answers before a change are in the download, and gone after an erasure', async () => {
  const leaving = await product.as('USER');
  const { id } = await createRegistration(product.database, {
    ...{ event_id: event.id, user_id: leaving.user.id, answers: ANSWERS },
  });
  await leaving.put(url(id), { event_answers: [{ 1: 'L' }], revision: 1 });
  const { earlier_answers } = (await leaving.get('/api/user/data')).json<{
    earlier_answers: unknown;
  }>();
  expect(earlier_answers).toMatchObject([
    { registration_id: id, changed_at: '2025-07-16T04:15:00.000Z', answers: ANSWERS },
  ]);
  const superAdmin = await product.as('SUPER_ADMIN');
  const erased = await superAdmin.put(`/api/admin/users/${leaving.user.id}/erase`, {
    confirm: leaving.user.email,
  });
  expect(erased.status).toBe(200);
  expect(await changesOf(id)).toEqual([]);
});
