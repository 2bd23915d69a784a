import { createHash } from 'node:crypto';
import type { RoundResults } from '@pratibha/contract/results';
import type { RoundRanking } from '@pratibha/contract/round-rankings';
import { canonicalJson } from '@pratibha/domain/results/snapshot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createSheet } from '../../testing/judging-factories.ts';
import { freeze, type JudgedRound, judgedRound, special } from '../../testing/results-desk.ts';

const NOW = '2025-07-16T04:15:00Z';
const CEREMONY = '2025-07-22T12:15:00Z';

let product: TestApp;
let first: SignedInClient;
let second: SignedInClient;
let judged: JudgedRound;
let url: string;

beforeAll(async () => {
  product = await startTestApp();
  first = await product.as('ADMIN');
  second = await product.as('ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set(NOW);
  judged = await judgedRound(product);
  url = `/api/admin/rounds/${judged.round.id}/results`;
});

const seen = async (client = first) => (await client.get(url)).json<RoundResults>();
const work = (at: number) => judged.works[at]?.id ?? 0;
const sheetsDue = async () => {
  const ranking = await first.get(`/api/admin/rounds/${judged.round.id}/ranking`);
  return ranking.json<RoundRanking>().sheets_due;
};
const approve = () => second.post(`${url}/approval`, { number: 1 });
const release = (at: string | null = null, number = 1) =>
  first.post(`${url}/release`, { number, at });
const thaw = (number: number) =>
  first.post(`${url}/thaw`, { number, reason: 'A sheet was of another work' });

describe('freezing', () => {
  test('leaves no sheet due: a ranking that rests on it changes no more', async () => {
    await product.database.pool.query('delete from score_sheets where id = $1', [judged.sheets[0]]);
    expect(await sheetsDue()).toBe(1);
    await freeze(first, judged.round.id);
    expect(await sheetsDue()).toBe(0);
    await thaw(1);
    expect(await sheetsDue()).toBe(1);
  });

  test('keeps numbers alone, under a hash that anybody can compute', async () => {
    const frozen = await freeze(first, judged.round.id, [special(work(0))]);
    expect(frozen.status).toBe(201);
    expect(frozen.json<RoundResults>()).toMatchObject({
      ...{ state: 'frozen', why_not: 'results-frozen', needs_approval: true, is_own: true },
      snapshots: [{ number: 1, awards: [{ title: 'Best in Show', number: 1 }] }],
    });
    const { rows } = await product.database.pool.query(
      'select content, sha256 from result_snapshots where round_id = $1',
      [judged.round.id],
    );
    const [{ content, sha256 }] = rows as [{ content: never; sha256: string }];
    expect(createHash('sha256').update(canonicalJson(content)).digest('hex')).toBe(sha256);
    const { rows: people } = await product.database.pool.query<{ name: string; email: string }>(
      'select name, email from users',
    );
    const text = JSON.stringify(content);
    expect(people.filter(({ name, email }) => text.includes(name) || text.includes(email))).toEqual(
      [],
    );
    expect(content).toMatchObject({
      works: ['W1', 'W2', 'W3'],
      sheets: { length: 6, 0: { judge: 'J1', points: 100, work: 'W1' } },
      awards: [{ work: 'W1', position: null }],
    });
  });

  test('is refused before the end, for a late end of one judge, and where nothing counts', async () => {
    const refused = async () => (await freeze(first, judged.round.id)).problem;
    product.clock.set('2025-07-14T00:00:00Z');
    expect((await seen()).works).toEqual([]);
    expect(await refused()).toBe('round-not-over');
    product.clock.set(NOW);
    const { pool } = product.database;
    await pool.query('update judges set closes_at = $2 where round_id = $1', [
      ...[judged.round.id, '2025-07-18T00:00:00Z'],
    ]);
    expect(await refused()).toBe('round-not-over');
    await pool.query('update judges set closes_at = null where round_id = $1', [judged.round.id]);
    await pool.query(`update score_sheets set out_because = 'Lost' where id = any($1)`, [
      judged.sheets,
    ]);
    expect(await refused()).toBe('nothing-counts');
  });

  test('says at which award something is wrong', async () => {
    const wrong = await freeze(first, judged.round.id, [
      special(work(0), ''),
      special(work(1), 'Bold', { checked: ['opens'] }),
      { ...special(work(2)), position: 1 },
    ]);
    expect(wrong.json<{ errors: { pointer: string; code: string }[] }>().errors).toMatchObject([
      { pointer: '/awards/0/title', code: 'required' },
      { pointer: '/awards/1/checked', code: 'award-unchecked' },
      { pointer: '/awards/2/position', code: 'award-no-such-prize' },
      { pointer: '/awards/2/note', code: 'award-note-missing' },
    ]);
  });

  test('gives the prizes of the competition, as they stand then', async () => {
    judged = await judgedRound(product, {}, { title: 'Graphic Design' });
    url = `/api/admin/rounds/${judged.round.id}/results`;
    const { prizes, suggested } = await seen();
    expect(prizes.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(prizes[0]?.prize).toMatch(/^Nrs\. 14,000/);
    expect(suggested).toEqual(
      [0, 1, 2].map((at) => ({ submission_id: work(at), position: at + 1 })),
    );
    const given = suggested.slice(0, 2).map(({ submission_id, position }) => ({
      ...special(submission_id, 'Other words'),
      position,
    }));
    const frozen = await freeze(first, judged.round.id, given);
    expect(frozen.json<RoundResults>().snapshots[0]?.awards).toMatchObject(
      prizes.slice(0, 2).map(({ title, prize }) => ({ title, prize, tie_note: null })),
    );
  });

  test('takes what was looked at, and nothing else', async () => {
    const { basis } = await seen();
    await product.database.pool.query('update score_sheets set out_because = $2 where id = $1', [
      ...[judged.sheets[0], 'Of another work'],
    ]);
    expect((await first.post(url, { basis, awards: [] })).problem).toBe('changed-meanwhile');
  });

  test('at the same moment by two is one', async () => {
    const { basis } = await seen();
    const both = await Promise.all(
      [first, second].map((client) => client.post(url, { basis, awards: [] })),
    );
    expect(both.map(({ status, problem }) => problem ?? status).toSorted()).toEqual([
      201,
      'results-frozen',
    ]);
  });

  test('and counting a late sheet at the same moment: it is in it, or refused', async () => {
    const late = await createSheet(product.database, {
      ...{ assignment_id: judged.assignments[0] ?? 0, is_late: true, scores: '{}' },
      scores: JSON.stringify(Object.fromEntries(judged.round.criteria.map((id) => [id, 1]))),
    });
    const { basis, late_sheets } = await seen();
    expect(late_sheets).toBe(1);
    const [frozen, counted] = await Promise.all([
      first.post(url, { basis, awards: [] }),
      second.put(`/api/admin/sheets/${late.id}`, { counts: true, reason: null }),
    ]);
    // Whoever comes second is refused: the other changed what was looked at, or froze it.
    expect([frozen.problem, counted.problem]).toContain(null);
    const refused = [frozen.problem, counted.problem].filter((problem) => problem !== null);
    expect(['changed-meanwhile', 'results-frozen']).toContain(refused[0]);
  });

  test('lets nothing of the round change, until it is thawed', async () => {
    await freeze(first, judged.round.id);
    const { round, sheets, works } = judged;
    const judge = await product.database.kysely
      .selectFrom('judges')
      .select('id')
      .where('round_id', '=', round.id)
      .executeTakeFirstOrThrow();
    const scores = round.criteria.map((criterion_id) => ({ criterion_id, level: 3 }));
    const form = {
      ...{ title: 'Other', takes: 'accepted', opens_at: round.opens_at, is_blind: true },
      ...{ closes_at: CEREMONY, judges_per_work: 2, minutes_per_work: 10 },
    };
    const changes = [
      ['PUT', `/admin/sheets/${sheets[0]}`, { counts: false, reason: 'Lost' }],
      ['PUT', `/admin/rounds/${round.id}`, form],
      ['PUT', `/admin/rounds/${round.id}/works`, { submission_id: works[0]?.id, is_in: false }],
      ['POST', `/admin/rounds/${round.id}/late-works`, undefined],
      ['PUT', `/admin/rounds/${round.id}/comments`, { hours: 24 }],
      ['PUT', `/admin/judges/${judge.id}/end`, { closes_at: CEREMONY }],
      ['PUT', `/admin/judges/${judge.id}/training`, { in_training: true }],
      ['DELETE', `/admin/judges/${judge.id}`, undefined],
      ['PUT', `/admin/judges/${judge.id}/conflicts`, { submission_id: 1, is_conflict: true }],
      ['PUT', `/admin/judges/${judge.id}/hints`, { submission_ids: [1], are_conflicts: true }],
      [
        'POST',
        `/admin/rounds/${round.id}/paper-sheets`,
        { judge_id: judge.id, submission_id: 1, scores, comment: '', note: '' },
      ],
    ] as const;
    for (const [method, path, body] of changes) {
      const { problem } = await first.send(method, `/api${path}`, body);
      expect([path, problem]).toEqual([path, 'results-frozen']);
    }
    await thaw(1);
    const out = { counts: false, reason: 'Lost' };
    expect((await first.put(`/api/admin/sheets/${sheets[0]}`, out)).problem).toBeNull();
  });

  test('is not for whoever has a work in it', async () => {
    await product.database.pool.query('update submissions set user_id = $2 where id = $1', [
      ...[work(0), second.user.id],
    ]);
    expect((await second.get(url)).problem).toBe('own-conflict-there');
    expect((await freeze(first, judged.round.id)).status).toBe(201);
    expect((await approve()).problem).toBe('own-conflict-there');
  });
});

describe('approval', () => {
  test('is by a second person, and only then anything is released', async () => {
    await freeze(first, judged.round.id);
    expect((await first.post(`${url}/approval`, { number: 1 })).problem).toBe(
      'approval-by-another',
    );
    expect((await release()).problem).toBe('approval-needed');
    expect((await second.post(`${url}/approval`, { number: 2 })).problem).toBe('changed-meanwhile');
    expect((await approve()).json<RoundResults>().state).toBe('approved');
    expect((await approve()).problem).toBe('results-approved');
    expect((await release()).json<RoundResults>().state).toBe('released');
  });

  test('begins anew after thawing, which takes a reason', async () => {
    await freeze(first, judged.round.id);
    await approve();
    const without = await first.post(`${url}/thaw`, { number: 1, reason: ' ' });
    expect(without.json<{ errors: { code: string }[] }>().errors[0]?.code).toBe('reason-missing');
    expect((await thaw(1)).json<RoundResults>().state).toBe('open');
    const again = (await freeze(first, judged.round.id)).json<RoundResults>();
    expect(again).toMatchObject({ state: 'frozen', snapshots: [{ number: 2 }, { number: 1 }] });
    expect((await release(null, 2)).problem).toBe('approval-needed');
  });

  test('is not asked for where nobody else organises the event', async () => {
    const { kysely } = product.database;
    const suspend = (role: 'USER' | 'ADMIN') =>
      kysely.updateTable('users').set({ role }).where('id', '=', second.user.id).execute();
    await kysely
      .updateTable('users')
      .set({ role: 'USER' })
      .where('id', 'not in', [first.user.id, second.user.id])
      .execute();
    await freeze(first, judged.round.id);
    expect((await seen()).needs_approval).toBe(true);
    await suspend('USER');
    expect((await seen()).needs_approval).toBe(false);
    expect((await release()).problem).toBeNull();
    await suspend('ADMIN');
  });
});
