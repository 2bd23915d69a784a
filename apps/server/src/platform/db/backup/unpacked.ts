import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { wrong } from './backup-parts.ts';

/**
 * What gzip packed into a file, piece by piece.
 * @throws StartError with one sentence when the file is missing, cut off, changed or no gzip
 */
export async function* unpacked(file: string): AsyncGenerator<Buffer, void> {
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
