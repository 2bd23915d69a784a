import { describe, expect, test } from 'vitest';
import { Chance } from '../chance.ts';
import { type CountedSheet, rankWorks } from './rank-works.ts';

/** Sheets by work, each as the points of judges: `{ a: { x: 70 } }`. */
function sheetsOf(given: Readonly<Record<string, Readonly<Record<string, number>>>>) {
  return Object.entries(given).flatMap(([work, points]) =>
    Object.entries(points).map(
      ([judge, value]): CountedSheet => ({ work, judge, points: value, levels: {} }),
    ),
  );
}

/** Forty works of four judges, three a work, whose points say nothing but work and judge. */
function plainRound(severities: readonly number[], { works = 40, gap = 1 } = {}) {
  return Array.from({ length: works }, (_, at) => {
    const work = `w${String(at + 10)}`;
    return severities.flatMap((severity, judge): CountedSheet[] =>
      judge === at % severities.length
        ? []
        : [{ work, judge: `j${judge}`, points: 80 - gap * at + severity, levels: {} }],
    );
  }).flat();
}
const worksOf = (sheets: readonly CountedSheet[]) => [...new Set(sheets.map(({ work }) => work))];

describe('below what calibration needs, the mean counts', () => {
  const four = { j0: 70, j1: 70, j2: 70, j3: 70 };
  test.each([
    ['few-judges', sheetsOf({ a: { x: 1, y: 2, z: 3 } })],
    ['few-judges', plainRound([0, 0, 0])],
    ['few-sheets', plainRound([0, 0, 0, 0], { works: 9 })],
    ['few-sheets', sheetsOf({ a: four, b: four, c: four, d: four, e: four, f: four, g: four })],
    [null, plainRound([0, 0, 0, 0], { works: 10 })],
    [
      'apart',
      [
        ...plainRound([0, 0], { works: 20 }),
        ...plainRound([0, 0], { works: 20 }).map((sheet) => ({
          ...{ ...sheet, work: `other ${sheet.work}`, judge: `other ${sheet.judge}` },
        })),
      ],
    ],
    ['few-judges', []],
  ] as const)('%s', (why, sheets) => {
    const ranking = rankWorks(sheets, worksOf(sheets));
    expect(ranking).toMatchObject({ why, basis: why === null ? 'calibrated' : 'means' });
    const hasNumbers = why === null;
    for (const { calibrated, margin } of ranking.works) {
      expect([calibrated !== null, margin !== null]).toEqual([hasNumbers, hasNumbers]);
    }
    for (const { severity } of ranking.judges) expect(severity !== null).toBe(hasNumbers);
  });
});

test('equal works have equal ranks, and those without a sheet come last', () => {
  const sheets = sheetsOf({
    d: { x: 50 },
    b: { x: 80, y: 60 },
    // Not of this round.
    q: { x: 100 },
    a: { x: 90.005, y: 90 },
    // The same to a millionth of a point.
    c: { x: 60, y: 80.0000002 },
  });
  const { works, judges } = rankWorks(sheets, ['f', 'd', 'c', 'b', 'a', 'e']);
  expect(
    works.map(({ work, sheets: own, mean, rank, group }) => [work, own, mean, rank, group]),
  ).toEqual([
    ['a', 2, 90, 1, [1, 1]],
    ['b', 2, 70, 2, [2, 3]],
    ['c', 2, 70, 2, [2, 3]],
    ['d', 1, 50, 4, [4, 4]],
    ['e', 0, null, 5, [5, 6]],
    ['f', 0, null, 5, [5, 6]],
  ]);
  expect(judges).toEqual([
    { judge: 'x', sheets: 4, severity: null },
    { judge: 'y', sheets: 3, severity: null },
  ]);
});

