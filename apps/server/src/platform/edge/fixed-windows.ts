import { RecentlyUsed } from '../process/recently-used.ts';

type Window = { count: number; readonly until: number };

/** How many callers are remembered; beyond that the ones that were quiet longest are forgotten. */
export const MOST_CALLERS = 20_000;

/**
 * Counts what each caller does, in windows of the same length that begin with the first thing of
 * each.
 */
export class FixedWindows {
  readonly #windows = new RecentlyUsed<string | number, Window>(MOST_CALLERS);
  readonly #lengthMs: number;

  constructor(lengthMs: number) {
    this.#lengthMs = lengthMs;
  }

  /**
   * Counts one thing.
   * @returns 0, or the full seconds until the caller's next window when it was more than `most` in
   * this one
   */
  count(caller: string | number, most: number): number {
    const now = Date.now();
    const known = this.#windows.use(caller);
    // One that ends later than a window from now is of a clock that was set back since.
    if (known === undefined || known.until <= now || known.until > now + this.#lengthMs) {
      this.#windows.keep(caller, { count: 1, until: now + this.#lengthMs });
      return most < 1 ? Math.ceil(this.#lengthMs / 1000) : 0;
    }
    known.count += 1;
    return known.count > most ? Math.ceil((known.until - now) / 1000) : 0;
  }
}
