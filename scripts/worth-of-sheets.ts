import { pathToFileURL } from 'node:url';
import { Chance } from '../packages/domain/src/chance.ts';

/*
 * What sheets are worth: in how many of simulated seasons the work that is truly the best has the
 * most points. `node scripts/worth-of-sheets.ts` prints the table of
 * packages/domain/src/judging/worth-of-sheets.ts.
 *
 * Works differ by 12 points (one standard deviation). A judge is severe or lenient by 0.6 of that,
 * uses the scale up to a fifth more or less, and is uncertain of each work by 0.7, some more and
 * some less. Works are dealt at random, about 22 to a judge; points are whole, and a work's are the
 * mean of its sheets.
 */

const SPREAD = { severity: 0.6, slope: 0.2, noise: 0.7, noiseOfNoise: 0.3, quality: 12, mean: 65 };
const WORKS_A_JUDGE = 22;
const SEASONS = 2_000;

const WORKS = [10, 20, 40, 60, 100, 200, 400, 800];
const SHEETS = [2, 3, 5];

/** In how many of 100 seasons the best work wins. */
export function rightWinners(works: number, sheets: number, seasons = SEASONS): number {
  const chance = new Chance(works * 10 + sheets);
  let right = 0;
  for (let n = 0; n < seasons; n += 1) right += season(chance, works, sheets);
  return Math.round((100 * right) / seasons);
}

/** 1 where the best work wins alone; a part of it where it shares the first place. */
function season(chance: Chance, works: number, sheets: number): number {
  const normal = () =>
    Math.sqrt(-2 * Math.log(1 - chance.fraction())) * Math.cos(2 * Math.PI * chance.fraction());
  const judges = Array.from(
    { length: Math.max(sheets, Math.round((works * sheets) / WORKS_A_JUDGE)) },
    () => ({
      severity: SPREAD.severity * normal(),
      slope: Math.exp(SPREAD.slope * normal()),
      noise: SPREAD.noise * Math.exp(SPREAD.noiseOfNoise * normal()),
    }),
  );
  const quality = Array.from({ length: works }, normal);
  const points = quality.map((own) => {
    const dealt = new Set<(typeof judges)[number]>();
    while (dealt.size < sheets) dealt.add(chance.pick(judges));
    let sum = 0;
    for (const { severity, slope, noise } of dealt) {
      const seen = SPREAD.mean + SPREAD.quality * (slope * own + severity + noise * normal());
      sum += Math.max(0, Math.min(100, Math.round(seen)));
    }
    return sum;
  });
  const most = Math.max(...points);
  const first = points.flatMap((sum, at) => (sum === most ? [quality[at] ?? 0] : []));
  return first.includes(Math.max(...quality)) ? 1 / first.length : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const works of WORKS) {
    const row = SHEETS.map((sheets) => rightWinners(works, sheets));
    process.stdout.write(`  { works: ${works}, wins: [${row.join(', ')}] },\n`);
  }
}
