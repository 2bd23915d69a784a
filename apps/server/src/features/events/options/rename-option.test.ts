import type { FollowUpOut, OwnFollowUp } from '@pratibha/contract/follow-ups';
import type { OptionTaken } from '@pratibha/contract/option-seats';
import type { UserRegistration } from '@pratibha/contract/registrations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { createEvent, createRegistration } from '../../../testing/factories.ts';
import { createFollowUp } from '../../../testing/follow-ups.ts';
import { createWaiting } from '../../../testing/waiting-factories.ts';

/** Other words for an option that was chosen. */

const SHIRT = { question: 'T-shirt', type: 'single_choice', options: ['M', 'L'], required: true };

let product: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());

const rename = (id: number, more: object) =>
  admin.put(`/api/admin/events/${id}/options`, {
    ...{ asked: 'registration', question: 'T-shirt', option: 'L', to: 'Large', revision: 1 },
    ...more,
  });
const register = async (id: number, size: string) => {
  const by = await product.as('USER');
  const body = { event_answers: [{ 1: size }] };
  return { by, reply: await by.post(`/api/user/events/${id}/register`, body) };
};
const ownOf = async (by: SignedInClient) =>
  (await by.get('/api/user/registrations')).json<UserRegistration[]>()[0];
async function counted(id: number) {
  const all = (await admin.get(`/api/admin/events/${id}/options`)).json<OptionTaken[]>();
  return all.map(({ question, option, seats, taken }) => [question, option, seats, taken]);
}

test('pending answers and the questions get the other words, and everybody keeps their seat', async () => {
  const { id } = await createEvent(product.database, {
    event_questions: {
      1: { ...SHIRT, seats: { L: 3 } },
      2: { question: 'How long?', type: 'number', show_if: { question: '1', is: 'L' } },
    },
  });
  const [pending, decided] = [await register(id, 'L'), await register(id, 'L')];
  const other = await register(id, 'M');
  const { id: decidedId } = decided.reply.json<UserRegistration>();
  await admin.put(`/api/admin/registrations/${decidedId}`, { status: 'SHORTLISTED' });
  const waits = await product.as('USER');
  const { id: waiting } = await createWaiting(product.database, {
    ...{ event_id: id, user_id: waits.user.id },
  });
  await product.database.pool.query(
    `update waiting set answers = '[{"1":"L"}]', questions = $2 where id = $1`,
    [waiting, JSON.stringify({ 1: SHIRT })],
  );

  const renamed = await rename(id, {});
  expect(renamed.json()).toEqual({ revision: 2, renamed: 2 });
  expect(await ownOf(pending.by)).toMatchObject({
    question_answers: [{ 1: 'Large' }],
    questions: { 1: { options: ['M', 'Large'] }, 2: { show_if: { is: 'Large' } } },
  });
  expect(await ownOf(decided.by)).toMatchObject({ question_answers: [{ 1: 'L' }] });
  expect(await ownOf(other.by)).toMatchObject({ question_answers: [{ 1: 'M' }] });
  const inLine = await waits.get(`/api/user/events/${id}/waiting/answers`);
  expect(inLine.json()).toMatchObject({ question_answers: [{ 1: 'Large' }] });
  const seats = [3, 2] as const;
  expect(await counted(id)).toEqual([
    ['T-shirt', 'L', ...seats],
    ['T-shirt', 'Large', ...seats],
  ]);

  // The question, too; and whoever was decided on under the first words of all holds one still.
  const reworded = await rename(id, { option: null, to: ' Your T-shirt ', revision: 2 });
  expect(reworded.json()).toEqual({ revision: 3, renamed: 3 });
  expect((await register(id, 'Large')).reply.status).toBe(201);
  const refused = (await register(id, 'Large')).reply;
  expect(refused.json()).toMatchObject({ errors: [{ code: 'option-full' }] });
  expect(await counted(id)).toContainEqual(['Your T-shirt', 'Large', 3, 3]);
});

test('follow-up answers get the other words', async () => {
  const { id: event_id } = await createEvent(product.database);
  await createFollowUp(product.database, {
    ...{ event_id, questions: { 1: { ...SHIRT, seats: { L: 1 } } } },
  });
  const by = await product.as('USER');
  const { id } = await createRegistration(product.database, {
    ...{ event_id, user_id: by.user.id, status: 'SHORTLISTED', reviewed_by: admin.user.id },
  });
  const answer = { event_answers: [{ 1: 'L' }], revision: 0 };
  expect((await by.put(`/api/user/registrations/${id}/follow-up`, answer)).status).toBe(200);
  expect((await rename(event_id, { asked: 'follow-up' })).json()).toEqual({
    ...{ revision: 2, renamed: 1 },
  });
  const [own] = (await by.get('/api/user/follow-ups')).json<OwnFollowUp[]>();
  expect(own).toMatchObject({ question_answers: [{ 1: 'Large' }], revision: 2 });
  const asked = await admin.get(`/api/admin/events/${event_id}/follow-up`);
  expect(asked.json<FollowUpOut>().questions).toMatchObject({ 1: { seats: { Large: 1 } } });
  expect(await counted(event_id)).toContainEqual(['T-shirt', 'Large', 1, 1]);
});

test('what cannot be renamed says why', async () => {
  const { id } = await createEvent(product.database, {
    event_questions: { 1: { ...SHIRT, seats: { L: 1 } } },
  });
  const told = async (more: object) => {
    const reply = await rename(id, more);
    const [error] = reply.json<{ errors?: { pointer: string; code: string }[] }>().errors ?? [];
    return error === undefined ? reply.problem : [error.pointer, error.code];
  };
  expect(await told({ revision: 2 })).toBe('changed-meanwhile');
  expect(await told({ asked: 'follow-up' })).toBe('changed-meanwhile');
  expect(await told({ option: 'XL' })).toEqual(['/option', 'seats-of-no-option']);
  expect(await told({ question: 'Cap', option: null })).toEqual([
    '/question',
    'seats-of-no-option',
  ]);
  expect(await told({ to: ' M ' })).toEqual(['/to', 'option-twice']);
  expect(await told({ to: ' ' })).toEqual(['/to', 'not-a-text']);
  await admin.delete(`/api/admin/events/${id}`);
  expect(await told({ revision: 2 })).toBe('event-deleted');
});
