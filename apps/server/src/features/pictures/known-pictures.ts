/**
 * Which pictures there are, so that names which nobody gave cost the database nothing: it is asked
 * for all of them at most once a pause, on behalf of everybody who named one that was not known.
 * Another process may have kept a picture a moment ago, so who names it waits for that answer and
 * is never refused by an old one.
 */
export class KnownPictures {
  readonly #load: () => Promise<ReadonlySet<string>>;
  readonly #pause: () => Promise<unknown>;
  #known: ReadonlySet<string> = new Set();
  #next: Promise<void> | null = null;
  #paused: Promise<unknown> = Promise.resolve();

  /**
   * @param load all names there are
   * @param pause passes before they are asked for again
   */
  constructor(load: () => Promise<ReadonlySet<string>>, pause: () => Promise<unknown>) {
    this.#load = load;
    this.#pause = pause;
  }

  /** Whether there is a picture of this name. Rejects when the database does not answer. */
  async has(file: string): Promise<boolean> {
    if (this.#known.has(file)) return true;
    this.#next ??= this.#paused.then(() => this.#ask());
    await this.#next;
    return this.#known.has(file);
  }

  async #ask(): Promise<void> {
    this.#next = null;
    this.#paused = this.#pause();
    this.#known = await this.#load();
  }
}
