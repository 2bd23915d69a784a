import type { RoundStanding } from '@pratibha/contract/judge-at-work';
import type { JudgeCall } from '@pratibha/contract/running-rounds';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type JudgingDesk, openJudgingDesk } from '../../testing/judging-desk.ts';

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
