import type { Bytes } from './bytes.ts';
import { dpiOf, type Exif, readExif, tellsLocation } from './exif.ts';
import { iccName } from './icc-name.ts';
import type { ReadPicture } from './picture.ts';

const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const EXIF = 'Exif\0\0';
const ICC = 'ICC_PROFILE\0';
/** Segments that hold the size; the others of C0 to CF are tables. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc];

/**
 * Reads the segments before the picture itself.
 * @returns null where these bytes do not come to its size
 */
export function readJpeg(bytes: Bytes): ReadPicture | null {
  let exif: Exif | null = null;
  let profile: string | null = null;
  let dpi: number | null = null;
  let hasLocation = false;
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes.u8(at) !== 0xff) return null;
    const marker = bytes.u8(at + 1);
    // Filled up, before the marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xda) return null;
    const length = bytes.u16(at + 2);
    if (length < 2) return null;
    const segment = bytes.part(at + 4, at + 2 + length);
    if (marker === 0xe0 && segment.ascii(0, 4) === 'JFIF') dpi ??= jfifDpi(segment);
    if (marker === 0xe1 && segment.ascii(0, 6) === EXIF) exif ??= readExif(segment.part(6));
    if (marker === 0xe1 && segment.ascii(0, XMP.length) === XMP)
      hasLocation ||= tellsLocation(segment);
    // In several segments; the first one has the name.
    if (marker === 0xe2 && segment.ascii(0, ICC.length) === ICC)
      profile ??= iccName(segment.part(14));
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)) {
      return {
        height: segment.u16(1),
        width: segment.u16(3),
        colour: colourOf(segment.u8(5)),
        profile,
        orientation: exif?.orientation ?? 1,
        has_location: hasLocation || (exif?.has_location ?? false),
        tagged_dpi: dpi ?? exif?.dpi ?? null,
      };
    }
    at += 2 + length;
  }
  return null;
}

/** Whether its last bytes hold where a picture ends: one that was cut does not. */
export function endsAsJpeg(tail: Bytes): boolean {
  return tail.findLast('\xff\xd9') !== -1;
}

function colourOf(components: number): ReadPicture['colour'] {
  if (components === 1) return 'grey';
  return components === 4 ? 'cmyk' : 'rgb';
}

function jfifDpi(segment: Bytes): number | null {
  const [unit, across] = [segment.u8(7), segment.u16(8)];
  if (unit === 0) return null;
  return dpiOf(unit === 2 ? across * 2.54 : across);
}
