import type { RoundRanking } from '@pratibha/contract/round-rankings';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type JudgingDesk, openJudgingDesk } from '../../testing/judging-desk.ts';
import {
  assignAll,
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

const at = (id: number) => `/api/admin/rounds/${id}/ranking`;
const ranking = async (id: number) => (await desk.admin.get(at(id))).json<RoundRanking>();
const execute = (sql: string, values: readonly unknown[]) =>
  product.database.pool.query(sql, [...values]);

type Levels = readonly (readonly [idea: number, craft: number] | null)[];

/** An open round, with the sheets of judges by work; null: it is not sent. */
async function judgedBy(judges: readonly Levels[]) {
  const works = [];
  for (const _ of judges[0] ?? []) works.push((await desk.work()).id);
  const round = await createRound(product.database, { event_id: desk.event.id });
  await openTestRound(product.database, round.id);
  const [idea = 0, craft = 0] = round.criteria;
  const ids = [];
  const assignments: number[][] = [];
  for (const levels of judges) {
    const judge = await createJudge(product.database, { round_id: round.id, state: 'accepted' });
    const own = await assignAll(product.database, judge.id);
    for (const [place, given] of levels.entries()) {
      if (given === null) continue;
      const scores = JSON.stringify({ [idea]: given[0], [craft]: given[1] });
      await createSheet(product.database, { assignment_id: own[place] ?? 0, scores });
    }
    ids.push(judge.id);
    assignments.push(own);
  }
  return { round, works, judges: ids, assignments, idea, craft };
}

describe('the ranking of a round', () => {
  test('goes by calibrated points: a work whose judges are severe is no worse for it', async () => {
    // What each work is worth; the first judge gives two levels less, and each skips some works.
    const worth = [5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3];
    const levels = Array.from({ length: 4 }, (_, judge) =>
      worth.map((level, work): [number, number] | null =>
        work % 4 === (judge + 1) % 4 ? null : [judge === 0 ? level - 2 : level, 3],
      ),
    );
    const { round, works, judges } = await judgedBy(levels);
    const told = await ranking(round.id);
    expect(told).toMatchObject({
      ...{ ranked_by: 'calibrated', means_because: null, sheets_due: 12 },
      ...{ round_title: round.title, event_title: 'Robot Race' },
    });
    // Two works are worth the same, and the severe judge scored one of them alone.
    const of = (id: number | undefined) =>
      told.works.find(({ submission_id }) => submission_id === id);
    const [severe, lenient] = [of(works[0]), of(works[1])];
    expect((lenient?.mean ?? 0) - (severe?.mean ?? 0)).toBeGreaterThan(12);
    const apart = (lenient?.calibrated ?? 0) - (severe?.calibrated ?? 0);
    expect(Math.abs(apart)).toBeLessThan(4);
    const [first, second] = told.works;
    expect([first?.submission_id, second?.submission_id].toSorted()).toEqual(works.slice(0, 2));
    for (const { calibrated, margin, group, open, rank, sheets } of told.works) {
      expect([calibrated !== null, margin !== null, sheets]).toEqual([true, true, 3]);
      expect(group.first <= open.first && open.first <= rank).toBe(true);
      expect(rank <= open.last && open.last <= group.last).toBe(true);
    }
    expect(told.judges.map(({ judge_id }) => judge_id)).toEqual(judges);
    const [firstJudge, ...others] = told.judges.map(({ severity }) => severity ?? 0);
    expect(firstJudge).toBeLessThan(-15);
    for (const other of others) expect(other).toBeGreaterThan(0);
  });

  test('goes by the means of few judges, with criteria one by one and where judges differ', async () => {
    const { round, works, judges, assignments, idea, craft } = await judgedBy([
      [[5, 5], [4, 3], [1, 1], null],
      [[1, 5], [4, 3], [2, 1], null],
    ]);
    await execute(
      `update score_sheets set out_because = 'Of another work' where assignment_id = $1`,
      [assignments[1]?.[2]],
    );
    const trained = await createJudge(product.database, {
      ...{ round_id: round.id, state: 'accepted', in_training: true },
    });
    const [, , , unscored = 0] = await assignAll(product.database, trained.id);
    await createSheet(product.database, { assignment_id: unscored });
    const told = await ranking(round.id);
    expect(told).toMatchObject({ ranked_by: 'means', means_because: 'few-judges', sheets_due: 2 });
    expect(
      told.works.map(({ submission_id, rank, mean, calibrated, sheets }) => [
        ...[submission_id, rank, mean, calibrated, sheets],
      ]),
    ).toEqual([
      [works[1], 1, 68.75, null, 2],
      [works[0], 2, 62.5, null, 2],
      [works[2], 3, 0, null, 1],
      [works[3], 4, null, null, 0],
    ]);
    expect(told.works[1]?.mean_levels).toEqual([
      { criterion_id: idea, mean: 3 },
      { criterion_id: craft, mean: 5 },
    ]);
    expect(told.differences).toEqual([
      { submission_id: works[0], criterion_id: idea, lowest: 1, highest: 5 },
    ]);
    // Without the second judge the first work would be before.
    expect(
      told.judges.map(({ judge_id, severity, winners_without }) => [
        ...[judge_id, severity, winners_without],
      ]),
    ).toEqual([
      [judges[0], null, null],
      [judges[1], null, [1]],
    ]);
    expect(told.criteria).toMatchObject([
      { id: idea, title: 'Idea', level_count: 5 },
      { id: craft, title: 'Craft', level_count: 5 },
    ]);
  });

  test('is read within a college or an answer of the registration', async () => {
    const { round, works } = await judgedBy([
      [
        [5, 5],
        [4, 3],
        [1, 1],
      ],
    ]);
    await execute(
      `update registrations set answers = '[{"1": "Seniors"}]' where id in (
        select registration_id from submissions where id = $1)`,
      [works[1]],
    );
    await execute(
      `update profiles set college_name = ' Hill College' where user_id in (
        select user_id from submissions where id = any($1::int[]))`,
      [works.slice(1)],
    );
    const { answers } = await ranking(round.id);
    expect(answers).toContainEqual({
      ...{ question: null, answer: 'Hill College', submission_ids: works.slice(1) },
    });
    expect(answers.filter(({ question }) => question !== null)).toEqual([
      {
        question: 'How do you know about the event?',
        answer: 'Facebook',
        submission_ids: [works[0], works[2]],
      },
      {
        question: 'How do you know about the event?',
        answer: 'Seniors',
        submission_ids: [works[1]],
      },
    ]);
  });

  test('is a file in the order of ranks', async () => {
    const { round } = await judgedBy([
      [
        [1, 1],
        [5, 3],
      ],
    ]);
    const { text, headers } = await desk.admin.get(`${at(round.id)}/export`);
    expect(headers['content-disposition']).toMatch(/ranking.*\.csv/);
    const [heading, ...rows] = text.trim().split('\r\n');
    expect(heading).toBe(
      'rank,work,submitted_by,college,sheets,mean,calibrated,margin_80_percent,' +
        'group_first,group_last,open_first,open_last,Idea,Craft',
    );
    expect(rows.map((row) => row.replace(/^(\d+,\d+),[^,]*,[^,]*/, '$1,,'))).toEqual([
      '1,2,,,1,87.5,,,1,1,1,1,5,3',
      '2,1,,,1,0,,,2,2,2,2,1,1',
    ]);
  });
});

describe('it is not told', () => {
  const both = (client: JudgingDesk['admin'], id: number) =>
    Promise.all([client.get(at(id)), client.get(`${at(id)}/export`)]);
  const problems = async (client: JudgingDesk['admin'], id: number) =>
    (await both(client, id)).map(({ status, problem }) => [status, problem]);
  const twice = (code: string) => [
    [409, code],
    [409, code],
  ];

  test('before the round is open', async () => {
    const { id } = await createRound(product.database, { event_id: desk.event.id });
    expect(await problems(desk.admin, id)).toEqual(twice('round-not-open'));
  });

  test('to who has sheets to send there, or a conflict with one of its works', async () => {
    const { round, works } = await judgedBy([
      [
        [5, 5],
        [1, 1],
      ],
    ]);
    const judge = await createJudge(product.database, {
      ...{ round_id: round.id, user_id: desk.admin.user.id, state: 'accepted' },
    });
    const assignments = await assignAll(product.database, judge.id);
    expect(await problems(desk.admin, round.id)).toEqual(twice('own-sheets-unsent'));
    for (const assignment_id of assignments) await createSheet(product.database, { assignment_id });
    expect((await ranking(round.id)).works).toHaveLength(2);
    await execute(
      `insert into conflicts (judge_id, submission_id, origin, at) values ($1, $2, 'declared', now())`,
      [judge.id, works[1]],
    );
    expect(await problems(desk.admin, round.id)).toEqual(twice('own-work-ranked'));
  });
});
