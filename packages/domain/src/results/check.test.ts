import { describe, expect, test } from 'vitest';
import { RANKING_VERSION, rankWorks } from '../ranking/rank-works.ts';
import { type Checked, isOurFormula, isRankedAlike, withoutJudges } from './check.ts';

/** Twelve works, each scored by four of six judges, of whom J1 favours W4. */
function frozen(): Checked {
  const works = Array.from({ length: 12 }, (_, at) => `W${at + 1}`);
  const sheets = works.flatMap((work, at) =>
    [0, 1, 2, 3].map((nth) => {
      const judge = `J${((at + nth) % 6) + 1}`;
      const favour = judge === 'J1' && work === 'W4' ? 40 : 0;
      return { work, judge, points: 70 - 4 * at + favour, levels: {} };
    }),
  );
  return { formula: RANKING_VERSION, works, sheets, ranking: rankWorks(sheets, works) };
}

describe('a snapshot that is computed again', () => {
  test('gives the same, in whatever order its sheets stand', () => {
    const content = frozen();
    expect(isOurFormula(content)).toBe(true);
    expect(isRankedAlike(content)).toBe(true);
    expect(isRankedAlike({ ...content, sheets: content.sheets.toReversed() })).toBe(true);
  });

  test('gives something else once a point or a rank was changed', () => {
    const content = frozen();
    const [first, ...rest] = content.sheets;
    if (first === undefined) throw new Error('There are sheets');
    const sheets = [{ ...first, points: first.points - 1 }, ...rest];
    expect(isRankedAlike({ ...content, sheets })).toBe(false);
    const [best, ...others] = content.ranking.works;
    if (best === undefined) throw new Error('There are works');
    const works = [{ ...best, rank: 2 }, ...others];
    expect(isRankedAlike({ ...content, ranking: { ...content.ranking, works } })).toBe(false);
    expect(isOurFormula({ formula: RANKING_VERSION + 1 })).toBe(false);
  });
});

describe('without judges', () => {
  test.each([
    ['nobody', [], { first: ['W1'], isSameFirst: true, moved: [] }],
    [
      'who favours a work: it falls behind others',
      ['J1'],
      {
        ...{ first: ['W1'], isSameFirst: true },
        moved: [
          { work: 'W4', from: 2, to: 4 },
          { work: 'W2', from: 3, to: 2 },
          { work: 'W3', from: 4, to: 3 },
        ],
      },
    ],
    [
      'who does not: another is first',
      ['J5'],
      {
        ...{ first: ['W4'], isSameFirst: false },
        moved: [
          { work: 'W1', from: 1, to: 2 },
          { work: 'W4', from: 2, to: 1 },
        ],
      },
    ],
  ])('%s', (_, judges, without) => {
    expect(withoutJudges(frozen(), new Set(judges))).toEqual(without);
  });

  test('without all of them nobody is first', () => {
    const all = new Set(['J1', 'J2', 'J3', 'J4', 'J5', 'J6']);
    expect(withoutJudges(frozen(), all)).toMatchObject({ first: [], isSameFirst: false });
  });
});
