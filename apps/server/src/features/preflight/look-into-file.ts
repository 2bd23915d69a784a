import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { FileFacts } from '@pratibha/domain/preflight/facts';
import { factsFromHead } from '@pratibha/domain/preflight/facts-from-head';
import { type LookedInto, withFault } from './looked-into.ts';

/** More than a profile before the size of a picture takes, or a directory of what people send. */
const ENDS = 32 * 1024 * 1024;

function read(path: string, from: number, length: number): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(file, bytes, 0, length, from));
  } finally {
    closeSync(file);
  }
}

/** Each program is loaded where it is needed: a process begins for every file. */
async function lookInto(path: string, facts: FileFacts): Promise<LookedInto> {
  switch (facts.kind) {
    case 'jpeg':
    case 'png':
    case 'webp':
      return (await import('./look-into-picture.ts')).lookIntoPicture(path, facts);
    case 'pdf':
      return (await import('./look-into-pdf.ts')).lookIntoPdf(path, facts);
    case 'zip':
      return (await import('./look-into-zip.ts')).lookIntoZip(path, facts);
    case 'heic':
    case 'svg':
    case 'other':
      return { facts, previews: [] };
  }
}

/**
 * Looks into a file with all that this server has. To be called in a process of its own alone, but
 * for tests.
 */
export async function lookIntoFile(path: string): Promise<LookedInto> {
  const { size } = statSync(path);
  const length = Math.min(size, ENDS);
  const head = read(path, 0, length);
  const tail = length === size ? head : read(path, size - length, length);
  const facts = factsFromHead(head, tail, size);
  if (facts === null) throw new Error('The file is empty, or changed meanwhile');
  const looked = await lookInto(path, facts);
  // Nobody's directory is so long.
  const isUnread = facts.kind === 'zip' && facts.zip === null && facts.faults.length === 0;
  return isUnread ? withFault(looked, 'zip-bomb') : looked;
}
