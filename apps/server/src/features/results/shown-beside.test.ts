import type { OwnResult } from '@pratibha/contract/own-results';
import type { PublicResults } from '@pratibha/contract/public-results';
import type { RoundTerms } from '@pratibha/contract/result-terms';
import type { RoundShow } from '@pratibha/contract/shows';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Notices } from '../../platform/db/notices.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { createJudge, createRound } from '../../testing/judging-factories.ts';
import {
  freeze,
  type JudgedRound,
  judgedRound,
  makerOf,
  release,
  special,
} from '../../testing/results-desk.ts';

let product: TestApp;
let first: SignedInClient;
let second: SignedInClient;
let judged: JudgedRound;

beforeAll(async () => {
  product = await startTestApp();
  first = await product.as('ADMIN');
  second = await product.as('ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  judged = await judgedRound(product);
});

const workAt = (at: number) => judged.works[at]?.id ?? 0;
const out = (rest = {}) => release([first, second], judged.round.id, [special(workAt(0))], rest);
const terms = (roundId: number, names_judges: boolean) =>
  first.put(`/api/admin/rounds/${roundId}/terms`, { asks_hours: 72, names_judges });

/** As everybody reads them. */
async function shown(): Promise<PublicResults | undefined> {
  const all = (await product.anonymous().get('/api/public/results')).json<PublicResults[]>();
  return all.find(({ event_id }) => event_id === judged.event.id);
}
const own = async (at: number) =>
  (await (await makerOf(product, workAt(at))).get('/api/user/results')).json<OwnResult[]>()[0];

async function makerName(at: number): Promise<string> {
  const { rows } = await product.database.pool.query<{ name: string }>(
    'select name from users join submissions on user_id = users.id where submissions.id = $1',
    [workAt(at)],
  );
  return rows[0]?.name ?? '';
}

type Judge = { readonly id: number; readonly name: string; readonly email: string };

async function judgesOf(): Promise<Judge[]> {
  const { rows } = await product.database.pool.query<Judge>(
    `select users.id, name, users.email from users join judges on judges.user_id = users.id
     where round_id = $1 order by name`,
    [judged.round.id],
  );
  return rows;
}

test('ranks below the awards are told where that was said, by who agreed to be named', async () => {
  await product.database.pool.query(
    `insert into work_consents (submission_id, user_id, show_work, name_with_work, said_at)
     select id, user_id, false, true, now() from submissions where id = $1`,
    [workAt(1)],
  );
  await out({ shows_ranks: true });
  const [named, unnamed] = [await makerName(1), await makerName(2)];
  await eventually(async () =>
    expect((await shown())?.ranks.map(({ rank }) => rank)).toEqual([2, 3]),
  );
  const by = (await shown())?.ranks.map((each) => each.by);
  expect(by?.[0]).toContain(named);
  expect(by?.[1]).not.toContain(unnamed);
  judged = await judgedRound(product);
  await out();
  await eventually(async () => expect((await shown())?.ranks).toEqual([]));
  expect((await own(1))?.rank).toBeNull();
});

test('that judges are named is said before the round opens, and read by them', async () => {
  const round = await createRound(product.database, { event_id: judged.event.id });
  const judge = await product.as('USER');
  await createJudge(product.database, { round_id: round.id, user_id: judge.user.id });
  const url = `/api/admin/rounds/${round.id}/terms`;
  const usual = { asks_hours: 72, names_judges: false, may_name: true };
  expect((await first.get(url)).json<RoundTerms>()).toEqual(usual);
  expect((await terms(round.id, true)).json()).toEqual({ ...usual, names_judges: true });
  const read = async () => (await judge.get('/api/judge/rounds')).json();
  expect(await read()).toMatchObject([{ id: round.id, names_judges: true }]);
  await product.database.pool.query('update rounds set opened_at = now() where id = $1', [
    round.id,
  ]);
  expect((await terms(round.id, false)).json()).toMatchObject({ may_name: false });
  expect(await read()).toMatchObject([{ names_judges: false }]);
  expect((await terms(round.id, true)).problem).toBe('judges-not-named');
});

test('judges are named where the round says so, once results are out, until they are erased', async () => {
  const judges = await judgesOf();
  const names = judges.map(({ name }) => name);
  const [erased, other] = judges;
  await product.database.pool.query(
    'insert into result_terms (round_id, asks_hours, names_judges) values ($1, 72, true)',
    [judged.round.id],
  );
  await out();
  expect((await own(0))?.judges).toEqual(names);
  await eventually(async () => expect((await shown())?.judges).toEqual(names));
  // Once they are frozen it stays.
  expect((await terms(judged.round.id, false)).problem).toBe('results-frozen');
  const boss = await product.as('SUPER_ADMIN');
  await boss.put(`/api/admin/users/${erased?.id}/erase`, { confirm: erased?.email });
  expect((await own(0))?.judges).toEqual([other?.name]);
  await eventually(async () => expect((await shown())?.judges).toEqual([other?.name]));
});

test('nobody is named without it', async () => {
  const names = (await judgesOf()).map(({ name }) => name);
  expect((await terms(judged.round.id, false)).problem).toBeNull();
  await out();
  await eventually(async () => expect(await shown()).toMatchObject({ judges: [] }));
  const maker = await makerOf(product, workAt(0));
  const all = [
    await product.anonymous().get('/api/public/results'),
    await maker.get('/api/user/results'),
    await maker.get('/api/user/result-enquiries'),
  ];
  for (const { text } of all) for (const name of names) expect(text).not.toContain(name);
});

test('the process that releases shows it at once, without waiting for the notice of it', async () => {
  const told = vi.spyOn(Notices.prototype, 'notifyHere');
  await out();
  expect(told.mock.calls).toEqual([['results']]);
  told.mockRestore();
});

test('a show stops for nobody: of a leader who is suspended amid it what is out stays, and another goes on', async () => {
  const url = `/api/admin/rounds/${judged.round.id}`;
  const titles = async () => (await shown())?.awards.map(({ title }) => title);
  const leader = await product.as('SUPER_ADMIN');
  const next = async (client: SignedInClient) => {
    const { running } = (await first.get(`${url}/show`)).json<RoundShow>();
    return client.post(`${url}/show/step`, { run: running?.run, step: running?.step, to: 'next' });
  };
  const awards = ['Bold Idea', 'Best Story'].map((title, at) => special(workAt(at), title));
  await freeze(first, judged.round.id, awards);
  await second.post(`${url}/results/approval`, { number: 1 });
  expect((await leader.post(`${url}/show`, { number: 1 })).problem).toBeNull();
  expect((await next(leader)).problem).toBeNull();
  await eventually(async () => expect(await titles()).toEqual(['Bold Idea']));
  await product.database.pool.query(`update users set status = 'DELETED' where id = $1`, [
    leader.user.id,
  ]);
  await eventually(async () => expect((await leader.get(`${url}/show`)).status).toBe(401));
  expect((await next(leader)).status).toBe(401);
  expect(await titles()).toEqual(['Bold Idea']);
  expect((await next(second)).problem).toBeNull();
  await eventually(async () => expect(await titles()).toEqual(['Bold Idea', 'Best Story']));
});
