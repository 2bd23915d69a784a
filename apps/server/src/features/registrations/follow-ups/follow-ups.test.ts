import type { FollowUpAnswers, FollowUpOut, OwnFollowUp } from '@pratibha/contract/follow-ups';
import type { AdminRegistration } from '@pratibha/contract/registrations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { createEvent, createRegistration, grantEvents } from '../../../testing/factories.ts';
import { createFollowUp } from '../../../testing/follow-ups.ts';

const MORNING = '2025-08-01T10:00:00+05:45';
const SHIRT = { question: 'T-shirt', type: 'single_choice', options: ['M', 'L'], required: true };
const QUESTIONS = { 1: SHIRT, 2: { question: 'Diet', type: 'short_text' } };
const LAST_DAY = '2025-08-10';

let product: TestApp;
let student: SignedInClient;
let admin: SignedInClient;
let eventId: number;

beforeAll(async () => {
  product = await startTestApp();
  student = await product.as('USER');
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set(MORNING);
  eventId = (await createEvent(product.database, { title: 'Quiz', event_date: '2025-08-15' })).id;
});

const asked = (questions: object = QUESTIONS, last_day: string | null = LAST_DAY) =>
  createFollowUp(product.database, { event_id: eventId, questions, last_day });
const shortlisted = async (user_id = student.user.id) =>
  (
    await createRegistration(product.database, {
      ...{ event_id: eventId, user_id, status: 'SHORTLISTED', reviewed_by: admin.user.id },
    })
  ).id;
const answer = (id: number, event_answers: unknown, revision = 0, by = student) =>
  by.put(`/api/user/registrations/${id}/follow-up`, { event_answers, revision });
const own = async (id: number, by = student) =>
  (await by.get('/api/user/follow-ups')).json<OwnFollowUp[]>().find((each) => each.id === id);
const saved = async (by = admin) =>
  (await by.get(`/api/admin/events/${eventId}/follow-up`)).json<FollowUpOut>();
const save = (body: object, by = admin) => by.put(`/api/admin/events/${eventId}/follow-up`, body);
const seen = async (id: number, by = admin) =>
  (await by.get(`/api/admin/registrations/${id}/follow-up`)).json<FollowUpAnswers>();
const audited = async (type: string, id: number) => {
  const { rows } = await product.database.pool.query(
    'select action, changes from audit where subject_type = $1 and subject_id = $2 order by id',
    [type, id],
  );
  return rows as unknown[];
};
const withRevision = (revision: number) => ({ questions: QUESTIONS, last_day: LAST_DAY, revision });

describe('asking', () => {
  test('is saved by one organiser at a time, and written down', async () => {
    expect(await saved()).toEqual({
      ...{ event_id: eventId, questions: {}, last_day: null },
      ...{ revision: 0, shortlisted: 0, answered: 0 },
    });
    expect((await save(withRevision(0))).json()).toMatchObject({ ...withRevision(1) });
    expect((await save(withRevision(0))).problem).toBe('changed-meanwhile');
    const both = await Promise.all([
      save({ ...withRevision(1), last_day: '2025-08-11' }),
      save({ ...withRevision(1), last_day: '2025-08-12' }),
    ]);
    expect(both.map(({ problem }) => problem).toSorted()).toEqual(['changed-meanwhile', null]);
    expect((await audited('event', eventId))[0]).toEqual({
      action: 'event.follow-up-changed',
      changes: { follow_up_questions: [{}, QUESTIONS], last_day: [null, LAST_DAY] },
    });
  });

  test.each([
    [{ questions: { 1: { question: 'T-shirt', type: 'single_choice' } } }, '/questions/1/options'],
    [{ questions: {} }, '/last_day'],
    [{ last_day: '2025-08-16' }, '/last_day'],
    [{ last_day: '2025-02-30' }, '/last_day'],
  ])('%j is refused', async (change, pointer) => {
    const refused = await save({ ...withRevision(0), ...change });
    expect([refused.status, refused.json()['errors']]).toMatchObject([422, [{ pointer }]]);
    expect((await saved()).revision).toBe(0);
  });

  test('is over with the event', async () => {
    await admin.delete(`/api/admin/events/${eventId}`);
    expect((await save(withRevision(0))).problem).toBe('event-deleted');
  });
});

