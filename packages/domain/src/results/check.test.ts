import { describe, expect, test } from 'vitest';
import type { Final } from '../ranking/finals.ts';
import { formulaWith, rankWithFinal } from '../ranking/rank-with-final.ts';
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

describe('a snapshot with a final', () => {
  /** Judges without sheets choose W2 before W1, one with sheets W3 before W2. */
  const final: Final = {
    ...{ way: 'ballots', works: ['W1', 'W2', 'W3'], prizes: 2 },
    ballots: [
      ...['J7', 'J8', 'J9', 'J10'].map((judge) => ({ judge, better: 'W2', other: 'W1' })),
      { judge: 'J1', better: 'W3', other: 'W2' },
    ],
  };
  const plain = frozen();
  const content: Checked = {
    ...{ ...plain, formula: formulaWith(final), final },
    ranking: rankWithFinal(plain.sheets, plain.works, final),
  };

  test('is computed again with its ballots, and never without them', () => {
    expect([isOurFormula(content), isRankedAlike(content)]).toEqual([true, true]);
    const { final: _, ...without } = content;
    expect([isOurFormula(without), isRankedAlike(without)]).toEqual([false, false]);
    const fewer = { ...final, ballots: final.ballots.slice(2) };
    expect(isRankedAlike({ ...content, final: fewer })).toBe(false);
    // What was frozen before there were finals stays as it was.
    expect([isOurFormula(plain), isRankedAlike(plain)]).toEqual([true, true]);
  });

  test('says what would be without the ballots of some judges', () => {
    const first = (judges: readonly string[]) => withoutJudges(content, new Set(judges)).first;
    expect([first([]), first(['J7', 'J8', 'J9', 'J10'])]).toEqual([['W2'], ['W1']]);
  });

  test('of a meeting has its order', () => {
    const meeting: Final = { way: 'meeting', works: ['W3', 'W1'] };
    const ranking = rankWithFinal(plain.sheets, plain.works, meeting);
    const met = { ...plain, formula: 2, final: meeting, ranking };
    expect([isOurFormula(met), isRankedAlike(met)]).toEqual([true, true]);
    expect(withoutJudges(met, new Set(['J5'])).first).toEqual(['W3']);
  });
});
