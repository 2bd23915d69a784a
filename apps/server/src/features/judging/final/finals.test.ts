import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { type FinalDesk, openFinalDesk } from '../../../testing/finals-desk.ts';
import { beginTestGuest } from '../../../testing/guest-factories.ts';
import type { HttpClient } from '../../../testing/http-client.ts';
import { assignAll, createJudge } from '../../../testing/judging-factories.ts';

const NOW = '2025-07-16T10:00:00+05:45';

let product: TestApp;
let admin: SignedInClient;
let desk: FinalDesk;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  desk = await openFinalDesk(product, admin);
});

async function judges(count: number): Promise<HttpClient[]> {
  const all = [];
  for (let nth = 0; nth < count; nth += 1) all.push((await desk.judge()).client);
  return all;
}

/** Chooses the lower number of each pair that is shown, until none is. @returns the answers */
async function chooseLower(client: HttpClient): Promise<number[]> {
  const statuses: number[] = [];
  for (;;) {
    const { pair } = await desk.own(client);
    const [one, other] = pair ?? [];
    if (!one || !other) return statuses;
    statuses.push((await desk.cast(client, one.number, other.number)).status);
  }
}

describe('a final by ballots', () => {
  test('begins among the best, and ends once every border of a prize is decided', async () => {
    const clients = await judges(9);
    expect(await desk.read()).toMatchObject({
      ...{ why_not: null, final: null },
      candidates: [{ number: 1, rank: 1, points: 50 }, { rank: 1 }, { rank: 1 }],
    });
    for (const client of clients) {
      expect(await desk.own(client)).toEqual({ number: null, cast: 0, pair: null });
    }
    expect((await desk.begin()).status).toBe(201);
    expect(await desk.final()).toMatchObject({
      ...{ number: 1, way: 'ballots', prizes: 1, ended_at: null, ballots: 0 },
      borders: [{ after: 1, probability: 0.5, is_sure: false }],
      works: [{ rank: 1 }, { rank: 1 }, { rank: 1 }],
    });
    for (const client of clients) await chooseLower(client);
    const final = await desk.final();
    expect(final).toMatchObject({
      ...{ ended_because: 'decided', borders: [{ after: 1, better: 1, is_sure: true }] },
      ...{ works: [{ number: 1, rank: 1, rank_before: 1, reason: null }, {}, {}] },
    });
    expect(final.borders[0]?.probability).toBeGreaterThanOrEqual(0.9);
    // Between those two alone of which a ballot says something of the first place.
    expect(final.pairs.every(({ one }) => one === 1)).toBe(true);
    expect(final.ballots).toBe(await desk.rows());
    expect(final.ballots).toBeLessThan(18);
    const late = await desk.cast(clients[8] ?? product.anonymous(), 2, 3);
    expect([late.problem, await desk.rows()]).toEqual(['final-over', final.ballots]);
    expect(await desk.own(clients[0] ?? product.anonymous())).toMatchObject({ number: null });
  });

  test('tells a judge two works by their numbers, and nothing of how it stands', async () => {
    const [client = product.anonymous()] = await judges(1);
    await desk.begin();
    const told = await desk.own(client);
    expect(told).toMatchObject({ number: 1, cast: 0, pair: [{ number: 1 }, { number: 2 }] });
    expect(Object.keys(told)).toEqual(['number', 'cast', 'pair']);
    expect(Object.keys(told.pair?.[0] ?? {})).toEqual([
      ...['number', 'description', 'work_link', 'demo_or_alternate_link', 'by'],
    ]);
    expect(told.pair?.map(({ by }) => by)).toEqual([null, null]);
    expect((await desk.cast(client, 2, 1)).json()).toMatchObject({ cast: 1 });
    // By their numbers still, though the second is ahead now.
    expect(await desk.own(client)).toMatchObject({ pair: [{ number: 2 }, { number: 3 }] });
  });

  test('takes one ballot a judge and pair, and the same again changes nothing', async () => {
    const [client = product.anonymous(), other = product.anonymous()] = await judges(2);
    await desk.begin();
    expect((await desk.cast(client, 1, 2)).problem).toBeNull();
    expect((await desk.cast(client, 1, 2)).problem).toBeNull();
    for (const [better, worse] of [
      ...[[2, 1] as const, [1, 1] as const],
      ...[[1, 9] as const, [9, 1] as const],
    ]) {
      expect((await desk.cast(client, better, worse)).problem).toBe('final-pair-gone');
    }
    expect((await desk.cast(client, 1, 3, 2)).problem).toBe('final-over');
    expect(await desk.rows()).toBe(1);
    expect((await desk.cast(other, 2, 1)).problem).toBeNull();
    expect((await desk.final()).pairs).toEqual([
      ...[{ one: 1, other: 2, for_one: 1, for_other: 1 }],
    ]);
  });

  test('is ended by hand, called off, and begun anew', async () => {
    const [client = product.anonymous()] = await judges(1);
    expect((await desk.settle('by-hand')).problem).toBe('no-final');
    await desk.begin();
    expect((await desk.begin()).problem).toBe('final-is-open');
    await desk.cast(client, 2, 1);
    expect((await desk.settle('by-hand', 2)).problem).toBe('changed-meanwhile');
    expect((await desk.settle('by-hand')).problem).toBeNull();
    expect(await desk.final()).toMatchObject({ ended_because: 'by-hand', ballots: 1 });
    expect((await desk.settle('by-hand')).problem).toBe('final-over');
    expect((await desk.settle('called-off')).problem).toBeNull();
    expect((await desk.settle('called-off')).problem).toBe('final-over');
    expect((await desk.begin()).status).toBe(201);
    expect(await desk.final()).toMatchObject({ number: 2, ballots: 0, ended_at: null });
  });

  test('does not begin before the end, for one work, or where sheets decide all', async () => {
    const { pool } = product.database;
    const move = (closes: string) =>
      pool.query('update rounds set closes_at = $2 where id = $1', [desk.round.id, closes]);
    await move('2025-07-18T00:00:00Z');
    expect((await desk.read()).why_not).toBe('final-before-end');
    expect((await desk.begin()).problem).toBe('final-before-end');
    await move('2025-07-15T00:00:00Z');
    const [first] = desk.sheets;
    const scores = Object.fromEntries(desk.round.criteria.map((id) => [id, 5]));
    await pool.query('update score_sheets set scores = $1 where assignment_id = any($2)', [
      ...[JSON.stringify(scores), [desk.assignments[0], desk.assignments[3]]],
    ]);
    expect(first).toBeDefined();
    expect((await desk.begin({ works: 3, prizes: 1 })).status).toBe(201);
    expect(await desk.final()).toMatchObject({ ended_because: 'decided', ballots: 0 });
    await pool.query(`update score_sheets set out_because = 'Lost' where id = any($1)`, [
      desk.sheets,
    ]);
    expect((await desk.begin()).problem).toBe('final-too-small');
  });
});

