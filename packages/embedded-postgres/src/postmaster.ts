import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import type { DataLocation } from './data-location.ts';
import { EmbeddedError } from './embedded-error.ts';
import { asOwner } from './owner.ts';
import { waitUntil } from './processes.ts';

/** One running PostgreSQL: from its start until it ends for whatever reason. */
export type Postmaster = {
  readonly pid: number;
  readonly running: boolean;
  /** Resolves when the process is gone. */
  readonly ended: Promise<void>;
  /** Ends it cleanly, at once when that takes too long. */
  stop(): Promise<void>;
};

/** Where it listens: a folder with a unix socket, or a port on loopback. */
type Listening = { socketDir: string; port: number };

/** All that a start needs, prepared once and good for every start. */
export type PostmasterOptions = {
  location: DataLocation;
  binaries: Binaries;
  listening: Listening;
  /** False lets a power cut lose data, which only tests may want. */
  durable: boolean;
};

/** Replaying the log after a crash may take long; while the process lives there is hope. */
const LONGEST_START = 10 * 60_000;
const LONGEST_LOG = 10_000_000;

const SETTINGS: Record<string, string> = {
  max_connections: '100',
  shared_buffers: '64MB',
  // For disks without moving parts: else PostgreSQL walks a whole list rather than use an index.
  random_page_cost: '1.1',
  // After a crash we restart it. PostgreSQL itself, when its own restart fails for want of disk
  // space, may stay for ever without the process that would finish it.
  restart_after_crash: 'off',
  // Reading in separate processes and in parallel costs memory and gains nothing at this size.
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  // What it adds to a message may be a row: names, addresses, dates of birth.
  log_error_verbosity: 'terse',
  // What was slow is told by its text alone: the values of a statement may be a person's.
  log_min_duration_statement: '250',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  // Counts what statements of the same text took together, with their values left out.
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.max': '1000',
  'pg_stat_statements.track_utility': 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

function argumentsFor({ location, listening, durable }: PostmasterOptions): string[] {
  const unix = process.platform !== 'win32';
  const settings: Record<string, string> = {
    ...SETTINGS,
    port: String(listening.port),
    listen_addresses: unix ? '' : '127.0.0.1',
    unix_socket_directories: unix ? listening.socketDir : '',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  };
  const list = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', location.cluster, ...list];
}

/** A port on loopback that nobody uses; only needed where there are no unix sockets. */
export async function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function openLog(file: string): { descriptor: number; start: number } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LONGEST_LOG) renameSync(file, `${file}.1`);
  return { descriptor: openSync(file, 'a', 0o600), start: size > LONGEST_LOG ? 0 : size };
}

function complaints(file: string, start: number): string {
  const said = readFileSync(file).subarray(start).toString('utf8').split('\n');
  const lines = said.filter((line) => /(FATAL|PANIC|HINT|DETAIL|error while loading)/.test(line));
  return lines
    .map((line) => line.replace(/^.*?(FATAL|PANIC|HINT|DETAIL):\s*/, ''))
    .join(' ')
    .slice(0, 500);
}

/**
 * A killed PostgreSQL leaves these behind, and refuses to start when their process number has been
 * given to another program since. The folder belongs to this data alone, so nobody needs them.
 */
function forgetSocket({ socketDir, port }: Listening): void {
  if (process.platform === 'win32') return;
  const socket = path.join(socketDir, `.s.PGSQL.${port}`);
  for (const file of [socket, `${socket}.lock`]) rmSync(file, { force: true });
}

/** PostgreSQL notes its progress in the last line of this file. */
function isReady(cluster: string, pid: number): boolean {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

/**
 * How our own process hands memory back would slow sorting, and PostgreSQL hands back by itself.
 */
function withoutAllocator(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('MALLOC_')));
}

async function stop(
  child: ChildProcess,
  options: PostmasterOptions,
  isRunning: () => boolean,
): Promise<void> {
  if (process.platform === 'win32') {
    const { binaries, location } = options;
    spawnSync(binaries.pgCtl, ['stop', '-D', location.cluster, '-m', 'fast', '-t', '5']);
    return;
  }
  const gone = () => !isRunning();
  // SIGINT: "fast" shutdown, which ends sessions and writes everything out; SIGQUIT: at once.
  const steps = [
    ['SIGINT', 3_000],
    ['SIGQUIT', 800],
    ['SIGKILL', 500],
  ] as const;
  for (const [name, timeoutMs] of steps) {
    if (gone()) return;
    child.kill(name);
    if (await waitUntil(gone, timeoutMs)) return;
  }
}

/**
 * Starts PostgreSQL on an initialised cluster and waits until it takes connections. Nothing may
 * run on the cluster any more (see endLeftOver).
 * @param cancel ends the start, however far it got
 * @throws EmbeddedError with PostgreSQL's own words when it ends instead
 */
export async function startPostmaster(
  options: PostmasterOptions,
  cancel: AbortSignal,
): Promise<Postmaster> {
  const { location } = options;
  forgetSocket(options.listening);
  const log = openLog(location.logFile);
  const child = spawn(options.binaries.postgres, argumentsFor(options), {
    ...asOwner(location.owner),
    cwd: location.home,
    env: withoutAllocator(process.env),
    // A session of its own: Ctrl-C reaches our whole group, but we order the shutdown.
    detached: process.platform !== 'win32',
    stdio: ['ignore', log.descriptor, log.descriptor],
  });
  closeSync(log.descriptor);
  let running = true;
  let failure = '';
  const ended = new Promise<void>((resolve) => {
    const end = (reason: string) => {
      running = false;
      failure = reason;
      resolve();
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, name) => end(`it ended with ${name ?? `code ${code}`}`));
  });
  const isRunning = () => running;
  const pid = child.pid ?? 0;
  const settled = () => !running || cancel.aborted || isReady(location.cluster, pid);
  const inTime = await waitUntil(settled, LONGEST_START);
  if (cancel.aborted || !inTime) {
    await stop(child, options, isRunning);
    cancel.throwIfAborted();
    throw new EmbeddedError(
      `The database in ${location.cluster} takes too long (see ${location.logFile})`,
    );
  }
  if (!running) {
    const said = complaints(location.logFile, log.start) || failure;
    throw new EmbeddedError(
      `The database in ${location.cluster} did not start: ${said} (see ${location.logFile})`,
    );
  }
  return {
    pid,
    ended,
    get running() {
      return running;
    },
    stop: () => stop(child, options, isRunning),
  };
}
