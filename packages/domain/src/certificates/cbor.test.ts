import { describe, expect, test } from 'vitest';
import { type Cbor, decodeCbor, encodeCbor } from './cbor.ts';

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** What RFC 8949, appendix A, says of the types that are here. */
const WRITTEN: readonly (readonly [Cbor, string])[] = [
  [0, '00'],
  [10, '0a'],
  [23, '17'],
  [24, '1818'],
  [100, '1864'],
  [1000, '1903e8'],
  [-1, '20'],
  [-10, '29'],
  [-100, '3863'],
  [-1000, '3903e7'],
  [Uint8Array.of(), '40'],
  [Uint8Array.of(1, 2, 3, 4), '4401020304'],
  ['', '60'],
  ['IETF', '6449455446'],
  ['"\\', '62225c'],
  ['\u00fc', '62c3bc'],
  ['\u6c34', '63e6b0b4'],
  ['\ud800\udd51', '64f0908591'],
  [[], '80'],
  [[1, [2, 3], [4, 5]], '8301820203820405'],
  [
    Array.from({ length: 25 }, (_, at) => at + 1),
    `9819${Array.from({ length: 25 }, (_, at) => hexOf(encodeCbor(at + 1))).join('')}`,
  ],
  [new Map(), 'a0'],
  [
    new Map([
      [3, 4],
      [1, 2],
    ]),
    'a201020304',
  ],
];

describe('CBOR', () => {
  test.each(WRITTEN)('%j is %s', (value, hex) => {
    expect(hexOf(encodeCbor(value))).toBe(hex);
    expect(decodeCbor(bytesOf(hex))).toEqual(value);
  });

  test.each([
    ['nothing', ''],
    ['a longer head than it needs', '1817'],
    ['a length of two bytes for 24', '190018'],
    ['a length of four bytes', '1a00000001'],
    ['an unknown length', '5f42010243030405ff'],
    ['an array of unknown length', '9fff'],
    ['keys in another order', 'a203040102'],
    ['a key twice', 'a201020103'],
    ['a negative key', 'a12001'],
    ['a text as a key', 'a1616101'],
    ['something behind it', '0000'],
    ['an end before its end', '4401'],
    ['half a head', '19'],
    ['half a number', '1901'],
    ['an array without its last', '8201'],
    ['a map without its last value', 'a101'],
    ['a tag', 'c000'],
    ['true', 'f5'],
    ['null', 'f6'],
    ['a fraction', 'f93e00'],
    ['text that is not UTF-8', '61ff'],
    ['text in a longer form of UTF-8', '62c1bf'],
    ['half a letter', '63eda080'],
    ['arrays in arrays in arrays', '8181818181818100'],
    ['more of them than a stack has room for', '81'.repeat(100_000)],
  ])('refuses %s', (_, hex) => {
    expect(() => decodeCbor(bytesOf(hex))).toThrow(/CBOR|URI/);
  });

  test.each([[1.5], [65_536], [Number.NaN], ['\ud800'], ['x'.repeat(65_536)]])(
    'does not write %j',
    (value) => {
      expect(() => encodeCbor(value)).toThrow(/CBOR|URI/);
    },
  );
});
