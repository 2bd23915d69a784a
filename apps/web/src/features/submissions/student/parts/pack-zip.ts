import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file with its place below the folder that was chosen. */
export type Placed = { readonly path: string; readonly file: Blob };

/** What is packed already grows by being packed again. */
const PACKED =
  /\.(jpe?g|png|webp|gif|avif|heic|mp4|mov|webm|mp3|m4a|ogg|zip|gz|7z|rar|docx|pptx|xlsx|pdf|woff2?)$/i;
/** Read at once. */
const PIECE = 1024 * 1024;
/** As much is given to the browser, which may put it on disk. */
const GATHERED = 8 * 1024 * 1024;

/** Files of a system that nobody means, and folders that are made again from a list. */
const LEFT_OUT = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|__MACOSX\/|\.git\/|node_modules\/)/i;

/** What is packed of a folder. */
export function placedToPack(files: readonly Placed[]): readonly Placed[] {
  return files.filter(({ path }) => !LEFT_OUT.test(path));
}

/**
 * One ZIP of several files, piece by piece, so that a phone's memory holds little of it.
 *
 * @param packed hears how many bytes are in it
 * @throws where a file cannot be read, and what `signal` says
 */
export async function packZip(
  files: readonly Placed[],
  packed: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const out = new GatheredBlob();
  const failures: Error[] = [];
  const zip = new Zip((error, bytes) => {
    if (error !== null) failures.push(error);
    else out.add(bytes);
  });
  let done = 0;
  for (const { path, file } of files) {
    const entry = PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    zip.add(entry);
    for (let at = 0; at < file.size; at += PIECE) {
      signal.throwIfAborted();
      entry.push(new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer()), false);
      throwFirst(failures);
      done += Math.min(PIECE, file.size - at);
      packed(done);
    }
    entry.push(new Uint8Array(0), true);
  }
  zip.end();
  throwFirst(failures);
  return out.whole();
}

function throwFirst([failure]: readonly Error[]): void {
  if (failure !== undefined) throw failure;
}

/** Bytes that come one after the other, handed to the browser now and then. */
class GatheredBlob {
  #blob = new Blob([]);
  #pieces: Uint8Array<ArrayBuffer>[] = [];
  #size = 0;

  add(bytes: Uint8Array): void {
    // What comes may be overwritten by what comes next.
    this.#pieces.push(bytes.slice());
    this.#size += bytes.length;
    if (this.#size > GATHERED) this.#fold();
  }

  whole(): Blob {
    this.#fold();
    return new Blob([this.#blob], { type: 'application/zip' });
  }

  #fold(): void {
    this.#blob = new Blob([this.#blob, ...this.#pieces]);
    this.#pieces = [];
    this.#size = 0;
  }
}
