import { expect, test } from 'vitest';
import { atOnce } from '../steps.ts';
import { certaintyOf, fittingAdditive } from './additive-model.ts';
import { type CountedSheet, rankingWorks, rankWorks } from './rank-works.ts';
import { withoutEachJudge } from './without-each-judge.ts';

/* Where many works are ranked others have their turn in between. */

/** Three sheets a work, so that every judge shares works with others. */
function round({ works: count, judges }: { readonly works: number; readonly judges: number }) {
  const works = Array.from({ length: count }, (_, at) => `w${at}`);
  const sheets = works.flatMap((work, at) =>
    [0, 1, 2].map((nth): CountedSheet => {
      const judge = (at + nth * (1 + (at % 3))) % judges;
      return { work, judge: `j${judge}`, points: 40 + ((at * 7 + judge * 3) % 50), levels: {} };
    }),
  );
  return { works, sheets };
}

/** How often it pauses, and what comes out. */
function paused<T>(work: Generator<void, T>): { readonly pauses: number; readonly result: T } {
  for (let pauses = 0; ; pauses += 1) {
    const step = work.next();
    if (step.done) return { pauses, result: step.value };
  }
}

test('ranking pauses after each step of the estimate and after each work, and gives the same', () => {
  const { works, sheets } = round({ works: 500, judges: 40 });
  const workOf = new Map(works.map((work, place) => [work, place]));
  const judgeOf = new Map([...new Set(sheets.map(({ judge }) => judge))].map((id, at) => [id, at]));
  const placed = sheets.map(({ work, judge, points }) => ({
    ...{ work: workOf.get(work) ?? 0, judge: judgeOf.get(judge) ?? 0, points },
  }));
  const fit = paused(fittingAdditive(placed, { works: 500, judges: 40 }));
  // One a step of the estimate.
  expect(fit.pauses).toBeGreaterThan(5);
  const { pauses, result } = paused(rankingWorks(sheets, works));
  expect(pauses).toBe(fit.pauses + 500);
  expect(result).toEqual(rankWorks(sheets, works));
  expect(certaintyOf(fit.result).margin(0)).toBeGreaterThan(0);
});

test('ranking without each judge pauses after each step with every one of them', () => {
  const { works, sheets } = round({ works: 30, judges: 8 });
  const { pauses, result } = paused(withoutEachJudge(sheets, works));
  expect(pauses).toBeGreaterThan(5 * 8);
  expect(result).toEqual(atOnce(withoutEachJudge(sheets, works)));
});
