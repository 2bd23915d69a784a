import { pathToFileURL } from 'node:url';
import { Chance } from '../packages/domain/src/chance.ts';
import { assigning } from '../packages/domain/src/judging/assignment.ts';
import {
  type CountedSheet,
  type RankedWork,
  rankWorks,
} from '../packages/domain/src/ranking/rank-works.ts';

/*
 * How well the ranking recovers the true order of works, in simulated seasons of judging.
 * `node scripts/seasons.ts 1000` prints the figures of docs/adr/0060-ranking.md, and fails where
 * they are not what was promised.
 *
 * Works differ by 12 points (one standard deviation). A judge is severe or lenient, uses the scale
 * more or less, and is uncertain of each work, some more and some less. Works are assigned as the
 * product does; points are whole.
 */

const QUALITY = { mean: 65, spread: 12 };
const NOISE_OF_NOISE = 0.3;
/** Half of one of five levels, in points. */
const HALF_A_LEVEL = 12.5;

/** What a season is like; the first three in standard deviations of the works. */
export type World = {
  readonly severity: number;
  readonly slope: number;
  readonly noise: number;
  readonly works: number;
  readonly judges: number;
  readonly sheets: number;
  /** Points by which a judge gives more to their last work than to their first. */
  readonly drift: number;
  /** Works that all judges score, on top. */
  readonly common: number;
};

const USUAL: World = {
  ...{ severity: 0.6, slope: 0.2, noise: 0.7, drift: 0, common: 0 },
  ...{ works: 60, judges: 8, sheets: 3 },
};

export const WORLDS = {
  usual: USUAL,
  'no severity': { ...USUAL, severity: 0, slope: 0 },
  'half a level of drift': { ...USUAL, drift: HALF_A_LEVEL },
  'three common works': { ...USUAL, common: 3 },
} satisfies Readonly<Record<string, World>>;

export type Season = {
  readonly works: readonly string[];
  readonly sheets: readonly CountedSheet[];
  readonly quality: ReadonlyMap<string, number>;
  readonly judges: readonly Judge[];
};

/** How a judge scores; in standard deviations of the works. */
type Judge = {
  readonly id: number;
  readonly severity: number;
  readonly slope: number;
  readonly noise: number;
};

/** A season by a seed, always the same. */
export function season(world: World, seed: number): Season {
  const chance = new Chance(seed);
  const normal = () => normalOf(chance);
  const ids = Array.from({ length: world.works }, (_, at) => at + 1);
  const quality = ids.map(normal);
  const judges = Array.from({ length: world.judges }, (_, at) => ({
    id: at + 1,
    severity: world.severity * normal(),
    slope: Math.exp(world.slope * normal()),
    noise: world.noise * Math.exp(NOISE_OF_NOISE * normal()),
  }));
  const pairs = assigned(world, seed);
  const sheets = judges.flatMap(({ id, severity, slope, noise }) => {
    const own = pairs.filter(({ judgeId }) => judgeId === id);
    return own.map(({ workId }, nth): CountedSheet => {
      const seen = slope * (quality[workId - 1] ?? 0) + severity + noise * normal();
      const drifted = world.drift * (nth / own.length - 0.5);
      const points = Math.round(QUALITY.mean + QUALITY.spread * seen + drifted);
      const within = Math.max(0, Math.min(100, points));
      return { work: `w${workId}`, judge: `j${id}`, points: within, levels: {} };
    });
  });
  const works = ids.map((id) => `w${id}`);
  const byWork = new Map(works.map((id, at) => [id, quality[at] ?? 0]));
  return { works, sheets, quality: byWork, judges };
}

/** By the standard normal distribution. */
export function normalOf(chance: Chance): number {
  const far = Math.sqrt(-2 * Math.log(1 - chance.fraction()));
  return far * Math.cos(2 * Math.PI * chance.fraction());
}

/** Who judges what, in the order in which each judges. */
function assigned({ works, judges, sheets, common }: World, seed: number) {
  const kept = Array.from({ length: common * judges }, (_, at) => ({
    ...{ workId: (at % common) + 1, judgeId: Math.floor(at / common) + 1 },
  }));
  const proposing = assigning({
    works: Array.from({ length: works }, (_, at) => at + 1),
    judges: Array.from({ length: judges }, (_, at) => ({ id: at + 1, mostWorks: null })),
    judgesPerWork: sheets,
    ...{ conflicts: [], kept, seed },
  });
  for (;;) {
    const step = proposing.next();
    if (step.done) return [...kept, ...step.value.added];
  }
}

