import { expect, test } from 'vitest';
import type { FileFacts } from './facts.ts';
import { factsFromHead } from './facts-from-head.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const u16 = (n: number) => String.fromCharCode((n >> 8) & 255, n & 255);
const u32 = (n: number) => u16(n >>> 16) + u16(n & 0xffff);
const le16 = (n: number) => String.fromCharCode(n & 255, (n >> 8) & 255);
const le32 = (n: number) => le16(n & 0xffff) + le16(n >>> 16);

function facts(text: string): FileFacts | null {
  const all = bytes(text);
  return factsFromHead(all, all, all.length);
}

const segment = (marker: string, data: string) => `\xff${marker}${u16(data.length + 2)}${data}`;
const frame = (width: number, height: number, components = 3) =>
  segment('\xc0', `\x08${u16(height)}${u16(width)}${String.fromCharCode(components)}`);
const jpeg = (...segments: readonly string[]) =>
  `\xff\xd8${segments.join('')}\xff\xda\0\x02..\xff\xd9`;

/** Upright at 6, taken somewhere. */
const entry = (tag: number, value: string) => `${u16(tag)}${u16(3)}${u32(1)}${value}`;
const TIFF = [
  `MM\0*${u32(8)}`,
  `${u16(2)}${entry(0x112, u16(6) + u16(0))}${entry(0x8825, u32(38))}${u32(0)}`,
  `${u16(1)}${entry(0x0002, u32(0))}${u32(0)}`,
].join('');
const ICC = `${'\0'.repeat(16)}RGB ${'\0'.repeat(108)}${u32(1)}desc${u32(144)}${u32(20)}desc${u32(0)}${u32(12)}Display P3\0`;
const chunk = (type: string, data: string) => `${u32(data.length)}${type}${data}....`;
const png = (width: number, height: number, ...chunks: readonly string[]) =>
  `\x89PNG\r\n\x1a\n${chunk('IHDR', `${u32(width)}${u32(height)}\x08\x02\0\0\0`)}${chunks.join('')}${chunk('IEND', '')}`;
/** An odd one is filled up. */
const riff = (type: string, data: string) =>
  `${type}${le32(data.length)}${data}${'\0'.repeat(data.length % 2)}`;
const webp = (...chunks: readonly string[]) => riff('RIFF', `WEBP${chunks.join('')}`);

const PICTURES: readonly [string, string, Partial<FileFacts['picture']>][] = [
  ['JPEG', jpeg(frame(300, 200)), { width: 300, height: 200, colour: 'rgb', profile: null }],
  ['JPEG in CMYK', jpeg(frame(3, 2, 4)), { colour: 'cmyk' }],
  ['JPEG in grey', jpeg(frame(3, 2, 1)), { colour: 'grey' }],
  [
    'JPEG on its side, taken somewhere',
    jpeg(segment('\xe1', `Exif\0\0${TIFF}`), frame(300, 200)),
    { width: 200, height: 300, orientation: 6, has_location: true },
  ],
  [
    'JPEG whose text says where',
    jpeg(segment('\xe1', 'http://ns.adobe.com/xap/1.0/\0<exif:GPSLatitude>'), frame(3, 2)),
    { has_location: true },
  ],
  [
    'JPEG with a profile',
    jpeg(segment('\xe2', `ICC_PROFILE\0\x01\x01${ICC}`), frame(3, 2)),
    { profile: 'Display P3' },
  ],
  [
    'JPEG with a density',
    jpeg(segment('\xe0', `JFIF\0\x01\x01\x01${u16(300)}${u16(300)}`), frame(3, 2)),
    { tagged_dpi: 300 },
  ],
  ['PNG', png(30, 20), { width: 30, height: 20, colour: 'rgb', profile: null }],
  [
    'PNG with a density',
    png(3, 2, chunk('pHYs', `${u32(11811)}${u32(11811)}\x01`)),
    { tagged_dpi: 300 },
  ],
  ['PNG with a profile', png(3, 2, chunk('iCCP', 'Adobe RGB\0\0..')), { profile: 'Adobe RGB' }],
  ['PNG on its side', png(3, 2, chunk('eXIf', TIFF)), { width: 2, height: 3, has_location: true }],
  ['WebP', webp(riff('VP8X', `\0\0\0\0${le16(299)}\0${le16(199)}\0`)), { width: 300, height: 200 }],
  [
    'WebP of lines',
    webp(riff('VP8 ', `......${le16(300)}${le16(200)}`)),
    { width: 300, height: 200 },
  ],
  [
    'WebP without loss',
    webp(riff('VP8L', `/${le32(299 | (199 << 14))}`)),
    { width: 300, height: 200 },
  ],
  [
    'WebP with all of it',
    webp(riff('VP8X', `\0\0\0\0${le16(2)}\0${le16(1)}\0`), riff('ICCP', ICC), riff('EXIF', TIFF)),
    { width: 2, height: 3, profile: 'Display P3', has_location: true },
  ],
];

test.each(PICTURES)('%s', (_, text, picture) => {
  expect(facts(text)).toMatchObject({ faults: [], picture });
});

