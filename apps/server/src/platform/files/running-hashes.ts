import { createHash, type Hash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

/** A hash is a few hundred bytes; whoever sends more at a time reads again what is there. */
const MOST = 1_000;
const PART_BYTES = 256 * 1024;

/** What was hashed of an upload: `bytes` of it, as it was at `changedAt`. */
type Running = { readonly hash: Hash; readonly bytes: number; readonly changedAt: number };

/**
 * SHA-256 of what is there of each upload, so that bytes are hashed as they come. A process that
 * did not hash the beginning reads it from the disk.
 */
export class RunningHashes {
  readonly #running = new Map<string, Running>();

  /** The hash of the first bytes of a file, to go on with. */
  async take(key: string, handle: FileHandle, bytes: number): Promise<Hash> {
    const known = this.#running.get(key);
    this.#running.delete(key);
    // Another process may have gone on meanwhile, or have cut it.
    const isSame = known?.bytes === bytes && known.changedAt === (await handle.stat()).mtimeMs;
    return known && isSame ? known.hash : hashOf(handle, bytes);
  }

  /** Remembers it for the next part. */
  async put(key: string, handle: FileHandle, { hash, bytes }: Omit<Running, 'changedAt'>) {
    if (this.#running.size >= MOST) {
      const [oldest] = this.#running.keys();
      if (oldest !== undefined) this.#running.delete(oldest);
    }
    this.#running.set(key, { hash, bytes, changedAt: (await handle.stat()).mtimeMs });
  }
}

async function hashOf(handle: FileHandle, bytes: number): Promise<Hash> {
  const hash = createHash('sha256');
  const part = Buffer.allocUnsafe(PART_BYTES);
  let at = 0;
  while (at < bytes) {
    const { bytesRead } = await handle.read(part, 0, Math.min(part.length, bytes - at), at);
    if (bytesRead === 0) throw new Error(`The file has ${at} bytes of ${bytes}`);
    hash.update(part.subarray(0, bytesRead));
    at += bytesRead;
  }
  return hash;
}