describe('answering', () => {
  test('is asked of whoever is shortlisted, until the end of the last day', async () => {
    await asked();
    const id = await shortlisted();
    expect(await own(id)).toEqual({
      ...{ id, event_id: eventId, event_title: 'Quiz', last_day: LAST_DAY },
      ...{ closes_at: '2025-08-10T18:15:00.000Z', event_questions: QUESTIONS },
      ...{ question_answers: [], questions: {}, answered_at: null, revision: 0, refusal: null },
    });
    const first = await answer(id, [{ 1: 'M' }, { 2: ' No nuts ' }]);
    expect([first.status, first.json()]).toMatchObject([
      200,
      { question_answers: [{ 1: 'M' }, { 2: 'No nuts' }], revision: 1 },
    ]);
    product.clock.set('2025-08-10T23:59:59+05:45');
    expect((await answer(id, [{ 1: 'L' }], 1)).status).toBe(200);
    expect(await own(id)).toMatchObject({ question_answers: [{ 1: 'L' }], revision: 2 });
    product.clock.set('2025-08-11T00:00:00+05:45');
    expect((await answer(id, [{ 1: 'M' }], 2)).problem).toBe('follow-up-closed');
    expect(await own(id)).toMatchObject({
      ...{ question_answers: [{ 1: 'L' }], refusal: 'follow-up-closed' },
    });
    product.clock.set(MORNING);
    expect((await answer(id, [{ 1: 'M' }], 2)).status).toBe(200);
    expect(await audited('registration', id)).toHaveLength(3);
  });

  test('takes no wrong answers, and overwrites none that the other tab has not seen', async () => {
    await asked();
    const id = await shortlisted();
    for (const [given, pointer] of [
      [[], '/event_answers/1'],
      [[{ 1: 'XL' }], '/event_answers/1'],
      [[{ 1: 'M' }, { 3: 'x' }], '/event_answers/3'],
    ] as const) {
      const refused = await answer(id, given);
      expect([refused.status, refused.json()['errors']]).toMatchObject([422, [{ pointer }]]);
    }
    const both = await Promise.all([answer(id, [{ 1: 'M' }]), answer(id, [{ 1: 'L' }])]);
    expect(both.map(({ problem }) => problem).toSorted()).toEqual(['changed-meanwhile', null]);
    expect((await own(id))?.revision).toBe(1);
  });

  test('is asked of nobody else, and of nobody where no last day is set', async () => {
    const id = await shortlisted();
    expect((await answer(id, [{ 1: 'M' }])).problem).toBe('follow-up-not-asked');
    await asked(QUESTIONS, null);
    expect((await answer(id, [{ 1: 'M' }])).problem).toBe('follow-up-not-asked');
    expect(await own(id)).toBeUndefined();
    await save(withRevision(1));
    const other = await product.as('USER');
    expect((await answer(id, [{ 1: 'M' }], 0, other)).problem).toBe('not-found');
    const pending = await createRegistration(product.database, {
      ...{ event_id: eventId, user_id: other.user.id },
    });
    expect((await answer(pending.id, [], 0, other)).problem).toBe('follow-up-not-asked');
    expect(await own(pending.id, other)).toBeUndefined();
    await product.database.pool.query(`update events set status = 'INACTIVE' where id = $1`, [
      eventId,
    ]);
    expect((await answer(id, [{ 1: 'M' }])).problem).toBe('event-ended');
  });

  test('is hidden when the decision is taken back, there again with it, and goes with the registration', async () => {
    await asked();
    const id = await shortlisted();
    const key = { 'idempotency-key': `shirt-${id}` };
    const url = `/api/user/registrations/${id}/follow-up`;
    const body = { event_answers: [{ 1: 'M' }], revision: 0 };
    expect((await student.put(url, body, key)).status).toBe(200);
    const reopened = await admin.put(`/api/admin/registrations/${id}/reopen`, { reason: 'Slip' });
    expect(reopened.status).toBe(200);
    expect(await own(id)).toBeUndefined();
    expect(await seen(id)).toMatchObject({ is_asked: false, answered_at: null });
    expect(await saved()).toMatchObject({ shortlisted: 0, answered: 0 });
    await admin.put(`/api/admin/registrations/${id}`, { status: 'SHORTLISTED' });
    expect(await own(id)).toMatchObject({ question_answers: [{ 1: 'M' }], revision: 1 });
    await admin.put(`/api/admin/registrations/${id}/reopen`, { reason: 'Again' });
    product.clock.set('2025-07-16T10:00:00+05:45');
    expect((await student.delete(`/api/user/registrations/${id}`)).status).toBe(200);
    const { rows } = await product.database.pool.query(
      `select registration_id as id from follow_up_answers where registration_id = $1
       union all select user_id from idempotency_keys where key = $2`,
      [id, `shirt-${id}`],
    );
    expect(rows).toEqual([]);
  });

  test('leaves the version alone by which the registration is decided on', async () => {
    await asked();
    const id = await shortlisted();
    const version = async () =>
      (await admin.get(`/api/admin/registrations/${id}`)).json<AdminRegistration>().revision;
    const before = await version();
    await answer(id, [{ 1: 'M' }]);
    expect(await version()).toBe(before);
  });
});

