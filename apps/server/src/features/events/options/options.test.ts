import type { OptionTaken } from '@pratibha/contract/option-seats';
import type { OwnAnswers } from '@pratibha/contract/own-answers';
import type { UserRegistration } from '@pratibha/contract/registrations';
import { zonedStart } from '@pratibha/domain/time/competition-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { areWaiting } from '../../../testing/are-waiting.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createEvent, createRegistration } from '../../../testing/factories.ts';
import { createFollowUp } from '../../../testing/follow-ups.ts';
import { createWaitingList } from '../../../testing/waiting-factories.ts';

/** Options of questions that only so many may choose. */

const SHIRT = { question: 'T-shirt', type: 'single_choice', options: ['M', 'L'] };
const MEALS = { question: 'Meals', type: 'multiple_choice', options: ['Lunch', 'Dinner'] };
const questions = (l: number, dinner = 1) => ({
  1: 'Your name on the badge?',
  2: { ...SHIRT, required: true, seats: { L: l } },
  3: { ...MEALS, seats: { Dinner: dinner } },
});
const answers = (shirt: string, ...meals: string[]) => [
  { 1: 'Asha' },
  { 2: shirt },
  ...(meals.length > 0 ? [{ 3: meals }] : []),
];
const FULL = { pointer: '/event_answers/2', code: 'option-full', params: { option: 'L' } };

let product: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('SUPER_ADMIN');
});
afterAll(() => product.close());

async function eventOf(l: number, more: { capacity?: number; dinner?: number } = {}) {
  const { capacity = null, dinner = 1 } = more;
  return createEvent(product.database, { capacity, event_questions: questions(l, dinner) });
}
async function register(id: number, shirt: string, ...meals: string[]) {
  const by = await product.as('USER');
  const body = { event_answers: answers(shirt, ...meals) };
  const reply = await by.post(`/api/user/events/${id}/register`, body);
  const made = reply.status === 201 ? reply.json<UserRegistration>().id : 0;
  return { by, reply, id: made };
}
async function taken(id: number): Promise<Record<string, string>> {
  const all = (await admin.get(`/api/admin/events/${id}/options`)).json<OptionTaken[]>();
  return Object.fromEntries(
    all.map(({ option, taken: some, seats }) => [option, `${some} of ${seats}`]),
  );
}
const change = async (by: SignedInClient, id: number, ...given: [string, ...string[]]) => {
  const now = await by.get(`/api/user/registrations/${id}/answers`);
  const { revision } = now.json<OwnAnswers>();
  const body = { event_answers: answers(...given), revision };
  return by.put(`/api/user/registrations/${id}/answers`, body);
};
const decide = (id: number, status: string) =>
  admin.put(`/api/admin/registrations/${id}`, { status });

