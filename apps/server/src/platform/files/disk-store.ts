import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import {
  access,
  copyFile,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
} from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { FileGone, type FileStore, type FileTrouble } from './file-store.ts';
import { codeOf, makeFolder, syncFile, syncFolder } from './folder.ts';
import { UnfinishedFiles } from './unfinished-files.ts';

const MARK = 'mark';
const SHA256 = /^[0-9a-f]{64}$/;
const PREVIEW = /^[0-9]+-[0-9]+\.webp$/;

export type DiskStoreOptions = {
  readonly folder: string;
  /** Bytes that stay free on its disk. */
  readonly floor: number;
  /** What the folder of the first start has in its file `mark`; null: the folder has one itself. */
  readonly mark: () => Promise<string | null>;
};

/**
 * Keeps files in a folder: `<aa>/<sha256>` originals, `previews/<aa>/<sha256>/<name>`, `uploads/`
 * what is being sent. What is acknowledged was synced, the file and the folder that names it.
 */
export function diskStore({ folder, floor, mark }: DiskStoreOptions): FileStore {
  const pathOf = (sha256: string) => path.join(folder, prefixOf(sha256), sha256);
  const previewsOf = (sha256: string) => path.join(folder, 'previews', prefixOf(sha256), sha256);
  const unfinished = new UnfinishedFiles(path.join(folder, 'uploads'));
  const free = async () => {
    const { bavail, bsize } = await statfs(folder);
    return Math.max(0, bavail * bsize - floor);
  };
  return {
    unfinished,
    pathOf,
    free,
    async whyNot(): Promise<FileTrouble | null> {
      const [wanted, there] = [await mark(), await markIn(folder)];
      if (wanted === null || there !== wanted) return 'not-the-folder';
      try {
        await access(folder, constants.W_OK);
      } catch {
        return 'not-writable';
      }
      return (await free()) > 0 ? null : 'no-room';
    },
    read(sha256, range) {
      return readFrom(pathOf(sha256), range && { start: range.from, end: range.to });
    },
    async has(sha256) {
      return (await sizeOf(pathOf(sha256))) !== null;
    },
    async keep(sha256, file) {
      const place = pathOf(sha256);
      await syncFile(file);
      await makeFolder(path.dirname(place));
      // One of another length was cut by a disk that lost it.
      if ((await sizeOf(place)) === (await sizeOf(file))) await rm(file);
      else
        await move(file, place, unfinished.pathOf(`${randomBytes(16).toString('base64url')}.copy`));
      await syncFolder(path.dirname(place));
    },
    async remove(sha256) {
      await rm(pathOf(sha256), { force: true });
      await rm(previewsOf(sha256), { recursive: true, force: true });
    },
    async keepPreview(sha256, name, bytes) {
      const place = path.join(previewsOf(sha256), nameOfPreview(name));
      await makeFolder(path.dirname(place));
      const half = `${place}.${randomBytes(6).toString('hex')}`;
      const handle = await open(half, 'wx');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(half, place);
    },
    readPreview(sha256, name) {
      return readFrom(path.join(previewsOf(sha256), nameOfPreview(name)));
    },
    async *list() {
      yield* originalsIn(folder);
      yield* originalsIn(path.join(folder, 'previews'));
    },
  };
}

/** What a folder has in its file `mark`; null without one. */
export async function markIn(folder: string): Promise<string | null> {
  try {
    return (await readFile(path.join(folder, MARK), 'utf8')).trim();
  } catch {
    return null;
  }
}

/** Marks a folder as that of the first start, for good. */
export async function markFolder(folder: string, mark: string): Promise<void> {
  await makeFolder(folder);
  const handle = await open(path.join(folder, MARK), 'wx');
  try {
    await handle.writeFile(`${mark}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(folder);
}

/** Names come from rows and from addresses: none may lead out of the folder. */
function prefixOf(sha256: string): string {
  if (!SHA256.test(sha256)) throw new FileGone(`${sha256} is no SHA-256`);
  return sha256.slice(0, 2);
}

function nameOfPreview(name: string): string {
  if (!PREVIEW.test(name)) throw new FileGone(`${name} is no preview`);
  return name;
}

/** In bytes; null where nothing is. */
async function sizeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Takes the place at once, whole; by way of `beside` where the file is on another disk. */
async function move(file: string, place: string, beside: string): Promise<void> {
  try {
    return await rename(file, place);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
  }
  await makeFolder(path.dirname(beside));
  await copyFile(file, beside);
  await syncFile(beside);
  await rename(beside, place);
  await rm(file);
}

function readFrom(file: string, range: { start?: number; end?: number } = {}): Readable {
  return Readable.from(bytesOf(file, range), { objectMode: false });
}

async function* bytesOf(file: string, range: { start?: number; end?: number }) {
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? new FileGone(file) : error;
  });
  yield* handle.createReadStream(range);
}

async function* originalsIn(folder: string) {
  for (const prefix of await namesIn(folder)) {
    if (!/^[0-9a-f]{2}$/.test(prefix)) continue;
    const dir = await opendir(path.join(folder, prefix));
    for await (const { name } of dir) {
      if (!SHA256.test(name)) continue;
      const found = await stat(path.join(folder, prefix, name)).catch(() => null);
      // A changed name counts, which the time of the bytes does not tell.
      if (found) yield { sha256: name, changedAt: found.ctime };
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
