import type { Bytes } from './bytes.ts';

const HEADER = 128;
const MOST_TAGS = 100;

/**
 * What an ICC profile is called; where it does not say so within these bytes, for which colours it
 * is ('RGB', 'CMYK').
 */
export function iccName(profile: Bytes): string {
  const space = profile.ascii(16, 4).trim();
  const count = Math.min(profile.u32(HEADER), MOST_TAGS);
  for (let n = 0; n < count; n += 1) {
    const tag = HEADER + 4 + n * 12;
    if (profile.ascii(tag, 4) === 'desc') return described(profile, profile.u32(tag + 4)) || space;
  }
  return space;
}

function described(profile: Bytes, at: number): string {
  const type = profile.ascii(at, 4);
  if (type === 'desc') return clean(profile.ascii(at + 12, Math.min(profile.u32(at + 8), 100)));
  if (type !== 'mluc') return '';
  // In the first of its languages, two bytes a character.
  const [length, offset] = [Math.min(profile.u32(at + 20), 200), profile.u32(at + 24)];
  const codes = Array.from({ length: Math.floor(length / 2) }, (_, n) =>
    profile.u16(at + offset + n * 2),
  );
  return clean(String.fromCharCode(...codes));
}

function clean(text: string): string {
  return text.replaceAll(/\p{C}/gu, '').trim();
}
