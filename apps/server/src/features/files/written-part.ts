import type { Hash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { codeOf } from '../../platform/files/folder.ts';
import type { Turns } from '../../platform/serve/turns.ts';

/** Why no more of it came. */
type PartEnd = 'whole' | 'broken' | 'too-long' | 'no-room';

export type PartToWrite = {
  readonly from: Readable;
  readonly to: FileHandle;
  /** Of all that is there, and goes on. */
  readonly hash: Hash;
  /** Where it begins, and where the file ends. */
  readonly at: number;
  readonly size: number;
  /** Whose turn it is to write. */
  readonly turns: Turns;
  /** Once aborted nothing more is written. */
  readonly signal: AbortSignal;
};

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** What comes while a write is under way waits for the next one, up to so many bytes. */
const WAITING_BYTES = 128 * 1024;

/**
 * Writes what comes to where it belongs, hashes it on the way, and asks for more when that is done.
 * A piece that would go beyond the end is not written. Nothing is on the disk for good yet.
 */
export async function writePart(part: PartToWrite) {
  const { from, size, signal } = part;
  const writes = new GatheredWrites(part);
  const leave = () => void from.destroy();
  signal.addEventListener('abort', leave, { once: true });
  const told = async (end: PartEnd) => {
    await writes.end();
    return { at: writes.at, end };
  };
  try {
    for await (const piece of from.iterator({ destroyOnReturn: false })) {
      const bytes = piece as Buffer;
      if (signal.aborted) return await told('broken');
      if (writes.taken + bytes.length > size) return await told('too-long');
      await writes.add(bytes);
    }
    return await told(signal.aborted ? 'broken' : 'whole');
  } catch (error) {
    // What is under way ends first: nothing is written once it is told how much is there.
    const failure = await writes.end().then(
      () => error,
      (failed: unknown) => failed,
    );
    if (FULL.has(codeOf(failure))) return { at: writes.at, end: 'no-room' as const };
    // Whoever sent it is gone; what came stays.
    if (from.destroyed || from.readableAborted || from.errored)
      return { at: writes.at, end: 'broken' as const };
    throw failure;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

/**
 * One write at a time; of hundreds who send at once each pays for few of them. The hash is of what
 * was written, in its order.
 */
class GatheredWrites {
  /** Where the next write begins: all before it is written. */
  at: number;
  /** The same with what waits. */
  taken: number;
  readonly #to: FileHandle;
  readonly #hash: Hash;
  readonly #turns: Turns;
  readonly #signal: AbortSignal;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #isWriting = false;
  #writing: Promise<void> = Promise.resolve();

  constructor({ to, hash, at, turns, signal }: Omit<PartToWrite, 'from' | 'size'>) {
    this.#to = to;
    this.#hash = hash;
    this.#turns = turns;
    this.#signal = signal;
    this.at = at;
    this.taken = at;
  }

  /** @throws what a write before threw */
  async add(bytes: Buffer): Promise<void> {
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
    this.taken += bytes.length;
    if (!this.#isWriting) {
      this.#writing = this.#writeWhatWaits();
      // Whoever adds too much or ends is told.
      this.#writing.catch(() => undefined);
    }
    if (this.#waitingBytes >= WAITING_BYTES) await this.#writing;
  }

  /** Waits for what is under way. @throws what a write threw */
  async end(): Promise<void> {
    await this.#writing;
  }

  async #writeWhatWaits(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0 && !this.#signal.aborted) {
      let rest: readonly Buffer[] = this.#waiting;
      this.#waiting = [];
      this.#waitingBytes = 0;
      while (rest.length > 0) rest = await this.#write(rest);
    }
    // Not where one failed: nothing may be written behind a gap.
    this.#isWriting = false;
  }

  /** @returns what the write left, which seldom is anything */
  async #write(batch: readonly Buffer[]): Promise<readonly Buffer[]> {
    const { bytesWritten } = await this.#turns.during(() => this.#to.writev(batch, this.at));
    return this.#note(batch, bytesWritten);
  }

  #note(batch: readonly Buffer[], written: number): readonly Buffer[] {
    let left = written;
    const rest: Buffer[] = [];
    for (const bytes of batch) {
      const own = Math.min(left, bytes.length);
      this.#hash.update(own === bytes.length ? bytes : bytes.subarray(0, own));
      left -= own;
      if (own < bytes.length) rest.push(bytes.subarray(own));
      else release(bytes);
    }
    this.at += written;
    return rest;
  }
}

/**
 * Gives the memory of what is written back at once. The garbage collector would go through all of
 * its heap for every 64 MB that come: a third of the processor while many send.
 */
function release({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
