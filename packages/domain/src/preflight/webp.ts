import type { Bytes } from './bytes.ts';
import { readExif, tellsLocation } from './exif.ts';
import { iccName } from './icc-name.ts';
import type { ReadPicture } from './picture.ts';

/** Reads the chunks as far as these bytes go; null where they say no size. */
export function readWebp(bytes: Bytes): ReadPicture | null {
  const size = sizeOf(bytes);
  if (size === null) return null;
  const read = {
    ...{ ...size, colour: 'rgb' as const, tagged_dpi: null },
    ...{ profile: null as string | null, orientation: 1, has_location: false },
  };
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = bytes.u32(at + 4, true);
    const chunk = bytes.part(at + 8, at + 8 + length);
    const type = bytes.ascii(at, 4);
    if (type === 'ICCP') read.profile = iccName(chunk);
    if (type === 'XMP ') read.has_location ||= tellsLocation(chunk);
    if (type === 'EXIF') {
      const exif = readExif(chunk.ascii(0, 4) === 'Exif' ? chunk.part(6) : chunk);
      read.orientation = exif?.orientation ?? 1;
      read.has_location ||= exif?.has_location ?? false;
    }
    // An odd one is filled up.
    at += 8 + length + (length % 2);
  }
  return read;
}

/** How long it says it is, in bytes: one that was cut is shorter. */
export function webpLength(head: Bytes): number {
  return head.u32(4, true) + 8;
}

function sizeOf(bytes: Bytes): { readonly width: number; readonly height: number } | null {
  switch (bytes.ascii(12, 4)) {
    case 'VP8 ':
      return { width: bytes.u16(26, true) & 0x3fff, height: bytes.u16(28, true) & 0x3fff };
    case 'VP8L': {
      const both = bytes.u32(21, true);
      return { width: (both & 0x3fff) + 1, height: ((both >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: u24(bytes, 24) + 1, height: u24(bytes, 27) + 1 };
    default:
      return null;
  }
}

function u24(bytes: Bytes, at: number): number {
  return bytes.u16(at, true) + bytes.u8(at + 2) * 65_536;
}
