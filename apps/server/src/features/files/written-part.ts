import type { Hash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { codeOf } from '../../platform/files/folder.ts';

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
  /** Once aborted nothing more is written. */
  readonly signal: AbortSignal;
};

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Writes what comes to where it belongs, hashes it on the way, and asks for more when that is done.
 * A piece that would go beyond the end is not written. Nothing is on the disk for good yet.
 */
export async function writePart({ from, to, hash, at: begin, size, signal }: PartToWrite) {
  let at = begin;
  const told = (end: PartEnd) => ({ at, end });
  const leave = () => void from.destroy();
  signal.addEventListener('abort', leave, { once: true });
  try {
    for await (const piece of from.iterator({ destroyOnReturn: false })) {
      const bytes = piece as Buffer;
      if (signal.aborted) return told('broken');
      if (at + bytes.length > size) return told('too-long');
      await writeAll(to, bytes, at);
      hash.update(bytes);
      at += bytes.length;
    }
    return told(signal.aborted ? 'broken' : 'whole');
  } catch (error) {
    if (FULL.has(codeOf(error))) return told('no-room');
    // Whoever sent it is gone; what came stays.
    if (from.destroyed || from.readableAborted || from.errored) return told('broken');
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

async function writeAll(to: FileHandle, bytes: Buffer, at: number): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const { bytesWritten } = await to.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
}