describe('an option of so many seats', () => {
  test('is refused at its field once it is full, and whoever is refused takes nothing', async () => {
    const { id } = await eventOf(1, { capacity: 2 });
    expect((await register(id, 'L')).reply.status).toBe(201);
    const { by, reply } = await register(id, 'L', 'Lunch', 'Dinner');
    expect(reply.status).toBe(422);
    expect(reply.json()).toMatchObject({ code: 'invalid-input', errors: [FULL] });
    expect(await taken(id)).toEqual({ L: '1 of 1', Dinner: '0 of 1' });
    const left = (await by.get(`/api/user/events/${id}/options`)).json<
      { option: string; left: number }[]
    >();
    expect(left.map(({ option, left: so }) => [option, so])).toEqual([
      ['L', 0],
      ['Dinner', 1],
    ]);
    // The seat of the event is there for who chooses another.
    expect((await register(id, 'M', 'Dinner')).reply.status).toBe(201);
    expect((await register(id, 'M')).reply.problem).toBe('full');
    expect(await taken(id)).toEqual({ L: '1 of 1', Dinner: '1 of 1' });
  });

  test('is freed by a change of answers and a withdrawal, and taken by a change', async () => {
    const { id } = await eventOf(1);
    const [one, two] = [await register(id, 'L'), await register(id, 'M')];
    const refused = await change(two.by, two.id, 'L', 'Lunch');
    expect(refused.json()).toMatchObject({ errors: [FULL] });
    // What is one's own already is refused to nobody who changes something else.
    expect((await change(one.by, one.id, 'L', 'Dinner')).status).toBe(200);
    expect(await taken(id)).toEqual({ L: '1 of 1', Dinner: '1 of 1' });
    expect((await change(one.by, one.id, 'M')).status).toBe(200);
    expect((await change(two.by, two.id, 'L')).status).toBe(200);
    expect(await taken(id)).toEqual({ L: '1 of 1', Dinner: '0 of 1' });
    await two.by.delete(`/api/user/registrations/${two.id}`);
    expect((await taken(id))['L']).toBe('0 of 1');
    expect((await register(id, 'L')).reply.status).toBe(201);
  });

  test('is freed by a rejection; an undo takes it again, reopening asks first', async () => {
    const { id } = await eventOf(1);
    const one = await register(id, 'L');
    await decide(one.id, 'REJECTED');
    expect((await taken(id))['L']).toBe('0 of 1');
    await admin.put(`/api/admin/registrations/${one.id}/undo`);
    expect((await taken(id))['L']).toBe('1 of 1');
    await admin.put('/api/admin/registrations/reviews', {
      ...{ rows: [{ id: one.id, version: 3 }], status: 'REJECTED', remarks: null },
    });
    const two = await register(id, 'L');
    expect(two.reply.status).toBe(201);
    const reopen = (more = {}) =>
      admin.put(`/api/admin/registrations/${one.id}/reopen`, { reason: 'By mistake', ...more });
    const asked = await reopen();
    expect([asked.problem, asked.json<{ params: object }>().params]).toEqual([
      'beyond-options',
      { options: ['L'] },
    ]);
    expect((await reopen({ beyond_capacity: true })).status).toBe(200);
    expect((await taken(id))['L']).toBe('2 of 1');
    await decide(two.id, 'SHORTLISTED');
    expect((await taken(id))['L']).toBe('2 of 1');
  });

  test('may have fewer seats than are taken: nobody loses theirs', async () => {
    const event = await eventOf(2);
    const [one] = [await register(event.id, 'L'), await register(event.id, 'L')];
    const save = (event_questions: object) =>
      admin.put(`/api/admin/events/${event.id}`, {
        title: event.title,
        registration_open: event.registration_open,
        registration_close: event.registration_close,
        event_questions,
      });
    expect((await save(questions(1))).status).toBe(200);
    expect((await taken(event.id))['L']).toBe('2 of 1');
    expect((await register(event.id, 'L')).reply.json()).toMatchObject({ errors: [FULL] });
    expect((await change(one.by, one.id, 'L', 'Lunch')).status).toBe(200);
    // Without a number there is no end of them; they are counted on, and the number may come back.
    expect((await save({ ...questions(1), 2: { ...SHIRT, required: true } })).status).toBe(200);
    expect((await register(event.id, 'L')).reply.status).toBe(201);
    expect((await taken(event.id))['L']).toBe('3 of null');
    expect((await save(questions(4))).status).toBe(200);
    expect((await taken(event.id))['L']).toBe('3 of 4');
    const wrong = await save({ ...questions(1), 4: { ...SHIRT, options: ['S'] } });
    expect(wrong.json()).toMatchObject({
      errors: [{ pointer: '/event_questions/4/question', code: 'seats-asked-twice' }],
    });
  });

  test('is freed by an erasure', async () => {
    const { id } = await eventOf(1);
    const { by } = await register(id, 'L');
    const confirm = by.user.email;
    expect((await admin.put(`/api/admin/users/${by.user.id}/erase`, { confirm })).status).toBe(200);
    expect((await taken(id))['L']).toBe('0 of 1');
  });
});

describe('an option of follow-up questions', () => {
  async function asked(seats: number) {
    const { id: event_id } = await createEvent(product.database);
    const follow_up = { 1: { ...SHIRT, required: true, seats: { L: seats } } };
    await createFollowUp(product.database, { event_id, questions: follow_up });
    return event_id;
  }
  async function shortlisted(event_id: number) {
    const by = await product.as('USER');
    const { id } = await createRegistration(product.database, {
      ...{ event_id, user_id: by.user.id, status: 'SHORTLISTED', reviewed_by: admin.user.id },
    });
    const answer = (shirt: string, revision = 0) =>
      by.put(`/api/user/registrations/${id}/follow-up`, {
        ...{ event_answers: [{ 1: shirt }], revision },
      });
    return { by, id, answer };
  }

  test('is taken with the answers, and freed by others, a decision taken back or not coming', async () => {
    const event_id = await asked(1);
    const [one, two] = [await shortlisted(event_id), await shortlisted(event_id)];
    expect((await one.answer('L')).status).toBe(200);
    const refused = await two.answer('L');
    expect(refused.json()).toMatchObject({ errors: [{ ...FULL, pointer: '/event_answers/1' }] });
    expect((await one.answer('L', 1)).status).toBe(200);
    expect((await one.answer('M', 2)).status).toBe(200);
    expect((await two.answer('L')).status).toBe(200);
    expect(await taken(event_id)).toEqual({ L: '1 of 1' });

    expect((await two.by.put(`/api/user/registrations/${two.id}/cannot-come`)).status).toBe(200);
    expect(await taken(event_id)).toEqual({ L: '0 of 1' });
    expect((await one.answer('L', 3)).status).toBe(200);
    const after = () => two.by.delete(`/api/user/registrations/${two.id}/cannot-come`);
    expect((await after()).problem).toBe('chosen-option-full');
    const reopened = await admin.put(`/api/admin/registrations/${one.id}/reopen`, {
      reason: 'By mistake',
    });
    expect(reopened.status).toBe(200);
    expect(await taken(event_id)).toEqual({ L: '0 of 1' });
    expect((await after()).status).toBe(200);
    expect(await taken(event_id)).toEqual({ L: '1 of 1' });
    // Whoever is shortlisted again has what they answered, beyond the seats if need be.
    await decide(one.id, 'SHORTLISTED');
    expect(await taken(event_id)).toEqual({ L: '2 of 1' });
  });

  test('is told to nobody who is not asked', async () => {
    const event_id = await asked(1);
    const path = `/api/user/events/${event_id}/options`;
    const { by } = await shortlisted(event_id);
    expect((await by.get(path)).json()).toMatchObject([{ asked: 'follow-up', left: 1 }]);
    expect((await (await product.as('USER')).get(path)).json()).toEqual([]);
  });
});

