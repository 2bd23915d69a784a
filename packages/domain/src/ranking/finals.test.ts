import { describe, expect, test } from 'vitest';
import { Chance } from '../chance.ts';
import { atOnce } from '../steps.ts';
import { finalistsOf, meetingErrors, whyNotBeginFinal } from './final-rules.ts';
import { type Ballot, FINAL_LIMITS, type Final, pairOf } from './finals.ts';
import { formulaWith, rankWithFinal } from './rank-with-final.ts';
import { type CountedSheet, RANKING_VERSION, rankWorks } from './rank-works.ts';
import { beforeFinal, finalEnd, nextPair, weighFinal } from './weigh-final.ts';

/** Works A to D of which as much is known of each, a point apart; β is about 6 points. */
const before: Parameters<typeof weighFinal>[0] = {
  finalists: ['A', 'B', 'C', 'D'].map((work) => ({ work })),
  known: {
    points: Float64Array.of(73, 72, 71, 70),
    covariance: [0, 1, 2, 3].map((own) =>
      Float64Array.from([0, 1, 2, 3], (other) => (own === other ? 20 : 0)),
    ),
  },
  noise: 60,
};
/** So many ballots of as many judges for each, written as winner and loser. */
const ballots = (...given: readonly [pair: string, times: number][]): Ballot[] =>
  given.flatMap(([[better = '', other = ''], times]) =>
    Array.from({ length: times }, (_, at) => ({ judge: `j${at}`, better, other })),
  );
const weighed = (given: readonly Ballot[], prizes = 1) =>
  weighFinal(before, { prizes, ballots: given });
const orderOf = (given: readonly Ballot[]) =>
  weighed(given)
    .order.map(({ work }) => work)
    .join('');

describe('ballots on top of sheets', () => {
  test.each<[Ballot[], string]>([
    [[], 'ABCD'],
    [ballots(['BA', 1]), 'BACD'],
    [ballots(['DA', 1]), 'BDAC'],
    [ballots(['BA', 3], ['CA', 3], ['DA', 3]), 'BCDA'],
    [ballots(['AB', 5], ['BA', 5]), 'ABCD'],
    [ballots(['DC', 8], ['DB', 8], ['DA', 8]), 'DABC'],
  ])('case %#', (given, expected) => {
    expect(orderOf(given)).toBe(expected);
    // In whatever order they come.
    expect(orderOf(given.toReversed())).toBe(expected);
  });

  test('at the most probable points nothing pulls any more', () => {
    const given = ballots(['BA', 2], ['CB', 3], ['DA', 1]);
    const { order } = weighed(given);
    const at = new Map(order.map(({ work, key }) => [work, key / 1e6]));
    const scale = (Math.sqrt(120) * Math.sqrt(3)) / Math.PI;
    for (const [place, { work }] of before.finalists.entries()) {
      let pull = ((before.known.points[place] ?? 0) - (at.get(work) ?? 0)) / 20;
      for (const { better, other } of given) {
        const gap = (at.get(better) ?? 0) - (at.get(other) ?? 0);
        const surprise = 1 / (1 + Math.exp(gap / scale)) / scale;
        if (work === better) pull += surprise;
        if (work === other) pull -= surprise;
      }
      expect(Math.abs(pull)).toBeLessThan(1e-6);
    }
  });

  test('make a border sure', () => {
    const one = weighed([]).borders;
    expect(one).toMatchObject([{ after: 1, better: 'A', other: 'B', isSure: false }]);
    expect(one[0]?.probability).toBeCloseTo(0.563, 3);
    const [sure] = weighed(ballots(['AB', 9])).borders;
    expect(sure).toMatchObject({ better: 'A', other: 'C' });
    const [many] = weighed(ballots(['AB', 9], ['AC', 9], ['AD', 9])).borders;
    expect(many?.isSure).toBe(true);
    expect(many?.probability).toBeGreaterThanOrEqual(0.9);
    expect(weighed([], 9).borders.map(({ after }) => after)).toEqual([1, 2, 3]);
  });

  test('are all that decides where works are equal by their sheets', () => {
    const equal = { ...before, known: { ...before.known, points: new Float64Array(4) } };
    const { order, isSure } = weighFinal(equal, { prizes: 1, ballots: [] });
    expect(new Set(order.map(({ key }) => key)).size).toBe(1);
    expect(isSure('A', 'B')).toBe(false);
  });
});

