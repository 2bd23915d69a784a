import type { BestWorks } from '@pratibha/contract/best-works';
import type { EventRounds } from '@pratibha/contract/rounds';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { done, type JudgingDesk, openJudgingDesk, ROUND_FORM } from '../../testing/judging-desk.ts';
import {
  assignAll,
  createConflict,
  createJudge,
  createRound,
  createSheet,
  openTestRound,
} from '../../testing/judging-factories.ts';

let product: TestApp;
let desk: JudgingDesk;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  desk = await openJudgingDesk(product);
});

const OVER = {
  opens_at: new Date('2025-07-01T00:00:00Z'),
  closes_at: new Date('2025-07-10T00:00:00Z'),
};

/** A preselection that is over, with one sheet of each work, by levels of its two criteria. */
async function preselection(levels: readonly (readonly [number, number])[], rest = {}) {
  const works = [];
  for (const _ of levels) works.push(await desk.work());
  const round = await createRound(product.database, {
    ...{ event_id: desk.event.id, title: 'Preselection', ...OVER, ...rest },
  });
  await openTestRound(product.database, round.id);
  const judge = await createJudge(product.database, { round_id: round.id, state: 'accepted' });
  const assignments = await assignAll(product.database, judge.id);
  const [idea, craft] = round.criteria;
  for (const [at, [first, second]] of levels.entries()) {
    const scores = JSON.stringify({ [idea ?? 0]: first, [craft ?? 0]: second });
    await createSheet(product.database, { assignment_id: assignments[at] ?? 0, scores });
  }
  return { round, works: works.map(({ id }) => id), judge, assignments };
}

const final = (best: number) => desk.add({ title: 'Final', takes: 'best', best });
const bestOf = async (id: number) =>
  (await desk.admin.get(`/api/admin/rounds/${id}/best`)).json<BestWorks>();
const open = (id: number, best: object) =>
  desk.admin.post(`/api/admin/rounds/${id}/open`, { best });

