import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Notices } from '../db/notices.ts';
import type { Database } from '../db/pool.ts';
import { isUnavailable } from '../db/unavailable.ts';
import type { Log } from '../process/log.ts';
import { reasonOf } from '../process/start-error.ts';
import { type Job, Postponed } from './job.ts';
import {
  deleteDoneJob,
  freeJobsOfDead,
  giveBackJobs,
  msToNextJob,
  noteFailure,
  planJobs,
  postponeJob,
  renewLeases,
  repeatJob,
  type TakenJob,
  takeJobs,
} from './jobs.queries.ts';

export type JobWorkerOptions = {
  readonly database: Pick<Database, 'kysely' | 'healthy'>;
  /** Wakes it, and tells others that it lives; opened later than this. */
  readonly notices: Pick<Notices, 'on' | 'hold' | 'isListening'>;
  /** What this process can do; jobs of other kinds are left to processes that know them. */
  readonly jobs: readonly Job[];
  readonly log: Log;
  /** How long, in milliseconds, a job stays with a process that says nothing; default LEASE_MS. */
  readonly leaseMs?: number;
  /** How often, in milliseconds, it looks by itself; default LONGEST_PAUSE_MS. */
  readonly pauseMs?: number;
  /** How long, in milliseconds, `stop` waits for what is under way; default PATIENCE_MS. */
  readonly patienceMs?: number;
};

/**
 * For machines that are cut off: of a process that was killed its lock tells sooner. Renewed while
 * the work goes on, three times as often as it would need.
 */
export const LEASE_MS = 60_000;

/** Jobs that one process works on at a time: requests need the connections, too. */
const AT_ONCE = 4;

/** Jobs of dead workers, and those that were added without a notice, are found after this time. */
const LONGEST_PAUSE_MS = 5_000;
/** With the number of a worker the advisory lock that tells of its life. */
export const LOCK_CLASS = 7_283_402;

/** Where a due job cannot be taken, because somebody holds its row. */
const SHORTEST_PAUSE_MS = 50;
const PAUSE_IN_TROUBLE_MS = 1_000;

/** Shorter than the requests under way may take (listen.ts). */
const PATIENCE_MS = 5_000;

const LONGEST_BACKOFF_MS = 3_600_000;

/** How long, in milliseconds, a job waits after it failed so often: 2 s, 4 s, 8 s, … one hour. */
export function backoffMs(attempts: number): number {
  return Math.min(LONGEST_BACKOFF_MS, 1_000 * 2 ** attempts);
}

/** What a failure says, without addresses: a mail server repeats those it refuses. */
function wordsOf(error: unknown): string {
  return reasonOf(error)
    .replace(/\S+@\S+/g, '[hidden]')
    .slice(0, 500);
}

/**
 * Works jobs off, as every process does, until it is stopped. PostgreSQL's clock decides what is
 * due. Never keeps the process alive, and waits while the database is out of reach.
 */
export class JobWorker {
  readonly #options: JobWorkerOptions;
  readonly #jobs: ReadonlyMap<string, Job>;
  readonly #leaseMs: number;
  readonly #pauseMs: number;
  readonly #number = randomInt(2 ** 31);
  readonly #running = new Map<TakenJob, Promise<void>>();
  readonly #abort = new AbortController();
  #loop: Promise<void> = Promise.resolve();
  #renewing: NodeJS.Timeout | undefined;
  #stopped: Promise<void> | undefined;
  #isPlanned = false;
  /** When, by the clock of `performance`, dead workers are looked for. */
  #looksAt = 0;
  #isInTrouble = false;
  #isWoken = false;
  #endPause: () => void = () => undefined;

