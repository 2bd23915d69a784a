import { copyFile, type FileHandle, link, open, readdir, rm, stat } from 'node:fs/promises';
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

  /**
   * A second name of what is whole, for the store to take: the first one stays until the row says
   * where the bytes are, so that who is killed in between loses none.
   */
  async forStore(key: string): Promise<string> {
    const second = `${this.pathOf(key)}.whole`;
    await rm(second, { force: true });
    // Not every disk knows a file by two names.
    await link(this.pathOf(key), second).catch(() => copyFile(this.pathOf(key), second));
    return second;
  }

  /** One that is not there is removed already. */
  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  /** What there is, by when it last changed; `key` is null for what was only passing through. */
  async list(): Promise<{ name: string; key: string | null; changedAt: Date }[]> {
    const names = await readdir(this.#folder).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    });
    const found = names.map(async (name) => {
      const status = await stat(this.pathOf(name)).catch(() => null);
      if (status === null) return [];
      return [{ name, key: name.includes('.') ? null : name, changedAt: status.ctime }];
    });
    return (await Promise.all(found)).flat();
  }
}
