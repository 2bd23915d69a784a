import { inverse, Matrix } from 'ml-matrix';
import type { Season } from './seasons.ts';

/**
 * The ranking of ADR 60 by another way, to hold ours against: all unknowns at once, by a library's
 * matrices and their inverse.
 */
export function rankedByLibrary({ works, sheets }: Season) {
  const judges = [...new Set(sheets.map(({ judge }) => judge))];
  const unknowns = 1 + works.length + judges.length;
  const design = Matrix.zeros(sheets.length, unknowns);
  for (const [row, { work, judge }] of sheets.entries()) {
    for (const column of [0, 1 + works.indexOf(work), 1 + works.length + judges.indexOf(judge)]) {
      design.set(row, column, 1);
    }
  }
  const points = Matrix.columnVector(sheets.map((sheet) => sheet.points));
  const normal = design.transpose().mmul(design);
  const right = design.transpose().mmul(points);
  const places = { works: range(1, works.length), judges: range(1 + works.length, judges.length) };
  let variances = { noise: 60, works: 80, judges: 40 };
  let solved = solve(variances);
  for (let step = 0; step < 200; step += 1) {
    const next = estimate(variances);
    const isSettled = Object.entries(next).every(
      ([of, value]) => Math.abs(value / variances[of as keyof typeof next] - 1) <= 1e-6,
    );
    variances = next;
    solved = solve(variances);
    if (isSettled) break;
  }
  const worth = works.map((_, at) => solved.beta.get(0, 0) + solved.beta.get(1 + at, 0));
  const covariance = (a: number, b: number) => variances.noise * solved.inverse.get(1 + a, 1 + b);
  const isSure = (better: number, other: number) => {
    if (better === other) return false;
    const variance =
      covariance(better, better) + covariance(other, other) - 2 * covariance(better, other);
    return (worth[better] ?? 0) - (worth[other] ?? 0) >= 1.2815515655446004 * Math.sqrt(variance);
  };
  return {
    works: works.map((work, at) => ({
      work,
      calibrated: worth[at] ?? 0,
      margin: 1.2815515655446004 * Math.sqrt(covariance(at, at)),
      rank: worth.filter((other) => rounded(other) > rounded(worth[at] ?? 0)).length + 1,
      open: [
        works.filter((_work, other) => isSure(other, at)).length + 1,
        works.length - works.filter((_work, other) => isSure(at, other)).length,
      ],
    })),
    severities: new Map(
      judges.map((judge, at) => [judge, solved.beta.get(1 + works.length + at, 0)]),
    ),
  };

  function solve(of: typeof variances) {
    const left = normal.clone();
    for (const at of places.works) left.set(at, at, left.get(at, at) + of.noise / of.works);
    for (const at of places.judges) left.set(at, at, left.get(at, at) + of.noise / of.judges);
    const inverted = inverse(left);
    return { inverse: inverted, beta: inverted.mmul(right) };
  }

  function estimate(of: typeof variances): typeof variances {
    const { beta } = solve(of);
    const rest = Matrix.sub(points, design.mmul(beta));
    const weight = (at: number, own: number) => 1 / (normal.get(at, at) + of.noise / own);
    const spread = (at: number, own: number) => beta.get(at, 0) ** 2 + of.noise * weight(at, own);
    const used = (all: readonly number[], own: number) =>
      sum(all.map((at) => normal.get(at, at) * weight(at, own)));
    const free = sheets.length - used(places.works, of.works) - used(places.judges, of.judges);
    return {
      noise: Math.max(1, rest.norm('frobenius') ** 2 / Math.max(1, free)),
      works: Math.max(1e-3, sum(places.works.map((at) => spread(at, of.works))) / works.length),
      judges: Math.max(1e-3, sum(places.judges.map((at) => spread(at, of.judges))) / judges.length),
    };
  }
}

function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => from + at);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** To a millionth of a point: what differs by less is equal. */
function rounded(points: number): number {
  return Math.round(points * 1e6);
}