describe('when it ends', () => {
  test.each([
    [[], null],
    [ballots(['AB', 30], ['BA', 29]), null],
    [ballots(['AB', 30], ['BA', 30]), 'most-ballots'],
    [ballots(['AB', 9], ['AC', 9], ['AD', 9]), 'decided'],
  ] as const)('case %#', (given, expected) => {
    expect(finalEnd(weighed(given))).toBe(expected);
  });
});

describe('the next pair', () => {
  const next = (given: Ballot[], cast: string[] = [], mayNotSee: string[] = [], prizes = 1) =>
    nextPair(weighed(given, prizes), { cast: new Set(cast), mayNotSee: new Set(mayNotSee) });

  test.each<[string, ReturnType<typeof next>, readonly string[] | null]>([
    ['is that of which it is least known', next([]), ['A', 'B']],
    ['is between others once it was chosen', next([], ['A B']), ['A', 'C']],
    ['has no work that the judge may not judge', next([], [], ['B']), ['A', 'C']],
    ['lies across a border that is open', next([], ['A B', 'A C', 'A D']), null],
    ['lies across any of them', next([], ['A B', 'A C', 'A D'], [], 2), ['B', 'C']],
    ['is none for who may judge none of the first', next([], [], ['A']), null],
    ['is none where all is decided', next(ballots(['AB', 9], ['AC', 9], ['AD', 9])), null],
  ])('%s', (_, pair, expected) => {
    expect(pair).toEqual(expected);
  });

  test('is written in one way', () => {
    expect([pairOf('B', 'A'), pairOf('A', 'B')]).toEqual(['A B', 'A B']);
  });
});

/** Sixteen works, each scored by four of six judges; the first three are close. */
function sheetsOf(): { works: string[]; sheets: CountedSheet[] } {
  const chance = new Chance(7);
  const works = Array.from({ length: 16 }, (_, at) => `w${at + 10}`);
  const sheets = works.flatMap((work, at) =>
    [0, 1, 2, 3].map((nth) => {
      const points = 90 - (at < 3 ? at : 4 * at) + chance.between(-4, 4);
      return { work, judge: `j${(at + nth) % 6}`, points, levels: {} };
    }),
  );
  return { works, sheets };
}

