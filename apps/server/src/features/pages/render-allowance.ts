import { EventLoopLoad } from '../../platform/process/event-loop-load.ts';
import { TokenBucket } from '../../platform/process/token-bucket.ts';

/** So many pages a process renders in a second; fewer of them at once after a quiet one. */
const MOST = { perSecond: 150, most: 30 };
/** The same while it has no time left. */
const MOST_WHILE_BUSY = { perSecond: 5, most: 5 };
/** And so many at a time, so that those who have just come are not kept waiting by all of them. */
const MOST_AT_ONCE = 4;
/** After this, in milliseconds, a page goes out without data: it asks for them itself. */
const LONGEST_WAIT_MS = 300;

type Options = {
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
  readonly load?: { readonly isHigh: boolean };
  readonly longestWaitMs?: number;
};

/**
 * How many pages may be rendered now. In a rush the processor is for those who register: a page
 * that goes out without what it shows costs a tenth of one that is rendered, and asks for the rest
 * itself.
 */
export class RenderAllowance {
  readonly longestWaitMs: number;
  readonly #load: { readonly isHigh: boolean };
  readonly #calm: TokenBucket;
  readonly #busy: TokenBucket;
  #underWay = 0;

  constructor({
    load = new EventLoopLoad(),
    longestWaitMs = LONGEST_WAIT_MS,
    ...clock
  }: Options = {}) {
    this.longestWaitMs = longestWaitMs;
    this.#load = load;
    this.#calm = new TokenBucket({ ...MOST, ...clock });
    this.#busy = new TokenBucket({ ...MOST_WHILE_BUSY, ...clock });
  }

  /** Whether one more may begin; then `track` is told of it. */
  mayBegin(): boolean {
    if (this.#underWay >= MOST_AT_ONCE) return false;
    return this.#load.isHigh ? this.#busy.take() : this.#calm.take();
  }

  /** Counts a rendering for as long as it takes, also where nobody waits for it any longer. */
  async track<T>(rendering: Promise<T>): Promise<T> {
    this.#underWay += 1;
    try {
      return await rendering;
    } finally {
      this.#underWay -= 1;
    }
  }
}