describe('a round of the best of the round before', () => {
  test('takes so many, by the points of sheets that count', async () => {
    const { round, works, assignments } = await preselection([
      [1, 1],
      [5, 5],
      [3, 5],
      [4, 1],
    ]);
    const unscored = await desk.work();
    await product.database.pool.query(
      `insert into round_works (round_id, submission_id, revision, number)
       select round_id, $2, 1, 9 from assignments where id = $1`,
      [assignments[0], unscored.id],
    );
    // Its sheet counts no more: it has none that does.
    await product.database.pool.query(
      `update score_sheets set out_because = 'Of another work' where assignment_id = $1`,
      [assignments[0]],
    );
    // Who is in training sends all, and counts nowhere.
    const trained = await createJudge(product.database, {
      ...{ round_id: round.id, state: 'accepted', in_training: true },
    });
    const [, , , last = 0] = await assignAll(product.database, trained.id);
    await createSheet(product.database, { assignment_id: last });
    const { id, works: count } = await final(2);
    expect(count).toBe(2);
    const told = await bestOf(id);
    expect(told).toMatchObject({ round_title: 'Preselection', most: 2, unscored: 2 });
    expect(told.works).toMatchObject([
      { submission_id: works[1], points: 100, rank: 1, sheets: 1, is_taken: true },
      { submission_id: works[2], points: 62.5, rank: 2, is_taken: true, is_at_border: false },
      { submission_id: works[3], points: 56.3, rank: 3, is_taken: false },
    ]);
    const opened = await done(open(id, { basis: told.basis }));
    const taken = opened.works_listed.filter(({ is_in }) => is_in);
    expect(taken.map(({ submission_id }) => submission_id).toSorted()).toEqual(
      [works[1], works[2]].toSorted(),
    );
    expect((await desk.admin.get(`/api/admin/rounds/${id}/best`)).problem).toBe('round-is-open');
  });

  test('shows who is equal at the border: all are taken, or some with a reason', async () => {
    const { round, works } = await preselection([
      [5, 5],
      [3, 3],
      [3, 3],
      [3, 3],
    ]);
    const { id } = await final(2);
    const { basis, works: told } = await bestOf(id);
    expect(told.map(({ is_taken, is_at_border }) => [is_taken, is_at_border])).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [false, true],
    ]);
    expect((await open(id, { basis })).problem).toBe('border-not-settled');
    const two = { basis, chosen: [works[1], works[2]], reason: 'Both dare more' };
    expect((await open(id, two)).problem).toBe('border-not-settled');
    expect((await open(id, { basis, chosen: [works[2]] })).status).toBe(422);
    const chosen = { basis, chosen: [works[2]], reason: 'It dares more' };
    const opened = await done(open(id, chosen));
    expect(opened.works).toBe(2);
    expect(opened.border_reason).toBe('It dares more');
    // Whoever may not know where one of them stood does not read it.
    const other = await product.as('ADMIN');
    const reads = async () => (await other.get('/api/admin/audit')).text.includes('It dares more');
    expect(await reads()).toBe(true);
    await createConflict(product.database, {
      ...{ round_id: round.id, user_id: other.user.id, submission_id: works[1] ?? 0 },
    });
    expect((await done(other.get(`/api/admin/rounds/${id}`))).border_reason).toBeNull();
    expect(await reads()).toBe(false);

    // Another final, of the same, in which all of them are.
    const again = await createRound(product.database, {
      ...{ event_id: desk.event.id, takes: 'best', best: 2, place: 9 },
    });
    await product.database.pool.query(`delete from round_works where round_id = $1`, [id]);
    await product.database.pool.query(`delete from rounds where id = $1`, [id]);
    const seen = await bestOf(again.id);
    const all = await done(open(again.id, { basis: seen.basis, takes_all: true }));
    expect(all.works).toBe(4);
  });

  test('is not opened over points that changed, or before the round before is over', async () => {
    const { round, assignments } = await preselection([
      [5, 5],
      [3, 3],
    ]);
    const { id } = await final(1);
    const { basis } = await bestOf(id);
    await product.database.pool.query(
      `update score_sheets set out_because = 'Of another work' where assignment_id = $1`,
      [assignments[0]],
    );
    expect((await open(id, { basis })).problem).toBe('changed-meanwhile');
    expect((await desk.admin.post(`/api/admin/rounds/${id}/open`, {})).problem).toBe(
      'changed-meanwhile',
    );
    await product.database.pool.query(`update rounds set closes_at = '2025-07-30' where id = $1`, [
      round.id,
    ]);
    const url = `/api/admin/rounds/${id}/best`;
    expect((await desk.admin.get(url)).problem).toBe('round-before-not-over');
    expect((await open(id, { basis })).problem).toBe('round-before-not-over');
  });

  test('leaves out what was rejected or taken out since', async () => {
    const { works } = await preselection([
      [5, 5],
      [4, 4],
      [3, 3],
    ]);
    await product.database.pool.query(`update submissions set status = 'REJECTED' where id = $1`, [
      works[0],
    ]);
    const { id } = await final(1);
    const { works: told } = await bestOf(id);
    expect(told.map(({ submission_id }) => submission_id)).toEqual([works[1], works[2]]);
  });

  test('says nothing of points to who has own sheets to send there, or a conflict', async () => {
    const { round, works } = await preselection([
      [5, 5],
      [3, 3],
    ]);
    const { id } = await final(1);
    const url = `/api/admin/rounds/${id}/best`;
    const own = await createJudge(product.database, {
      ...{ round_id: round.id, user_id: desk.admin.user.id, state: 'accepted' },
    });
    const [first = 0, second = 0] = await assignAll(product.database, own.id);
    expect((await desk.admin.get(url)).problem).toBe('own-sheets-unsent');
    expect((await open(id, { basis: '' })).problem).toBe('own-sheets-unsent');
    await createSheet(product.database, { assignment_id: first });
    await createSheet(product.database, { assignment_id: second });
    expect((await desk.admin.get(url)).problem).toBeNull();
    await product.database.kysely
      .insertInto('conflicts')
      .values({
        judge_id: own.id,
        submission_id: works[0] ?? 0,
        origin: 'declared',
        at: new Date(),
      })
      .execute();
    expect((await desk.admin.get(url)).problem).toBe('own-conflict-there');
    expect((await open(id, { basis: '' })).problem).toBe('own-conflict-there');
  });

  test('needs a round before it, and how many', async () => {
    const url = `/api/admin/events/${desk.event.id}/rounds`;
    const form = { ...ROUND_FORM, takes: 'best', best: 3 };
    expect((await desk.admin.post(url, form)).problem).toBe('no-round-before');
    const first = await desk.add();
    const path = `/api/admin/rounds/${first.id}`;
    expect((await desk.admin.put(path, form)).problem).toBe('no-round-before');
    const missing = await desk.admin.post(url, { ...form, best: null });
    expect(missing.json<{ errors: object[] }>().errors).toMatchObject([
      { pointer: '/best', code: 'required' },
    ]);
    const { id, best } = await final(3);
    expect(best).toBe(3);
    const url2 = `/api/admin/rounds/${id}/best`;
    expect((await desk.admin.get(url2)).problem).toBe('round-before-not-over');
    // A round that takes others forgets how many.
    const other = await done(desk.admin.put(`/api/admin/rounds/${id}`, ROUND_FORM));
    expect(other.best).toBeNull();
    expect((await desk.admin.get(url2)).status).toBe(404);
  });
});

