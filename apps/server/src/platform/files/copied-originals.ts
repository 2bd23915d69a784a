import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { StoredBytes } from '../db/backup/backup-parts.ts';
import { reasonOf, StartError } from '../process/start-error.ts';
import { codeOf, makeFolder, syncFolder } from './folder.ts';

/** What became of the originals that were to be in a folder. */
export type Copied = {
  /** How many were not there and are now. */
  readonly copied: number;
  /** They are not in the folder from which they were to come, and not in the other one. */
  readonly missing: readonly string[];
  /** They are there, and their bytes are not those that they are called by. */
  readonly damaged: readonly string[];
};

const HALF = 'half-';
/** A copy that was ended by force leaves its half behind; no copy takes so long. */
const HALF_MS = 24 * 3_600_000;
const PIECE_BYTES = 1024 * 1024;

/** Where an original lies below a folder: in a backup's as in FILES_DIR (`disk-store.ts`). */
function placeOf(folder: string, sha256: string): string {
  return path.join(folder, sha256.slice(0, 2), sha256);
}

/**
 * Copies what is missing in `to`, each verified by its name, which is the hash of its bytes. What
 * has its name there is whole and on the disk for good. Nothing is removed.
 * @param isVerified whether what is there already is read, too, and copied again if damaged
 * @throws StartError when `to` cannot be written
 */
export async function copyOriginals(
  files: readonly StoredBytes[],
  {
    from,
    to,
    isVerified,
  }: { readonly from: string; readonly to: string; readonly isVerified: boolean },
): Promise<Copied> {
  const missing: string[] = [];
  const damaged: string[] = [];
  const lacking: StoredBytes[] = [];
  for (const file of files) if (!(await isThere(file, to, isVerified))) lacking.push(file);
  if (lacking.length === 0) return { copied: 0, missing, damaged };
  const half = await halfIn(to);
  const changed = new Set<string>([to]);
  try {
    for (const file of lacking) {
      const place = placeOf(to, file.sha256);
      const found = await copyOne(file, { from, half, place });
      if (found === 'missing') missing.push(file.sha256);
      else if (found === 'damaged') damaged.push(file.sha256);
      else changed.add(path.dirname(place));
    }
    // Before anybody is told: a name is on the disk once its folder is.
    for (const folder of changed) await syncFolder(folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The folder ${to} cannot be written: ${reasonOf(error)}.`);
  } finally {
    await rm(half, { recursive: true, force: true });
  }
  return { copied: lacking.length - missing.length - damaged.length, missing, damaged };
}

async function isThere(file: StoredBytes, folder: string, isVerified: boolean): Promise<boolean> {
  const place = placeOf(folder, file.sha256);
  const found = await stat(place).catch(() => null);
  if (found?.size !== file.size) return false;
  if (!isVerified) return true;
  const hash = createHash('sha256');
  try {
    for await (const piece of piecesOf(place)) hash.update(piece);
  } catch (error) {
    if (error instanceof CannotRead) return false;
    throw error;
  }
  return hash.digest('hex') === file.sha256;
}

/** A folder of this copy alone; what earlier ones left behind goes. */
async function halfIn(folder: string): Promise<string> {
  try {
    // They are everything that people handed in: for its owner only.
    await makeFolder(path.dirname(folder));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await syncFolder(path.dirname(folder));
    for (const name of await readdir(folder)) {
      if (!name.startsWith(HALF)) continue;
      const left = path.join(folder, name);
      const since = await stat(left).catch(() => null);
      if (since !== null && Date.now() - since.mtimeMs > HALF_MS) {
        await rm(left, { recursive: true, force: true });
      }
    }
    return await mkdtemp(path.join(folder, HALF));
  } catch (error) {
    throw new StartError(`The folder ${folder} cannot be written: ${reasonOf(error)}.`);
  }
}

async function copyOne(
  { sha256, size }: StoredBytes,
  { from, half, place }: { readonly from: string; readonly half: string; readonly place: string },
): Promise<'copied' | 'missing' | 'damaged'> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = path.join(half, sha256);
  const handle = await open(file, 'w', 0o600);
  try {
    for await (const piece of piecesOf(placeOf(from, sha256))) {
      hash.update(piece);
      bytes += piece.length;
      await writeAll(handle, piece);
    }
    if (bytes !== size || hash.digest('hex') !== sha256) return 'damaged';
    await handle.sync();
  } catch (error) {
    const why = readingTrouble(error);
    if (why === null) throw error;
    return why;
  } finally {
    await handle.close();
  }
  await makeFolder(path.dirname(place));
  await rename(file, place);
  return 'copied';
}

/** A disk that gives an original out no more is told as damage to it; the others are copied. */
function readingTrouble(error: unknown): 'missing' | 'damaged' | null {
  if (!(error instanceof CannotRead)) return null;
  return error.code === 'ENOENT' ? 'missing' : 'damaged';
}

/** What went wrong is on the side that is read. */
class CannotRead extends Error {
  readonly code: string;

  constructor(cause: unknown) {
    super('cannot be read', { cause });
    this.code = codeOf(cause);
  }
}

async function* piecesOf(file: string): AsyncGenerator<Buffer, void> {
  const stream = createReadStream(file, { highWaterMark: PIECE_BYTES });
  try {
    yield* stream as AsyncIterable<Buffer>;
  } catch (error) {
    throw new CannotRead(error);
  } finally {
    stream.destroy();
  }
}

async function writeAll(handle: Awaited<ReturnType<typeof open>>, piece: Buffer): Promise<void> {
  let written = 0;
  while (written < piece.length) {
    written += (await handle.write(piece, written)).bytesWritten;
  }
}
