import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp, type Web } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import { checkInstallation } from './installation.queries.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Database } from './platform/db/pool.ts';
import { startDatabase } from './platform/db/server.ts';
import { startHousekeeping } from './platform/housekeeping.ts';
import { Lifecycle } from './platform/lifecycle.ts';
import { listen } from './platform/listening.ts';
import { createLog, type Log } from './platform/log.ts';
import { reasonOf, StartError } from './platform/start-error.ts';

type Step = (what: string) => void;
type Start = { config: Config; log: Log; lifecycle: Lifecycle; step: Step };

/** Says what the product does, a numbered line a step, after those that `npm start` told. */
function stepTeller(): Step {
  let n = Number(process.env['PRATIBHA_STEPS'] ?? 0);
  return (what) => {
    n += 1;
    process.stdout.write(`[${n}] ${what}\n`);
  };
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Demo mode only: its code is loaded here and nowhere else. */
async function startDemo(
  { config, log, lifecycle, step }: Start,
  database: Database,
): Promise<Clock> {
  step('Preparing the demo…');
  const { openDemoClock } = await import('./demo/clock.ts');
  const { seedDemo } = await import('./demo/seed.ts');
  await seedDemo(database, log);
  const clock = await openDemoClock(database, config);
  lifecycle.atEnd('the clock', () => clock.close());
  return clock;
}

/** The built pages, or Vite in development. */
async function openWeb({ dev }: Config): Promise<Web> {
  const webDir = fileURLToPath(new URL('../../web', import.meta.url));
  const distDir = path.join(webDir, 'dist');
  if (dev) {
    const { startVite } = await import('./features/site/pages-dev.routes.ts');
    return { distDir, vite: await startVite(webDir) };
  }
  if (existsSync(path.join(distDir, 'server/render.js'))) return { distDir };
  throw new StartError('The pages are not built yet. Run npm start, which builds them first.');
}

async function start(begun: Start): Promise<void> {
  const { config, log, lifecycle, step } = begun;
  const { databaseUrl, dataDir, demo } = config;
  const onTrouble = (what: string) => log.error(what);
  const { cancel } = lifecycle;
  const database = await startDatabase({ databaseUrl, dataDir, cancel, step, onTrouble });
  lifecycle.atEnd('the database', () => database.close());
  await checkInstallation(database, demo);
  const stopHousekeeping = startHousekeeping(database, log);
  lifecycle.atEnd('housekeeping', async () => stopHousekeeping());
  const clock = demo ? await startDemo(begun, database) : systemClock;
  const app = await buildApp({ config, database, clock, log, web: await openWeb(config) });
  cancel.throwIfAborted();
  step('Opening the doors…');
  lifecycle.atEnd('the requests', await listen(app, config.host, config.port));
}

async function greet(config: Config): Promise<void> {
  const lines = ['', `Pratibha is ready at ${config.publicUrl.origin}`];
  if (config.demo) {
    const { demoGreeting } = await import('./demo/greeting.ts');
    lines.push(...demoGreeting());
  }
  process.stdout.write(`${lines.join('\n')}\nStop it with Ctrl-C.\n`);
}

/** One sentence for a person; the stack only for those who ask for it. */
function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error) return error.stack ?? '';
  return `Pratibha could not start: ${reasonOf(error)}`;
}

/** Runs the server until a signal ends it; ends the process. */
export async function run(): Promise<void> {
  const lifecycle = new Lifecycle((what, error) => say(`Trouble with ${what}: ${reasonOf(error)}`));
  lifecycle.endAtSignals();
  try {
    const config = loadConfig(process.env);
    // Libraries look at it to leave their checks for developers out.
    process.env['NODE_ENV'] = config.dev ? 'development' : 'production';
    const log = createLog(config.logLevel);
    await lifecycle.start(() => start({ config, log, lifecycle, step: stepTeller() }));
    await greet(config);
  } catch (error) {
    if (lifecycle.cancel.aborted) return lifecycle.exit(0);
    say(explain(error));
    await lifecycle.exit(1);
  }
}
