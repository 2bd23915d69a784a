import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp, type Web } from './app.ts';
import { type Config, loadConfig } from './config/config.ts';
import { workerSettings } from './config/worker-settings.ts';
import { prepareEdition } from './features/editions/editions.ts';
import { checkInstallation } from './features/installation/installation-mark.queries.ts';
import type { Database } from './platform/db/pool.ts';
import { startDatabase } from './platform/db/server.ts';
import { listenMetrics } from './platform/metrics/listen-metrics.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import { type Clock, systemClock } from './platform/process/clock.ts';
import { Lifecycle } from './platform/process/lifecycle.ts';
import { listen } from './platform/process/listen.ts';
import { createLog, type Log } from './platform/process/log.ts';
import { NO_PEERS, peersOver } from './platform/process/peers.ts';
import { reasonOf, StartError } from './platform/process/start-error.ts';
import {
  connectionsOfWorker,
  isWorker,
  reportReady,
  Workers,
  workerNumber,
} from './platform/process/workers.ts';
import { setUpFrom } from './seed/set-up-from.ts';

/** It takes 100 connections, and a process needs four. */
const MOST_WORKERS_EMBEDDED = 20;

/**
 * As it was set: it takes part in deciding what is demo, before libraries get their own NODE_ENV.
 */
const GIVEN = { ...process.env };

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
  const { DEMO_START } = await import('./demo/demo-start.ts');
  const { DEMO_CONTENT } = await import('./demo/data/editions.ts');
  const { seedDemo } = await import('./demo/seed-demo.ts');
  const { firstStart: isFirstStart } = config;
  await prepareEdition(database, isFirstStart ? null : DEMO_CONTENT, DEMO_START);
  await seedDemo(database, log, { isFirstStart, issuer: config.publicUrl.host });
  const clock = await openDemoClock(database, config);
  lifecycle.atEnd('the clock', () => clock.close());
  return clock;
}

const WEB_DIR = fileURLToPath(new URL('../../web', import.meta.url));

/** The built pages, or their sources in development. */
async function openWeb(): Promise<Web> {
  const distDir = path.join(WEB_DIR, 'dist');
  const vite = process.env['VITE_ADDRESS'];
  if (vite !== undefined) {
    const { webSources } = await import('./features/pages/web-sources-dev.ts');
    return { distDir, sources: await webSources(WEB_DIR, vite) };
  }
  if (existsSync(path.join(distDir, 'server/render.js'))) return { distDir };
  throw new StartError('The pages are not built yet. Run npm start, which builds them first.');
}

/** On a port of their own, which without a token nobody reaches from another machine. */
async function tellMetrics(
  metrics: Metrics,
  { host, metrics: { port, token } }: Config,
  lifecycle: Lifecycle,
): Promise<void> {
  if (port === null) return;
  const place = { host: token === null ? '127.0.0.1' : host, port: port + workerNumber(), token };
  lifecycle.atEnd('the metrics', await listenMetrics(metrics, place));
}

/** Opens the doors of this process. */
async function serve(
  { config, log, lifecycle }: Start,
  database: Database,
  clock: Clock,
): Promise<void> {
  const peers = isWorker() && !config.dev ? peersOver(process) : NO_PEERS;
  const web = await openWeb();
  const metrics = new Metrics();
  const app = await buildApp({ config, database, clock, log, peers, web, works: true, metrics });
  lifecycle.cancel.throwIfAborted();
  await tellMetrics(metrics, config, lifecycle);
  lifecycle.atEnd('the requests', await listen(app, config.host, config.port));
}

async function start(begun: Start): Promise<void> {
  const { config, log, lifecycle, step } = begun;
  const { databaseUrl, dataDir, demo } = config;
  const onTrouble = (what: string) => log.error(what);
  const { cancel } = lifecycle;
  if (databaseUrl === null && config.workers > MOST_WORKERS_EMBEDDED) {
    throw new StartError(
      `WORKERS is ${config.workers}, and the embedded database serves ${MOST_WORKERS_EMBEDDED} ` +
        'at most; set DATABASE_URL to a PostgreSQL server of your own, or WORKERS to less.',
    );
  }
  const database = await startDatabase({ databaseUrl, dataDir, cancel, step, onTrouble });
  lifecycle.atEnd('the database', () => database.close());
  await checkInstallation(database, demo);
  if (!demo) await prepareEdition(database, null);
  const clock = demo ? await startDemo(begun, database) : systemClock;
  if (config.setUp !== null) step(await setUpFrom(config.setUp, database, clock.now()));
  cancel.throwIfAborted();
  step('Opening the doors…');
  const env = workerSettings(GIVEN, demo, database.address);
  if (config.dev) {
    const { serveSources } = await import('./serve-sources-dev.ts');
    return serveSources({ ...config, webDir: WEB_DIR, env, lifecycle });
  }
  if (config.workers === 1) return serve(begun, database, clock);
  const workers = new Workers({ count: config.workers, env, cancel, onTrouble });
  lifecycle.atEnd('the server processes', () => workers.end());
  await workers.begin();
}

/**
 * One of several processes: the one that looks after it has prepared the database, and names it
 * by DATABASE_URL also where it is the embedded one.
 */
async function startWorker(begun: Start): Promise<void> {
  const { config, log, lifecycle, step } = begun;
  const database = await startDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    maxConnections: connectionsOfWorker(config.workers),
    cancel: lifecycle.cancel,
    step,
    onTrouble: (what) => log.error(what),
  });
  lifecycle.atEnd('the database', () => database.close());
  await serve(begun, database, config.demo ? await followDemo(begun, database) : systemClock);
  reportReady();
}

async function followDemo({ lifecycle }: Start, database: Database): Promise<Clock> {
  const { followDemoClock } = await import('./demo/clock.ts');
  const clock = await followDemoClock(database);
  lifecycle.atEnd('the clock', () => clock.close());
  return clock;
}

async function greet(config: Config): Promise<void> {
  const lines = ['', `Pratibha is ready at ${config.publicUrl.origin}`];
  if (config.demo) {
    const { demoGreeting } = await import('./demo/demo-greeting.ts');
    lines.push(...demoGreeting(config.publicUrl.origin, config.mail === null));
  } else if (config.mail === null) {
    lines.push('No mail is sent: SMTP_URL is not set. What people are told stands in the bell.');
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
  if (process.env['npm_lifecycle_event'] !== undefined) lifecycle.endWithParent();
  try {
    const config = loadConfig(process.env);
    // Libraries look at it to leave their checks for developers out.
    process.env['NODE_ENV'] = config.dev ? 'development' : 'production';
    const log = createLog(config.logLevel);
    if (isWorker()) {
      await lifecycle.start(() => startWorker({ config, log, lifecycle, step: () => undefined }));
      return;
    }
    await lifecycle.start(() => start({ config, log, lifecycle, step: stepTeller() }));
    await greet(config);
  } catch (error) {
    if (lifecycle.cancel.aborted) return lifecycle.exit(0);
    say(explain(error));
    await lifecycle.exit(1);
  }
}
