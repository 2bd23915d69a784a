import type { Bytes } from './bytes.ts';
import { dpiOf, readExif, tellsLocation } from './exif.ts';
import type { ColourModel } from './facts.ts';
import type { ReadPicture } from './picture.ts';

const COLOURS: { readonly [type: number]: ColourModel } = {
  0: 'grey',
  2: 'rgb',
  3: 'indexed',
  4: 'grey',
  6: 'rgb',
};

/** Reads the chunks as far as these bytes go; null where they say no size. */
export function readPng(bytes: Bytes): ReadPicture | null {
  const colour = COLOURS[bytes.u8(25)];
  if (bytes.ascii(12, 4) !== 'IHDR' || colour === undefined) return null;
  const read = {
    ...{ width: bytes.u32(16), height: bytes.u32(20), colour },
    ...{ profile: null as string | null, orientation: 1, has_location: false },
    tagged_dpi: null as number | null,
  };
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.u32(at);
    const chunk = bytes.part(at + 8, at + 8 + length);
    const type = bytes.ascii(at + 4, 4);
    if (type === 'pHYs' && chunk.u8(8) === 1) read.tagged_dpi = dpiOf(chunk.u32(0) * 0.0254);
    if (type === 'iCCP') read.profile = chunk.ascii(0, 79).split('\0')[0] || 'ICC';
    if (type === 'sRGB') read.profile ??= 'sRGB';
    if (type === 'iTXt') read.has_location ||= tellsLocation(chunk);
    if (type === 'eXIf') {
      const exif = readExif(chunk);
      read.orientation = exif?.orientation ?? 1;
      read.has_location ||= exif?.has_location ?? false;
    }
    if (type === 'IEND') break;
    at += 12 + length;
  }
  return read;
}

/** Whether its last bytes hold where a picture ends: one that was cut does not. */
export function endsAsPng(tail: Bytes): boolean {
  return tail.findLast('IEND') !== -1;
}