describe('ranks with a final', () => {
  const { works, sheets } = sheetsOf();
  const plain = rankWorks(sheets, works);
  const best = plain.works.slice(0, 4).map(({ work }) => work);
  const [first = '', second = '', third = '', fourth = ''] = best;
  const shown = (final: Final | null) =>
    rankWithFinal(sheets, works, final)
      .works.slice(0, 6)
      .map(({ work, rank }) => `${work} ${rank}`);

  test('without one are those by sheets, and of the same formula', () => {
    expect(rankWithFinal(sheets, works, null)).toEqual(plain);
    expect([formulaWith(null), RANKING_VERSION]).toEqual([1, 1]);
  });

  test('of a meeting are as it set them, and all others follow', () => {
    const final = { way: 'meeting', works: [third, first, fourth, second] } as const;
    const ranked = rankWithFinal(sheets, works, final);
    expect(
      ranked.works.slice(0, 4).map(({ work, rank, group, open }) => [work, rank, group, open]),
    ).toEqual(final.works.map((work, at) => [work, at + 1, [at + 1, at + 1], [at + 1, at + 1]]));
    expect(ranked.works.slice(4).map(({ work, rank }) => [work, rank])).toEqual(
      plain.works.slice(4).map(({ work, rank }) => [work, rank]),
    );
    expect(ranked.works.slice(4).every(({ group, open }) => group[0] > 4 && open[0] > 4)).toBe(
      true,
    );
    expect(formulaWith(final)).toBe(2);
  });

  test('by ballots are those of the points with them; points stay as they are', () => {
    const final: Final = {
      ...{ way: 'ballots', works: best, prizes: 3 },
      ballots: [first, second].flatMap((other) =>
        Array.from({ length: 9 }, (_, at) => ({ judge: `j${at}`, better: third, other })),
      ),
    };
    expect(shown(final)[0]).toBe(`${third} 1`);
    const ranked = rankWithFinal(sheets, works, final);
    const pointsOf = (all: typeof plain.works) =>
      Object.fromEntries(all.map(({ work, calibrated }) => [work, calibrated]));
    expect(pointsOf(ranked.works)).toEqual(pointsOf(plain.works));
    expect(shown({ ...final, ballots: [] })).toEqual(shown(null));
  });

  test('leave out of it what is judged no more', () => {
    const final = { way: 'meeting', works: [third, 'gone', first] } as const;
    expect(shown(final).slice(0, 3)).toEqual([`${third} 1`, `${first} 2`, `${second} 3`]);
  });

  test('where means count begin with a usual variance', () => {
    const few = sheets.filter(({ judge }) => judge < 'j3');
    const ranked = rankWorks(few, works);
    expect(ranked.basis).toBe('means');
    const [one, two] = ranked.works;
    const pair = [one?.work ?? '', two?.work ?? ''] as const;
    const from = atOnce(beforeFinal(few, works, pair));
    expect(from.known.covariance.map((row) => [...row])).toEqual([
      [100 / (one?.sheets ?? 0), 0],
      [0, 100 / (two?.sheets ?? 0)],
    ]);
    const [winner, loser] = pair.toReversed();
    const given = Array.from({ length: 8 }, (_, at) => ({
      ...{ judge: `j${at}`, better: winner ?? '', other: loser ?? '' },
    }));
    expect(weighFinal(from, { prizes: 1, ballots: given }).order[0]?.work).toBe(winner);
  });
});

describe('what may begin', () => {
  const ready = { isOver: true, isOpen: false, finalists: 6 };
  test.each([
    [{}, null],
    [{ isOver: false }, 'final-before-end'],
    [{ isOpen: true }, 'final-is-open'],
    [{ finalists: 1 }, 'final-too-small'],
    [{ finalists: 13 }, 'final-too-large'],
  ] as const)('%o', (facts, expected) => {
    expect(whyNotBeginFinal({ ...ready, ...facts })).toBe(expected);
  });

  test('equal works at the border take part, and none without a sheet', () => {
    const ranked = [1, 2, 2, 4].map((rank, at) => ({
      work: `w${at}`,
      rank,
      sheets: at < 3 ? 2 : 0,
    }));
    expect(finalistsOf(ranked, 2)).toHaveLength(3);
    expect(finalistsOf(ranked, 4)).toHaveLength(3);
    expect(finalistsOf(ranked, 1)).toHaveLength(1);
  });
});

describe('a meeting gives a reason', () => {
  const placed = (...works: readonly [rank: number, reason?: string][]) =>
    meetingErrors(works.map(([rank, reason = '']) => ({ rank, reason }))).map(
      ({ path, error }) => `${path} ${error.code}`,
    );
  test.each([
    ['for none in the order of the sheets', placed([1], [2], [3]), []],
    ['for none of equal works', placed([1], [2], [2]), []],
    ['for each that passes over a better one', placed([3], [1], [2]), ['/0/reason required']],
    ['which may be said', placed([3, 'Both runs'], [1], [2]), []],
    ['that is not too long', placed([1, 'x'.repeat(501)]), ['/0/reason too-long']],
    ['not blank', placed([2, ' '], [1]), ['/0/reason required']],
  ])('%s', (_, errors, expected) => {
    expect(errors).toEqual(expected);
  });

  test('of so many characters', () => {
    expect(FINAL_LIMITS.reason).toBe(500);
  });
});