describe('organisers', () => {
  const list = async (query: string) =>
    (await admin.get(`/api/admin/registrations?event_id=${eventId}&${query}`))
      .json<AdminRegistration[]>()
      .map(({ id }) => id);

  test('see who has answered and who has not yet, and what', async () => {
    await asked();
    const [first, second] = [await product.as('USER'), await product.as('USER')];
    const answered = await shortlisted(first.user.id);
    const waiting = await shortlisted(second.user.id);
    await createRegistration(product.database, { event_id: eventId });
    await answer(answered, [{ 1: 'M' }], 0, first);
    expect(await saved()).toMatchObject({ shortlisted: 2, answered: 1 });
    expect(await list('follow_up=answered')).toEqual([answered]);
    expect(await list('follow_up=unanswered')).toEqual([waiting]);
    expect((await list('')).length).toBe(3);
    expect(await seen(answered)).toMatchObject({
      ...{ is_asked: true, question_answers: [{ 1: 'M' }] },
    });
    expect(await seen(waiting)).toMatchObject({ is_asked: true, answered_at: null });
  });

  test('who only read the event read no answers', async () => {
    await asked();
    const id = await shortlisted();
    await answer(id, [{ 1: 'M' }]);
    const reader = await product.as('EVENT_ADMIN');
    await grantEvents(product.database, reader.user.id, [eventId, 'read']);
    const read = await seen(id, reader);
    expect([read.question_answers, read.answered_at !== null]).toEqual([null, true]);
    expect((await save(withRevision(1), reader)).problem).toBe('not-allowed');
  });

  test('get a column for each question, also for one that is asked no more, of who is shortlisted', async () => {
    const csv = async () => {
      const url = `/api/admin/registrations/export?event_id=${eventId}&sort=id`;
      const { text } = await admin.get(`${url}&columns=status,follow_up_answers`);
      return text.replace('\uFEFF', '').trim().split(/\r?\n/);
    };
    expect(await csv()).toEqual(['status']);
    await asked();
    const id = await shortlisted();
    await answer(id, [{ 1: 'M' }, { 2: 'No nuts' }]);
    await save({ ...withRevision(1), questions: { 1: SHIRT } });
    expect(await csv()).toEqual([
      'status,T-shirt (when shortlisted),Diet (asked earlier) (when shortlisted)',
      'SHORTLISTED,M,No nuts',
    ]);
    await admin.put(`/api/admin/registrations/${id}/reopen`, { reason: 'Slip' });
    expect(await csv()).toEqual(['status,T-shirt (when shortlisted)', 'PENDING,']);
  });
});
