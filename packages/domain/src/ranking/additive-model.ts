import { solveLower, solveUpper, triangleOf } from './positive-definite.ts';

/** What a judge gave a work, both by their place in lists that begin at 0. */
type PlacedScore = {
  readonly work: number;
  readonly judge: number;
  readonly points: number;
};

/** Points apart from who gave them: points = mean + quality of the work + severity of the judge. */
export type Fitted = {
  readonly mean: number;
  /** By work: how far above the mean it is, in points. */
  readonly quality: Float64Array;
  /** By judge: how much more they give than others; below 0, they are severe. */
  readonly severity: Float64Array;
  readonly variances: Variances;
  /** The triangle of the equations, and by work what stands in them. */
  readonly lower: readonly Float64Array[];
  readonly rows: readonly Float64Array[];
};

/** In points²: of what a sheet says beyond work and judge, of works and of judges. */
type Variances = { readonly noise: number; readonly works: number; readonly judges: number };

/** Where the estimate begins, what it never falls below, and when it ends. */
const FIRST: Variances = { noise: 60, works: 80, judges: 40 };
const LEAST: Variances = { noise: 1, works: 1e-3, judges: 1e-3 };
const STEPS = 200;
const SETTLED = 1e-6;

/**
 * Fits the model (ADR 60). How much works, judges and chance vary is estimated from the scores, in
 * steps until it no longer changes, with a pause after each. Uses nothing but the four operations
 * and the square root, which every browser rounds alike.
 */
export function* fittingAdditive(
  scores: readonly PlacedScore[],
  counts: { readonly works: number; readonly judges: number },
): Generator<void, Fitted> {
  const sums = new Sums(scores, counts);
  let variances = FIRST;
  for (let step = 0; step < STEPS; step += 1) {
    const next = sums.estimated(variances);
    const isSettled = (['noise', 'works', 'judges'] as const).every(
      (of) => Math.abs(next[of] - variances[of]) <= SETTLED * variances[of],
    );
    variances = next;
    yield;
    if (isSettled) break;
  }
  const solved = sums.solved(variances);
  const rows = Array.from(solved.quality, (_, work) => sums.rowOf(work));
  return { ...solved, variances, rows };
}

/** Of the standard normal distribution: below it lie 90 %, and between it and its opposite 80 %. */
export const SURE = 1.2815515655446004;

/**
 * How sure qualities are, by their posterior covariance: half the width of the interval in which
 * one lies with 80 %, and whether one is better than another with 90 %.
 */
export function certaintyOf({ variances, quality, lower, rows }: Fitted) {
  const { noise, works } = variances;
  const weights = rows.map((row) => 1 / ((row[0] ?? 0) + noise / works));
  const reach = rows.map((row, work) =>
    solveLower(lower, row).map((value) => value * (weights[work] ?? 0)),
  );
  const variance = reach.map((own, work) => (weights[work] ?? 0) + dot(own, own));
  const margins = variance.map((own) => SURE * Math.sqrt(noise * own));
  const nothing = new Float64Array(0);
  return {
    margin: (work: number) => margins[work] ?? 0,
    covariance: (one: number, other: number) => {
      const shared = dot(reach[one] ?? nothing, reach[other] ?? nothing);
      return noise * (one === other ? (variance[one] ?? 0) : shared);
    },
    isBetter: (one: number, other: number) => {
      const gap = (quality[one] ?? 0) - (quality[other] ?? 0);
      // However they hang together: most pairs of many works are that far apart.
      if (gap >= (margins[one] ?? 0) + (margins[other] ?? 0)) return true;
      const shared = dot(reach[one] ?? nothing, reach[other] ?? nothing);
      const ofGap = (variance[one] ?? 0) + (variance[other] ?? 0) - 2 * shared;
      return gap >= SURE * Math.sqrt(noise * ofGap);
    },
  };
}

/**
 * The equations of the model. Qualities are taken out of them, since each stands in those of its
 * own sheets alone: what is left has one unknown a judge and one for the mean.
 */
