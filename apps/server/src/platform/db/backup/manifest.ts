import { z } from 'zod';
import { FORMAT, wrong } from './backup-parts.ts';

/**
 * The file: a gzipped tar of `manifest.json` and then, in its order, one file per table with the
 * rows in PostgreSQL's COPY text format. `tar xzf` and `\copy` open it without us.
 */
export const MANIFEST = 'manifest.json';
/** 1 was a format of our own: `earlier-backup.ts` reads it. */
export const FORMAT_VERSION = 2;

/**
 * In bytes; one that claims more is refused before anything is kept of it. A file of a work takes
 * some 120 of them.
 */
export const LONGEST_MANIFEST = 64 * 1024 * 1024;

const count = z.int().nonnegative();

const Manifest = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  /** Of Pratibha, which wrote it. */
  product: z.string(),
  postgres: z.string(),
  /** When the snapshot was taken; ISO 8601. */
  created_at: z.iso.datetime(),
  /** The version of the schema: what made the tables. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Each after those that it points at. */
  tables: z.array(
    z.object({
      name: z.string(),
      file: z.string(),
      columns: z.array(z.string()),
      rows: count,
      bytes: count,
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), next: count })),
  /** What lies beside, by its hash; older backups have no files. */
  files: z
    .array(z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), size: z.int().positive() }))
    .default([]),
});
export type Manifest = z.infer<typeof Manifest>;
export type TableFile = Manifest['tables'][number];

/** @throws StartError when the text is not what a backup of this version says of itself */
export function manifestOf(file: string, text: string): Manifest {
  const found = parsed(text);
  const head = z.object({ format: z.literal(FORMAT), version: z.number() }).safeParse(found);
  if (head.data === undefined) throw wrong(`The file ${file} is no backup of Pratibha.`);
  if (head.data.version > FORMAT_VERSION) {
    throw wrong(`The file ${file} was written by a newer version of Pratibha than this one.`);
  }
  const manifest = Manifest.safeParse(found);
  if (manifest.data === undefined) throw wrong(`The file ${file} is damaged (${MANIFEST}).`);
  return manifest.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
