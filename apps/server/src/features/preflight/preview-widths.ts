import sharp, { type Sharp } from 'sharp';
import type { LookedInto } from './looked-into.ts';

/** For lists, and for looking closely; what is narrower stays as wide as it is. */
const WIDTHS = [1600, 480] as const;
/** Of a page that is much higher than wide: WebP takes no more than 16,383. */
const MOST_HEIGHT = 4_800;
const QUALITY = 80;

/**
 * A picture in the widths that pages show: upright, in the colours of screens, and with nothing
 * that the file says beside its pixels.
 */
export async function previewsOf(picture: Sharp, page: number): Promise<LookedInto['previews']> {
  const { data, info } = await fitted(picture, WIDTHS[0])
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const made = [];
  for (const wide of WIDTHS) {
    // The narrow one of what is narrow itself is the same picture.
    if (wide !== WIDTHS[0] && width <= wide) break;
    const { data: bytes, info: of } = await fitted(
      sharp(data, { raw: { width, height, channels } }),
      wide,
    )
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    made.push({ page, width: of.width, height: of.height, bytes });
  }
  return made;
}

function fitted(picture: Sharp, width: number): Sharp {
  return picture.resize({
    ...{ width, height: MOST_HEIGHT, fit: 'inside' },
    withoutEnlargement: true,
  });
}
