import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { RenditionType } from '@pratibha/domain/editions/pictures';
import { Refused, refusedFields } from '../../platform/serve/refused.ts';
import type { EncodedHead, EncoderTask, WrongPicture } from './encoder-task.ts';

const ENCODER = fileURLToPath(new URL('encoder.ts', import.meta.url));
/** Of one picture; sixty megapixels take five. */
const LIMIT_MS = 60_000;
/** Each holds up to 12 MB. */
const MOST_WAITING = 4;
const UNREADABLE: WrongPicture = { field: null, error: { code: 'unreadable-picture' } };

/** What is kept of a picture. */
export type EncodedPicture = {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
  readonly renditions: readonly {
    readonly width: number;
    readonly type: RenditionType;
    readonly bytes: Buffer;
  }[];
};

/**
 * Makes pictures one after the other, each in a process of its own, so that an organiser with a hundred
 * photographs takes one core at most, and a file that breaks the decoder breaks nothing else.
 */
export class PictureEncoder {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #child: ChildProcess | null = null;
  #isClosed = false;

  /**
   * @throws Refused with what is wrong with the picture (422), or 'unavailable' where too many wait
   */
  async encode(file: Uint8Array, task: EncoderTask): Promise<EncodedPicture> {
    if (this.#isClosed || this.#waiting > MOST_WAITING) throw new Refused('unavailable');
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#run(file, task));
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

  async #run(file: Uint8Array, task: EncoderTask): Promise<EncodedPicture> {
    if (this.#isClosed) throw new Refused('unavailable');
    const options = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256'];
    const child = spawn(process.execPath, [...options, ENCODER, JSON.stringify(task)], {
      // Nothing of the settings, which hold secrets.
      env: { PATH: process.env['PATH'] },
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: LIMIT_MS,
      killSignal: 'SIGKILL',
    });
    this.#child = child;
    // A child that ends early says so by what it prints, or by its end.
    child.stdin.on('error', () => {});
    child.stdin.end(file);
    const [made, said, [code]] = await Promise.all([
      buffer(child.stdout),
      buffer(child.stderr),
      once(child, 'close') as Promise<[number | null]>,
    ]);
    this.#child = null;
    if (code === 0) return encodedIn(made);
    if (this.#isClosed) throw new Refused('unavailable');
    // Killed, for its time or its memory: so would the next one be.
    if (code === null) throw refusedFields([wrongValue(UNREADABLE)]);
    throw new Error(
      `The encoder of pictures ended with ${code}: ${said.toString().slice(0, 2_000)}`,
    );
  }
}

function wrongValue({ field, error }: WrongPicture) {
  return { pointer: field === null ? '' : `/${field}`, error };
}

function encodedIn(made: Buffer): EncodedPicture {
  const end = made.indexOf('\n');
  const head = JSON.parse(made.toString('utf8', 0, end)) as EncodedHead;
  if ('wrong' in head) throw refusedFields(head.wrong.map(wrongValue));
  let at = end + 1;
  const next = (length: number) => {
    at += length;
    return made.subarray(at - length, at);
  };
  const bytes = next(head.kept);
  const renditions = head.renditions.map((each) => ({ ...each, bytes: next(each.bytes) }));
  return { width: head.width, height: head.height, bytes, renditions };
}
