import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StartError } from '../../process/start-error.ts';
import { ByteQueue } from './byte-queue.ts';

/**
 * The file: gzip around frames. A frame is one letter, the length of its content as four bytes,
 * and the content. H holds the head; each table is T (its name and columns), D… (rows, in
 * PostgreSQL's COPY text format) and E (how many, and their SHA-256); Z holds the end. What is
 * cut off, changed or put in anywhere does not pass.
 */
export const FORMAT = 'pratibha-backup';
export const FORMAT_VERSION = 1;

export type Migration = { readonly name: string; readonly checksum: string };

export type BackupHead = {
  readonly format: typeof FORMAT;
  readonly version: typeof FORMAT_VERSION;
  /** When the snapshot was taken; ISO 8601. */
  readonly created_at: string;
  readonly postgres: string;
  readonly migrations: readonly Migration[];
};

type TableHead = { readonly name: string; readonly columns: readonly string[] };
export type TableEnd = { readonly name: string; readonly rows: number; readonly sha256: string };

/** Where the numbering of a table goes on, so that no id is ever given twice. */
type Sequence = { readonly table: string; readonly column: string; readonly next: number };

export type BackupEnd = {
  readonly tables: readonly TableEnd[];
  readonly sequences: readonly Sequence[];
  /** Of all frames before this one. */
  readonly sha256: string;
};

type Kind = 'H' | 'T' | 'D' | 'E' | 'Z';
const KINDS = 'HTDEZ';

/**
 * The longest content of a frame, in bytes. PostgreSQL hands rows over in pieces of some 64 KiB, so
 * no backup comes near it; a file that claims more is refused before anything is kept of it.
 */
export const LONGEST_FRAME = 4 * 1024 * 1024;
const HEAD_BYTES = 5;

/** Writes frames and hashes all of them. */
export class FrameWriter {
  readonly #out: Writable;
  readonly #hash: Hash = createHash('sha256');

  constructor(out: Writable) {
    this.#out = out;
  }

  /** SHA-256 of what was written so far. */
  get sha256(): string {
    return this.#hash.copy().digest('hex');
  }

