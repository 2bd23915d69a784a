import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { done, openJudgingDesk } from '../../testing/judging-desk.ts';
import { smallWeb, unhurried } from '../../testing/small-web.ts';

/* What the pages of judges begin with: word for word what their calls say, and no more. */

type Begin = { readonly reads: Readonly<Record<string, unknown>>; readonly ofOne: unknown };

const web = smallWeb();
let product: TestApp;

beforeAll(async () => {
  product = await startTestApp({ web: { ...web, allowance: unhurried() } });
});
afterAll(async () => {
  await product.close();
  await rm(web.distDir, { recursive: true });
});

async function beginOf(client: SignedInClient, path: string): Promise<Begin> {
  const { text, headers } = await client.get(path);
  expect(headers['cache-control']).toBe('no-store');
  return JSON.parse(/id="begin">(.*?)<\/script>/.exec(text)?.[1] ?? '') as Begin;
}

async function judged(values = {}) {
  const desk = await openJudgingDesk(product);
  const { round, assignments, ...own } = await desk.judged(values);
  const [work = 0] = assignments;
  const pages = { round: `/user/judging?round=${round.id}`, work: `/user/judging/${work}` };
  return { ...own, desk, round, work, pages };
}

test('they hold what the calls say, with one’s own sheet and the word that judging is paused', async () => {
  const { client, desk, round, work, pages, url, sheet } = await judged();
  await client.put(`${url}/sheet`, sheet([3], { comment: 'Begun here.' }));
  await done(desk.admin.post(`/api/admin/rounds/${round.id}/pause`, { sentence: 'Lunch' }));
  const call = async (path: string) => (await client.get(`/api/judge/${path}`)).json();
  const all = await beginOf(client, '/user/judging');
  expect(all.reads['GET /judge/rounds']).toEqual(await call('rounds'));
  const [details, standing] = [
    await call(`rounds/${round.id}`),
    await call(`rounds/${round.id}/standing`),
  ];
  expect((await beginOf(client, pages.round)).ofOne).toEqual([
    ['GET /judge/rounds/{id}', String(round.id), details],
    ['GET /judge/rounds/{id}/standing', String(round.id), standing],
  ]);
  expect(standing).toMatchObject({ pause: { sentence: 'Lunch' } });
  const told = await call(`works/${work}`);
  expect((await beginOf(client, pages.work)).ofOne).toEqual([
    ['GET /judge/works/{id}', String(work), told],
  ]);
  expect(told).toMatchObject({ sheet: { comment: 'Begun here.' } });
});

type Own = Awaited<ReturnType<typeof judged>>;

test.each<[string, (own: Own) => Promise<unknown>]>([
  ['whose part was ended', ({ desk, judge }) => desk.admin.delete(`/api/admin/judges/${judge.id}`)],
  ['who said that they know who made it', ({ client, url }) => client.post(`${url}/conflict`)],
  [
    'before the window begins',
    ({ round }) =>
      product.database.pool.query(
        `update rounds set opens_at = '2025-07-18T00:00:00Z' where id = $1`,
        [round.id],
      ),
  ],
])('of a work there is nothing for a judge %s', async (_, change) => {
  const own = await judged();
  await change(own);
  const { ofOne } = await beginOf(own.client, own.pages.work);
  expect(ofOne).toEqual([['GET /judge/works/{id}', String(own.work), null]]);
});

test('nobody else gets anything of a round, and whose account is closed no page', async () => {
  const { client, round, pages } = await judged();
  const other = await product.as('USER');
  const { ofOne } = await beginOf(other, pages.round);
  expect(ofOne).toEqual([
    ['GET /judge/rounds/{id}', String(round.id), null],
    ['GET /judge/rounds/{id}/standing', String(round.id), null],
  ]);
  const boss = await product.as('SUPER_ADMIN');
  const closed = await boss.put(`/api/admin/users/${client.user.id}`, { status: 'DELETED' });
  expect(closed.problem).toBeNull();
  const { status, headers } = await client.get(pages.round);
  expect([status, headers['location']]).toEqual([
    302,
    `/?sign-in=${encodeURIComponent(pages.round)}`,
  ]);
});