describe('works that came later', () => {
  test('are taken in by one press, but for those that the round would not take', async () => {
    const { round, works } = await preselection([[5, 5]], { closes_at: '2025-07-30T00:00:00Z' });
    const [accepted, taken] = [await desk.work(), await desk.work()];
    await desk.work('PENDING');
    const path = `/api/admin/rounds/${round.id}`;
    const settle = (submission_id: number, is_in: boolean) =>
      done(desk.admin.put(`${path}/works`, { submission_id, is_in }));
    await settle(taken.id, true);
    await settle(taken.id, false);
    const now = await done(desk.admin.post(`${path}/late-works`));
    const listed = now.works_listed.filter(({ is_in }) => is_in);
    expect(listed.map(({ submission_id, number }) => [submission_id, number])).toEqual([
      [works[0], 1],
      [accepted.id, 3],
    ]);
    const prepared = await desk.add();
    const early = await desk.admin.post(`/api/admin/rounds/${prepared.id}/late-works`);
    expect(early.problem).toBe('round-not-open');
  });
});

describe('a preselection and a final', () => {
  const url = () => `/api/admin/events/${desk.event.id}/round-pairs`;
  const pair = {
    preselection: { ...ROUND_FORM, title: 'Preselection' },
    final: {
      ...{ ...ROUND_FORM, title: 'Final', takes: 'best', best: 5 },
      ...{ opens_at: '2025-07-21T00:00:00Z', closes_at: '2025-07-22T00:00:00Z' },
    },
  };

  test('are prepared at once', async () => {
    const response = await desk.admin.post(url(), pair);
    expect(response.status).toBe(201);
    expect(response.json<EventRounds>().rounds).toMatchObject([
      { title: 'Preselection', takes: 'accepted', best: null, state: 'prepared' },
      { title: 'Final', takes: 'best', best: 5, state: 'prepared' },
    ]);
  });

  test('may be judged in another manner each', async () => {
    const response = await desk.admin.post(url(), { ...pair, final_manner: 'presented' });
    const [first, second] = response.json<EventRounds>().rounds;
    expect([
      (await desk.details(first?.id ?? 0)).manner,
      (await desk.details(second?.id ?? 0)).manner,
    ]).toEqual(['remote', 'presented']);
  });

  test('are refused as one round is, at the field that is wrong, and where there is no room', async () => {
    const wrong = { ...pair, final: { ...pair.final, best: 0 } };
    const response = await desk.admin.post(url(), wrong);
    expect(response.json<{ errors: object[] }>().errors).toMatchObject([
      { pointer: '/final/best', code: 'not-between' },
    ]);
    for (let n = 0; n < 4; n += 1) await desk.add({ title: `Round ${n}` });
    expect((await desk.admin.post(url(), pair)).problem).toBe('too-many-rounds');
  });
});
