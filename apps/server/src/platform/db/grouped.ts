import { Histogram } from '../process/histogram.ts';

type Waiting<I, O> = {
  readonly input: I;
  readonly resolve: (output: O) => void;
  readonly reject: (error: unknown) => void;
  /** When it was asked, in milliseconds. */
  readonly since: number;
  /** Whether it was in a group that failed by the fault of one. */
  readonly isAlone: boolean;
};

type Queue<I, O> = { waiting: Waiting<I, O>[] };

type Options<I> = {
  /** Only inputs of the same key go together; by default all do. */
  readonly keyOf?: (input: I) => string;
  /** Most inputs that go together; default 100, beyond which a round trip no longer counts. */
  readonly most?: number;
  /** Whether an error may be the fault of one input: then each is tried alone. */
  readonly isFaultOfOne?: (error: unknown) => boolean;
};

const MOST = 100;

/** Bounds by which the sizes of groups are counted. */
const SIZES = [1, 2, 5, 10, 20, 50, MOST];

/**
 * When a statement fails for all of its group, inputs that have waited this long, in milliseconds,
 * fail with it: as long as one waits for a connection (pool.ts). Otherwise each group would wait
 * for the timeout of a silent database, one after another.
 */
const WAIT_TIMEOUT_MS = 5_000;

/**
 * Statements about one thing each, sent as one statement about many: what arrives while one is
 * under way goes together in the next. Nobody waits for others to come, and the more come, the
 * less each costs; a rush pays for one commit where it would pay for a hundred.
 *
 * What pays for it: 10,000 students who want 9,000 seats within 10 s, on two processors. With a
 * transaction each, 1,253 of them were answered 503 and the slowest hundredth waited 6.8 s;
 * together nobody is, and it waits 0.1 s (ADR 10; `npm run bench -- rush`).
 */
export class Grouped<I, O> {
  /** How many went together in each statement. */
  readonly sizes = new Histogram(SIZES);
  readonly #run: (inputs: readonly I[]) => Promise<readonly O[]>;
  readonly #options: Options<I>;
  /** Of every key for which a statement is under way. */
  readonly #queues = new Map<string, Queue<I, O>>();

  /**
   * @param run returns the outputs in the order of the inputs; may run again after `isFaultOfOne`
   */
  constructor(run: (inputs: readonly I[]) => Promise<readonly O[]>, options: Options<I> = {}) {
    this.#run = run;
    this.#options = options;
  }

  /** @throws what `run` threw, or that the database gave no response (503) after a long wait */
  ask(input: I): Promise<O> {
    const key = this.#options.keyOf?.(input) ?? '';
    return new Promise((resolve, reject) => {
      const one = { input, resolve, reject, since: performance.now(), isAlone: false };
      const queue = this.#queues.get(key);
      if (queue === undefined) void this.#work(key, { waiting: [one] });
      else queue.waiting.push(one);
    });
  }

  async #work(key: string, queue: Queue<I, O>): Promise<void> {
    this.#queues.set(key, queue);
    while (queue.waiting.length > 0) {
      const most = queue.waiting[0]?.isAlone ? 1 : (this.#options.most ?? MOST);
      await this.#runGroup(queue, queue.waiting.splice(0, most));
    }
    this.#queues.delete(key);
  }

  async #runGroup(queue: Queue<I, O>, group: readonly Waiting<I, O>[]): Promise<void> {
    this.sizes.observe(group.length);
    try {
      const outputs = await this.#run(group.map(({ input }) => input));
      for (const [index, { resolve }] of group.entries()) resolve(outputs[index] as O);
    } catch (error) {
      const isFaultOfOne = this.#options.isFaultOfOne?.(error) ?? false;
      if (isFaultOfOne && group.length > 1) {
        queue.waiting.unshift(...group.map((one) => ({ ...one, isAlone: true })));
        return;
      }
      for (const { reject } of group) reject(error);
      if (!isFaultOfOne) giveUp(queue, error);
    }
  }
}

/** Nothing was sent of theirs, whatever is unknown of the group that failed. */
function giveUp<I, O>(queue: Queue<I, O>, cause: unknown): void {
  const latest = performance.now() - WAIT_TIMEOUT_MS;
  const inTime = queue.waiting.findIndex(({ since }) => since > latest);
  const late = queue.waiting.splice(0, inTime === -1 ? queue.waiting.length : inTime);
  const error = new Error('Connection terminated: another statement had no answer', { cause });
  for (const { reject } of late) reject(error);
}
