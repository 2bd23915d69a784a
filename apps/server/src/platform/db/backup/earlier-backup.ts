import { createHash } from 'node:crypto';
import {
  type BackupEnd,
  type BackupHead,
  FORMAT,
  type Part,
  type TableEnd,
  type TableHead,
  Tally,
  wrong,
} from './backup-parts.ts';
import { ByteQueue } from './byte-queue.ts';
import { unpacked } from './unpacked.ts';

/**
 * Backups as they were written before version 2: gzip around frames. A frame is one letter, the
 * length of its content as four bytes, and the content. H holds the head; each table is T (its name
 * and columns), D… (rows, in PostgreSQL's COPY text format) and E (how many, and their SHA-256); Z
 * holds the end, with the SHA-256 of all frames before it. Nothing writes them any more.
 */
export const EARLIER_START = 'H'.charCodeAt(0);

type Kind = 'H' | 'T' | 'D' | 'E' | 'Z';
const KINDS = 'HTDEZ';

/**
 * The longest content of a frame, in bytes. PostgreSQL hands rows over in pieces of some 64 KiB, so
 * no backup came near it; a file that claims more is refused before anything is kept of it.
 */
export const LONGEST_FRAME = 4 * 1024 * 1024;
const HEAD_BYTES = 5;

type FrameHead = { readonly raw: Buffer; readonly kind: Kind; readonly length: number };
type Frame = FrameHead & { readonly bytes: Buffer };

/**
 * Reads such a file from beginning to end and checks everything that it says of itself.
 * @throws StartError with one sentence when it is no backup, cut off or changed
 */
export async function* readEarlierBackup(file: string): AsyncGenerator<Part, void> {
  const all = createHash('sha256');
  const tables: TableEnd[] = [];
  let table: { head: TableHead; tally: Tally } | null = null;
  let isFirst = true;
  let isEnded = false;
  for await (const { kind, raw, bytes } of frames(file)) {
    if (isEnded || (kind === 'H') !== isFirst) throw wrong(`The file ${file} is damaged.`);
    isFirst = false;
    if (kind === 'H') yield { kind: 'head', head: headOf(file, bytes) };
    else if (kind === 'T' && table === null) {
      table = { head: json<TableHead>(file, bytes), tally: new Tally() };
      yield { kind: 'table', table: table.head };
    } else if (kind === 'D' && table !== null) {
      table.tally.add(bytes);
      yield { kind: 'rows', bytes };
    } else if (kind === 'E' && table !== null) {
      const end = json<TableEnd>(file, bytes);
      const { rows, sha256 } = table.tally.end();
      if (!isSame(end, { name: table.head.name, rows, sha256 }))
        throw wrong(`The file ${file} is damaged (table ${end.name}).`);
      tables.push(end);
      table = null;
      yield { kind: 'table-end', end };
    } else if (kind === 'Z' && table === null) {
      const end = json<BackupEnd & { sha256: string }>(file, bytes);
      const isWhole = end.sha256 === all.digest('hex') && isSame(end.tables, tables);
      if (!isWhole) throw wrong(`The file ${file} is damaged.`);
      isEnded = true;
      yield { kind: 'end', end };
    } else throw wrong(`The file ${file} is damaged.`);
    if (!isEnded) all.update(raw).update(bytes);
  }
  if (!isEnded) throw wrong(`The file ${file} is cut off: its end is missing.`);
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
  if (head.version !== 1) throw wrong(`The file ${file} is damaged.`);
  return head as BackupHead;
}

async function* frames(file: string): AsyncGenerator<Frame, void> {
  const arrived = new ByteQueue();
  let next: FrameHead | null = null;
  for await (const chunk of unpacked(file)) {
    arrived.add(chunk);
    while (arrived.length >= (next?.length ?? HEAD_BYTES)) {
      if (next === null) {
        next = frameHead(arrived.take(HEAD_BYTES));
        const isWrong = !KINDS.includes(next.kind) || next.length > LONGEST_FRAME;
        if (isWrong) throw wrong(`The file ${file} is damaged.`);
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
