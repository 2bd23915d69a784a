import type { OwnResult } from '@pratibha/contract/own-results';
import type { RoundResults } from '@pratibha/contract/results';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { freeze, type JudgedRound, judgedRound, special } from '../../testing/results-desk.ts';

const NOW = '2025-07-16T04:15:00Z';
const CEREMONY = '2025-07-22T12:15:00Z';

let product: TestApp;
let first: SignedInClient;
let second: SignedInClient;
let judged: JudgedRound;
let url: string;

beforeAll(async () => {
  product = await startTestApp({ works: true });
  first = await product.as('ADMIN');
  second = await product.as('ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set(NOW);
  judged = await judgedRound(product);
  url = `/api/admin/rounds/${judged.round.id}/results`;
});

const work = (at: number) => judged.works[at]?.id ?? 0;
const approve = () => second.post(`${url}/approval`, { number: 1 });
const release = (at: string | null = null, number = 1) =>
  first.post(`${url}/release`, { number, at });
const thaw = (number: number) =>
  first.post(`${url}/thaw`, { number, reason: 'A sheet was of another work' });

/** Whoever made a work of the round. */
async function makerOf(at: number): Promise<SignedInClient> {
  const { email } = await product.database.kysely
    .selectFrom('users')
    .innerJoin('submissions', 'submissions.user_id', 'users.id')
    .select('email')
    .where('submissions.id', '=', work(at))
    .executeTakeFirstOrThrow();
  return product.as(email as `${string}@${string}`);
}

const own = async (client: SignedInClient) =>
  (await client.get('/api/user/results')).json<OwnResult[]>();

/** What people were told of the event, by kind and work. */
async function told(): Promise<string[]> {
  const { rows } = await product.database.pool.query<{ kind: string; work: number }>(
    `select kind, (params ->> 'submission_id')::int as work from notifications
     where (params ->> 'event_id')::int = $1 and kind like 'results-%' order by id`,
    [judged.event.id],
  );
  return rows.map((row) => `${row.kind} ${judged.works.findIndex(({ id }) => id === row.work)}`);
}

const seenBy = async (client: SignedInClient) => (await client.get(url)).json<RoundResults>();

async function released(awards: readonly object[] = [special(work(0))], rest = {}) {
  await freeze(first, judged.round.id, awards, rest);
  await approve();
  expect((await release()).problem).toBeNull();
}

describe('a release', () => {
  test('tells everybody who handed in, once, with their own feedback', async () => {
    const [winner, other] = [await makerOf(0), await makerOf(1)];
    await freeze(first, judged.round.id, [special(work(0))]);
    await approve();
    expect(await own(winner)).toEqual([]);
    await release();
    expect(await own(winner)).toMatchObject([
      {
        submission_id: work(0),
        awards: [{ title: 'Best in Show', prize: 'A cup', position: null }],
        rank: null,
        criteria: [
          { title: 'Idea', most: 5, levels: [5, 5], field: null },
          { title: 'Craft', levels: [5, 5] },
        ],
        comments: { length: 2 },
        corrected_because: null,
      },
    ]);
    expect(await own(other)).toMatchObject([{ awards: [], criteria: [{ levels: [3, 3] }, {}] }]);
    expect(await own(await product.as('USER'))).toEqual([]);
    await eventually(async () =>
      expect((await told()).toSorted()).toEqual([
        'results-out 0',
        'results-out 1',
        'results-out 2',
      ]),
    );
  });

  test('shows ranks only where that was said', async () => {
    await released([], { shows_ranks: true });
    expect((await own(await makerOf(2)))[0]?.rank).toEqual({ rank: 3, of: 3 });
  });

  test('at an instant is compared when it is read, in every process, and can be called off', async () => {
    const other = await startTestApp({ database: product.database });
    const winner = await makerOf(0);
    const there = await other.as(winner.user.email as `${string}@${string}`);
    await freeze(first, judged.round.id, [special(work(0))]);
    await approve();
    expect((await release('2025-07-16T00:00:00Z')).problem).toBe('release-not-ahead');
    expect((await release(CEREMONY)).json<RoundResults>().state).toBe('waiting');
    const off = () => first.delete(`${url}/release`);
    expect((await off()).json<RoundResults>().state).toBe('approved');
    expect((await off()).problem).toBe('release-not-waiting');
    await release(CEREMONY);
    for (const { clock } of [product, other]) clock.set('2025-07-22T12:14:59.999Z');
    expect([await own(winner), await own(there)]).toEqual([[], []]);
    for (const { clock } of [product, other]) clock.set(CEREMONY);
    expect([(await own(winner)).length, (await own(there)).length]).toEqual([1, 1]);
    expect((await off()).problem).toBe('results-released');
    await other.close();
  });

  test('of a work that was not judged in the round tells that results are out', async () => {
    await product.database.pool.query(
      `update round_works set out_because = 'by-hand' where submission_id = $1`,
      [work(2)],
    );
    await released();
    expect(await own(await makerOf(2))).toEqual([]);
    await eventually(async () => expect(await told()).toContain('results-out 2'));
  });
});

describe('a correction', () => {
  test('shows what was released until the new ones are, and tells who gains or loses', async () => {
    const [winner, other] = [await makerOf(0), await makerOf(1)];
    await released();
    await eventually(async () => expect(await told()).toHaveLength(3));
    expect((await thaw(1)).json<RoundResults>().state).toBe('correcting');
    expect((await own(winner))[0]?.awards).toHaveLength(1);
    await freeze(first, judged.round.id, [special(work(1))]);
    expect((await own(other))[0]?.awards).toEqual([]);
    await second.post(`${url}/approval`, { number: 2 });
    await release(null, 2);
    expect((await own(winner))[0]).toMatchObject({
      ...{ awards: [], corrected_because: 'A sheet was of another work' },
    });
    expect((await own(other))[0]?.awards).toHaveLength(1);
    await eventually(async () =>
      expect((await told()).slice(3).toSorted()).toEqual([
        'results-corrected 0',
        'results-corrected 1',
      ]),
    );
  });
});

test('every step is in the audit with the hash, and takes no token', async () => {
  await released();
  await thaw(1);
  const { rows } = await product.database.pool.query<{ action: string; sha256: string }>(
    `select action, changes ->> 'sha256' as sha256 from audit
     where subject_type = 'results' and (changes ->> 'round')::int = $1 order by id`,
    [judged.round.id],
  );
  const steps = ['results.frozen', 'results.approved', 'results.released', 'results.thawed'];
  expect(rows.map(({ action }) => action)).toEqual(steps);
  expect(new Set(rows.map(({ sha256 }) => sha256)).size).toBe(1);
  const program = await product.program('ADMIN', 'write');
  expect((await program.get(url)).problem).toBe('not-by-token');
});

describe('a person', () => {
  test('downloads what is out of their work, and nothing before', async () => {
    const winner = await makerOf(0);
    const data = async () => (await winner.get('/api/user/data')).json<{ results: OwnResult[] }>();
    await freeze(first, judged.round.id, [special(work(0))]);
    await approve();
    expect((await data()).results).toEqual([]);
    await release();
    expect((await data()).results).toMatchObject([{ awards: [{ title: 'Best in Show' }] }]);
  });

  test('who is erased leaves their award, the hash, and no word of it', async () => {
    const winner = await makerOf(0);
    await product.database.pool.query('update users set name = $2 where id = $1', [
      ...[winner.user.id, 'Seldom Named'],
    ]);
    const put = { is_held: false, comment: 'Seldom named, and clear' };
    await first.put(`/api/admin/sheets/${judged.sheets[0]}/feedback`, put);
    await released();
    const sha256 = async () => (await seenBy(first)).snapshots[0]?.sha256;
    const before = await sha256();
    const boss = await product.as('SUPER_ADMIN');
    const path = `/api/admin/users/${winner.user.id}/erase`;
    expect((await boss.put(path, { confirm: winner.user.email })).problem).toBeNull();
    const after = await first.get(url);
    expect(after.text).not.toContain('Seldom');
    expect(await sha256()).toBe(before);
    expect(after.json<RoundResults>().snapshots[0]?.awards).toHaveLength(1);
    const { rows } = await product.database.pool.query('select comment from settled_comments');
    expect(JSON.stringify(rows)).not.toContain('Seldom');
  });
});

describe('a comment', () => {
  const settle = (at: number, is_held: boolean, comment = '') =>
    first.put(`/api/admin/sheets/${judged.sheets[at]}/feedback`, { is_held, comment });

  test('is held back or put otherwise before people read it, and never names a judge', async () => {
    const listed = await first.get(`/api/admin/rounds/${judged.round.id}/feedback`);
    expect(listed.json<object[]>()).toHaveLength(6);
    expect((await settle(0, true)).json()).toMatchObject({ is_held: true, comment: null });
    expect((await settle(3, false, 'Clear')).json()).toMatchObject({
      ...{ written: 'Of another kind', comment: 'Clear', is_held: false },
    });
    await released();
    expect((await own(await makerOf(0)))[0]?.comments).toEqual(['Clear']);
    expect((await settle(0, false)).problem).toBe('results-released');
    await thaw(1);
    expect((await settle(0, false)).problem).toBeNull();
  });

  test('of a sheet that does not count is nobody’s', async () => {
    await product.database.pool.query(
      `update score_sheets set out_because = 'Lost' where id = $1`,
      [judged.sheets[0]],
    );
    expect((await settle(0, true)).problem).toBe('sheet-not-counted');
  });
});