describe('calibrated', () => {
  const severities = [-12, 0, 4, 8] as const;
  const sheets = plainRound(severities);
  const ranking = rankWorks(sheets, worksOf(sheets));

  test('works are ranked by what they are worth, whoever judged them', () => {
    // By their means, those that the severe judge did not score would be before.
    const means = ranking.works.map(({ mean }) => mean ?? 0);
    expect(means).not.toEqual(means.toSorted((a, b) => b - a));
    expect(ranking.works.map(({ work }) => work)).toEqual(worksOf(sheets));
    expect(ranking.works.map(({ rank }) => rank)).toEqual(
      Array.from({ length: 40 }, (_, at) => at + 1),
    );
  });

  test('it is told how severe each judge is', () => {
    const found = ranking.judges.map(({ severity }) => severity ?? Number.NaN);
    for (const [at, severity] of severities.entries()) {
      expect(Math.abs((found[at] ?? 0) - severity)).toBeLessThan(0.5);
    }
    expect(ranking.judges.map((each) => each.sheets)).toEqual([30, 30, 30, 30]);
  });

  test('the same sheets give the same bytes, in whatever order they come', () => {
    const chance = new Chance(39);
    const bytes = JSON.stringify(ranking);
    for (let nth = 0; nth < 5; nth += 1) {
      const again = rankWorks(chance.shuffle(sheets), chance.shuffle(worksOf(sheets)));
      expect(JSON.stringify(again)).toBe(bytes);
    }
  });

  test('a work without a sheet changes nothing of the others', () => {
    const more = rankWorks(sheets, ['a', ...worksOf(sheets)]);
    expect(more.works.slice(0, -1)).toEqual(ranking.works);
    expect(more.works.at(-1)).toEqual({
      ...{ work: 'a', sheets: 0, mean: null, calibrated: null, margin: null },
      ...{ rank: 41, group: [41, 41], open: [41, 41] },
    });
  });

  test('two works with the same sheets are equal', () => {
    const twin = sheets.filter(({ work }) => work === 'w13').map((s) => ({ ...s, work: 'twin' }));
    const { works } = rankWorks([...sheets, ...twin], [...worksOf(sheets), 'twin']);
    expect(works.slice(2, 6).map(({ work, rank }) => [work, rank])).toEqual([
      ['w12', 3],
      ['twin', 4],
      ['w13', 4],
      ['w14', 6],
    ]);
  });

  test('where all judges say the same of all works, all are equal', () => {
    const same = sheets.map((sheet) => ({ ...sheet, points: 50 }));
    const { works, judges } = rankWorks(same, worksOf(same));
    expect(new Set(works.map(({ rank, calibrated }) => `${rank} ${calibrated}`))).toEqual(
      new Set(['1 50']),
    );
    expect(new Set(judges.map(({ severity }) => Math.abs(severity ?? 1)))).toEqual(new Set([0]));
    expect(works.map(({ group }) => group)).toEqual(works.map(() => [1, 40]));
  });
});

describe('works that cannot be told apart', () => {
  test('no group reaches over a gap, and within one each neighbour is near', () => {
    // Four close to each other, ten points, and the rest close to each other.
    const sheets = plainRound([-6, 0, 2, 4], { gap: 0.25 }).map((sheet) =>
      ['w10', 'w11', 'w12', 'w13'].includes(sheet.work)
        ? { ...sheet, points: sheet.points + 10 }
        : sheet,
    );
    const { works } = rankWorks(sheets, worksOf(sheets));
    expect(works.map(({ group }) => group.join())).toEqual([
      ...Array.from({ length: 4 }, () => '1,4'),
      ...Array.from({ length: 36 }, () => '5,40'),
    ]);
    for (const { rank, open, group } of works) {
      expect(open[0]).toBeGreaterThanOrEqual(group[0]);
      expect(open[1]).toBeLessThanOrEqual(group[1]);
      expect(rank).toBeGreaterThanOrEqual(open[0]);
      expect(rank).toBeLessThanOrEqual(open[1]);
    }
    // The last of a long group is surely behind its first, though each neighbour is near.
    expect(works[4]?.open[1]).toBeLessThan(40);
    expect(works[39]?.open[0]).toBeGreaterThan(5);
  });

  test('far apart, each stands for itself', () => {
    const sheets = plainRound([-6, 0, 2, 4], { works: 12, gap: 6 });
    const { works } = rankWorks(sheets, worksOf(sheets));
    expect(works.map(({ group, open }) => [...group, ...open])).toEqual(
      works.map(({ rank }) => [rank, rank, rank, rank]),
    );
  });
});
