import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract as createExtract, type Header } from 'tar-stream';
import { StartError } from '../../process/start-error.ts';
import { type Part, Tally, wrong } from './backup-parts.ts';
import { EARLIER_START, readEarlierBackup } from './earlier-backup.ts';
import {
  LONGEST_MANIFEST,
  MANIFEST,
  type Manifest,
  manifestOf,
  type TableFile,
} from './manifest.ts';
import { unpacked } from './unpacked.ts';

/** A file in a tar. */
type Entry = AsyncIterable<Buffer> & { readonly header: Header };

/**
 * Reads a backup of any version from beginning to end and checks everything that it says of itself.
 * @throws StartError with one sentence when the file is missing, no backup, cut off or changed
 */
export async function* readBackup(file: string): AsyncGenerator<Part, void> {
  const first = await firstByte(file);
  yield* first === EARLIER_START ? readEarlierBackup(file) : readTar(file);
}

async function firstByte(file: string): Promise<number | undefined> {
  for await (const chunk of unpacked(file)) return chunk[0];
  throw wrong(`The file ${file} is cut off: its end is missing.`);
}

async function* readTar(file: string): AsyncGenerator<Part, void> {
  let manifest: Manifest | null = null;
  let read = 0;
  for await (const entry of entries(file)) {
    if (manifest === null) {
      manifest = await manifestIn(file, entry);
      yield { kind: 'head', head: manifest };
    } else {
      yield* readTable(file, manifest.tables[read], entry);
      read += 1;
    }
  }
  if (manifest === null || read < manifest.tables.length) {
    throw wrong(`The file ${file} is cut off: its end is missing.`);
  }
  const tables = manifest.tables.map(({ name, rows, sha256 }) => ({ name, rows, sha256 }));
  yield { kind: 'end', end: { tables, sequences: manifest.sequences } };
}

async function manifestIn(file: string, entry: Entry): Promise<Manifest> {
  const { name, size } = entry.header;
  if (name !== MANIFEST || size > LONGEST_MANIFEST) {
    throw wrong(`The file ${file} is no backup of Pratibha.`);
  }
  const pieces: Buffer[] = [];
  for await (const chunk of entry) pieces.push(chunk);
  return manifestOf(file, Buffer.concat(pieces).toString());
}

async function* readTable(
  file: string,
  table: TableFile | undefined,
  entry: Entry,
): AsyncGenerator<Part, void> {
  if (table === undefined || entry.header.name !== table.file) {
    throw wrong(`The file ${file} is damaged.`);
  }
  yield { kind: 'table', table };
  const tally = new Tally();
  for await (const bytes of entry) {
    tally.add(bytes);
    yield { kind: 'rows', bytes };
  }
  const { name, rows, sha256 } = table;
  const found = tally.end();
  if (found.rows !== rows || found.sha256 !== sha256) {
    throw wrong(`The file ${file} is damaged (table ${name}).`);
  }
  yield { kind: 'table-end', end: { name, rows, sha256 } };
}

/** The files of the tar; each must be read before the next one comes. */
async function* entries(file: string): AsyncGenerator<Entry, void> {
  const extract = createExtract();
  // What goes wrong here is told to whoever reads the entries.
  const fed = pipeline(Readable.from(unpacked(file)), extract).catch(() => undefined);
  let isFirst = true;
  try {
    for await (const entry of extract) {
      isFirst = false;
      yield entry as AsyncIterable<unknown> as Entry;
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (error instanceof Error && error.message === 'Unexpected end of data') {
      throw wrong(`The file ${file} is cut off: its end is missing.`);
    }
    throw wrong(`The file ${file} is ${isFirst ? 'no backup of Pratibha' : 'damaged'}.`);
  } finally {
    extract.destroy();
    await fed;
  }
}
