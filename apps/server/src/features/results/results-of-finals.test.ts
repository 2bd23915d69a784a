import type { FinalOfRound } from '@pratibha/contract/finals';
import type { RoundResults } from '@pratibha/contract/results';
import { isOurFormula, isRankedAlike } from '@pratibha/domain/results/check';
import type { SnapshotContent } from '@pratibha/domain/results/snapshot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { type FinalDesk, openFinalDesk } from '../../testing/finals-desk.ts';
import { freeze, judgedRound, special } from '../../testing/results-desk.ts';

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

const results = async () =>
  (await admin.get(`/api/admin/rounds/${desk.round.id}/results`)).json<RoundResults>();
const ranks = async () => (await results()).works.map(({ number, rank }) => `${number}: ${rank}`);

async function frozenContent(): Promise<SnapshotContent> {
  const { rows } = await product.database.pool.query<{ content: SnapshotContent }>(
    'select content from result_snapshots where round_id = $1 order by number desc limit 1',
    [desk.round.id],
  );
  if (rows[0] === undefined) throw new Error('nothing is frozen');
  return rows[0].content;
}

describe('results of a round with a final', () => {
  test('wait for its end, hold its ballots, and are computed again with them', async () => {
    const judge = await desk.judge();
    await desk.begin({ works: 3, prizes: 3 });
    await desk.cast(judge.client, 3, 1);
    await desk.cast(judge.client, 3, 2);
    expect(await results()).toMatchObject({ why_not: 'final-goes-on', final: null });
    expect((await freeze(admin, desk.round.id)).problem).toBe('final-goes-on');
    const { basis } = await results();
    await desk.settle('by-hand');
    expect(await results()).toMatchObject({ why_not: null, final: 'ballots' });
    expect((await results()).basis).not.toBe(basis);
    expect((await ranks())[0]).toBe('3: 1');

    const award = special(desk.works[2]?.id ?? 0);
    expect((await freeze(admin, desk.round.id, [award])).status).toBe(201);
    const content = await frozenContent();
    expect(content).toMatchObject({
      formula: 2,
      final: {
        ...{ way: 'ballots', works: ['W1', 'W2', 'W3'], prizes: 3 },
        ballots: [
          { judge: 'J3', better: 'W3', other: 'W1' },
          { judge: 'J3', better: 'W3', other: 'W2' },
        ],
      },
      ranking: { works: [{ work: 'W3', rank: 1 }, {}, {}] },
    });
    expect([isOurFormula(content), isRankedAlike(content)]).toEqual([true, true]);
  });

  test('frozen, nothing of the final changes, and a judge is told the same as before', async () => {
    const { client } = await desk.judge();
    await desk.begin();
    await desk.settle('by-hand');
    const before = { own: await desk.own(client), cast: (await desk.cast(client, 1, 2)).problem };
    expect((await freeze(admin, desk.round.id)).status).toBe(201);
    const works = desk.works.map(({ id }) => ({ submission_id: id, reason: 'Because' }));
    for (const refused of [desk.begin(), desk.settle('called-off'), desk.meet(works)]) {
      expect((await refused).problem).toBe('results-frozen');
    }
    expect((await desk.read()).why_not).toBe('results-frozen');
    expect({ own: await desk.own(client), cast: (await desk.cast(client, 1, 2)).problem }).toEqual(
      before,
    );
    expect(before.cast).toBe('final-over');
  });

  test('without one are frozen as ever', async () => {
    await desk.begin();
    await desk.settle('called-off');
    expect(await results()).toMatchObject({ why_not: null, final: null });
    expect((await freeze(admin, desk.round.id)).status).toBe(201);
    const content = await frozenContent();
    expect([content.formula, 'final' in content, isOurFormula(content)]).toEqual([1, false, true]);
  });
});

