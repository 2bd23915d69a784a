import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, makeFolder, syncFolder } from './folder.ts';

/** Files that are being sent, each by the key of its upload. */
export class UnfinishedFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  pathOf(key: string): string {
    return path.join(this.#folder, key);
  }

  /** How much of it is on the disk for good; 0 where nothing is. */
  async sizeOf(key: string): Promise<number> {
    try {
      const handle = await open(this.pathOf(key), 'r+');
      try {
        // What a process wrote that was killed is not on the disk by itself.
        await handle.datasync();
        return (await handle.stat()).size;
      } finally {
        await handle.close();
      }
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return 0;
      throw error;
    }
  }

  /** Opens it to read and to write at any place; an empty one is made where none is. */
  async open(key: string): Promise<FileHandle> {
    try {
      return await open(this.pathOf(key), 'r+');
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
    await makeFolder(this.#folder);
    const handle = await open(this.pathOf(key), 'wx+');
    await syncFolder(this.#folder);
    return handle;
  }

  /** One that is not there is removed already. */
  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async keys(): Promise<string[]> {
    try {
      return await readdir(this.#folder);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    }
  }
}
