import { Readable } from 'node:stream';
import { zonedClock } from '@pratibha/domain/time/competition-time';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file to be packed: its chunks are asked for when it is its turn. */
export type FileToZip = {
  readonly name: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
  /** It is packed already, as pictures are: it is taken in as it is. */
  readonly isPacked?: true;
};

/**
 * Files in a ZIP as a stream, one after the other: of each no more is read than the reader takes,
 * however many there are. Nothing is sent before the first rows are there, so that an early failure
 * can still become a problem document.
 *
 * @param files less than 4 GB and 65,535 of them: it has no way to tell of more
 * @param at when the files say they were made
 */
export function zipStream(files: readonly FileToZip[], at: Date): Readable {
  return Readable.from(pieces(files, at), { highWaterMark: 1 });
}

async function* pieces(files: readonly FileToZip[], at: Date) {
  const ready: Uint8Array[] = [];
  const taken = () => Buffer.concat(ready.splice(0));
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  // A ZIP knows no zones: its reader shall see what the clock in Nepal showed.
  const mtime = zonedClock(at).replace(' ', 'T');
  for (const { name, chunks, isPacked } of files) {
    const packed = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    packed.mtime = mtime;
    zip.add(packed);
    for await (const chunk of chunks) {
      packed.push(Buffer.from(chunk));
      yield taken();
    }
    packed.push(new Uint8Array(), true);
  }
  zip.end();
  yield taken();
}
