import { atOnce } from '../steps.ts';
import { certaintyOf } from './additive-model.ts';
import { type ScoredWork, scoringWorks } from './scored-works.ts';
import { type IsSure, standing } from './standings.ts';
import type { MeansReason } from './why-means-count.ts';

/** Of the formula; it stands in each snapshot, so that an old one is read by what made it. */
export const RANKING_VERSION = 1;

/** One sheet that counts, in points of 0 to 100; `work` and `judge` are opaque ids. */
export interface CountedSheet {
  readonly work: string;
  readonly judge: string;
  readonly points: number;
  /** By the ids of the criteria. */
  readonly levels: Readonly<Record<string, number>>;
}

export interface RankedWork {
  readonly work: string;
  readonly sheets: number;
  /** Of the points; null without a sheet. */
  readonly mean: number | null;
  /** The points that all judges together would have given; null where the mean counts. */
  readonly calibrated: number | null;
  /** Half the width of the interval in which it lies with 80 %. */
  readonly margin: number | null;
  /** Equal works have equal ones; those without a sheet come last. */
  readonly rank: number;
  /** First and last rank of the works among which no neighbours can be told apart. */
  readonly group: readonly [number, number];
  /** First and last rank that it may have: all others are surely before it or behind it. */
  readonly open: readonly [number, number];
}

interface RankedJudge {
  readonly judge: string;
  readonly sheets: number;
  /** How many points more they give than others to the same works; null where the mean counts. */
  readonly severity: number | null;
}

export interface Ranking {
  readonly basis: 'calibrated' | 'means';
  /** Why the mean counts. */
  readonly why: MeansReason | null;
  /** In the order of their ranks. */
  readonly works: readonly RankedWork[];
  readonly judges: readonly RankedJudge[];
}

/**
 * Ranks works by their sheets: calibrated, or by their means where too few judges share them
 * (ADR 60). The same sheets give the same, in whatever order they come and wherever it runs. Sheets
 * of other works do not count.
 */
export function rankWorks(sheets: readonly CountedSheet[], works: readonly string[]): Ranking {
  return atOnce(rankingWorks(sheets, works));
}

/**
 * The same with a pause after each step of the estimate and after each work, so that whoever ranks
 * hundreds of works can do something else meanwhile.
 */
export function* rankingWorks(
  sheets: readonly CountedSheet[],
  works: readonly string[],
): Generator<void, Ranking> {
  const scoring = scoringWorks(sheets, works);
  const { why, scored, unscored, judges, fitted, ...counted } = yield* scoring;
  const certainty = fitted && certaintyOf(fitted);
  // Of means it is not known how sure they are, so that only equal ones are not told apart.
  const isSure: IsSure<ScoredWork> = ({ place, key }, other) =>
    certainty ? certainty.isBetter(place, other.place) : key > other.key;
  const standings = yield* standing(scored, isSure);
  const last = [scored.length + 1, scored.length + unscored.length] as const;
  return {
    basis: why === null ? 'calibrated' : 'means',
    why,
    works: [
      ...scored.map(({ work, place, sheets: own, mean, calibrated }, at) => ({
        ...{ work, sheets: own, mean: rounded(mean), calibrated: rounded(calibrated) },
        margin: rounded(certainty && certainty.margin(place)),
        rank: standings[at]?.rank ?? at + 1,
        group: standings[at]?.group ?? last,
        open: standings[at]?.open ?? last,
      })),
      ...unscored.map((work) => ({
        ...{ work, sheets: 0, mean: null, calibrated: null, margin: null },
        ...{ rank: scored.length + 1, group: last, open: last },
      })),
    ],
    judges: judges.map((judge, at) => ({
      judge,
      sheets: counted.sheets.filter((sheet) => sheet.judge === judge).length,
      severity: rounded(fitted?.severity[at] ?? null),
    })),
  };
}

/** To a hundredth of a point: what is told. */
function rounded<T extends number | null>(points: T): T | number {
  // Adding 0 makes 0 of -0, which other bytes would be.
  return points === null ? points : Math.round(points * 100) / 100 + 0;
}
