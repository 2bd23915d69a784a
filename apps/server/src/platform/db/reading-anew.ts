/** How long, in milliseconds, until what could not be read is asked for again. */
const PAUSE_IN_TROUBLE_MS = 1_000;

/** Reads again what a process keeps of the database, one time after another, until it could. */
export class ReadingAnew {
  readonly #read: () => Promise<void>;
  readonly #failed: (error: unknown) => void;
  #last: Promise<void> = Promise.resolve();

  /** @param failed told each time that it could not be read */
  constructor(read: () => Promise<void>, failed: (error: unknown) => void) {
    this.#read = read;
    this.#failed = failed;
  }

  /** Done once what was there when it was called has been read, or could not be. */
  again(): Promise<void> {
    this.#last = this.#last.then(async () => {
      try {
        await this.#read();
      } catch (error) {
        this.#failed(error);
        setTimeout(() => void this.again(), PAUSE_IN_TROUBLE_MS).unref();
      }
    });
    return this.#last;
  }

  /** Done with all that was asked for until now. */
  get done(): Promise<void> {
    return this.#last;
  }
}
