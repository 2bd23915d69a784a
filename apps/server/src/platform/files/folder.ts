import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

/** Where a folder cannot be opened to be synced, its system does so by itself. */
const CANNOT = new Set(['EISDIR', 'EPERM', 'EINVAL', 'ENOTSUP', 'EACCES']);

/** Writes down for good which names a folder has. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    await syncAt(folder, 'r');
  } catch (error) {
    if (!CANNOT.has(codeOf(error))) throw error;
  }
}

/** Makes a folder with those above it, for good. */
export async function makeFolder(folder: string): Promise<void> {
  // What people hand in is for nobody else on the machine.
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
  }
}

/** Writes down for good what a file has. */
export async function syncFile(file: string): Promise<void> {
  await syncAt(file, 'r+');
}

async function syncAt(place: string, flags: string): Promise<void> {
  const handle = await open(place, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Of an error of the file system: 'ENOENT'. */
export function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException | null)?.code ?? '');
}
