import type { Bytes } from './bytes.ts';

/** What a picture says of itself beside its pixels. */
export type Exif = {
  /** 1 to 8; 1: it stands as it is. */
  readonly orientation: number;
  readonly has_location: boolean;
  readonly dpi: number | null;
};

const ORIENTATION = 0x0112;
const X_RESOLUTION = 0x011a;
const RESOLUTION_UNIT = 0x0128;
const GPS = 0x8825;
/** Of its directory: without it there may be a time or a version, and no place. */
const LATITUDE = 0x0002;
const PER_CENTIMETRE = 3;

/** Reads the block that begins with the order of its bytes, 'II' or 'MM'; null where it is none. */
export function readExif(block: Bytes): Exif | null {
  const order = block.ascii(0, 2);
  if (order !== 'II' && order !== 'MM') return null;
  const little = order === 'II';
  if (block.u16(2, little) !== 42) return null;
  const tags = directory(block, block.u32(4, little), little);
  const at = (tag: number) => tags.get(tag) ?? null;
  const [turned, unit, resolution, gps] = [ORIENTATION, RESOLUTION_UNIT, X_RESOLUTION, GPS].map(at);
  const orientation = turned ? block.u16(turned, little) : 1;
  const where = gps ? directory(block, block.u32(gps, little), little) : null;
  return {
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    has_location: where?.has(LATITUDE) ?? false,
    dpi: resolution
      ? perInch(block, block.u32(resolution, little), little, unit ? block.u16(unit, little) : 2)
      : null,
  };
}

/** By tag, where its value stands, or where its address does. */
function directory(block: Bytes, at: number, little: boolean): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const room = Math.floor((block.length - at - 2) / 12);
  const count = Math.min(block.u16(at, little), room);
  for (let n = 0; n < count; n += 1) {
    const entry = at + 2 + n * 12;
    found.set(block.u16(entry, little), entry + 8);
  }
  return found;
}

function perInch(block: Bytes, at: number, little: boolean, unit: number): number | null {
  const below = block.u32(at + 4, little);
  if (below === 0) return null;
  const value = block.u32(at, little) / below;
  return dpiOf(unit === PER_CENTIMETRE ? value * 2.54 : value);
}

/** Whole ones; null for what is none. */
export function dpiOf(value: number): number | null {
  const rounded = Math.round(value);
  return rounded > 0 && rounded < 100_000 ? rounded : null;
}

/** Whether the text of metadata (XMP) tells where a picture was taken. */
export function tellsLocation(xmp: Bytes): boolean {
  return xmp.find('GPSLatitude') !== -1;
}
