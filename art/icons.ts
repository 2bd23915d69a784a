import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { iconSvg } from './mark.ts';

async function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, effort: 10, quality: 95 })
    .toBuffer();
}

/** Wraps one PNG as an .ico file (header, one directory entry, the PNG itself). */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/** Writes the favicon set; the full-bleed ones leave room for the masks of phones. */
export async function buildIcons(folder: string): Promise<void> {
  const rounded = iconSvg({ radius: 7, inset: 0.16 });
  const bleed = iconSvg({ radius: 0, inset: 0.2 });
  const masked = iconSvg({ radius: 0, inset: 0.36 });
  await writeFile(join(folder, 'favicon.svg'), `${rounded}\n`);
  await writeFile(join(folder, 'favicon.ico'), ico(await png(rounded, 32), 32));
  await writeFile(join(folder, 'apple-touch-icon.png'), await png(bleed, 180));
  await writeFile(join(folder, 'icon-192.png'), await png(rounded, 192));
  await writeFile(join(folder, 'icon-512.png'), await png(rounded, 512));
  await writeFile(join(folder, 'icon-maskable-512.png'), await png(masked, 512));
}
