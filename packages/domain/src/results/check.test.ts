import { describe, expect, test } from 'vitest';
import { Chance } from '../chance.ts';
import { RANKING_VERSION, rankWorks } from '../ranking/rank-works.ts';
import { type Checked, isOurFormula, isRankedAlike, withoutJudges } from './check.ts';

/** Twelve works, each scored by four of six judges, of whom J1 favours W1. */
function frozen(): Checked {
  const chance = new Chance(39);
  const works = Array.from({ length: 12 }, (_, at) => `W${at + 1}`);
  const sheets = works.flatMap((work, at) =>
    [0, 1, 2, 3].map((nth) => {
      const judge = `J${((at + nth) % 6) + 1}`;
      const favour = judge === 'J1' && work === 'W1' ? 60 : 0;
      return { work, judge, points: 90 - 5 * at + chance.below(4) + favour - 30, levels: {} };
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
  test('nobody is left out: nothing is otherwise', () => {
    expect(withoutJudges(frozen(), new Set())).toEqual({
      first: ['W1'],
      isSameFirst: true,
      moved: [],
    });
  });

  test('says which works would have another rank, and who would be first', () => {
    const content = frozen();
    const favoured = content.sheets.map((sheet) =>
      sheet.judge === 'J6' && sheet.work === 'W2' ? { ...sheet, points: 100 } : sheet,
    );
    const works = content.works;
    const own = { ...content, sheets: favoured, ranking: rankWorks(favoured, works) };
    const without = withoutJudges(own, new Set(['J1', 'J2', 'J3', 'J4', 'J5', 'J6']));
    // Nobody's sheets are left, and so nobody is first.
    expect(without).toMatchObject({ first: [], isSameFirst: false });
    const ranks = new Map(own.ranking.works.map(({ work, rank }) => [work, rank]));
    for (const { work, from, to } of without.moved) {
      expect(ranks.get(work)).toBe(from);
      expect(to).not.toBe(from);
    }
  });
});
