import { expect, test } from 'vitest';
import { bikramSambatWords, withBikramSambat, withoutBikramSambat } from './bikram-sambat.ts';

test.each([
  ['Until 16 July 2025, 10:00 NPT', 'Until 16 July 2025 (32 Asar 2082 BS), 10:00 NPT'],
  [
    '24 June 2025 to 8 August 2025',
    '24 June 2025 (10 Asar 2082 BS) to 8 August 2025 (23 Shrawan 2082 BS)',
  ],
  // As lines keep a day together.
  ['8\u00a0August\u00a02025', '8\u00a0August\u00a02025 (23 Shrawan 2082 BS)'],
  // Beyond the table, of no year, and no day.
  ['31 December 1999', '31 December 1999'],
  ['14 April 2027', '14 April 2027'],
  ['Tomorrow, 15 August', 'Tomorrow, 15 August'],
  ['31 February 2025', '31 February 2025'],
  ['Nothing of days', 'Nothing of days'],
])('%s', (text, told) => {
  expect(withBikramSambat(text)).toBe(told);
  expect(withBikramSambat(told), 'once').toBe(told);
  expect(withoutBikramSambat(told)).toBe(text);
});

test('a day of Bikram Sambat alone', () => {
  expect(bikramSambatWords({ year: 2064, month: 1, day: 1 })).toBe('2064 Baisakh 01');
});
