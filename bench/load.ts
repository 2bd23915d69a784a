import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { ArrivalsJob, ArrivalsResult } from './arrivals.ts';
import type { UploadJob, UploadResult } from './uploading.ts';

/** Reading as fast as it is answered, for a while; each connection is many people in turn. */
export type ReadJob = {
  readonly kind: 'read';
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** How many people send the requests; 0: nobody is signed in. */
  readonly people: number;
  readonly headers?: Record<string, string>;
  /** How many are sent in a second; default as many as are answered. */
  readonly perSecond?: number;
  /** Whether each response is told of by itself. */
  readonly isTimed?: boolean;
};

/** One request of each person, so many under way at a time. */
export type WriteJob = {
  readonly kind: 'write';
  readonly url: string;
  readonly connections: number;
  /** Number of the first person, and how many there are. */
  readonly first: number;
  readonly people: number;
  readonly body: unknown;
};

/** Latencies in milliseconds. */
export type LoadResult = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly ok: number;
  /** Answers other than 2xx and 304, broken connections, time-outs. */
  readonly failed: number;
  /** Of each response, where that was asked for. */
  readonly times?: readonly number[];
};

type Results = {
  read: LoadResult;
  write: LoadResult;
  arrivals: ArrivalsResult;
  upload: UploadResult;
};
export type Job = ReadJob | WriteJob | ArrivalsJob | UploadJob;

/**
 * Makes the load in a process of its own, so that it never shares a thread with what it measures.
 */
export class Load {
  readonly #child: ChildProcess = fork(new URL('./load-process.ts', import.meta.url), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  async run<J extends Job>(job: J): Promise<Results[J['kind']]> {
    this.#child.send(job);
    const [result] = (await once(this.#child, 'message')) as [Results[J['kind']]];
    return result;
  }

  end(): void {
    this.#child.disconnect();
  }
}
