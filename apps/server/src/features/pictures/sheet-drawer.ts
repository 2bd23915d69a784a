/**
 * Draws what certificates need, in a process of its own: a sheet of ours as a PNG, or a picture as
 * large as it is printed. The task is the argument; SVG or picture come by standard input.
 */
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { stepBack } from '../../platform/decoding/step-back.ts';
import type { SheetDrawerTask } from './sheet-drawer-task.ts';

const POINTS_AN_INCH = 72;
/** Dots an inch, as many as there is room for in bytes. */
const DENSITIES = [300, 220, 160, 110, 72] as const;
/** Of a picture that one sees through; a signature has few. */
const COLOURS = 32;

function sheet(svg: Buffer, width: number): Promise<Buffer> {
  return sharp(svg, { density: 200 })
    .resize({ width })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function printed(
  picture: Buffer,
  task: Extract<SheetDrawerTask, { kind: 'printed' }>,
): Promise<Buffer> {
  const { isOpaque } = await sharp(picture).stats();
  let drawn = Buffer.alloc(0);
  for (const density of DENSITIES) {
    const [width, height] = [task.width, task.height].map((side) =>
      Math.max(1, Math.round((side * density) / POINTS_AN_INCH)),
    );
    const small = sharp(picture).resize({
      ...{ width: width ?? 1, height: height ?? 1, fit: 'inside' },
      withoutEnlargement: true,
    });
    if (isOpaque) {
      drawn = await small.toColourspace('srgb').jpeg({ quality: 86 }).toBuffer();
      if (drawn.length <= task.bytes) return drawn;
      continue;
    }
    const few = await small.png({ palette: true, colours: COLOURS }).toBuffer();
    const { data, info } = await sharp(few)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const size = { width: info.width, height: info.height };
    drawn = Buffer.concat([Buffer.from(`${JSON.stringify(size)}\n`), data]);
    if (deflateSync(data).length <= task.bytes) return drawn;
  }
  return drawn;
}

stepBack();
const task = JSON.parse(process.argv[2] ?? '{}') as SheetDrawerTask;
const given = await buffer(process.stdin);
process.stdout.write(
  task.kind === 'sheet' ? await sheet(given, task.width) : await printed(given, task),
);
