import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/**
 * A PNG as its head says; without `pixels` a gradient from the left, so that parts of it differ.
 * @param pixels what stands where the pixels should
 */
export function pngOf(width: number, height: number, pixels?: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits each of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  const data = pixels ?? deflateSync(gradient(width, height), { level: 1 });
  const parts = [chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([SIGNATURE, ...parts]);
}

function gradient(width: number, height: number): Buffer {
  const line = Buffer.alloc(1 + 3 * width);
  for (let x = 0; x < width; x += 1)
    line.set([Math.round((255 * x) / width), 96, Math.round(255 - (255 * x) / width)], 1 + 3 * x);
  return Buffer.concat(Array.from({ length: height }, () => line));
}

/** A file as a browser sends it. */
export function pictureFile(bytes: Buffer, type = 'image/png'): Blob {
  return new Blob([new Uint8Array(bytes)], { type });
}
