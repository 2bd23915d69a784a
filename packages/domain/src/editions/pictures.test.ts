import { describe, expect, it, test } from 'vitest';
import {
  cropErrors,
  hasCaption,
  hasFocus,
  isPictureFile,
  PICTURE_LIMITS,
  pictureTypeOf,
  pictureUrl,
  pictureWidths,
  uploadedIn,
  whyNotGivePicture,
  whyNotSize,
} from './pictures.ts';

const HASH = 'a1'.repeat(32);
const DRAWN = 'gallery/01-ridgelines-at-dusk';

describe('isPictureFile', () => {
  it.each([
    [HASH, true],
    [DRAWN, true],
    [HASH.slice(1), false],
    [HASH.toUpperCase(), false],
    [`${HASH}/..`, false],
    ['gallery/../secret', false],
    ['gallery/', false],
    ['https://example.org/a.png', false],
    ['', false],
  ])('%s: %s', (file, expected) => expect(isPictureFile(file)).toBe(expected));
});

describe('pictureWidths', () => {
  it.each([
    [HASH, 4000, [480, 960, 1600]],
    [HASH, 1600, [480, 960, 1600]],
    [HASH, 1599, [480, 960, 1599]],
    [HASH, 961, [480, 960, 961]],
    [HASH, 960, [480, 960]],
    [HASH, 480, [480]],
    [HASH, 16, [16]],
    [DRAWN, 1600, [480, 960, 1600]],
  ])('of %s, %d wide: %j', (file, width, expected) =>
    expect(pictureWidths({ file, width })).toEqual(expected),
  );
});

it.each([
  [HASH, `/pictures/${HASH}-480.avif`],
  [DRAWN, `/${DRAWN}-480.avif`],
])('%s lies at %s', (file, expected) => expect(pictureUrl(file, 480, 'avif')).toBe(expected));

describe('pictureTypeOf', () => {
  const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  it.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['RIFF\x00\x00\x00\x00WEBPVP8 ', 'image/webp'],
    ['RIFF\x00\x00\x00\x00WAVE', null],
    ['GIF89a', null],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['<!doctype html>', null],
    ['%PDF-1.7', null],
    ['\xff\xd8', null],
    ['', null],
  ])('%j: %s', (text, expected) => expect(pictureTypeOf(bytes(text))).toBe(expected));
});

describe('whyNotSize', () => {
  it.each([
    [10_000, 6_000, null],
    [10_001, 6_000, 'too-many-pixels'],
    [16, 16, null],
    [15, 4_000, 'too-few-pixels'],
    [4_000, 15, 'too-few-pixels'],
  ])('%d × %d: %s', (width, height, code) =>
    expect(whyNotSize({ width, height })?.code ?? null).toBe(code),
  );

  it('takes fewer pixels where each takes more memory', () => {
    const fits = { width: 4_000, height: 4_000 };
    expect(whyNotSize({ ...fits, isDeep: true })).toBeNull();
    expect(whyNotSize({ width: 4_001, height: 4_000, isDeep: true })).toEqual({
      code: 'too-many-pixels',
      megapixels: 16,
    });
  });
});

test('a person gives so many pictures a day and no more', () => {
  expect(whyNotGivePicture(PICTURE_LIMITS.aDay - 1)).toBeNull();
  expect(whyNotGivePicture(PICTURE_LIMITS.aDay)).toBe('pictures-of-the-day');
});

describe('cropErrors', () => {
  const size = { width: 100, height: 50 };
  it.each([
    [[0, 0, 100, 50], []],
    [[84, 34, 16, 16], []],
    [[85, 34, 16, 16], ['left outside-the-picture']],
    [[84, 35, 16, 16], ['top outside-the-picture']],
    [
      [-1, -1, 20, 20],
      ['left outside-the-picture', 'top outside-the-picture'],
    ],
    [[0, 0, 15, 50], ['width too-few-pixels']],
    [[0, 0, 100, 0], ['height too-few-pixels']],
  ] as const)('%j: %j', ([left, top, width, height], expected) => {
    const errors = cropErrors({ left, top, width, height }, size);
    expect(errors.map(({ field, error }) => `${field} ${error.code}`)).toEqual(expected);
  });
});

it('finds the uploaded pictures of any content', () => {
  const other = 'b2'.repeat(32);
  const content = {
    gallery: { pictures: [{ file: HASH }, { file: DRAWN }] },
    look: { logo: null },
  };
  expect(uploadedIn({ ...content, team: [{ photo: { file: other } }] })).toEqual(
    new Set([HASH, other]),
  );
  expect(uploadedIn(null)).toEqual(new Set());
  expect(uploadedIn({ file: 7, text: HASH })).toEqual(new Set());
});

describe('what pages show of a picture beside it', () => {
  it.each([
    ['gallery', true, true],
    ['person', false, true],
    ['sponsor', false, false],
    ['site', false, false],
  ] as const)('%s: caption %s, focus %s', (use, caption, focus) =>
    expect([hasCaption(use), hasFocus(use)]).toEqual([caption, focus]),
  );
});
