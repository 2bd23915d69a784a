type Waiting<I, O> = {
  readonly input: I;
  readonly resolve: (output: O) => void;
  readonly reject: (error: unknown) => void;
  /** When it was asked, in milliseconds. */
  readonly since: number;
  /** Whether it was in a group that failed by the fault of one. */
  readonly isAlone: boolean;
};

type Options = {
  /** Most inputs that go together; default 100, beyond which a round trip no longer counts. */
  readonly most?: number;
  /** Whether an error may be the fault of one input: then each is tried alone. */
  readonly isFaultOfOne?: (error: unknown) => boolean;
};

const MOST = 100;

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
 */
export class Grouped<I, O> {
  readonly #run: (inputs: readonly I[]) => Promise<readonly O[]>;
  readonly #options: Options;
  #waiting: Waiting<I, O>[] = [];
  #isUnderWay = false;

  /** @param run returns the outputs in the order of the inputs; may run again after `isFaultOfOne` */
  constructor(run: (inputs: readonly I[]) => Promise<readonly O[]>, options: Options = {}) {
    this.#run = run;
    this.#options = options;
  }

  /** @throws what `run` threw, or that the database gave no response (503) after a long wait */
  ask(input: I): Promise<O> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ input, resolve, reject, since: performance.now(), isAlone: false });
      if (!this.#isUnderWay) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isUnderWay = true;
    while (this.#waiting.length > 0) {
      const most = this.#waiting[0]?.isAlone ? 1 : (this.#options.most ?? MOST);
      await this.runGroup(this.#waiting.splice(0, most));
    }
    this.#isUnderWay = false;
  }

  async runGroup(group: readonly Waiting<I, O>[]): Promise<void> {
    try {
      const outputs = await this.#run(group.map(({ input }) => input));
      for (const [index, { resolve }] of group.entries()) resolve(outputs[index] as O);
    } catch (error) {
      const isFaultOfOne = this.#options.isFaultOfOne?.(error) ?? false;
      if (isFaultOfOne && group.length > 1) {
        this.#waiting.unshift(...group.map((one) => ({ ...one, isAlone: true })));
        return;
      }
      for (const { reject } of group) reject(error);
      if (!isFaultOfOne) this.#giveUp(error);
    }
  }

  /** Nothing was sent of theirs, whatever is unknown of the group that failed. */
  #giveUp(cause: unknown): void {
    const latest = performance.now() - WAIT_TIMEOUT_MS;
    const inTime = this.#waiting.findIndex(({ since }) => since > latest);
    const late = this.#waiting.splice(0, inTime === -1 ? this.#waiting.length : inTime);
    const error = new Error('Connection terminated: another statement had no answer', { cause });
    for (const { reject } of late) reject(error);
  }
}
