import type { StoredResponse } from '../../platform/edge/stored-response.ts';

/** So many pages are kept compressed; of the others each is made when it is asked for. */
const MOST = 400;

type Made = Promise<StoredResponse | null>;

/**
 * Pages that are made when they are first asked for, once for all who ask, and again as soon as
 * anything that they are made of is another object. What is not there is not kept: strangers ask
 * for as many addresses as they like.
 */
export class KeptPages {
  #of: readonly unknown[] = [];
  #kept = new Map<string, Made>();

  /** @param of what the page is made of now; `key` says which page of all these it is */
  get(of: readonly unknown[], key: string, make: () => Made): Made {
    if (of.some((each, at) => each !== this.#of[at])) {
      this.#of = of;
      this.#kept = new Map();
    }
    const kept = this.#kept;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    const [oldest] = kept.keys();
    if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
    kept.set(key, made);
    made.then(
      (page) => page === null && kept.delete(key),
      () => kept.delete(key),
    );
    return made;
  }
}
