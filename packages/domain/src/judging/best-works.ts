import type { RoundRefusal } from './round-refusals.ts';
import { type RoundFacts, roundState } from './rounds.ts';

/** A work with the points of each sheet that counts. */
export type ScoredWork = { readonly id: number; readonly points: readonly number[] };

/** A work by its points: equal ones have the same rank. */
export type RankedWork = { readonly id: number; readonly points: number; readonly rank: number };

/** Below this, points are equal: what differs by less differs by rounding. */
const EQUAL = 1e-6;

/** The mean of its sheets; null while none counts. */
export function pointsOfWork(points: readonly number[]): number | null {
  if (points.length === 0) return null;
  return points.reduce((sum, each) => sum + each, 0) / points.length;
}

/** The works in the order of their points; those without a sheet that counts have no place. */
export function ranked(works: readonly ScoredWork[]): RankedWork[] {
  const scored = works.flatMap(({ id, points }) => {
    const mean = pointsOfWork(points);
    return mean === null ? [] : [{ id, points: mean }];
  });
  scored.sort((a, b) => (areEqual(a, b) ? a.id - b.id : b.points - a.points));
  let rank = 0;
  return scored.map((work, at) => {
    const before = scored[at - 1];
    if (before === undefined || !areEqual(before, work)) rank = at + 1;
    return { ...work, rank };
  });
}

function areEqual(a: { readonly points: number }, b: { readonly points: number }): boolean {
  return Math.abs(a.points - b.points) < EQUAL;
}

/** The best, and who is equal at the border where not all of those have room. */
export type BestWorks = { readonly sure: readonly number[]; readonly border: readonly number[] };

/** The best `most` of ranked works. */
export function bestOf(works: readonly RankedWork[], most: number): BestWorks {
  const idsOf = (some: readonly RankedWork[]) => some.map(({ id }) => id);
  const last = works[most - 1];
  if (last === undefined || works[most]?.rank !== last.rank) {
    return { sure: idsOf(works.slice(0, most)), border: [] };
  }
  return {
    sure: idsOf(works.filter(({ rank }) => rank < last.rank)),
    border: idsOf(works.filter(({ rank }) => rank === last.rank)),
  };
}

/**
 * Which works are taken, or null where what was said of the border does not do: all of it, or as
 * many as there is room for.
 */
export function takenOf(
  { sure, border }: BestWorks,
  { most, chosen }: { readonly most: number; readonly chosen: readonly number[] },
): readonly number[] | null {
  const picked = border.filter((id) => chosen.includes(id));
  const fits = picked.length === border.length || picked.length === most - sure.length;
  return fits && picked.length === new Set(chosen).size ? [...sure, ...picked] : null;
}

/** Whether a reason is needed: some at the border are taken, and others that are equal are not. */
export function needsReason({ border }: BestWorks, taken: readonly number[]): boolean {
  return border.some((id) => !taken.includes(id));
}

/** Why the best of the round before cannot be taken now, or null. */
export function whyNotTakeBest(before: RoundFacts | null, now: Date): RoundRefusal | null {
  if (before === null) return 'no-round-before';
  return roundState(before, now) === 'over' ? null : 'round-before-not-over';
}
