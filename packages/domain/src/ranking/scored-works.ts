import { type Fitted, fittingAdditive } from './additive-model.ts';
import type { CountedSheet } from './rank-works.ts';
import { type MeansReason, whyMeansCount } from './why-means-count.ts';

/** What is compared to find ranks; what differs by less differs by rounding. */
const STEPS_OF_A_POINT = 1e6;

/** A work with sheets. */
export type ScoredWork = {
  readonly work: string;
  /** Where it stands in what was fitted. */
  readonly place: number;
  readonly sheets: number;
  readonly mean: number;
  readonly calibrated: number | null;
  /** In millionths of a point: what ranks compare. */
  readonly key: number;
};

type ScoredWorks = {
  readonly why: MeansReason | null;
  /** The best first. */
  readonly scored: readonly ScoredWork[];
  readonly unscored: readonly string[];
  /** In the order of their ids, as in what was fitted. */
  readonly judges: readonly string[];
  /** The sheets that count, of these works. */
  readonly sheets: readonly CountedSheet[];
  /** null where the mean counts. */
  readonly fitted: Fitted | null;
};

/**
 * Works by their points, with a pause after each step of the estimate. The same sheets give the
 * same, in whatever order they come and wherever it runs.
 */
export function* scoringWorks(
  given: readonly CountedSheet[],
  works: readonly string[],
): Generator<void, ScoredWorks> {
  const known = new Set(works);
  const sheets = given
    .filter(({ work }) => known.has(work))
    .sort((a, b) => inOrder(a.work, b.work) || inOrder(a.judge, b.judge) || a.points - b.points);
  const own = Map.groupBy(sheets, ({ work }) => work);
  const judges = [...new Set(sheets.map(({ judge }) => judge))].sort(inOrder);
  const why = whyMeansCount(sheets);
  const fitted = why === null ? yield* fitting(sheets, { works: [...own.keys()], judges }) : null;
  const scored = [...own].map(([work, ofWork], place) => {
    const mean = ofWork.reduce((sum, { points }) => sum + points, 0) / ofWork.length;
    const calibrated = fitted && fitted.mean + (fitted.quality[place] ?? 0);
    const key = Math.round((calibrated ?? mean) * STEPS_OF_A_POINT);
    return { work, place, sheets: ofWork.length, mean, calibrated, key };
  });
  return {
    why,
    scored: scored.sort((a, b) => b.key - a.key || a.place - b.place),
    unscored: [...known].filter((work) => !own.has(work)).sort(inOrder),
    ...{ judges, sheets, fitted },
  };
}

function* fitting(
  sheets: readonly CountedSheet[],
  { works, judges }: { readonly works: readonly string[]; readonly judges: readonly string[] },
): Generator<void, Fitted> {
  const workAt = new Map(works.map((work, place) => [work, place]));
  const judgeAt = new Map(judges.map((judge, place) => [judge, place]));
  return yield* fittingAdditive(
    sheets.map(({ work, judge, points }) => ({
      ...{ work: workAt.get(work) ?? 0, judge: judgeAt.get(judge) ?? 0, points },
    })),
    { works: works.length, judges: judges.length },
  );
}

/** By code units: what a language sorts differently would rank differently. */
function inOrder(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