describe('who casts a ballot', () => {
  test('never chooses between works of which one is theirs or that they know', async () => {
    const { client, id } = await desk.judge();
    await product.database.pool.query(
      `insert into conflicts (judge_id, submission_id, origin, at) values ($1, $2, 'declared', now())`,
      [id, desk.works[0]?.id],
    );
    const maker = await desk.judge();
    await product.database.pool.query('update submissions set user_id = $1 where id = $2', [
      ...[maker.client.user.id, desk.works[1]?.id],
    ]);
    await desk.begin({ works: 3, prizes: 2 });
    expect((await desk.own(client)).pair?.map(({ number }) => number)).toEqual([2, 3]);
    expect((await desk.own(maker.client)).pair?.map(({ number }) => number)).toEqual([1, 3]);
    expect((await desk.cast(client, 2, 1)).problem).toBe('final-pair-gone');
    expect((await desk.cast(maker.client, 1, 2)).problem).toBe('final-pair-gone');
    expect(await chooseLower(client)).toEqual([200]);
  });

  test('judges in the round: not who was asked alone, ended, or is somebody else', async () => {
    const asked = await desk.judge({ state: 'asked' });
    const ended = await desk.judge({ state: 'ended' });
    const stranger = await product.as('USER');
    await desk.begin();
    expect(await desk.own(asked.client)).toMatchObject({ number: null, pair: null });
    expect((await desk.cast(asked.client, 1, 2)).problem).toBe('judge-not-taking-part');
    for (const { client } of [ended, { client: stranger }, { client: admin }]) {
      expect([403, 404]).toContain((await client.get(desk.judgeUrl)).status);
      expect([403, 404]).toContain((await desk.cast(client, 1, 2)).status);
    }
    const suspended = await desk.judge();
    await product.database.pool.query(`update users set status = 'DELETED' where id = $1`, [
      suspended.client.user.id,
    ]);
    expect((await desk.cast(suspended.client, 1, 2)).status).toBeGreaterThanOrEqual(400);
    expect(await desk.rows()).toBe(0);
  });

  test('may be a guest; in training it counts nowhere', async () => {
    // Who has begun before the end goes on after it.
    product.clock.set('2025-07-14T10:00:00+05:45');
    const { client } = await beginTestGuest(product, {
      ...{ round_id: desk.round.id, made_by: admin.user.id },
    });
    product.clock.set(NOW);
    const trainee = await desk.judge({ in_training: true });
    await desk.begin();
    expect((await desk.cast(trainee.client, 1, 2)).json()).toMatchObject({ cast: 1 });
    expect(await desk.final()).toMatchObject({ ballots: 0, pairs: [] });
    expect((await desk.cast(client, 1, 2)).json()).toMatchObject({ cast: 1 });
    expect(await desk.final()).toMatchObject({ ballots: 1 });
  });
});