const pdf = (trailer = '') => `%PDF-1.7\n1 0 obj\n${trailer}\n%%EOF\n`;
/** The end of an archive without entries. */
const EMPTY_ZIP = `PK\x05\x06${'\0'.repeat(18)}`;
const ftyp = (...brands: readonly string[]) =>
  `${u32(12 + brands.length * 4)}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`;

const KINDS: readonly [string, string, FileFacts['kind'], ...FileFacts['faults']][] = [
  ['HEIC of an iPhone', ftyp('heic', 'mif1', 'heic'), 'heic'],
  ['HEIC by another brand', ftyp('mif1', 'heix'), 'heic'],
  ['AVIF', ftyp('avif', 'mif1'), 'other'],
  ['a film', ftyp('isom', 'mp42'), 'other'],
  ['SVG', '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a -->\n<svg viewBox="0 0 1 1"></svg>', 'svg'],
  ['a page that has one', '<!DOCTYPE html><body><svg></svg>', 'other'],
  ['a text of one', 'The <svg> element', 'other'],
  ['a GIF', 'GIF89a.....', 'other'],
  ['a document', `PK\x03\x04${'\0'.repeat(22)}${le16(19)}\0\0[Content_Types].xml`, 'other'],
  ['an archive without entries', EMPTY_ZIP, 'zip'],
  ['an archive without an end', `PK\x03\x04${'\0'.repeat(40)}`, 'zip', 'unreadable'],
  ['a PDF', pdf(), 'pdf'],
  ['a PDF after something', `\n\n${pdf()}`, 'pdf'],
  ['a cut PDF', pdf().slice(0, 20), 'pdf', 'unreadable'],
  ['a PDF that is an archive, too', pdf() + EMPTY_ZIP, 'pdf', 'polyglot'],
  ['a JPEG that is an archive, too', jpeg(frame(3, 2)) + EMPTY_ZIP, 'jpeg', 'polyglot'],
  ['a JPEG that is a PDF, too', jpeg(segment('\xfe', pdf()), frame(3, 2)), 'jpeg', 'polyglot'],
  ['a JPEG with a film after it', `${jpeg(frame(3, 2))}${ftyp('mp42')}`, 'jpeg'],
  ['a JPEG that was cut', jpeg(frame(3, 2)).slice(0, -2), 'jpeg', 'unreadable'],
  ['a JPEG of nothing', jpeg(frame(0, 0)), 'jpeg', 'unreadable'],
  ['a JPEG without a size', jpeg(), 'jpeg', 'unreadable'],
  ['a JPEG whose segment has no length', '\xff\xd8\xff\xe0\0\0\xff\xd9', 'jpeg', 'unreadable'],
  ['a JPEG of too many', jpeg(frame(60_000, 60_000)), 'jpeg', 'too-many-pixels'],
  ['a PNG that was cut', png(3, 2).slice(0, -8), 'png', 'unreadable'],
  ['a PNG that says 50,000 × 50,000', png(50_000, 50_000), 'png', 'too-many-pixels'],
  ['a WebP that was cut', webp(riff('VP8X', '\0'.repeat(10))).slice(0, -2), 'webp', 'unreadable'],
];

test.each(KINDS)('%s', (_, text, kind, ...faults) => {
  expect(facts(text)).toMatchObject({ kind, faults });
});

test('a PDF that is protected says so', () => {
  expect(facts(pdf('/Encrypt 5 0 R'))?.pdf?.is_encrypted).toBe(true);
  expect(facts(pdf('/Encrypt << /V 4 >>'))?.pdf?.is_encrypted).toBe(true);
  expect(facts(pdf('(the word /Encrypted)'))?.pdf?.is_encrypted).toBe(false);
});

test('what stands beyond the bytes that are there is no fault', () => {
  const head = bytes(`\xff\xd8${segment('\xe2', 'x'.repeat(60_000))}`);
  const tail = bytes('....\xff\xd9');
  expect(factsFromHead(head, tail, 9_000_000)).toMatchObject({ faults: [], picture: null });
});

test('of nothing, and of more than there is, there are no facts', () => {
  expect(factsFromHead(bytes(''), bytes(''), 0)).toBeNull();
  expect(factsFromHead(bytes('PK'), bytes('PK'), 1)).toBeNull();
});

test('no bytes make it fail', () => {
  const whole = [
    jpeg(
      segment('\xe1', `Exif\0\0${TIFF}`),
      segment('\xe2', `ICC_PROFILE\0\x01\x01${ICC}`),
      frame(3, 2),
    ),
    png(3, 2, chunk('eXIf', TIFF)),
    webp(riff('VP8X', '\0'.repeat(10)), riff('ICCP', ICC), riff('EXIF', TIFF)),
    ...[pdf('/Encrypt 5 0 R'), EMPTY_ZIP, ftyp('heic', 'mif1')],
  ];
  for (const text of whole) {
    for (let at = 1; at < text.length; at += 1) {
      expect(() => facts(text.slice(0, at))).not.toThrow();
      // Each number as large as it can be.
      expect(() =>
        facts(`${text.slice(0, at)}\xff\xff\xff\xff${text.slice(at + 4)}`),
      ).not.toThrow();
    }
  }
});
