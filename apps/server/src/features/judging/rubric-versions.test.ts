import type { ReplacedSheet } from '@pratibha/contract/earlier-sheets';
import type { JudgedRoundDetails, WorkToJudge } from '@pratibha/contract/judge';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type JudgingDesk, openJudgingDesk } from '../../testing/judging-desk.ts';
import { assignAll, createJudge } from '../../testing/judging-factories.ts';

let product: TestApp;
let desk: JudgingDesk;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  desk = await openJudgingDesk(product);
});

const LEVELS = ['No', 'Yes'];
const NEW = [{ id: null, title: 'Use', meaning: '', weight: 1, levels: LEVELS }];
const save = (id: number, rest: object) =>
  desk.admin.put(`/api/admin/rounds/${id}/rubric`, {
    ...{ comment: 'may', comment_words: 0, criteria: NEW, ...rest },
  });

describe('a new version of a rubric', () => {
  test('asks begun and sent sheets again, keeps them readable, and counts the new ones alone', async () => {
    const { round, works, client, judge, sheet, send, url, assignments } = await desk.judged();
    await send(0, sheet([5, 1], { comment: 'Seldom said', note: 'To organisers' }));
    await client.put(`/api/judge/works/${assignments[1]}/sheet`, sheet([2]));
    const cannot = { because: 'not-there', note: '', version: 0 };
    await client.post(`/api/judge/works/${assignments[2]}/cannot`, cannot);
    expect((await save(round.id, {})).problem).toBe('rubric-in-use');

    await product.database.pool.query(
      'update score_sheets set paper_by = $1 where assignment_id = $2',
      [desk.admin.user.id, assignments[0]],
    );
    const saved = await save(round.id, { as_new_version: true });
    expect(saved.problem).toBeNull();
    const now = await desk.details(round.id);
    expect(now).toMatchObject({ sent: 0, is_rubric_used: false, rubric: { number: 2 } });
    const states = now.assignments.map(({ state, points }) => [state, points]);
    expect(states).toEqual([
      ['look-again', null],
      ['look-again', null],
      ['cannot', null],
    ]);

    // The judge sees what they gave by the rubric of before, beside the new one.
    const work = (await client.get(url)).json<WorkToJudge>();
    expect(work).toMatchObject({
      ...{ sheet: null, earlier: null, state: 'look-again' },
      rubric: { number: 2, criteria: [{ title: 'Use' }] },
      by_earlier_rubric: {
        ...{ state: 'sent', comment: 'Seldom said', note: 'To organisers' },
        scores: [{ level: 5 }, { level: 1 }],
        rubric: { number: 1, criteria: [{ title: 'Idea' }, { title: 'Craft' }] },
      },
    });
    const listed = (await client.get(`/api/judge/rounds/${round.id}`)).json<JudgedRoundDetails>();
    expect(listed.works_listed.map(({ state }) => state)).toEqual([
      'look-again',
      'look-again',
      'cannot',
    ]);

    // An old tab sends by criteria that are none any more, or over a version that is gone.
    expect((await send()).status).toBe(422);
    const [use = 0] = work.rubric.criteria.map(({ id }) => id);
    const again = { comment: '', note: '', scores: [{ criterion_id: use, level: 2 }] };
    expect((await send(0, { ...again, version: 1 })).problem).toBe('changed-meanwhile');
    expect((await send(0, { ...again, version: 0 })).status).toBe(200);

    const after = await desk.details(round.id);
    expect(after.assignments[0]).toMatchObject({ state: 'sent', points: 100, counts: true });
    const query = `judge_id=${judge.id}&submission_id=${works[0]?.id}`;
    const earlier = await desk.admin.get(`/api/admin/rounds/${round.id}/earlier-sheets?${query}`);
    const { rows } = await product.database.pool.query<{ name: string }>(
      'select name from users where id = $1',
      [desk.admin.user.id],
    );
    const from_paper_by = rows[0]?.name;
    expect(earlier.json<ReplacedSheet[]>()).toMatchObject([
      { state: 'sent', comment: 'Seldom said', rubric: { number: 1 }, from_paper_by },
    ]);
    // The judge is not told which organiser that was.
    expect((await client.get(url)).text).not.toContain('paper');
  });

  test('leaves what cannot be judged so, without scores that fit no more', async () => {
    const { round, client, assignments, sheet, send } = await desk.judged();
    await send();
    await client.put(`/api/judge/works/${assignments[1]}/sheet`, sheet([3, 3]));
    const path = `/api/judge/works/${assignments[1]}`;
    await client.post(`${path}/cannot`, { because: 'not-there', note: '', version: 1 });
    expect((await save(round.id, { as_new_version: true })).problem).toBeNull();
    const work = (await client.get(path)).json<WorkToJudge>();
    expect(work).toMatchObject({ state: 'cannot', sheet: { scores: [], version: 2 } });
    expect(work.by_earlier_rubric?.scores).toMatchObject([{ level: 3 }, { level: 3 }]);
    const again = { because: 'does-not-open', note: '', version: 2 };
    expect((await client.post(`${path}/cannot`, again)).status).toBe(200);
  });

  test('is none where only sentences change, nor where nobody sent a sheet', async () => {
    const { round, send } = await desk.judged();
    expect((await save(round.id, { as_new_version: true })).problem).toBeNull();
    expect((await desk.details(round.id)).rubric.number).toBe(1);
    const [use] = (await desk.details(round.id)).rubric.criteria;
    const scores = [{ criterion_id: use?.id, level: 1 }];
    expect((await send(0, { scores, comment: '', note: '', version: 0 })).status).toBe(200);
    const same = [{ ...NEW[0], id: use?.id, meaning: 'Said otherwise' }];
    expect((await save(round.id, { as_new_version: true, criteria: same })).problem).toBeNull();
    expect(await desk.details(round.id)).toMatchObject({ sent: 1, rubric: { number: 1 } });
  });

  test('is copied by others as it is now, and stays what it was where a round is over', async () => {
    const { round, send } = await desk.judged();
    await send();
    await save(round.id, { as_new_version: true });
    const copies = (await desk.admin.get('/api/admin/rubrics')).json<
      { round_id: number; rubric: { number: number } }[]
    >();
    const own = copies.filter(({ round_id }) => round_id === round.id);
    expect(own.map(({ rubric }) => rubric.number)).toEqual([2]);
    const [use] = (await desk.details(round.id)).rubric.criteria;
    const scores = [{ criterion_id: use?.id, level: 1 }];
    await send(0, { scores, comment: '', note: '', version: 0 });
    await product.database.pool.query(
      `update rounds set opens_at = '2025-07-01', closes_at = '2025-07-10' where id = $1`,
      [round.id],
    );
    const third = await save(round.id, { as_new_version: true, comment: 'must' });
    expect(third.problem).toBe('round-over');
  });

  test('hides earlier sheets from who has own ones to send, as those of now', async () => {
    const { round, works, judge, send } = await desk.judged();
    await send();
    await save(round.id, { as_new_version: true });
    const own = await createJudge(product.database, {
      ...{ round_id: round.id, user_id: desk.admin.user.id, state: 'accepted' },
    });
    await assignAll(product.database, own.id);
    const query = `judge_id=${judge.id}&submission_id=${works[0]?.id}`;
    const url = `/api/admin/rounds/${round.id}/earlier-sheets?${query}`;
    expect((await desk.admin.get(url)).problem).toBe('own-sheets-unsent');
  });

  test('of a sheet that is sent and a version that begins at once one comes first', async () => {
    const { round, send, sheet } = await desk.judged();
    await send();
    const [sent, saved] = await Promise.all([
      send(1, sheet([4, 4])),
      save(round.id, { as_new_version: true }),
    ]);
    expect(saved.problem).toBeNull();
    expect([200, 422]).toContain(sent.status);
    const { sent: count, assignments } = await desk.details(round.id);
    // Either it was set aside with the others, or it was refused: none by the old rubric counts.
    expect(count).toBe(0);
    expect(assignments[1]?.state).toBe(sent.status === 200 ? 'look-again' : 'not-begun');
  });
});
