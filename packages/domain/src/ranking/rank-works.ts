import { fitAdditive } from './additive-model.ts';
import { type MeansReason, whyMeansCount } from './why-means-count.ts';

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

export interface RankedJudge {
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

/** Of the standard normal distribution: below it lie 90 %, and between it and its opposite 80 %. */
const SURE = 1.2815515655446004;

/** What is compared to find ranks; what differs by less differs by rounding. */
const STEPS_OF_A_POINT = 1e6;

/** What the ranking is made of, in an order that does not depend on that of the sheets. */
type Placed = {
  /** Those with a sheet, and those without. */
  readonly works: readonly string[];
  readonly unscored: readonly string[];
  readonly judges: readonly string[];
  readonly sheets: readonly CountedSheet[];
  /** By work: its sheets. */
  readonly own: ReadonlyMap<string, readonly CountedSheet[]>;
};

type Scored = {
  readonly work: string;
  readonly place: number;
  readonly sheets: number;
  readonly mean: number;
  readonly calibrated: number | null;
  readonly margin: number | null;
  /** What ranks compare. */
  readonly key: number;
};

/** Whether one work is surely better than another that stands behind it. */
type IsSure = (better: Scored, other: Scored) => boolean;

/**
 * Ranks works by their sheets: calibrated, or by their means where too few judges share them
 * (ADR 60). The same sheets give the same, in whatever order they come and wherever it runs. Sheets
 * of other works do not count.
 */
export function rankWorks(sheets: readonly CountedSheet[], works: readonly string[]): Ranking {
  const placed = placedOf(sheets, works);
  const why = whyMeansCount(placed.sheets);
  const { scored, isSure, severities } = why === null ? calibrated(placed) : byMeans(placed);
  scored.sort((a, b) => b.key - a.key || a.place - b.place);
  const ranks = ranksOf(scored);
  const groups = groupsOf(scored, isSure);
  const last = [scored.length + 1, scored.length + placed.unscored.length] as const;
  return {
    basis: why === null ? 'calibrated' : 'means',
    why,
    works: [
      ...scored.map((each, at) => ({
        ...{ work: each.work, sheets: each.sheets, mean: rounded(each.mean) },
        calibrated: rounded(each.calibrated),
        margin: rounded(each.margin),
        rank: ranks[at] ?? at + 1,
        group: groups[at] ?? ([at + 1, at + 1] as const),
        open: openRanksOf(scored, at, isSure),
      })),
      ...placed.unscored.map((work) => ({
        ...{ work, sheets: 0, mean: null, calibrated: null, margin: null },
        ...{ rank: scored.length + 1, group: last, open: last },
      })),
    ],
    judges: placed.judges.map((judge, at) => ({
      judge,
      sheets: placed.sheets.filter((sheet) => sheet.judge === judge).length,
      severity: rounded(severities?.[at] ?? null),
    })),
  };
}

function placedOf(all: readonly CountedSheet[], ids: readonly string[]): Placed {
  const known = new Set(ids);
  const sheets = all
    .filter(({ work }) => known.has(work))
    .sort((a, b) => inOrder(a.work, b.work) || inOrder(a.judge, b.judge) || a.points - b.points);
  const judges = [...new Set(sheets.map(({ judge }) => judge))].sort(inOrder);
  const own = Map.groupBy(sheets, ({ work }) => work);
  const unscored = [...known].filter((work) => !own.has(work)).sort(inOrder);
  return { works: [...own.keys()], unscored, judges, sheets, own };
}

/** By code units: what a language sorts differently would rank differently. */
function inOrder(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function scoredOf(
  { works, own }: Placed,
  scoreOf: (place: number, mean: number) => Pick<Scored, 'calibrated' | 'margin'>,
): Scored[] {
  return works.map((work, place) => {
    const sheets = own.get(work) ?? [];
    const mean = sheets.reduce((sum, { points }) => sum + points, 0) / sheets.length;
    const score = scoreOf(place, mean);
    const key = Math.round((score.calibrated ?? mean) * STEPS_OF_A_POINT);
    return { ...{ work, place, sheets: sheets.length, mean, key }, ...score };
  });
}

/** Of means it is not known how sure they are, so that only equal ones are not told apart. */
function byMeans(placed: Placed) {
  const scored = scoredOf(placed, () => ({ calibrated: null, margin: null }));
  const isSure: IsSure = (better, other) => better.key > other.key;
  return { scored, isSure, severities: null };
}

function calibrated(placed: Placed) {
  const workAt = new Map(placed.works.map((work, place) => [work, place]));
  const judgeAt = new Map(placed.judges.map((judge, place) => [judge, place]));
  const { mean, quality, severity, covariance } = fitAdditive(
    placed.sheets.map(({ work, judge, points }) => ({
      work: workAt.get(work) ?? 0,
      judge: judgeAt.get(judge) ?? 0,
      points,
    })),
    { works: placed.works.length, judges: placed.judges.length },
  );
  const scored = scoredOf(placed, (place) => ({
    calibrated: mean + (quality[place] ?? 0),
    margin: SURE * Math.sqrt(covariance(place, place)),
  }));
  const isSure: IsSure = ({ place: a, ...better }, { place: b, ...other }) => {
    const variance = covariance(a, a) + covariance(b, b) - 2 * covariance(a, b);
    return better.key - other.key >= SURE * Math.sqrt(variance) * STEPS_OF_A_POINT;
  };
  return { scored, isSure, severities: severity };
}

function ranksOf(scored: readonly Scored[]): number[] {
  const ranks: number[] = [];
  for (const [at, { key }] of scored.entries()) {
    const before = scored[at - 1];
    ranks.push(before?.key === key ? (ranks[at - 1] ?? at) : at + 1);
  }
  return ranks;
}

/** Neighbours that cannot be told apart are one group, with first and last rank of it. */
function groupsOf(scored: readonly Scored[], isSure: IsSure): (readonly [number, number])[] {
  const ends = scored.map((each, at) => {
    const next = scored[at + 1];
    return next === undefined || isSure(each, next);
  });
  let first = 1;
  return scored.map((_, at) => {
    if (at > 0 && ends[at - 1] === true) first = at + 1;
    return [first, ends.indexOf(true, at) + 1];
  });
}

function openRanksOf(
  scored: readonly Scored[],
  at: number,
  isSure: IsSure,
): readonly [number, number] {
  const own = scored[at];
  if (!own) return [at + 1, at + 1];
  const before = scored.slice(0, at).filter((other) => isSure(other, own)).length;
  const behind = scored.slice(at + 1).filter((other) => isSure(own, other)).length;
  return [before + 1, scored.length - behind];
}

/** To a hundredth of a point: what is told. */
function rounded<T extends number | null>(points: T): T | number {
  // Adding 0 makes 0 of -0, which other bytes would be.
  return points === null ? points : Math.round(points * 100) / 100 + 0;
}