class Sums {
  readonly #scores: readonly PlacedScore[];
  /** By work, the places in the equations that its sheets stand in: 0 is the mean, then judges. */
  readonly #judges: number[][];
  readonly #pointsOfWork: Float64Array;
  /** By place in the equations: sheets and points. */
  readonly #sheets: Float64Array;
  readonly #points: Float64Array;

  constructor(
    scores: readonly PlacedScore[],
    { works, judges }: { readonly works: number; readonly judges: number },
  ) {
    this.#scores = scores;
    this.#judges = Array.from({ length: works }, () => []);
    this.#pointsOfWork = new Float64Array(works);
    this.#sheets = new Float64Array(judges + 1);
    this.#points = new Float64Array(judges + 1);
    for (const { work, judge, points } of scores) {
      this.#judges[work]?.push(judge + 1);
      add(this.#pointsOfWork, work, points);
      for (const place of [0, judge + 1]) {
        add(this.#sheets, place, 1);
        add(this.#points, place, points);
      }
    }
  }

  weightOf(work: number, { noise, works }: Variances): number {
    return 1 / ((this.#judges[work]?.length ?? 0) + noise / works);
  }

  /** How often each place stands in the equations of a work. */
  rowOf(work: number): Float64Array {
    const row = new Float64Array(this.#sheets.length);
    for (const judge of this.#judges[work] ?? []) {
      add(row, 0, 1);
      add(row, judge, 1);
    }
    return row;
  }

  solved(variances: Variances) {
    const size = this.#sheets.length;
    const left = Array.from({ length: size }, () => new Float64Array(size));
    const right = Float64Array.from(this.#points);
    for (let place = 0; place < size; place += 1) {
      const sheets = this.#sheets[place] ?? 0;
      add(left[place], 0, sheets);
      if (place > 0) add(left[place], place, sheets + variances.noise / variances.judges);
    }
    for (const [work, judges] of this.#judges.entries()) {
      const weight = this.weightOf(work, variances);
      const points = weight * (this.#pointsOfWork[work] ?? 0);
      const times = weight * judges.length;
      add(left[0], 0, -times * judges.length);
      add(right, 0, -points * judges.length);
      for (const judge of judges) {
        add(left[judge], 0, -times);
        add(right, judge, -points);
        const row = left[judge];
        for (const other of judges)
          if (row && other <= judge) row[other] = (row[other] ?? 0) - weight;
      }
    }
    const lower = triangleOf(left);
    const solution = solveUpper(lower, solveLower(lower, right));
    const mean = solution[0] ?? 0;
    const severity = solution.slice(1);
    const quality = Float64Array.from(this.#judges, (judges, work) => {
      let rest = this.#pointsOfWork[work] ?? 0;
      for (const judge of judges) rest -= mean + (solution[judge] ?? 0);
      return rest * this.weightOf(work, variances);
    });
    return { mean, quality, severity, lower };
  }

  /** One step: what the variances would be, were the model right that is fitted with these. */
  estimated(variances: Variances): Variances {
    const { mean, quality, severity } = this.solved(variances);
    const { noise, judges } = variances;
    let [works, workSheets] = [0, 0];
    for (const [work, value] of quality.entries()) {
      const weight = this.weightOf(work, variances);
      works += value * value + noise * weight;
      workSheets += weight * (this.#judges[work]?.length ?? 0);
    }
    let [severities, judgeSheets] = [0, 0];
    for (const [judge, value] of severity.entries()) {
      const sheets = this.#sheets[judge + 1] ?? 0;
      const weight = 1 / (sheets + noise / judges);
      severities += value * value + noise * weight;
      judgeSheets += weight * sheets;
    }
    let rest = 0;
    for (const { work, judge, points } of this.#scores) {
      const miss = points - mean - (quality[work] ?? 0) - (severity[judge] ?? 0);
      rest += miss * miss;
    }
    const free = Math.max(1, this.#scores.length - workSheets - judgeSheets);
    return {
      noise: Math.max(LEAST.noise, rest / free),
      works: Math.max(LEAST.works, works / quality.length),
      judges: Math.max(LEAST.judges, severities / severity.length),
    };
  }
}

function add(to: Float64Array | undefined, place: number, value: number): void {
  if (to) to[place] = (to[place] ?? 0) + value;
}

/** Without iterators: half a million of these are made for five hundred works. */
function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