describe('a meeting', () => {
  /** The three works as they are ranked by sheets: 1, 2 and 3. */
  async function ranked() {
    const judged = await judgedRound(product);
    const url = `/api/admin/rounds/${judged.round.id}`;
    const meet = (...works: readonly (readonly [at: number, reason?: string])[]) =>
      admin.post(`${url}/final/meeting`, {
        works: works.map(([at, reason = '']) => ({
          ...{ submission_id: judged.works[at - 1]?.id ?? 0, reason },
        })),
      });
    const read = async () => (await admin.get(`${url}/results`)).json<RoundResults>();
    return { ...judged, url, meet, read };
  }

  test('sets ranks by hand, each departure with a reason', async () => {
    const { meet, read, url } = await ranked();
    const refused = await meet([3], [1], [2]);
    expect([refused.status, refused.json()]).toMatchObject([
      422,
      { errors: [{ pointer: '/works/0/reason' }] },
    ]);
    expect((await meet([1], [3, 'Runs'])).problem).toBe('changed-meanwhile');
    expect((await meet([1], [1])).problem).toBe('changed-meanwhile');
    const met = await meet([3, ' Both runs worked. '], [1, 'Not needed'], [2]);
    expect(met.json<{ final: FinalOfRound }>().final).toMatchObject({
      ...{ way: 'meeting', ended_because: 'by-hand', borders: [], pairs: [] },
      works: [
        { number: 3, rank: 1, rank_before: 3, reason: 'Both runs worked.' },
        { number: 1, rank: 2, rank_before: 1, reason: null },
        { number: 2, rank: 3, rank_before: 2, reason: null },
      ],
    });
    expect(await read()).toMatchObject({
      ...{ final: 'meeting', works: [{ number: 3, rank: 1 }, { number: 1 }, { number: 2 }] },
      suggested: [],
    });
    expect((await meet([2, 'Both'], [1])).status).toBe(201);
    expect((await read()).works.map(({ number }) => number)).toEqual([2, 1, 3]);
    expect((await admin.get(`${url}/final`)).json()).toMatchObject({ final: { number: 2 } });
  });

  test('is frozen as an order alone; its reason goes with whoever made the work', async () => {
    const { meet, round, works, url } = await ranked();
    const REASON = 'Seldom said of anybody';
    await meet([2, REASON], [1]);
    expect((await freeze(admin, round.id)).status).toBe(201);
    const { rows } = await product.database.pool.query<{ content: SnapshotContent }>(
      'select content from result_snapshots where round_id = $1',
      [round.id],
    );
    expect(rows[0]?.content).toMatchObject({
      ...{ formula: 2, final: { way: 'meeting', works: ['W2', 'W1'] } },
    });
    expect(JSON.stringify(rows)).not.toContain(REASON);
    const person = await product.database.kysely
      .selectFrom('users')
      .innerJoin('submissions', 'submissions.user_id', 'users.id')
      .select(['users.id', 'users.email'])
      .where('submissions.id', '=', works[1]?.id ?? 0)
      .executeTakeFirstOrThrow();
    const boss = await product.as('SUPER_ADMIN');
    const erased = await boss.put(`/api/admin/users/${person.id}/erase`, { confirm: person.email });
    expect(erased.problem).toBeNull();
    expect((await admin.get(`${url}/final`)).text).not.toContain(REASON);
    const { rows: kept } = await product.database.pool.query(
      'select reason from final_works where submission_id = $1',
      [works[1]?.id],
    );
    expect(kept).toEqual([{ reason: null }]);
  });
});

test('a judge has their ballots in their data, and the audit says of none what it chose', async () => {
  const { client } = await desk.judge();
  await desk.begin();
  await desk.cast(client, 2, 1);
  const { judging } = (await client.get('/api/user/data')).json<{ judging: object[] }>();
  expect(judging).toMatchObject([{ ballots: [{ better: 2, other: 1 }] }]);
  const { rows } = await product.database.pool.query(
    `select changes from audit where action = 'judge.ballot-cast' and (changes->>'round')::int = $1`,
    [desk.round.id],
  );
  expect(rows).toEqual([{ changes: { event_id: desk.event.id, round: desk.round.id, final: 1 } }]);
});
