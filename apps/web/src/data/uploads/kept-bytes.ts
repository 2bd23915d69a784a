import { type Held, isRemembered } from './upload-record.ts';

const FOLDER = 'uploads';
const DATABASE = 'pratibha-uploads';
const STORE = 'bytes';
/** Read and written at once, so that a phone's memory holds no more of a file. */
const PIECE = 4 * 1024 * 1024;
/** What is left to the rest of the browser. */
const SPARE = 32 * 1024 * 1024;

/** Whose bytes, and of which upload. */
type BytesOf = { readonly owner: number; readonly id: string };

/** Where this browser keeps copies of what is uploaded. */
export type KeptBytes = {
  readonly keep: (of: BytesOf, file: Blob, copied: (bytes: number) => void) => Promise<Held | null>;
  readonly read: (of: BytesOf, held: Held) => Promise<Blob | null>;
  readonly drop: (of: BytesOf) => Promise<void>;
  /** Removes what no record names any more. */
  readonly sweep: () => Promise<void>;
};

/**
 * Copies in the browser's own storage: a folder of its own, else its database, as far as there is
 * room. A copy that was not finished is none.
 */
export const keptBytes: KeptBytes = {
  async keep(of, file, copied) {
    if (!(await hasRoomFor(file.size))) return null;
    const isInFolder = await attempt(() => writeFile(of, file, copied));
    if (isInFolder === true) return 'opfs';
    const isInDatabase = await attempt(() => putBlob(of, file));
    return isInDatabase === true ? 'idb' : null;
  },

  async read(of, held) {
    const found = await attempt(() => (held === 'opfs' ? readFile(of) : getBlob(of)));
    return found ?? null;
  },

  async drop(of) {
    await attempt(async () => (await folderOf(of.owner, false))?.removeEntry(of.id));
    await attempt(() => inDatabase('readwrite', (store) => store.delete(nameOf(of))));
  },

  async sweep() {
    await attempt(sweepFolder);
    await attempt(sweepDatabase);
  },
};

/** Whether there is room, as far as the browser tells. */
async function hasRoomFor(size: number): Promise<boolean> {
  // Missing where a page came over http from another host.
  const { storage } = navigator as { readonly storage?: StorageManager };
  const estimate = await attempt(async () => storage?.estimate());
  if (!estimate?.quota) return true;
  return size + SPARE < estimate.quota - (estimate.usage ?? 0);
}

/** What a browser refuses is as if it were not there. */
async function attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}

async function root(mayCreate: boolean): Promise<FileSystemDirectoryHandle> {
  const place = await navigator.storage.getDirectory();
  return place.getDirectoryHandle(FOLDER, { create: mayCreate });
}

async function folderOf(owner: number, mayCreate: boolean): Promise<FileSystemDirectoryHandle> {
  return (await root(mayCreate)).getDirectoryHandle(String(owner), { create: mayCreate });
}

async function writeFile(
  { owner, id }: BytesOf,
  file: Blob,
  copied: (bytes: number) => void,
): Promise<true> {
  const folder = await folderOf(owner, true);
  const handle = await folder.getFileHandle(id, { create: true });
  try {
    // What is written is there once it is closed, and all of it.
    const out = await handle.createWritable();
    for (let at = 0; at < file.size; at += PIECE) {
      await out.write(await file.slice(at, at + PIECE).arrayBuffer());
      copied(Math.min(file.size, at + PIECE));
    }
    await out.close();
  } catch (error) {
    await attempt(() => folder.removeEntry(id));
    throw error;
  }
  return true;
}

async function readFile({ owner, id }: BytesOf): Promise<Blob> {
  return (await (await folderOf(owner, false)).getFileHandle(id)).getFile();
}

async function sweepFolder(): Promise<void> {
  const folders = await root(false);
  for await (const [owner, folder] of entriesOf(folders)) {
    if (folder.kind !== 'directory') continue;
    for await (const [id] of entriesOf(folder as FileSystemDirectoryHandle)) {
      if (!isRemembered(owner, id)) {
        await (folder as FileSystemDirectoryHandle).removeEntry(id);
      }
    }
  }
}

/** A folder can be walked through, which the types of some libraries do not know. */
function entriesOf(folder: FileSystemDirectoryHandle) {
  return folder as unknown as AsyncIterable<[string, FileSystemHandle]>;
}

const nameOf = ({ owner, id }: BytesOf) => `${owner}/${id}`;

async function putBlob(of: BytesOf, file: Blob): Promise<true> {
  // A file that lies elsewhere would be kept as a way to it, and is to be kept itself.
  const bytes = new Blob([await file.arrayBuffer()]);
  await inDatabase('readwrite', (store) => store.put(bytes, nameOf(of)));
  return true;
}

async function getBlob(of: BytesOf): Promise<Blob | null> {
  const found = await inDatabase<unknown>('readonly', (store) => store.get(nameOf(of)));
  return found instanceof Blob ? found : null;
}

async function sweepDatabase(): Promise<void> {
  const names = await inDatabase('readonly', (store) => store.getAllKeys());
  for (const name of names) {
    const [owner = '', id = ''] = String(name).split('/');
    if (!isRemembered(owner, id)) await inDatabase('readwrite', (store) => store.delete(name));
  }
}

async function inDatabase<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      const fail = () => reject(transaction.error ?? new Error('The browser kept nothing'));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = fail;
      transaction.onerror = fail;
    });
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing'));
  });
}
