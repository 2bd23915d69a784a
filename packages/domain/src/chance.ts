/**
 * Chance that a seed determines (mulberry32): the same numbers in the same order each time. The
 * demo looks alike at every start by it, a test that failed can be repeated, and pictures are drawn
 * again as they were. Not for secrets: whoever sees some of the numbers knows the next.
 */
export class Chance {
  #state: number;

  /** @param seed a whole number */
  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** From 0 to below 1. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.fraction() * end);
  }

  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number {
    return min + this.below(max - min + 1);
  }

  /** True in `percent` of all cases. */
  happens(percent: number): boolean {
    return this.fraction() * 100 < percent;
  }

  /** True in one of `n` cases. */
  oneIn(n: number): boolean {
    return this.below(n) === 0;
  }

  /**
   * One of the list.
   * @throws RangeError when it is empty
   */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('There is nothing to pick from');
    return list[this.below(list.length)] as T;
  }

  /** All of them in another order. */
  shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((value) => ({ value, rank: this.fraction() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ value }) => value);
  }
}
