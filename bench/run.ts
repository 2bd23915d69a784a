import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { COMPARABLE, MOST_ROUNDS, rootsAgainst, verdictOn } from './against/against.ts';
import { isSlower, tableOfComparisons } from './against/comparison.ts';
import { ROOT } from './checkout.ts';
import { DatabaseServer } from './database-server.ts';
import { type Figure, isMet, tableOf } from './figures.ts';
import { Load } from './load.ts';
import { measureBodies } from './parts/bodies.ts';
import { measureConsole } from './parts/console.ts';
import { measureIssuing } from './parts/issuing.ts';
import { measureJudging } from './parts/judging.ts';
import { measureLighthouse } from './parts/lighthouse.ts';
import { measureLists } from './parts/lists.ts';
import { measureMail } from './parts/mail.ts';
import { measureMemory } from './parts/memory.ts';
import { measurePages } from './parts/pages.ts';
import { measurePreflight } from './parts/preflight.ts';
import { measureProcesses } from './parts/processes.ts';
import { measureReads } from './parts/reads.ts';
import { measureRelease } from './parts/release.ts';
import { measureRush } from './parts/rush.ts';
import { measureRushForOptions } from './parts/rush-options.ts';
import { measureSearch } from './parts/search.ts';
import { measureStarts } from './parts/starts.ts';
import { measureUploads } from './parts/uploads.ts';
import { measureWeb } from './parts/web.ts';
import { measureWrites } from './parts/writes.ts';
import { Sides } from './sides.ts';

/*
 * npm run bench               every part, less than 15 minutes on two cores
 * npm run bench -- rush       one part, or several by name
 * npm run bench -- reads writes rush --against ../old [--rounds 9]
 *                             this checkout by turns with another, in which npm ci has run
 *
 * README.md says what is measured against what.
 */

type Measure = (databaseServer: DatabaseServer, load: Load) => Promise<Figure[]>;

const PARTS: Readonly<Record<string, Measure>> = {
  reads: measureReads,
  writes: measureWrites,
  pages: measurePages,
  rush: measureRush,
  options: measureRushForOptions,
  lists: measureLists,
  search: measureSearch,
  bodies: measureBodies,
  mail: measureMail,
  processes: measureProcesses,
  starts: measureStarts,
  memory: measureMemory,
  web: measureWeb,
  console: measureConsole,
  judging: measureJudging,
  release: measureRelease,
  issuing: measureIssuing,
  uploads: measureUploads,
  preflight: measurePreflight,
  lighthouse: measureLighthouse,
};

/** The script of `npm start` that builds the web when its sources changed. */
const BUILD = new URL('../scripts/build.mjs', import.meta.url).href;
const RESULTS = new URL('./results/', import.meta.url);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** @param found the load averages of the machine before the run */
function machine(found: readonly number[]): Record<string, unknown> {
  const [cpu] = os.cpus();
  return {
    cores: os.availableParallelism(),
    sidesApart: Sides.find().areApart,
    cpu: cpu?.model ?? '',
    memoryGB: Math.round(os.totalmem() / 2 ** 30),
    node: process.version,
    loadFound: found,
    loadAtTheEnd: os.loadavg(),
  };
}

/** What else the machine does, on an average of 1, 5 and 15 minutes. */
function loadWords(found: readonly number[]): string {
  const averages = found.map((load) => load.toFixed(1)).join(' · ');
  return `load found: ${averages} in 1, 5 and 15 minutes, on ${os.availableParallelism()} cores`;
}

function chosen<T>(names: readonly string[], parts: Readonly<Record<string, T>>): [string, T][] {
  const all = Object.entries(parts);
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    const known = all.map(([name]) => name).join(', ');
    throw new Error(`There is no part ${unknown.join(', ')} for that; there are ${known}.`);
  }
  if (names.length === 0) return all;
  return names.flatMap((name) => all.filter(([known]) => known === name));
}

/** Runs the parts on one PostgreSQL, prints a table of each and keeps it all in a file. */
async function runParts<T, R>(
  parts: readonly [string, T][],
  run: (part: T, databaseServer: DatabaseServer, load: Load) => Promise<R[]>,
  { table, file, roots }: { table: (rows: R[]) => string; file: string; roots: string[] },
): Promise<{ rows: R[]; seconds: number }> {
  const { ensureBuilt } = (await import(BUILD)) as {
    ensureBuilt: (tell: typeof say, root: string) => void;
  };
  for (const root of roots) ensureBuilt(say, root);
  const found = os.loadavg();
  say(loadWords(found));
  const databaseServer = await DatabaseServer.open();
  const load = new Load();
  const rows: R[] = [];
  const failed: unknown[] = [];
  const begun = performance.now();
  const keep = (): number => {
    const seconds = Math.round((performance.now() - begun) / 1000);
    const at = new Date().toISOString();
    const report = { at, seconds, machine: machine(found), figures: rows };
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(new URL(file, RESULTS), `${JSON.stringify(report, null, 2)}\n`);
    return seconds;
  };
  try {
    for (const [name, part] of parts) {
      say(`\n${name}`);
      // A part that fails must not take along what minutes have measured, nor what comes after it.
      try {
        const measured = await run(part, databaseServer, load);
        say(table(measured));
        rows.push(...measured);
      } catch (error) {
        failed.push(error);
        say(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
      }
      keep();
    }
    if (failed.length > 0) throw new AggregateError(failed, `${failed.length} parts failed`);
  } finally {
    load.end();
    await databaseServer.close();
  }
  return { rows, seconds: keep() };
}

async function measure(names: readonly string[]): Promise<void> {
  const { rows, seconds } = await runParts(
    chosen(names, PARTS),
    (part, ground, load) => part(ground, load),
    { table: tableOf, file: 'latest.json', roots: [ROOT] },
  );
  const missed = rows.filter((figure) => isMet(figure) === false).length;
  const held = rows.filter((figure) => isMet(figure) === true).length;
  say(
    `\n${held} targets met, ${missed} missed, in ${seconds} s; bench/results/latest.json has it all`,
  );
}

async function compare(names: readonly string[], folder: string, rounds: number): Promise<void> {
  const roots = rootsAgainst(folder);
  const { rows, seconds } = await runParts(
    chosen(names, COMPARABLE),
    (part, ground, load) => part(ground, load, roots, rounds),
    { table: tableOfComparisons, file: 'against.json', roots: [roots.old, roots.new] },
  );
  say(`\nrounds: ${rounds}, in ${seconds} s; bench/results/against.json has it all`);
  say(verdictOn(rows));
  if (rows.some(isSlower)) process.exitCode = 1;
}

function roundsOf(text: string): number {
  const rounds = Number(text);
  if (Number.isInteger(rounds) && rounds >= 1 && rounds <= MOST_ROUNDS) return rounds;
  throw new Error(`--rounds is "${text}"; give a whole number from 1 to ${MOST_ROUNDS}.`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, rounds: { type: 'string' } },
});
const { against, rounds } = values;
if (against !== undefined) {
  await compare(positionals, against, roundsOf(rounds ?? String(MOST_ROUNDS)));
} else if (rounds === undefined) {
  await measure(positionals);
} else {
  throw new Error('--rounds is for --against.');
}
