import { certaintyOf, SURE } from './additive-model.ts';
import { normalBelow } from './exponential.ts';
import { type Ballot, FINAL_LIMITS, type FinalEnd, pairOf } from './finals.ts';
import { fitBallots, type Known } from './fit-ballots.ts';
import type { CountedSheet } from './rank-works.ts';
import { type ScoredWork, scoringWorks } from './scored-works.ts';

/** Points² of a sheet beyond its work, where too few judges share works to estimate it. */
const NOISE = 60;
/** The same with how severe its judge may be. */
const NOISE_OF_JUDGES = 100;
/** What is compared to find ranks; what differs by less differs by rounding. */
const STEPS_OF_A_POINT = 1e6;

/** What sheets say of the works of a final, in the order of their ranks. */
type BeforeFinal = {
  readonly finalists: readonly Pick<ScoredWork, 'work'>[];
  readonly known: Known;
  /** Of one sheet, in points². */
  readonly noise: number;
};

/** Between a work with a prize and the next one. */
type Border = {
  /** So many works are before it. */
  readonly after: number;
  readonly better: string;
  readonly other: string;
  /** That the one is better than the other. */
  readonly probability: number;
  readonly isSure: boolean;
};

/** A final by ballots as it stands. */
export type WeighedFinal = {
  /** The best first; `key` is what ranks compare. */
  readonly order: readonly { readonly work: string; readonly key: number }[];
  readonly borders: readonly Border[];
  /** How many ballots count. */
  readonly ballots: number;
  readonly isSure: (better: string, other: string) => boolean;
  /** That one is better than the other. */
  readonly probability: (one: string, other: string) => number;
};

/** Counts the ballots of a final on top of what sheets say (ADR 63). */
export function weighFinal(
  { finalists, known, noise }: BeforeFinal,
  final: { readonly prizes: number; readonly ballots: readonly Ballot[] },
): WeighedFinal {
  const placeOf = new Map(finalists.map(({ work }, place) => [work, place]));
  const placed = final.ballots.flatMap((ballot) => {
    const [better, other] = [placeOf.get(ballot.better), placeOf.get(ballot.other)];
    return better === undefined || other === undefined ? [] : [{ better, other }];
  });
  const { points, covariance } = fitBallots(known, placed, noise);
  const order = finalists
    .map(({ work }, place) => ({
      ...{ work, place, key: Math.round((points[place] ?? 0) * STEPS_OF_A_POINT) },
    }))
    .sort((a, b) => b.key - a.key || a.place - b.place);
  const gapOf = (one: string, other: string) => {
    const [a, b] = [placeOf.get(one) ?? 0, placeOf.get(other) ?? 0];
    const spread =
      (covariance[a]?.[a] ?? 0) + (covariance[b]?.[b] ?? 0) - 2 * (covariance[a]?.[b] ?? 0);
    const gap = (points[a] ?? 0) - (points[b] ?? 0);
    return { gap, deviation: Math.sqrt(spread) };
  };
  const isSure = (better: string, other: string) => {
    const { gap, deviation } = gapOf(better, other);
    return gap >= SURE * deviation;
  };
  const probability = (one: string, other: string) => {
    const { gap, deviation } = gapOf(one, other);
    return normalBelow(gap / deviation);
  };
  const borders = order.slice(0, -1).flatMap(({ work: better }, at): Border[] => {
    const other = order[at + 1]?.work;
    if (other === undefined || at >= final.prizes) return [];
    const facts = { probability: probability(better, other), isSure: isSure(better, other) };
    return [{ after: at + 1, better, other, ...facts }];
  });
  return { order, borders, ballots: placed.length, isSure, probability };
}

/**
 * What sheets say of the works of a final, with a pause after each step of the estimate.
 *
 * @param chosen the works of the final; of those that have no sheet nothing is known
 */
export function* beforeFinal(
  sheets: readonly CountedSheet[],
  works: readonly string[],
  chosen: readonly string[],
): Generator<void, BeforeFinal> {
  const { scored, fitted } = yield* scoringWorks(sheets, works);
  const among = new Set(chosen);
  const finalists = scored.filter(({ work }) => among.has(work));
  const certainty = fitted && certaintyOf(fitted);
  const covariance = finalists.map((one) =>
    Float64Array.from(finalists, (other) => {
      if (certainty) return certainty.covariance(one.place, other.place);
      // Of means it is not known how sure they are: a usual variance stands for it.
      return one === other ? NOISE_OF_JUDGES / one.sheets : 0;
    }),
  );
  const points = Float64Array.from(finalists, ({ calibrated, mean }) => calibrated ?? mean);
  return { known: { points, covariance }, finalists, noise: fitted?.variances.noise ?? NOISE };
}

/** Why the final ends with the ballots that there are, or null: another one says something. */
export function finalEnd({ borders, ballots }: WeighedFinal): FinalEnd | null {
  if (borders.every(({ isSure }) => isSure)) return 'decided';
  return ballots >= FINAL_LIMITS.ballots ? 'most-ballots' : null;
}

/**
 * The two works of which the next ballot of a judge says most: on both sides of a border that is
 * open, and of those the pair of which it is least known which is better. null: the judge has
 * chosen between all of them, or none is open.
 *
 * @param facts.cast pairs between which the judge has chosen, as `pairOf` writes them
 */
export function nextPair(
  weighed: WeighedFinal,
  facts: { readonly cast: ReadonlySet<string>; readonly mayNotSee: ReadonlySet<string> },
): readonly [string, string] | null {
  const { order, borders, probability } = weighed;
  const open = borders.filter(({ isSure }) => !isSure).map(({ after }) => after);
  let best: { readonly pair: readonly [string, string]; readonly doubt: number } | null = null;
  for (const [at, { work: one }] of order.entries()) {
    for (const [past, { work: other }] of order.slice(at + 1).entries()) {
      const isApart = open.some((after) => at < after && after <= at + 1 + past);
      if (!isApart || facts.cast.has(pairOf(one, other))) continue;
      if (facts.mayNotSee.has(one) || facts.mayNotSee.has(other)) continue;
      const doubt = Math.abs(probability(one, other) - 0.5);
      if (best === null || doubt < best.doubt) best = { pair: [one, other], doubt };
    }
  }
  return best?.pair ?? null;
}
