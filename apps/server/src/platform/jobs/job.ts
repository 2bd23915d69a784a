import type { ZodType } from 'zod';
import type { Database } from '../db/pool.ts';

/**
 * What a job is told: ids and marks. Whatever is known of a person is looked up when it runs, so
 * that an erasure need not look for it here; who was erased meanwhile is then simply not found.
 */
export type JobPayload = Readonly<Record<string, number | boolean | readonly number[]>>;

/** What is to be done, as a value: whoever adds a job need not know how it is done. */
export type JobKind<P extends JobPayload> = {
  /** Unique and for ever, for it stands in the rows: 'receipts.send'. */
  readonly name: string;
  readonly payload: ZodType<P>;
  /** How often it is tried; default 25, which takes about fourteen hours. */
  readonly mostAttempts?: number;
  /** For what is done again and again: milliseconds from one end to the next beginning. */
  readonly everyMs?: number;
  /**
   * For what may hang on somebody else: so many at a time in a process; default as many as it has
   * places.
   */
  readonly mostAtOnce?: number;
};

/** A job that is to be added. */
export type NewJob<P extends JobPayload> = {
  readonly kind: JobKind<P>;
  readonly payload: NoInfer<P>;
  /**
   * For what must happen once: while a job of this kind with this key waits, runs or is tried
   * again, nothing is added. One that is done or has failed for good no longer counts. One that
   * runs may have looked already at what is changed here: a key for work that depends on a
   * version names the version.
   */
  readonly key?: string;
  /** Not before this instant of real time, never of the business clock; default at once. */
  readonly runAt?: Date;
};

/** Where a use case adds what must happen after its change. */
export type Jobs = {
  /** Adds it in the transaction of the change: both are kept or neither. */
  add<P extends JobPayload>(job: NewJob<P>): Promise<void>;
};

/** What the work of a job has. */
export type JobContext = {
  readonly database: Pick<Database, 'kysely'>;
  /** Stays the same when the job is tried again. */
  readonly id: number;
  /** 1 for the first. */
  readonly attempt: number;
  /** Aborted when the process can wait no longer: what is not done then is done by another. */
  readonly signal: AbortSignal;
};

/** A kind of job and its work. */
export type Job = {
  readonly name: string;
  readonly mostAttempts: number;
  /** Null for what is done as often as it is added. */
  readonly everyMs: number | null;
  /** Null: every place of a process. */
  readonly mostAtOnce: number | null;
  run(ctx: JobContext, payload: unknown): Promise<void>;
};

/**
 * Thrown by work whose time has not come: it waits without having failed, and the attempt does not
 * count.
 */
export class Postponed extends Error {
  /** Milliseconds from now. */
  readonly ms: number;

  constructor(ms: number) {
    super('It is to be done later');
    this.ms = ms;
  }
}

/**
 * For work that looks again and again for what is due: the next look is at this instant, where that
 * comes before the usual one (ADR 51). To be called last.
 * @param next null: nothing waits
 * @throws Postponed
 */
export function lookAgainAt(next: Date | null, now: Date, everyMs: number): void {
  const ms = next === null ? everyMs : next.getTime() - now.getTime();
  if (ms < everyMs) throw new Postponed(ms);
}

const MOST_ATTEMPTS = 25;

/**
 * Says how jobs of a kind are done. The work happens at least once: when its process is killed, or
 * cannot reach the database for longer than the lease, another begins it anew, so doing it twice
 * must do no harm. It fails by throwing, and is tried again later.
 */
export function defineJob<P extends JobPayload>(
  kind: JobKind<P>,
  run: (ctx: JobContext, payload: P) => Promise<void>,
): Job {
  return {
    name: kind.name,
    mostAttempts: kind.mostAttempts ?? MOST_ATTEMPTS,
    everyMs: kind.everyMs ?? null,
    mostAtOnce: kind.mostAtOnce ?? null,
    run: async (ctx, payload) => run(ctx, kind.payload.parse(payload)),
  };
}