  async write(kind: Kind, content: Buffer | object): Promise<void> {
    const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
    // No backup at all is better than one that nobody can read back.
    if (bytes.length > LONGEST_FRAME) throw new Error('A frame of the backup is too long');
    const head = Buffer.alloc(HEAD_BYTES);
    head.write(kind, 0, 'latin1');
    head.writeUInt32BE(bytes.length, 1);
    for (const part of [head, bytes]) {
      this.#hash.update(part);
      if (!this.#out.write(part)) await drained(this.#out);
    }
  }
}

function drained(out: Writable): Promise<void> {
  return new Promise((resolve, reject) => {
    if (out.destroyed) return reject(out.errored ?? new Error('The file was closed'));
    const settle = (done: () => void) => () => {
      out.off('drain', onDrain);
      out.off('close', onClose);
      done();
    };
    const onDrain = settle(resolve);
    const onClose = settle(() => reject(out.errored ?? new Error('The file was closed')));
    out.once('drain', onDrain);
    out.once('close', onClose);
  });
}

/** What stands in the file, in its order. */
export type Part =
  | { readonly kind: 'head'; readonly head: BackupHead }
  | { readonly kind: 'table'; readonly table: TableHead }
  | { readonly kind: 'rows'; readonly bytes: Buffer }
  | { readonly kind: 'table-end'; readonly end: TableEnd }
  | { readonly kind: 'end'; readonly end: BackupEnd };

type FrameHead = { readonly raw: Buffer; readonly kind: Kind; readonly length: number };
type Frame = FrameHead & { readonly bytes: Buffer };

const wrong = (what: string) =>
  new StartError(`${what} Nothing was changed. Use another backup file.`);

/**
 * Reads a backup from beginning to end and checks everything that it says of itself.
 * @throws StartError with one sentence when the file is missing, no backup, cut off or changed
 */
export async function* readBackup(file: string): AsyncGenerator<Part, void> {
  const all = createHash('sha256');
  const tables: TableEnd[] = [];
  let table: { head: TableHead; hash: Hash; rows: number } | null = null;
  let isFirst = true;
  let isEnded = false;
  for await (const { kind, raw, bytes } of frames(file)) {
    if (isEnded || (kind === 'H') !== isFirst) throw wrong(`The file ${file} is damaged.`);
    isFirst = false;
    if (kind === 'H') yield { kind: 'head', head: headOf(file, bytes) };
    else if (kind === 'T' && table === null) {
      table = { head: json<TableHead>(file, bytes), hash: createHash('sha256'), rows: 0 };
      yield { kind: 'table', table: table.head };
    } else if (kind === 'D' && table !== null) {
      table.hash.update(bytes);
      table.rows += countRows(bytes);
      yield { kind: 'rows', bytes };
    } else if (kind === 'E' && table !== null) {
      const end = json<TableEnd>(file, bytes);
      const found = { name: table.head.name, rows: table.rows, sha256: table.hash.digest('hex') };
      if (!isSame(end, found)) throw wrong(`The file ${file} is damaged (table ${end.name}).`);
      tables.push(end);
      table = null;
      yield { kind: 'table-end', end };
    } else if (kind === 'Z' && table === null) {
      const end = json<BackupEnd>(file, bytes);
      const isWhole = end.sha256 === all.digest('hex') && isSame(end.tables, tables);
      if (!isWhole) throw wrong(`The file ${file} is damaged.`);
      isEnded = true;
      yield { kind: 'end', end };
    } else throw wrong(`The file ${file} is damaged.`);
    if (!isEnded) all.update(raw).update(bytes);
  }
  if (!isEnded) throw wrong(`The file ${file} is cut off: its end is missing.`);
}

/** Rows in a piece of COPY text: newlines inside values are written as \n. */
export function countRows(bytes: Buffer): number {
  let rows = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) rows += 1;
  return rows;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function json<T>(file: string, bytes: Buffer): T {
  try {
    return JSON.parse(bytes.toString()) as T;
  } catch {
    throw wrong(`The file ${file} is damaged.`);
  }
}

function headOf(file: string, bytes: Buffer): BackupHead {
  const head = json<{ format?: unknown; version?: unknown }>(file, bytes);
  if (head.format !== FORMAT) throw wrong(`The file ${file} is no backup of Pratibha.`);
  if (head.version !== FORMAT_VERSION) {
    throw wrong(`The file ${file} was written by a newer version of Pratibha than this one.`);
  }
  return head as BackupHead;
}

async function* frames(file: string): AsyncGenerator<Frame, void> {
  const arrived = new ByteQueue();
  let next: FrameHead | null = null;
  let isFirst = true;
  for await (const chunk of unzipped(file)) {
    arrived.add(chunk);
    while (arrived.length >= (next?.length ?? HEAD_BYTES)) {
      if (next === null) {
        next = frameHead(arrived.take(HEAD_BYTES));
        const isWrong = !KINDS.includes(next.kind) || next.length > LONGEST_FRAME;
        if (isWrong) {
          throw wrong(`The file ${file} is ${isFirst ? 'no backup of Pratibha' : 'damaged'}.`);
        }
        isFirst = false;
      } else {
        yield { ...next, bytes: arrived.take(next.length) };
        next = null;
      }
    }
  }
  if (next !== null || arrived.length > 0) {
    throw wrong(`The file ${file} is cut off: its end is missing.`);
  }
}

function frameHead(raw: Buffer): FrameHead {
  return { raw, kind: String.fromCharCode(raw.readUInt8(0)) as Kind, length: raw.readUInt32BE(1) };
}

async function* unzipped(file: string): AsyncGenerator<Buffer, void> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? 'does not exist' : `cannot be read (${error.message})`;
    throw wrong(`The file ${file} ${why}.`);
  });
  await handle.close();
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  try {
    yield* Readable.from(source.pipe(gunzip)) as AsyncIterable<Buffer>;
  } catch (error) {
    throw whatGunzipMeans(file, error);
  } finally {
    source.destroy();
  }
}

function whatGunzipMeans(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : '';
  if (code === 'Z_BUF_ERROR') return wrong(`The file ${file} is cut off: its end is missing.`);
  if (message === 'incorrect header check') {
    return wrong(`The file ${file} is no backup of Pratibha.`);
  }
  if (code.startsWith('Z_')) return wrong(`The file ${file} is damaged.`);
  return code === '' ? error : wrong(`The file ${file} cannot be read (${message}).`);
}
