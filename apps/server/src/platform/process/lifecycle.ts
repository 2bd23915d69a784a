/** What has to be done before the process may end. */
type Ending = { name: string; end: () => Promise<void> };

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A supervisor above us gives ten seconds before it kills. */
const LONGEST_END = 9_500;
const PARENT_WATCH_MS = 500;

/**
 * The life of the process: what was started is ended in the opposite order, once, whether a
 * signal, a failed start or an error that nobody caught ends it.
 */
export class Lifecycle {
  readonly #endings: Ending[] = [];
  readonly #cancel = new AbortController();
  readonly #onTrouble: (what: string, error: unknown) => void;
  #starting: Promise<void> = Promise.resolve();
  #ending: Promise<void> | undefined;

  /** @param onTrouble told what could not be ended cleanly, or which error nobody caught */
  constructor(onTrouble: (what: string, error: unknown) => void) {
    this.#onTrouble = onTrouble;
  }

  /** Aborted as soon as the process is to end, also in the middle of its start. */
  get cancel(): AbortSignal {
    return this.#cancel.signal;
  }

  /** Runs the start. An end that is wished for meanwhile waits until the start has given up. */
  start(work: () => Promise<void>): Promise<void> {
    this.#starting = work();
    return this.#starting;
  }

  /** Adds something to end; the last added is ended first. */
  atEnd(name: string, end: () => Promise<void>): void {
    this.#endings.push({ name, end });
  }

  /**
   * Ends the process at a signal. Ctrl-C reaches npm, its shell and us, and they pass it on, so
   * the same wish may arrive several times.
   */
  endAtSignals(): void {
    for (const name of SIGNALS) process.on(name, () => void this.exit(0));
    // The script that started us holds a channel to us; when it is killed, the channel closes.
    process.on('disconnect', () => void this.exit(0));
    process.channel?.unref();
    process.on('uncaughtException', (error) => {
      this.#onTrouble('an error that nobody caught', error);
      void this.exit(1);
    });
  }

  /**
   * Ends the process when what started it is gone: npm passes signals to a shell, and not every
   * shell passes them on before it ends.
   */
  endWithParent(): void {
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      void this.exit(0);
    }, PARENT_WATCH_MS);
    watch.unref();
  }

  /** Ends everything, then the process. */
  async exit(code: number): Promise<never> {
    setTimeout(() => process.exit(1), LONGEST_END).unref();
    await this.end();
    process.exit(code);
  }

  /** Ends everything that was started so far; a second call waits for the first. */
  end(): Promise<void> {
    this.#cancel.abort();
    this.#ending ??= this.#endAll();
    return this.#ending;
  }

  async #endAll(): Promise<void> {
    await this.#starting.catch(() => undefined);
    for (;;) {
      const ending = this.#endings.pop();
      if (ending === undefined) return;
      try {
        await ending.end();
      } catch (error) {
        this.#onTrouble(ending.name, error);
      }
    }
  }
}
