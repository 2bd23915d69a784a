/**
 * Makes of an upload what is kept of it, in a process of its own: what a damaged or hostile file
 * does to the decoder, it does to nobody else. The task is the argument, the file comes by standard
 * input; a line of JSON and the made files go out by standard output.
 */
import { buffer } from 'node:stream/consumers';
import {
  cropErrors,
  PICTURE_LIMITS,
  type PictureError,
  pictureTypeOf,
  pictureWidths,
  RENDITION_TYPES,
  whyNotSize,
} from '@pratibha/domain/editions/pictures';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { stepBack } from '../../platform/decoding/step-back.ts';
import type { EncodedHead, EncoderTask } from './encoder-task.ts';

/**
 * Pixels of the longer side of what is kept; pages show at most 1600, and parts are cut from it.
 */
const LONGEST_SIDE = 2560;
const OPTIONS = {
  limitInputPixels: PICTURE_LIMITS.megapixels * 1e6,
  // Files that are cut off, too.
  failOn: 'error',
} as const;
/** As small as looks like the original on a phone; AVIF counts differently. */
const QUALITY = { kept: 90, webp: 78, avif: 52 };
/** Of AVIF, 0 to 9: more takes twice as long for some hundredths. */
const AVIF_EFFORT = 3;

class Unusable extends Error {
  readonly wrong: Extract<EncodedHead, { wrong: unknown }>['wrong'];

  constructor(error: PictureError, field: string | null = null) {
    super(error.code);
    this.wrong = [{ field, error }];
  }
}

async function encode(bytes: Buffer, { crop }: EncoderTask): Promise<[EncodedHead, Buffer[]]> {
  const upright = await opened(bytes, crop);
  const fitted = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' } as const;
  const { data, info } = await upright
    .resize({ ...fitted, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: rawOf(info) });
  const kept = await pixels().webp({ quality: QUALITY.kept }).toBuffer();
  const renditions: { width: number; type: 'avif' | 'webp'; bytes: Buffer }[] = [];
  for (const width of pictureWidths({ file: '0'.repeat(64), width: info.width })) {
    for (const type of RENDITION_TYPES) {
      const resized = pixels().resize({ width, withoutEnlargement: true });
      renditions.push({ width, type, bytes: await packed(resized, type).toBuffer() });
    }
  }
  const parts = [kept, ...renditions.map((each) => each.bytes)];
  const head: EncodedHead = {
    width: info.width,
    height: info.height,
    kept: kept.length,
    renditions: renditions.map((each) => ({ ...each, bytes: each.bytes.length })),
  };
  return [head, parts];
}

function packed(image: Sharp, type: 'avif' | 'webp'): Sharp {
  if (type === 'webp') return image.webp({ quality: QUALITY.webp });
  return image.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT });
}

function rawOf({ width, height, channels }: OutputInfo) {
  return { width, height, channels };
}

/**
 * The picture, upright, or the part of it that is asked for. Its head is judged before it is
 * decoded.
 */
async function opened(bytes: Buffer, crop: EncoderTask['crop']): Promise<Sharp> {
  if (pictureTypeOf(bytes) === null) throw new Unusable({ code: 'not-a-picture' });
  // The limit of pixels is told by the rule, with its figure.
  const { autoOrient: size, depth } = await sharp(bytes, {
    ...OPTIONS,
    limitInputPixels: false,
  }).metadata();
  const tooMuch = whyNotSize({ ...size, isDeep: depth !== 'uchar' });
  if (tooMuch) throw new Unusable(tooMuch);
  const image = sharp(bytes, OPTIONS).autoOrient();
  if (crop === null) return image;
  const [wrong] = cropErrors(crop, size);
  if (wrong) throw new Unusable(wrong.error, wrong.field);
  return image.extract(crop);
}

stepBack();
const task = JSON.parse(process.argv[2] ?? '{}') as EncoderTask;
const file = await buffer(process.stdin);
const [head, parts] = await encode(file, task).catch((error: unknown): [EncodedHead, Buffer[]] => {
  const unreadable = [{ field: null, error: { code: 'unreadable-picture' } as const }];
  return [{ wrong: error instanceof Unusable ? error.wrong : unreadable }, []];
});
process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...parts]));
