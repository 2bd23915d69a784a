import { sha256 } from '@pratibha/domain/files/sha256';

/** Up to here a file is read at once, and the browser's own code computes its hash. */
const AT_ONCE = 32_000_000;
/** Of a larger one pieces are read that no page stands still for. */
const PIECE = 2_000_000;

type Hashing = {
  /** Of its bytes, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
};

/**
 * The SHA-256 of a file, in hexadecimal digits, whatever its size: little of it is in memory at a
 * time. @throws where it cannot be read, and once it is called off
 */
export async function hashFile(file: Blob, { onProgress, signal }: Hashing): Promise<string> {
  // Browsers offer their own over https alone, and on one's own computer.
  if (window.isSecureContext && file.size <= AT_ONCE) {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  const hash = sha256();
  for (let at = 0; at < file.size; at += PIECE) {
    const piece = await file.slice(at, at + PIECE).arrayBuffer();
    signal.throwIfAborted();
    hash.add(new Uint8Array(piece));
    onProgress(Math.min(1, (at + PIECE) / file.size));
  }
  return hash.end();
}
