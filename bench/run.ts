import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { DatabaseServer } from './database-server.ts';
import { type Figure, isMet, tableOf } from './figures.ts';
import { Load } from './load.ts';
import { measureBodies } from './parts/bodies.ts';
import { measureLighthouse } from './parts/lighthouse.ts';
import { measureLists } from './parts/lists.ts';
import { measureProcesses } from './parts/processes.ts';
import { measureReads } from './parts/reads.ts';
import { measureRush } from './parts/rush.ts';
import { measureStarts } from './parts/starts.ts';
import { measureWeb } from './parts/web.ts';
import { measureWrites } from './parts/writes.ts';

/*
 * npm run bench               every part, less than 15 minutes on two cores
 * npm run bench -- rush       one part, or several by name
 *
 * README.md says what is measured against what.
 */

type Part = (databaseServer: DatabaseServer, load: Load) => Promise<Figure[]>;

const PARTS: Record<string, Part> = {
  reads: measureReads,
  writes: measureWrites,
  rush: measureRush,
  lists: measureLists,
  bodies: measureBodies,
  processes: measureProcesses,
  starts: measureStarts,
  web: measureWeb,
  lighthouse: measureLighthouse,
};

/** The script of `npm start` that builds the web when its sources changed. */
const BUILD = new URL('../scripts/build-web.mjs', import.meta.url).href;
const RESULTS = new URL('./results/', import.meta.url);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function machine(): Record<string, unknown> {
  const [cpu] = os.cpus();
  return {
    cores: os.availableParallelism(),
    cpu: cpu?.model ?? '',
    memoryGB: Math.round(os.totalmem() / 2 ** 30),
    node: process.version,
    loadAverage: os.loadavg(),
  };
}

function chosen(names: readonly string[]): string[] {
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length > 0) {
    throw new Error(
      `There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`,
    );
  }
  return names.length > 0 ? [...names] : Object.keys(PARTS);
}

async function main(): Promise<void> {
  const names = chosen(process.argv.slice(2));
  const { ensureBuilt } = (await import(BUILD)) as { ensureBuilt: (tell: typeof say) => void };
  ensureBuilt(say);
  const databaseServer = await DatabaseServer.open();
  const load = new Load();
  const figures: Figure[] = [];
  const begun = performance.now();
  try {
    for (const name of names) {
      say(`\n${name}`);
      const measured = (await PARTS[name]?.(databaseServer, load)) ?? [];
      say(tableOf(measured));
      figures.push(...measured);
    }
  } finally {
    load.end();
    await databaseServer.close();
  }
  const seconds = Math.round((performance.now() - begun) / 1000);
  mkdirSync(RESULTS, { recursive: true });
  const report = { at: new Date().toISOString(), seconds, machine: machine(), figures };
  writeFileSync(new URL('latest.json', RESULTS), `${JSON.stringify(report, null, 2)}\n`);
  const missed = figures.filter((figure) => isMet(figure) === false).length;
  const held = figures.filter((figure) => isMet(figure) === true).length;
  say(
    `\n${held} targets met, ${missed} missed, in ${seconds} s; bench/results/latest.json has it all`,
  );
}

await main();