describe('at the same moment', () => {
  test('two judges choose between the same works, and both count', async () => {
    const [one = product.anonymous(), other = product.anonymous()] = await judges(2);
    await desk.begin();
    const both = await Promise.all([desk.cast(one, 1, 2), desk.cast(other, 2, 1)]);
    expect(both.map(({ problem }) => problem)).toEqual([null, null]);
    expect((await desk.final()).pairs).toEqual([{ one: 1, other: 2, for_one: 1, for_other: 1 }]);
  });

  test('of many ballots none is taken after the one that decides', async () => {
    const clients = await judges(9);
    await desk.begin();
    const cast = (other: number) => Promise.all(clients.map((each) => desk.cast(each, 1, other)));
    const answers = [...(await cast(2)), ...(await cast(3))];
    const taken = answers.filter(({ problem }) => problem === null).length;
    expect(answers.filter(({ problem }) => problem === 'final-over')).toHaveLength(18 - taken);
    expect(taken).toBeLessThan(18);
    expect(await desk.rows()).toBe(taken);
    expect(await desk.final()).toMatchObject({ ended_because: 'decided', ballots: taken });
  });

  test('one begins, one of two ends it, and a ballot is before the end or refused', async () => {
    const [client = product.anonymous()] = await judges(1);
    const begun = await Promise.all([desk.begin(), desk.begin()]);
    expect(begun.map(({ problem }) => problem).sort()).toEqual(['final-is-open', null].sort());
    const [ballot, ...ends] = await Promise.all([
      desk.cast(client, 1, 2),
      ...[desk.settle('by-hand'), desk.settle('by-hand')],
    ]);
    expect(ends.map(({ problem }) => problem).sort()).toEqual(['final-over', null].sort());
    expect([null, 'final-over']).toContain(ballot?.problem);
    expect(await desk.rows()).toBe(ballot?.problem === null ? 1 : 0);
  });
});

test('who has sheets to send, made a work, or does not organise the event is told nothing', async () => {
  const [client = product.anonymous()] = await judges(1);
  await desk.begin();
  for (const each of [client, await product.as('USER')]) {
    expect((await each.get(desk.url)).status).toBe(403);
  }
  const other = await product.as('ADMIN');
  expect((await other.get(desk.url)).status).toBe(200);
  const { id } = await createJudge(product.database, {
    ...{ round_id: desk.round.id, user_id: other.user.id, state: 'accepted' },
  });
  const own = await assignAll(product.database, id);
  expect((await other.get(desk.url)).problem).toBe('own-sheets-unsent');
  expect((await other.post(desk.url, {})).problem).toBe('own-sheets-unsent');
  await product.database.pool.query('delete from assignments where id = any($1)', [own]);
  await product.database.pool.query('update submissions set user_id = $1 where id = $2', [
    ...[other.user.id, desk.works[0]?.id],
  ]);
  expect((await other.get(desk.url)).problem).toBe('own-work-ranked');
});
