import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { Relay } from './peers.ts';
import { StartError } from './start-error.ts';

export type WorkersOptions = {
  /** How many processes serve. */
  readonly count: number;
  /** What their environment has besides ours. */
  readonly env: Readonly<Record<string, string>>;
  /** Ends a start that is under way. */
  readonly cancel: AbortSignal;
  /** Told when a process ended that nobody asked to end. */
  readonly onTrouble: (what: string) => void;
};

const LONGEST_PAUSE_MS = 5_000;

/** PostgreSQL takes 100, of which it keeps some for itself and we some for our first process. */
const CONNECTIONS = 80;

/** The connections that each of so many processes may have to the database. */
export function connectionsOfWorker(count: number): number {
  return Math.max(4, Math.min(20, Math.floor(CONNECTIONS / count)));
}

/** Whether this process is one of those that serve, and another looks after it. */
export function isWorker(): boolean {
  return cluster.isWorker;
}

/**
 * Which of the processes that serve this is, from 0; another that takes its place has its number.
 */
export function workerNumber(): number {
  return Number(process.env['WORKER_NUMBER'] ?? 0);
}

/** Tells the process that looks after us that we serve. */
export function reportReady(): void {
  process.send?.('ready');
}

/** One process, from its birth to its end. */
type WorkerProcess = {
  readonly number: number;
  readonly worker: Worker;
  /** True when it serves, false when it ended before. */
  readonly serving: Promise<boolean>;
  /** How it ended. */
  readonly ended: Promise<string>;
};

/**
 * Processes that serve the same port: this one takes the connections and hands them out in turn,
 * and starts another process for every one that ends by itself. They share nothing but the
 * database, so what one of them was doing when it died is lost and nothing else.
 */
export class Workers {
  readonly #options: WorkersOptions;
  readonly processes = new Set<WorkerProcess>();
  readonly #relay = new Relay();
  readonly #ending = new AbortController();

  constructor(options: WorkersOptions) {
    this.#options = options;
    options.cancel.addEventListener('abort', () => void this.end());
  }

  /**
   * Starts all of them and keeps them running.
   * @throws StartError when the first does not start; it has told why
   */
  async begin(): Promise<void> {
    const first = this.#fork(0);
    if (!(await first.serving)) {
      throw new StartError('The server process could not start, for the reason given above.');
    }
    const others = Array.from({ length: this.#options.count - 1 }, (_, n) => this.#fork(n + 1));
    for (const life of [first, ...others]) void this.#keep(life);
    await Promise.all(others.map(({ serving }) => serving));
  }

  /** Lets all of them finish what they are doing, and waits until they are gone. */
  async end(): Promise<void> {
    this.#ending.abort();
    for (const { worker } of this.processes) worker.process.kill('SIGTERM');
    await Promise.all([...this.processes].map(({ ended }) => ended));
  }

  #fork(number: number): WorkerProcess {
    const worker = cluster.fork({ ...this.#options.env, WORKER_NUMBER: String(number) });
    const ended = new Promise<string>((resolve) => {
      worker.once('exit', (code: number | null, name: string | null) =>
        resolve(name ?? `code ${code}`),
      );
    });
    const serving = new Promise<boolean>((resolve) => {
      worker.once('message', () => {
        this.#relay.join(worker.id, worker);
        resolve(true);
      });
      worker.once('exit', () => resolve(false));
    });
    const life = { number, worker, serving, ended };
    this.processes.add(life);
    worker.once('exit', () => {
      this.processes.delete(life);
      this.#relay.leave(worker.id);
    });
    return life;
  }

  /** Until the end is wished for: whenever the process ends, another takes its place. */
  async #keep(first: WorkerProcess): Promise<void> {
    const { signal } = this.#ending;
    let life = first;
    for (let pause = 0; ; pause = Math.min(LONGEST_PAUSE_MS, pause + 250)) {
      if (await life.serving) pause = 0;
      const how = await life.ended;
      if (signal.aborted) return;
      this.#options.onTrouble(`A server process ended (${how}); starting another.`);
      await delay(pause, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      life = this.#fork(life.number);
    }
  }
}
