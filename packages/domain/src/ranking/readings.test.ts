import { describe, expect, test } from 'vitest';
import { differences, meanLevels } from './criteria.ts';
import { type CountedSheet, type RankedWork, rankWorks } from './rank-works.ts';
import { within } from './within.ts';
import { withoutEachJudge } from './without-each-judge.ts';

function sheet(work: string, judge: string, rest: Partial<CountedSheet> = {}): CountedSheet {
  return { work, judge, points: 50, levels: {}, ...rest };
}

describe('ranked works within an answer', () => {
  const ranked = (work: string, rank: number, group: [number, number], open = group) =>
    ({ work, rank, group, open }) as unknown as RankedWork;
  const all = [
    ranked('a', 1, [1, 1]),
    ranked('b', 2, [2, 5], [2, 4]),
    ranked('c', 2, [2, 5]),
    ranked('d', 4, [2, 5]),
    ranked('e', 5, [2, 5], [3, 5]),
    ranked('f', 6, [6, 6]),
  ];
  test.each([
    [
      'abcdef',
      ['a 1 1-1 1-1', 'b 2 2-5 2-4', 'c 2 2-5 2-5', 'd 4 2-5 2-5', 'e 5 2-5 3-5', 'f 6 6-6 6-6'],
    ],
    ['bce', ['b 1 1-3 1-2', 'c 1 1-3 1-3', 'e 3 1-3 2-3']],
    ['adf', ['a 1 1-1 1-1', 'd 2 2-2 2-2', 'f 3 3-3 3-3']],
    ['be', ['b 1 1-2 1-1', 'e 2 1-2 2-2']],
    ['', []],
  ])('of all, %s', (some, expected) => {
    expect(
      within(all, ({ work }) => some.includes(work)).map(
        ({ work, rank, group, open }) => `${work} ${rank} ${group.join('-')} ${open.join('-')}`,
      ),
    ).toEqual(expected);
  });

  test('points are those of all', () => {
    const sheets = ['a', 'b', 'c'].flatMap((work, at) => [
      sheet(work, 'x', { points: 90 - at }),
      sheet(work, 'y', { points: 80 - at }),
    ]);
    const { works } = rankWorks(sheets, ['a', 'b', 'c']);
    const [, second, third] = works;
    expect(within(works, ({ work }) => work !== 'a')).toEqual([
      { ...second, rank: 1, group: [1, 1], open: [1, 1] },
      { ...third, rank: 2, group: [2, 2], open: [2, 2] },
    ]);
  });
});

describe('without one of the judges', () => {
  const run = (sheets: readonly CountedSheet[], works: readonly string[]) => {
    const each = withoutEachJudge(sheets, works);
    for (;;) {
      const step = each.next();
      if (step.done) return step.value;
    }
  };
  const given = (points: Readonly<Record<string, readonly number[]>>) =>
    Object.entries(points).flatMap(([work, all]) =>
      all.map((value, judge) => sheet(work, `j${judge}`, { points: value })),
    );
  test.each([
    ['nobody decides', given({ a: [90, 90, 90], b: [10, 10, 10] }), []],
    ['one decides', given({ a: [90, 50, 50], b: [10, 60, 60] }), [{ judge: 'j0', winners: ['b'] }]],
    [
      'one keeps two apart',
      given({ a: [90, 50, 50], b: [80, 50, 50] }),
      [{ judge: 'j0', winners: ['a', 'b'] }],
    ],
    ['there is one judge', given({ a: [90], b: [10] }), []],
    ['there is none', [], []],
  ])('%s', (_, sheets, expected) => {
    expect(run(sheets, ['a', 'b', 'c'])).toEqual(expected);
  });
});

describe('criteria one by one', () => {
  const sheets = [
    sheet('a', 'x', { levels: { 7: 1, 9: 3 } }),
    sheet('a', 'y', { levels: { 7: 4, 9: 5 } }),
    sheet('a', 'z', { levels: { 7: 2, 9: 5 } }),
    sheet('b', 'x', { levels: { 7: 5, 9: 1 } }),
    sheet('b', 'y', { levels: { 7: 1, 9: 3 } }),
  ];

  test('judges who are more than two levels apart are named, the widest first', () => {
    expect(differences(sheets)).toEqual([
      { work: 'b', criterion: '7', lowest: 1, highest: 5 },
      { work: 'a', criterion: '7', lowest: 1, highest: 4 },
    ]);
    expect(differences([])).toEqual([]);
  });

  test('levels have their means', () => {
    const means = meanLevels(sheets);
    expect([...(means.get('a') ?? [])]).toEqual([
      ['7', 2.33],
      ['9', 4.33],
    ]);
    expect([...(means.get('b') ?? [])]).toEqual([
      ['7', 3],
      ['9', 2],
    ]);
  });
});
