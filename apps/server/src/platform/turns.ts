/** Lets one after another do what would take too much memory at once, in the order they asked. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Waits for a turn. @returns what ends it; calling that again changes nothing */
  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
