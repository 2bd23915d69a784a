import type { RoundStanding } from '@pratibha/contract/judge-at-work';
import type { JudgeCall } from '@pratibha/contract/running-rounds';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { beginTestGuest } from '../../testing/guest-factories.ts';
import { type JudgingDesk, openJudgingDesk } from '../../testing/judging-desk.ts';
import { createConflict } from '../../testing/judging-factories.ts';

let product: TestApp;
let desk: JudgingDesk;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  desk = await openJudgingDesk(product);
});

const LINE = 'The demo asks for a password.';
const nameOf = async ({ user: { id } }: JudgingDesk['admin']) => {
  const of = product.database.kysely.selectFrom('users').select('name').where('id', '=', id);
  return (await of.executeTakeFirstOrThrow()).name;
};
const bellOf = async (client: JudgingDesk['admin']) =>
  (await client.get('/api/user/notifications'))
    .json<{ kind: string; leads_to: string }[]>()
    .filter(({ kind }) => kind === 'judge-calls');

test('a call rings at once, says who comes, and is done', async () => {
  const { round, client, assignments } = await desk.judged();
  const url = `/api/judge/rounds/${round.id}/calls`;
  const standing = async () =>
    (await client.get(`/api/judge/rounds/${round.id}/standing`)).json<RoundStanding>();
  const called = await client.post(url, { line: ` ${LINE} `, work_id: assignments[1] });
  expect(called.json<RoundStanding>().own_call).toMatchObject({ line: LINE, coming: null });
  expect(await bellOf(desk.admin)).toMatchObject([{ leads_to: `/admin/rounds/${round.id}` }]);
  expect((await client.post(url, { line: 'Again' })).problem).toBe('call-is-open');

  const waiting = await desk.admin.get(`/api/admin/rounds/${round.id}/calls`);
  const [call] = waiting.json<JudgeCall[]>();
  expect(call).toMatchObject({
    line: LINE,
    number: 2,
    judge_name: await nameOf(client),
    coming: null,
  });
  const answer = (state: string) => desk.admin.put(`/api/admin/judge-calls/${call?.id}`, { state });
  expect((await answer('coming')).json<JudgeCall[]>()).toMatchObject([
    { coming: await nameOf(desk.admin) },
  ]);
  expect((await standing()).own_call?.coming).toBe(await nameOf(desk.admin));
  expect((await answer('done')).json<JudgeCall[]>()).toEqual([]);
  expect((await standing()).own_call).toBeNull();
  // One more is another reason to ring.
  await client.post(url, { line: 'Another thing' });
  expect(await bellOf(desk.admin)).toHaveLength(2);
  const nobody = await client.delete(url);
  expect(nobody.json<RoundStanding>().own_call).toBeNull();
});

test('of two presses at once one calls', async () => {
  const { round, client } = await desk.judged();
  const url = `/api/judge/rounds/${round.id}/calls`;
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((line) => client.post(url, { line })),
  );
  expect(answers.map(({ problem }) => problem).toSorted()).toEqual([
    ...['call-is-open', 'call-is-open'],
    null,
  ]);
  expect(await bellOf(desk.admin)).toHaveLength(1);
});

test('a guest who judges calls by their name', async () => {
  const { round } = await desk.judged();
  const values = { round_id: round.id, made_by: desk.admin.user.id, name: 'Hari' };
  const { client } = await beginTestGuest(product, values);
  const called = await client.post(`/api/judge/rounds/${round.id}/calls`, { line: LINE });
  expect(called.json<RoundStanding>().own_call).toMatchObject({ line: LINE });
  const waiting = await desk.admin.get(`/api/admin/rounds/${round.id}/calls`);
  expect(waiting.json<JudgeCall[]>()).toMatchObject([{ judge_name: 'Hari', line: LINE }]);
});

test('a call is told in own data, and goes with its judge', async () => {
  const { round, client } = await desk.judged();
  await client.post(`/api/judge/rounds/${round.id}/calls`, { line: LINE });
  const own = (await client.get('/api/user/data')).json();
  expect(own['judging']).toMatchObject([{ calls: [{ line: LINE }] }]);
  const boss = await product.as('SUPER_ADMIN');
  const path = `/api/admin/users/${client.user.id}/erase`;
  expect((await boss.put(path, { confirm: client.user.email })).problem).toBeNull();
  const { text } = await desk.admin.get(`/api/admin/rounds/${round.id}/calls`);
  expect(text).toBe('[]');
});

test('where all who organise have a conflict, they are told without the work', async () => {
  const { round, client, works, assignments } = await desk.judged();
  const url = `/api/judge/rounds/${round.id}/calls`;
  const organisers = await product.database.kysely
    .selectFrom('users')
    .select('id')
    .where('role', '<>', 'USER')
    .execute();
  for (const { id } of organisers) {
    const of = { round_id: round.id, user_id: id, submission_id: works[1]?.id ?? 0 };
    await createConflict(product.database, of);
  }
  const called = await client.post(url, { line: LINE, work_id: assignments[1] });
  expect(called.problem).toBeNull();
  expect(await bellOf(desk.admin)).toHaveLength(1);
  const waiting = await desk.admin.get(`/api/admin/rounds/${round.id}/calls`);
  expect(waiting.json<JudgeCall[]>()).toMatchObject([{ line: LINE, number: null }]);
  expect((await client.delete(url)).problem).toBeNull();
  // As soon as one has none, that one alone is told, and of which work.
  const other = await product.as('ADMIN');
  await client.post(url, { line: LINE, work_id: assignments[1] });
  expect([await bellOf(desk.admin), await bellOf(other)]).toMatchObject([
    { length: 1 },
    { length: 1 },
  ]);
  const seen = await other.get(`/api/admin/rounds/${round.id}/calls`);
  expect(seen.json<JudgeCall[]>()).toMatchObject([{ line: LINE, number: 2 }]);
});
