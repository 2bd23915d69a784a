import { readFileSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pack as createPack, extract } from 'tar-stream';

/** A file inside a tar. */
export type TarFile = { readonly name: string; readonly content: Buffer };

/** What stands in a gzipped tar, in its order. */
export async function tarFiles(file: string): Promise<TarFile[]> {
  const files: TarFile[] = [];
  for await (const entry of Readable.from([gunzipSync(readFileSync(file))]).pipe(extract())) {
    files.push({ name: entry.header.name, content: await buffer(entry as AsyncIterable<Buffer>) });
  }
  return files;
}

/** Writes a gzipped tar, rightly packed whatever it holds. */
export async function writeTar(file: string, files: readonly TarFile[]): Promise<void> {
  const pack = createPack();
  for (const { name, content } of files) pack.entry({ name }, content);
  pack.finalize();
  writeFileSync(file, gzipSync(await buffer(pack as AsyncIterable<Buffer>)));
}
