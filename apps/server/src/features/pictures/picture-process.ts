import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Refused } from '../../platform/serve/refused.ts';

/** Of one picture; sixty megapixels take five. */
const LIMIT_MS = 60_000;
/** Of pictures that come from elsewhere: each holds up to 12 MB. */
const MOST_WAITING = 4;

/** The process was killed, for its time or its memory. */
export class Killed extends Error {}

/**
 * Runs programs that make pictures one after the other, each in a process of its own, so that an
 * organiser with a hundred photographs takes one core at most, and a file that breaks the decoder
 * breaks nothing else.
 */
export class PictureProcess {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #child: ChildProcess | null = null;
  #isClosed = false;
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
    if (this.#isClosed) throw new Refused('unavailable');
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
    this.#isClosed = true;
    this.#child?.kill('SIGKILL');
  }

  async #spawn(program: string, task: object, input: Uint8Array): Promise<Buffer> {
    if (this.#isClosed) throw new Refused('unavailable');
    const file = fileURLToPath(new URL(program, import.meta.url));
    const options = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256'];
    const child = spawn(process.execPath, [...options, file, JSON.stringify(task)], {
      // Nothing of the settings, which hold secrets.
      env: { PATH: process.env['PATH'] },
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: LIMIT_MS,
      killSignal: 'SIGKILL',
    });
    this.#child = child;
    // A child that ends early says so by what it prints, or by its end.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const [made, said, [code]] = await Promise.all([
      buffer(child.stdout),
      buffer(child.stderr),
      once(child, 'close') as Promise<[number | null]>,
    ]);
    this.#child = null;
    if (code === 0) return made;
    if (this.#isClosed) throw new Refused('unavailable');
    if (code === null) throw new Killed();
    throw new Error(`${program} ended with ${code}: ${said.toString().slice(0, 2_000)}`);
  }
}
