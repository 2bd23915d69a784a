import type { OwnNomination, RoundNominations } from '@pratibha/contract/nominations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type JudgingDesk, openJudgingDesk } from '../../testing/judging-desk.ts';
import { assignAll, createJudge, createNominationTitle } from '../../testing/judging-factories.ts';

let product: TestApp;
let desk: JudgingDesk;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  desk = await openJudgingDesk(product);
});

const REASON = 'Nobody looked away';

/** A judge with three works, in a round with one nomination. */
async function nominating() {
  const at = await desk.judged();
  const id = await createNominationTitle(product.database, { round_id: at.round.id });
  const url = `/api/judge/rounds/${at.round.id}/nominations`;
  const give = (rest = {}) =>
    at.client.put(url, {
      ...{ id, work_id: at.assignments[0], reason: REASON, version: 0, ...rest },
    });
  const organised = `/api/admin/rounds/${at.round.id}/nominations`;
  const read = async () => (await desk.admin.get(organised)).json<RoundNominations>();
  const own = async () => (await at.client.get(url)).json<OwnNomination[]>();
  return { ...at, id, give, own, organised, read };
}

describe('nominations', () => {
  test('are named by organisers, up to three; what is used stays', async () => {
    const { organised, give, id, read } = await nominating();
    const save = (...titles: object[]) => desk.admin.put(organised, { titles });
    expect((await save({ id, title: 'Best Talk' }, { id: null, title: 'Best Idea' })).problem).toBe(
      null,
    );
    expect((await read()).titles.map(({ title }) => title)).toEqual(['Best Talk', 'Best Idea']);
    const four = [1, 2, 3, 4].map((n) => ({ id: null, title: `Best ${n}` }));
    expect((await save(...four)).status).toBe(422);
    await give();
    expect((await save({ id: null, title: 'Best Idea' })).problem).toBe('nomination-in-use');
    expect((await save({ id: null, title: 'New' }, { id, title: 'Best Voice' })).problem).toBe(
      null,
    );
    expect(await read()).toMatchObject({
      titles: [{ title: 'New' }, { id, title: 'Best Voice' }],
      nominations: [{ title_id: id, number: 1, reason: REASON, counts: true }],
    });
  });

  test('are one work a judge each, changed and taken back until the window ends', async () => {
    const { give, own, assignments, id, round, read } = await nominating();
    expect(await own()).toEqual([
      { id, title: 'Best Presenter', work_id: null, reason: '', version: 0 },
    ]);
    expect((await give({ reason: ' ' })).status).toBe(422);
    expect((await give()).problem).toBeNull();
    expect((await give()).problem).toBe('changed-meanwhile');
    expect((await give({ work_id: assignments[1], version: 1 })).problem).toBeNull();
    expect(await own()).toMatchObject([{ work_id: assignments[1], reason: REASON, version: 2 }]);
    expect((await read()).nominations).toMatchObject([{ number: 2 }]);
    expect((await give({ work_id: null, reason: null, version: 2 })).problem).toBeNull();
    expect((await read()).nominations).toEqual([]);
    await give();
    await product.database.pool.query(
      `update rounds set opens_at = '2025-07-01', closes_at = '2025-07-10' where id = $1`,
      [round.id],
    );
    expect((await give({ version: 1 })).problem).toBe('not-nominating');
    expect(await own()).toMatchObject([{ work_id: assignments[0] }]);
  });

  test('are not lost where their title is removed at once', async () => {
    const { organised, give, own } = await nominating();
    const [given, saved] = await Promise.all([give(), desk.admin.put(organised, { titles: [] })]);
    const outcome = [given.status, saved.problem];
    expect([
      [200, 'nomination-in-use'],
      [404, null],
    ]).toContainEqual(outcome);
    expect(await own()).toHaveLength(given.status === 200 ? 1 : 0);
  });

  test('are of works that one judges, and of none that one may not', async () => {
    const { give, round, own, client, url, read } = await nominating();
    const other = await createJudge(product.database, { round_id: round.id, state: 'accepted' });
    const [theirs] = await assignAll(product.database, other.id);
    expect((await give({ work_id: theirs })).problem).toBe('work-not-in-round');
    await give();
    await client.post(`${url}/conflict`);
    expect(await own()).toMatchObject([{ work_id: null, reason: '', version: 1 }]);
    expect((await read()).nominations).toMatchObject([{ reason: REASON, counts: false }]);
  });

  test('are read once one’s own sheets are sent, and downloaded', async () => {
    const { give, organised, round, client } = await nominating();
    await give();
    const file = await desk.admin.get(`${organised}/export`);
    expect(file.text).toContain(`Best Presenter,1,`);
    expect(file.text).toContain(REASON);
    const judge = await createJudge(product.database, {
      ...{ round_id: round.id, user_id: desk.admin.user.id, state: 'accepted' },
    });
    await assignAll(product.database, judge.id);
    expect(await desk.admin.get(organised).then((told) => told.json())).toMatchObject({
      ...{ titles: [{ title: 'Best Presenter' }], nominations: null },
    });
    expect((await desk.admin.get(`${organised}/export`)).problem).toBe('own-sheets-unsent');
    // Nor does a judge read of others, or of the audit, what was nominated.
    expect((await client.get(organised)).status).toBe(403);
    const { rows } = await product.database.pool.query(
      `select changes::text as told from audit where action = 'judge.nominated'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(REASON);
  });

  test('stand in the data of their judge, and lose their reason with whoever made the work', async () => {
    const { give, client, works, read } = await nominating();
    await give();
    const own = (await client.get('/api/user/data')).json();
    expect(own['judging']).toMatchObject([
      { nominations: [{ title: 'Best Presenter', number: 1, reason: REASON }] },
    ]);
    const { rows } = await product.database.pool.query<{ id: number; email: string }>(
      `select users.id, users.email from submissions join users on users.id = user_id
       where submissions.id = $1`,
      [works[0]?.id],
    );
    const boss = await product.as('SUPER_ADMIN');
    const [author] = rows;
    const path = `/api/admin/users/${author?.id}/erase`;
    expect((await boss.put(path, { confirm: author?.email })).problem).toBeNull();
    expect((await read()).nominations).toMatchObject([{ reason: '', counts: false }]);
  });
});
