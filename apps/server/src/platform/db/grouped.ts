type Waiting<I, O> = {
  readonly input: I;
  readonly resolve: (output: O) => void;
  readonly reject: (error: unknown) => void;
};

type Options = {
  /** Most inputs that go together. */
  readonly most: number;
  /** Whether an error may be the fault of one input: then each is tried alone. */
  readonly isOfOne?: (error: unknown) => boolean;
};

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

  /** @param run answers the outputs in the order of the inputs; may run again after `isOfOne` */
  constructor(run: (inputs: readonly I[]) => Promise<readonly O[]>, options: Options) {
    this.#run = run;
    this.#options = options;
  }

  ask(input: I): Promise<O> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ input, resolve, reject });
      if (!this.#isUnderWay) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isUnderWay = true;
    while (this.#waiting.length > 0) {
      await this.#answer(this.#waiting.splice(0, this.#options.most));
    }
    this.#isUnderWay = false;
  }

  async #answer(group: readonly Waiting<I, O>[]): Promise<void> {
    try {
      const outputs = await this.#run(group.map(({ input }) => input));
      for (const [index, { resolve }] of group.entries()) resolve(outputs[index] as O);
    } catch (error) {
      if (group.length > 1 && this.#options.isOfOne?.(error)) {
        for (const one of group) await this.#answer([one]);
        return;
      }
      for (const { reject } of group) reject(error);
    }
  }
}
