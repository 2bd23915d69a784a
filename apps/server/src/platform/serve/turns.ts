/**
 * Lets so many at once do something; the others wait in the order in which they came, and hold
 * nothing meanwhile.
 */
export class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  /** @param most how many at once */
  constructor(most: number) {
    this.#free = most;
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  #turn(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    return promise;
  }
}