test('an option that is full at the offer is refused at its field; another takes the seat', async () => {
  const { id } = await eventOf(1, { capacity: 1 });
  await createWaitingList(product.database, id);
  const first = await register(id, 'M');
  const by = await product.as('USER');
  const line = `/api/user/events/${id}/waiting`;
  const joined = await by.post(line, { event_answers: answers('L', 'Lunch') });
  expect(joined.status).toBe(201);
  // It becomes full while they wait, by who is in already.
  expect((await change(first.by, first.id, 'L')).status).toBe(200);
  await product.database.pool.query('update events set capacity = 2 where id = $1', [id]);
  await product.database.pool.query(
    `update waiting set offered_at = $2, offered_until = $3 where event_id = $1`,
    [id, zonedStart(2025, 7, 15), zonedStart(2025, 7, 20)],
  );
  await product.database.pool.query('select count_line($1)', [id]);
  const refused = await by.put(`${line}/offer`);
  expect(refused.status).toBe(422);
  expect(refused.json()).toMatchObject({ errors: [FULL] });
  // The place is held still, and nothing of what was answered is lost.
  const kept = (await by.get(`${line}/answers`)).json<{ question_answers: object[] }>();
  expect(kept.question_answers).toEqual(answers('L', 'Lunch'));
  const wrong = await by.put(`${line}/answers`, { event_answers: [{ 1: 'Asha' }] });
  expect(wrong.status).toBe(422);
  const changed = await by.put(`${line}/answers`, { event_answers: answers('M', 'Lunch') });
  expect(changed.status).toBe(200);
  const accepted = await by.put(`${line}/offer`);
  expect(accepted.json<UserRegistration>().question_answers).toEqual(answers('M', 'Lunch'));
  expect(await taken(id)).toEqual({ L: '1 of 1', Dinner: '0 of 1' });
  expect((await by.put(`${line}/answers`, { event_answers: answers('L') })).status).toBe(404);
});

test('answers that are changed at the same moment as the offer is accepted are those of the seat', async () => {
  const { pool } = product.database;
  const { id } = await eventOf(1, { capacity: 1 });
  await createWaitingList(product.database, id);
  await register(id, 'M');
  const by = await product.as('USER');
  const line = `/api/user/events/${id}/waiting`;
  await by.post(line, { event_answers: answers('M') });
  await pool.query('update events set capacity = 2 where id = $1', [id]);
  await pool.query(`update waiting set offered_at = $2, offered_until = $3 where event_id = $1`, [
    ...[id, zonedStart(2025, 7, 15), zonedStart(2025, 7, 20)],
  ]);
  await pool.query('select count_line($1)', [id]);
  // Another tab has written other answers, and is about to commit.
  const other = await pool.connect();
  await other.query('begin');
  await other.query('update waiting set answers = $2 where event_id = $1', [
    ...[id, JSON.stringify(answers('L'))],
  ]);
  const accepting = by.put(`${line}/offer`);
  await eventually(async () => expect(await areWaiting(pool)).toBe(true));
  await other.query('commit');
  other.release();
  expect((await accepting).json<UserRegistration>().question_answers).toEqual(answers('L'));
  expect(await taken(id)).toEqual({ L: '1 of 1', Dinner: '0 of 1' });
});

test('a press that waited behind another of the same person is told of that, and not of a full option', async () => {
  const { pool } = product.database;
  const { id } = await eventOf(1);
  const by = await product.as('USER');
  const writer = await pool.connect();
  await writer.query('begin');
  await writer.query(
    `insert into registrations (event_id, user_id, answers, questions, registered_on)
     values ($1, $2, $3, $4, now())`,
    [id, by.user.id, JSON.stringify(answers('L')), JSON.stringify(questions(1))],
  );
  const asked = by.post(`/api/user/events/${id}/register`, { event_answers: answers('L') });
  await eventually(async () => expect(await areWaiting(pool)).toBe(true));
  await writer.query('commit');
  writer.release();
  expect((await asked).problem).toBe('already-registered');
  const other = await product.as('USER');
  const full = await other.post(`/api/user/events/${id}/register`, { event_answers: answers('L') });
  expect(full.json()).toMatchObject({ errors: [FULL] });
});
