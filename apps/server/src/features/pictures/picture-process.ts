import { type ChildLimits, runLimited } from '../../platform/decoding/limited-child.ts';
import { Refused } from '../../platform/serve/refused.ts';

/** Of one picture; sixty megapixels take five seconds, and some hundred megabytes. */
const LIMITS: ChildLimits = { seconds: 60, heapMb: 256, memoryMb: 2_500, outputMb: 200 };
/** Of pictures that come from elsewhere: each holds up to 12 MB. */
const MOST_WAITING = 4;

/**
 * Runs programs that make pictures one after the other, each in a process of its own, so that an
 * organiser with a hundred photographs takes one core at most, and a file that breaks the decoder
 * breaks nothing else.
 */
export class PictureProcess {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #closing = new AbortController();
  readonly #most: number;

  /** @param most how many may wait */
  constructor(most = MOST_WAITING) {
    this.#most = most;
  }

  /**
   * @param program a file beside this one
   * @param task its argument, as JSON
   * @param input what it reads
   * @returns what it writes
   * @throws Refused 'unavailable' where too many wait; Killed
   */
  async run(program: string, task: object, input: Uint8Array): Promise<Buffer> {
    if (this.#closing.signal.aborted) throw new Refused('unavailable');
    // Each takes about a second.
    if (this.#waiting > this.#most)
      throw new Refused('unavailable', { retryAfterSeconds: this.#most });
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#spawn(program, task, input));
    this.#last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Ends what is under way; whoever waits is told to come again. */
  close(): void {
    this.#closing.abort();
  }

  async #spawn(program: string, task: object, input: Uint8Array): Promise<Buffer> {
    const { signal } = this.#closing;
    if (signal.aborted) throw new Refused('unavailable');
    try {
      const url = new URL(program, import.meta.url);
      return await runLimited({ program: url, task, input, limits: LIMITS, signal });
    } catch (error) {
      if (signal.aborted) throw new Refused('unavailable');
      throw error;
    }
  }
}
