import { expect, test } from 'vitest';
import {
  FIRST_PIECE,
  markedPace,
  nextPiece,
  smallerPiece,
  speedOf,
  timeLeft,
  waitAfter,
} from './pace.ts';

const MIB = 1024 * 1024;

test.each([
  ['a quick one grows, not at once', FIRST_PIECE, 10, 4 * FIRST_PIECE],
  ['a slow one shrinks, not at once', MIB, 60_000, MIB / 4],
  ['one that took as long as it should stays', MIB, 4_000, MIB],
  ['none is larger than eight megabytes', 8 * MIB, 10, 8 * MIB],
  ['none is smaller than 64 kB', 64 * 1024, 60_000, 64 * 1024],
])('the next piece: %s', (_, bytes, ms, next) => {
  expect(nextPiece(bytes, ms)).toBe(next);
});

test('after a break pieces are smaller, and waits longer, up to half a minute', () => {
  expect(smallerPiece(MIB)).toBe(MIB / 4);
  expect(smallerPiece(70 * 1024)).toBe(64 * 1024);
  expect([1, 2, 3, 9, 99].map((failures) => waitAfter(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 30_000, 30_000,
  ]);
  expect(waitAfter(1, 0)).toBe(500);
});

test('the speed is that of the last seconds', () => {
  const marks = [
    { at: 0, sent: 0 },
    { at: 5_000, sent: 1_000 },
    { at: 15_000, sent: 21_000 },
  ].reduce<Parameters<typeof speedOf>[0]>(markedPace, []);
  expect(speedOf(marks)).toBe(2_000);
  expect(speedOf(marks.slice(0, 1))).toBeNull();
  expect(speedOf(markedPace(marks, { at: 16_000, sent: 20_000 }))).toBeNull();
  expect(timeLeft(10_000, 2_000)).toBe(5_000);
  expect(timeLeft(10_000, null)).toBeNull();
});
