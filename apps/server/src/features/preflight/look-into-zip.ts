import type { FileFacts } from '@pratibha/domain/preflight/facts';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { type LookedInto, withFault } from './looked-into.ts';

/** Of a README that is told. */
const MOST_TEXT = 64_000;
const IS_TEXT = /readme(?:\.(?:md|markdown|txt|rst|adoc))?$/i;
/** With these nothing is unpacked, not even the README. */
const DANGEROUS = ['unreadable', 'zip-bomb', 'zip-overlapping', 'zip-traversal'] as const;

/** Reads the directory a second time, by another program, and the README; nothing else. */
export async function lookIntoZip(path: string, facts: FileFacts): Promise<LookedInto> {
  const looked = { facts, previews: [] };
  const { zip } = facts;
  if (zip === null || DANGEROUS.some((fault) => facts.faults.includes(fault))) return looked;
  try {
    const readme = await readmeOf(path, zip.readme?.name ?? null);
    return zip.readme === null || readme === null
      ? looked
      : {
          facts: { ...facts, zip: { ...zip, readme: { ...zip.readme, text: readme } } },
          previews: [],
        };
  } catch {
    // Two programs that read it differently: so would those who unpack it.
    return withFault(looked, 'unreadable');
  }
}

/** Reads all of the directory, and the text of one entry, if it is one. */
async function readmeOf(path: string, name: string | null): Promise<string | null> {
  const file = await yauzl.openPromise(path, {
    ...{ lazyEntries: true, autoClose: false, validateEntrySizes: true },
  });
  try {
    let found: Entry | null = null;
    for await (const entry of file.eachEntry()) if (entry.fileName === name) found ??= entry;
    if (found === null || found.isEncrypted() || !IS_TEXT.test(found.fileName)) return null;
    return await textOf(file, found);
  } finally {
    file.close();
  }
}

async function textOf(file: ZipFile, entry: Entry): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of await file.openReadStreamPromise(entry)) {
    parts.push(part as Buffer);
    length += (part as Buffer).length;
    if (length >= MOST_TEXT) break;
  }
  const bytes = Buffer.concat(parts).subarray(0, MOST_TEXT);
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
  // Of its name a text, and none: the database keeps no such letter either.
  return text.includes('\0') ? null : text;
}
