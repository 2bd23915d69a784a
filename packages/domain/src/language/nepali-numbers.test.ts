import { describe, expect, it } from 'vitest';
import { inLatinDigits, inNepaliDigits, nepaliNumber } from './nepali-numbers.ts';

describe('nepaliNumber', () => {
  it.each([
    [0, '०'],
    [7, '७'],
    [999, '९९९'],
    [1_000, '१,०००'],
    [12_345, '१२,३४५'],
    [123_456, '१,२३,४५६'],
    [1_234_567.5, '१२,३४,५६७.५'],
    [123_456_789, '१२,३४,५६,७८९'],
    [-4_500, '-४,५००'],
    [0.25, '०.२५'],
  ])('writes %d as %s', (value, written) => {
    expect(nepaliNumber(value)).toBe(written);
  });
});

it('changes digits and nothing else', () => {
  expect(inNepaliDigits('10:45, #12 abc')).toBe('१०:४५, #१२ abc');
  expect(inLatinDigits('९८४१-२३४५६७ क a1')).toBe('9841-234567 क a1');
});