/** How near an order comes to the true one. */
type Nearness = {
  /** Kendall's τ: of two works the right one before, less the wrong one. */
  readonly tau: number;
  /** Whether the best work is first; a part of 1 where it shares that. */
  readonly winner: number;
};

/** @param ranks by work, the best 1; equal works have equal ones */
function nearness(ranks: ReadonlyMap<string, number>, { works, quality }: Season): Nearness {
  let [sum, pairs] = [0, 0];
  for (const [at, one] of works.entries()) {
    for (const other of works.slice(at + 1)) {
      const told = (ranks.get(other) ?? 0) - (ranks.get(one) ?? 0);
      const truly = (quality.get(one) ?? 0) - (quality.get(other) ?? 0);
      sum += Math.sign(told) * Math.sign(truly);
      pairs += 1;
    }
  }
  const best = works.reduce((a, b) => ((quality.get(b) ?? 0) > (quality.get(a) ?? 0) ? b : a));
  const first = works.filter((work) => ranks.get(work) === 1);
  return { tau: sum / pairs, winner: first.includes(best) ? 1 / first.length : 0 };
}

function ranksOf(works: readonly RankedWork[]): Map<string, number> {
  return new Map(works.map(({ work, rank }) => [work, rank]));
}

/** Ranks by the means of the same sheets. */
function ranksByMean(works: readonly RankedWork[]): Map<string, number> {
  const mean = (work: RankedWork) => work.mean ?? 0;
  return new Map(
    works.map((work) => [work.work, works.filter((other) => mean(other) > mean(work)).length + 1]),
  );
}

/** How near both orders come to the true one over so many seasons, by seeds from 1 on. */
export function measured(world: World, seasons: number) {
  const all = Array.from({ length: seasons }, (_, at) => {
    const own = season(world, at + 1);
    const { works } = rankWorks(own.sheets, own.works);
    return {
      means: nearness(ranksByMean(works), own),
      calibrated: nearness(ranksOf(works), own),
    };
  });
  const over = (of: 'means' | 'calibrated', what: keyof Nearness) =>
    all.reduce((sum, each) => sum + each[of][what], 0) / all.length;
  return {
    means: { tau: over('means', 'tau'), winner: over('means', 'winner') },
    calibrated: { tau: over('calibrated', 'tau'), winner: over('calibrated', 'winner') },
  };
}

/** What a thousand seasons are held to, each within so much. */
const PROMISED: Readonly<Record<string, { readonly tau: Pair; readonly winner: Pair | null }>> = {
  usual: { tau: [0.7, 0.737], winner: [0.45, 0.5] },
  'no severity': { tau: [0.74, 0.74], winner: null },
};
const WITHIN = { tau: 0.005, winner: 0.03 } as const;
type Pair = readonly [means: number, calibrated: number];

/** What is farther from what was promised than it may be, in words. */
export function missedPromises(name: string, of: ReturnType<typeof measured>): string[] {
  const promised = PROMISED[name];
  if (!promised) return [];
  return (['tau', 'winner'] as const).flatMap((what) =>
    (promised[what] ?? []).flatMap((figure, at) => {
      const found = (at === 0 ? of.means : of.calibrated)[what];
      return Math.abs(found - figure) <= WITHIN[what]
        ? []
        : [`${name}: ${what} is ${found.toFixed(3)} and not ${figure}`];
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const seasons = Number(process.argv[2] ?? 1_000);
  const missed: string[] = [];
  for (const [name, world] of Object.entries(WORLDS)) {
    const of = measured(world, seasons);
    const { means, calibrated } = of;
    if (seasons >= 1_000) missed.push(...missedPromises(name, of));
    const told = [means.tau, calibrated.tau].map((tau) => tau.toFixed(3));
    const winners = [means, calibrated].map(({ winner }) => `${(100 * winner).toFixed(1)} %`);
    process.stdout.write(`${name}: τ ${told.join(' · ')}, winner ${winners.join(' · ')}\n`);
  }
  for (const each of missed) process.stderr.write(`${each}\n`);
  if (missed.length > 0) process.exitCode = 1;
}