  constructor(options: JobWorkerOptions) {
    this.#options = options;
    this.#jobs = new Map(options.jobs.map((job) => [job.name, job]));
    this.#leaseMs = options.leaseMs ?? LEASE_MS;
    this.#pauseMs = options.pauseMs ?? LONGEST_PAUSE_MS;
    options.notices.hold([LOCK_CLASS, this.#number]);
    const missed = () => {
      // Perhaps everybody lost their connection, and those who live are just coming back. One that
      // starts looks at once: it may stand in for one that was killed.
      if (this.#renewing) this.#looksAt = performance.now() + this.#pauseMs;
      this.wake();
    };
    options.notices.on('jobs', { onChange: () => this.wake(), onMissed: missed });
  }

  start(): void {
    this.#loop = this.#work();
    this.#renewing = setInterval(() => void this.#renew(), this.#leaseMs / 3).unref();
  }

  /** Something may be due. */
  wake(): void {
    this.#isWoken = true;
    this.#endPause();
  }

  /** Takes nothing more, waits a while for what is under way and gives back the rest. */
  stop(): Promise<void> {
    this.#stopped ??= this.#end();
    return this.#stopped;
  }

  async #end(): Promise<void> {
    this.wake();
    await this.#loop;
    const patience = delay(this.#options.patienceMs ?? PATIENCE_MS, undefined, { ref: false });
    await Promise.race([Promise.all(this.#running.values()), patience]);
    clearInterval(this.#renewing);
    if (this.#running.size === 0) return;
    this.#abort.abort();
    await this.#tell(giveBackJobs(this.#options.database.kysely, { worker: this.#number }));
  }

  async #work(): Promise<void> {
    do {
      this.#isWoken = false;
      let pause = PAUSE_IN_TROUBLE_MS;
      try {
        const { database, notices } = this.#options;
        // Without the lock its jobs would be taken from it.
        if (database.healthy && notices.isListening) pause = await this.#take();
        this.#isInTrouble = false;
      } catch (error) {
        this.#complain(error);
      }
      await this.#pause(pause);
    } while (this.#stopped === undefined);
  }

  /** @returns how long, in milliseconds, nothing will be due */
  async #take(): Promise<number> {
    const { kysely } = this.#options.database;
    await this.#plan();
    await this.#freeDead();
    const most = AT_ONCE - this.#running.size;
    // The end of one of them wakes us.
    if (most === 0) return this.#pauseMs;
    const lease = { worker: this.#number, leaseMs: this.#leaseMs };
    const rooms = this.#rooms(most);
    const taken = await takeJobs(kysely, {
      kinds: [...rooms.keys()],
      rooms: [...rooms.values()],
      most,
      ...lease,
    });
    for (const job of taken) this.#begin(job);
    // What is due of a kind without room does not count: the end of one of it wakes us.
    const open = [...this.#rooms(most - taken.length).keys()];
    if (open.length === 0) return this.#pauseMs;
    const next = await msToNextJob(kysely, open);
    // Not even one that comes again and again: a backup was put back, for example.
    if (next === null) this.#isPlanned = false;
    return Math.max(SHORTEST_PAUSE_MS, Math.min(this.#pauseMs, next ?? this.#pauseMs));
  }

  /** How many more of each kind this process may work on, of as many places as are free. */
  #rooms(free: number): ReadonlyMap<string, number> {
    const running = [...this.#running.keys()];
    const rooms = [...this.#jobs.values()].map(({ name, mostAtOnce }) => {
      const under = running.filter(({ kind }) => kind === name).length;
      return [name, Math.min(free, (mostAtOnce ?? AT_ONCE) - under)] as const;
    });
    return new Map(rooms.filter(([, room]) => room > 0));
  }

  async #plan(): Promise<void> {
    if (this.#isPlanned) return;
    const kinds = [...this.#jobs.values()].filter(({ everyMs }) => everyMs !== null);
    await planJobs(this.#options.database.kysely, { kinds: kinds.map(({ name }) => name) });
    this.#isPlanned = true;
  }

  async #freeDead(): Promise<void> {
    if (performance.now() < this.#looksAt) return;
    await freeJobsOfDead(this.#options.database.kysely, { lockClass: LOCK_CLASS });
    this.#looksAt = performance.now() + this.#pauseMs;
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
      if (this.#isWoken) this.#endPause();
    });
  }

  #begin(taken: TakenJob): void {
    const done = this.#carryOut(taken).finally(() => {
      this.#running.delete(taken);
      this.wake();
    });
    this.#running.set(taken, done);
  }

  async #carryOut(taken: TakenJob): Promise<void> {
    const { database } = this.#options;
    const job = this.#jobs.get(taken.kind);
    if (job === undefined) return;
    const held = { id: taken.id, attempts: taken.attempts, worker: this.#number };
    try {
      if (job.everyMs === null && taken.attempts > job.mostAttempts) {
        throw new Error('Every process that began it ended before it was done');
      }
      const ctx = { database, id: taken.id, attempt: taken.attempts, signal: this.#abort.signal };
      await job.run(ctx, taken.payload);
    } catch (error) {
      if (error instanceof Postponed) {
        await this.#tell(postponeJob(database.kysely, { ...held, ms: error.ms }));
      } else {
        await this.#fail(job, held, error);
      }
      return;
    }
    const ended =
      job.everyMs === null
        ? deleteDoneJob(database.kysely, held)
        : repeatJob(database.kysely, { ...held, ms: job.everyMs });
    await this.#tell(ended);
  }

  async #fail(
    job: Job,
    held: Pick<TakenJob, 'id' | 'attempts'> & { worker: number },
    err: unknown,
  ) {
    const { database, log } = this.#options;
    // It was told to end, and is given back.
    if (this.#abort.signal.aborted) return;
    const { everyMs, mostAttempts, name } = job;
    const isLast = everyMs === null && held.attempts >= mostAttempts;
    const ms = isLast ? null : Math.min(backoffMs(held.attempts), everyMs ?? LONGEST_BACKOFF_MS);
    const what = { err, job: held.id, kind: name, attempt: held.attempts };
    if (isLast) log.error(what, 'job failed for good');
    else log.warn(what, 'job failed, to be tried again');
    await this.#tell(noteFailure(database.kysely, { ...held, ms, error: wordsOf(err) }));
  }

  async #renew(): Promise<void> {
    if (this.#running.size === 0) return;
    const ids = [...this.#running.keys()].map(({ id }) => id);
    const { kysely } = this.#options.database;
    await this.#tell(renewLeases(kysely, { ids, worker: this.#number, leaseMs: this.#leaseMs }));
  }

  /** What the database does not hear now is mended by the end of the lease. */
  async #tell(told: Promise<unknown>): Promise<void> {
    try {
      await told;
    } catch (error) {
      this.#complain(error);
    }
  }

  /** Once in an outage; every process would say it every second. */
  #complain(err: unknown): void {
    if (isUnavailable(err) && this.#isInTrouble) return;
    this.#isInTrouble = true;
    this.#options.log.warn({ err }, 'jobs wait for the database');
  }
}
