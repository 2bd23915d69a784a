import { createHash, type Hash } from 'node:crypto';
import { StartError } from '../../process/start-error.ts';

/** What both formats call themselves. */
export const FORMAT = 'pratibha-backup';

export type Migration = { readonly name: string; readonly checksum: string };

/** The content of a file: what it is called by, and how many bytes it has. */
export type StoredBytes = { readonly sha256: string; readonly size: number };

export type BackupHead = {
  /** When the snapshot was taken; ISO 8601. */
  readonly created_at: string;
  readonly migrations: readonly Migration[];
  /** Originals whose bytes lie beside; backups before version 2 know none. */
  readonly files?: readonly StoredBytes[];
};

export type TableHead = { readonly name: string; readonly columns: readonly string[] };
export type TableEnd = { readonly name: string; readonly rows: number; readonly sha256: string };

/** Where the numbering of a table goes on, so that no id is ever given twice. */
type Sequence = { readonly table: string; readonly column: string; readonly next: number };

export type BackupEnd = {
  readonly tables: readonly TableEnd[];
  readonly sequences: readonly Sequence[];
};

/** What a backup says, in this order, whatever its format. */
export type Part =
  | { readonly kind: 'head'; readonly head: BackupHead }
  | { readonly kind: 'table'; readonly table: TableHead }
  | { readonly kind: 'rows'; readonly bytes: Buffer }
  | { readonly kind: 'table-end'; readonly end: TableEnd }
  | { readonly kind: 'end'; readonly end: BackupEnd };

/** What is told of a file that cannot be put back. */
export const wrong = (what: string) =>
  new StartError(`${what} Nothing was changed. Use another backup file.`);

/** Sums up the COPY text of one table while it passes. */
export class Tally {
  readonly #hash: Hash = createHash('sha256');
  #rows = 0;
  #bytes = 0;

  add(chunk: Buffer): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    // Every newline ends a row: those inside values are written as \n.
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) this.#rows += 1;
  }

  /** The sums; nothing can be added afterwards. */
  end(): { rows: number; bytes: number; sha256: string } {
    return { rows: this.#rows, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}
