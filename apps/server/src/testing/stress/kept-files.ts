import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { diskStore } from '../../platform/files/disk-store.ts';
import type { TestDatabase } from '../database.ts';
import type { SentFile } from './sent-file.ts';

/** The place of something that is not as it was told. */
export type Wrong = {
  /** Acknowledged files whose row or bytes are not there, or are others. */
  readonly lost: string[];
  /** Shown without all that belongs to it. */
  readonly half: string[];
};

type Row = { key: string; size: string; sha256: string | null; state: string | null };

/** What was acknowledged, and what is there: rows, originals, previews. */
export async function compareFiles(
  { pool }: TestDatabase,
  filesDir: string,
  sent: readonly SentFile[],
): Promise<Wrong> {
  const lost: string[] = [];
  const half: string[] = [];
  const { rows } = await pool.query<Row>(
    `select key, size, sha256, state from files left join file_facts using (sha256)`,
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  for (const { key, sha256, bytes } of sent) {
    const row = byKey.get(key ?? '');
    if (row?.sha256 !== sha256 || Number(row.size) !== bytes.length) lost.push(`row of ${key}`);
  }
  for (const { key, sha256, state } of rows) {
    if (sha256 !== null && state === null) half.push(`${key} is whole, and nobody examines it`);
  }
  const store = diskStore({ folder: filesDir, floor: 0, mark: async () => null });
  const stored = await pool.query<{ sha256: string; size: string }>(
    'select sha256, size from stored_bytes',
  );
  for (const { sha256, size } of stored.rows) {
    const found = await hashOf(store.pathOf(sha256));
    if (found?.sha256 !== sha256 || found.size !== Number(size)) lost.push(`bytes of ${sha256}`);
  }
  // Whoever knows a hash may read what has its name.
  for await (const { sha256 } of store.list()) {
    const found = await hashOf(store.pathOf(sha256));
    if (found !== null && found.sha256 !== sha256) half.push(`original ${sha256}`);
  }
  const previews = await pool.query<Preview>('select sha256, page, width, bytes from previews');
  for (const { sha256, page, width, bytes } of previews.rows) {
    const name = path.join('previews', sha256.slice(0, 2), sha256, `${page}-${width}.webp`);
    const size = statSync(path.join(filesDir, name), { throwIfNoEntry: false })?.size;
    if (size !== bytes) half.push(`preview ${name} has ${size} of ${bytes} bytes`);
    if (!(await store.has(sha256))) half.push(`preview ${name} without its original`);
  }
  return { lost, half };
}

type Preview = { sha256: string; page: number; width: number; bytes: number };

async function hashOf(file: string): Promise<{ sha256: string; size: number } | null> {
  const hash = createHash('sha256');
  let size = 0;
  try {
    await pipeline(createReadStream(file), async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) {
        hash.update(piece);
        size += piece.length;
      }
    });
  } catch {
    return null;
  }
  return { sha256: hash.digest('hex'), size };
}
