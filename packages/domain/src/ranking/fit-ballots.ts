import { exponential } from './exponential.ts';
import { solveLower, solveUpper, triangleOf } from './positive-definite.ts';

/** What is known of works: of each how many points, and how they vary together. */
export type Known = {
  readonly points: Float64Array;
  readonly covariance: readonly Float64Array[];
};

/** Of two works by their places the one that was chosen, and the other. */
type PlacedBallot = { readonly better: number; readonly other: number };

const STEPS = 200;
/** In points: from there on it no longer changes. */
const SETTLED = 1e-9;

/**
 * What is known of works once ballots are counted (ADR 63). A ballot goes to the better of two with
 * a probability that rises with how much better it is, as two fresh looks would; the rest is what
 * was known before. In steps, by the four operations and the square root alone.
 *
 * @param noise of one sheet, in points²
 */
export function fitBallots(before: Known, ballots: readonly PlacedBallot[], noise: number): Known {
  const size = before.points.length;
  const scale = (Math.sqrt(2 * noise) * Math.sqrt(3)) / Math.PI;
  const precision = inverseOf(before.covariance);
  const won = Array.from({ length: size }, () => new Float64Array(size));
  for (const { better, other } of ballots) {
    const row = won[better];
    if (row) row[other] = (row[other] ?? 0) + 1;
  }
  const points = Float64Array.from(before.points);
  for (let step = 0; ; step += 1) {
    const { slope, bend } = around(points, { before, precision, won, scale });
    const lower = triangleOf(bend);
    const move = solveUpper(lower, solveLower(lower, slope));
    const widest = move.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    if (widest <= SETTLED || step === STEPS) return { points, covariance: inverseOf(bend) };
    // No farther than where the slope still says where to go.
    const part = Math.min(1, scale / 2 / widest);
    for (const [at, each] of move.entries()) points[at] = (points[at] ?? 0) + part * each;
  }
}

/** Slope and bend of the logarithm of the probability of all that is known, at these points. */
function around(
  points: Float64Array,
  facts: {
    readonly before: Known;
    readonly precision: readonly Float64Array[];
    readonly won: readonly Float64Array[];
    readonly scale: number;
  },
) {
  const { before, precision, won, scale } = facts;
  const slope = new Float64Array(points.length);
  const bend = precision.map((row) => Float64Array.from(row));
  for (const [one, own] of won.entries()) {
    let rise = 0;
    for (const [other, value] of points.entries()) {
      rise -= (precision[one]?.[other] ?? 0) * (value - (before.points[other] ?? 0));
      const ballots = (own[other] ?? 0) + (won[other]?.[one] ?? 0);
      if (ballots === 0) continue;
      const chance = chanceOf((points[one] ?? 0) - value, scale);
      rise += ((own[other] ?? 0) - ballots * chance) / scale;
      const curve = (ballots * chance * (1 - chance)) / (scale * scale);
      const row = bend[one];
      if (!row) continue;
      row[one] = (row[one] ?? 0) + curve;
      row[other] = (row[other] ?? 0) - curve;
    }
    slope[one] = rise;
  }
  return { slope, bend };
}

/** How probably a ballot goes to a work that is so much better. */
function chanceOf(gap: number, scale: number): number {
  return 1 / (1 + exponential(-gap / scale));
}

/** Of a symmetric matrix that is positive definite. */
function inverseOf(matrix: readonly Float64Array[]): Float64Array[] {
  const lower = triangleOf(matrix);
  return matrix.map((_, at) => {
    const unit = new Float64Array(matrix.length);
    unit[at] = 1;
    return solveUpper(lower, solveLower(lower, unit));
  });
}
