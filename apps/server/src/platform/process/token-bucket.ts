type Options = {
  /** How many come in each second. */
  readonly perSecond: number;
  /** As many are kept for later at most; so many there are at the start. */
  readonly most: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
};

/** A token bucket: what there is may be taken at once, and what was taken comes back over time. */
export class TokenBucket {
  readonly #options: Required<Options>;
  #left: number;
  #at: number;

  constructor({ now = () => performance.now(), ...rest }: Options) {
    this.#options = { now, ...rest };
    this.#left = rest.most;
    this.#at = now();
  }

  /** Takes one, where there is one. */
  take(): boolean {
    const { perSecond, most, now } = this.#options;
    const at = now();
    this.#left = Math.min(most, this.#left + ((at - this.#at) / 1000) * perSecond);
    this.#at = at;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
