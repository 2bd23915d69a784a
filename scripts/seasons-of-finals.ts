import { pathToFileURL } from 'node:url';
import { Chance } from '../packages/domain/src/chance.ts';
import { type Ballot, FINAL_LIMITS, pairOf } from '../packages/domain/src/ranking/finals.ts';
import { rankWorks } from '../packages/domain/src/ranking/rank-works.ts';
import {
  beforeFinal,
  finalEnd,
  nextPair,
  weighFinal,
} from '../packages/domain/src/ranking/weigh-final.ts';
import { atOnce } from '../packages/domain/src/steps.ts';
import { normalOf, type Season, season, WORLDS, type World } from './seasons.ts';

/*
 * How often the best work wins where a simulated season ends with a final by ballots.
 * `node scripts/seasons-of-finals.ts 1000` prints the figures of docs/adr/0063-finals.md, and fails
 * where they are not what was promised.
 */

/** How often the best work wins in the usual season, and within how much. */
const PROMISED = { winner: 0.71, within: 0.03 } as const;

/** What a final among the best came to. */
type Finished = { readonly winner: string; readonly ballots: number; readonly isDecided: boolean };

/**
 * A final of a season by the judges in turn, each of whom looks at both works anew. Whoever has
 * chosen between all pairs that say something waits for the others.
 */
function finished({ works, sheets, quality, judges }: Season, seed: number): Finished {
  // Not the chance by which the season came about.
  const chance = new Chance(-seed);
  const ranked = rankWorks(sheets, works).works;
  const finalists = ranked.slice(0, FINAL_LIMITS.usualWorks).map(({ work }) => work);
  const ballots: Ballot[] = [];
  const cast = new Map(judges.map(({ id }) => [id, new Set<string>()]));
  const before = atOnce(beforeFinal(sheets, works, finalists));
  for (let turn = 0, waited = 0; ; turn += 1) {
    const weighed = weighFinal(before, { prizes: FINAL_LIMITS.usualPrizes, ballots });
    const [first] = weighed.order;
    const judge = judges[turn % judges.length];
    const end = finalEnd(weighed);
    if (!first || !judge) throw new Error('A season has works and judges.');
    if (end !== null || waited === judges.length) {
      return { winner: first.work, ballots: ballots.length, isDecided: end === 'decided' };
    }
    const own = cast.get(judge.id) ?? new Set();
    const pair = nextPair(weighed, { cast: own, mayNotSee: new Set() });
    waited = pair === null ? waited + 1 : 0;
    if (pair === null) continue;
    const [one, other] = pair;
    const gap = judge.slope * ((quality.get(one) ?? 0) - (quality.get(other) ?? 0));
    const isFirst = gap + judge.noise * (normalOf(chance) - normalOf(chance)) > 0;
    const [better, worse] = isFirst ? [one, other] : [other, one];
    ballots.push({ judge: `j${judge.id}`, better, other: worse });
    own.add(pairOf(one, other));
  }
}

/** What finals come to over so many seasons, by seeds from 1 on. */
export function measuredFinals(world: World, seasons: number) {
  const all = Array.from({ length: seasons }, (_, at) => {
    const own = season(world, at + 1);
    const best = own.works.reduce((a, b) =>
      (own.quality.get(b) ?? 0) > (own.quality.get(a) ?? 0) ? b : a,
    );
    const final = finished(own, at + 1);
    return { ...final, isRight: final.winner === best };
  });
  const share = (is: (each: (typeof all)[number]) => boolean) => all.filter(is).length / all.length;
  return {
    winner: share(({ isRight }) => isRight),
    decided: share(({ isDecided }) => isDecided),
    ballots: all.reduce((sum, { ballots }) => sum + ballots, 0) / all.length,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const seasons = Number(process.argv[2] ?? 1_000);
  for (const [name, world] of Object.entries(WORLDS)) {
    const { winner, decided, ballots } = measuredFinals(world, seasons);
    const told = [winner, decided].map((share) => `${(100 * share).toFixed(1)} %`);
    process.stdout.write(
      `${name}: winner ${told[0]}, decided ${told[1]}, ballots ${ballots.toFixed(1)}\n`,
    );
    const isMissed = Math.abs(winner - PROMISED.winner) > PROMISED.within;
    if (name === 'usual' && seasons >= 1_000 && isMissed) process.exitCode = 1;
  }
}
