import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The last chunk of a PNG is empty: twelve bytes. */
const END = 12;

function chunk(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const data = Buffer.concat([Buffer.from(type, 'latin1'), ...parts]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  sum.writeUInt32BE(crc32(data));
  return Buffer.concat([length, data, sum]);
}

/** A PNG with a text in UTF-8 (a chunk iTXt), which no viewer shows and every copy keeps. */
export function withPngText(png: Buffer, keyword: string, text: string): Buffer {
  // Not compressed, in no language, without a translated keyword.
  const head = Buffer.from(`${keyword}\0\0\0\0\0`, 'latin1');
  const said = chunk('iTXt', head, Buffer.from(text, 'utf8'));
  return Buffer.concat([png.subarray(0, -END), said, png.subarray(-END)]);
}

/** Pixels of four bytes each as a PNG. */
export function pngOf(
  size: { readonly width: number; readonly height: number },
  pixels: Uint8Array,
) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size.width);
  head.writeUInt32BE(size.height, 4);
  // Eight bits a channel, with transparency.
  head.set([8, 6], 8);
  const a = size.width * 4;
  // Before each line stands how it was filtered, which is not at all.
  const lines = Array.from({ length: size.height }, (_, at) => [
    Buffer.alloc(1),
    pixels.subarray(at * a, (at + 1) * a),
  ]).flat();
  const packed = deflateSync(Buffer.concat(lines));
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', packed), chunk('IEND')]);
}
