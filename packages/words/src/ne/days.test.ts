import { zonedStart } from '@pratibha/domain/time/competition-time';
import { describe, expect, test } from 'vitest';
import { comingDay, timeAgo } from './days.ts';

describe('timeAgo', () => {
  // The 29th of Saun 2082.
  const close = zonedStart(2025, 8, 14, 23, 59);
  test.each([
    [zonedStart(2025, 8, 14, 23, 59), 'एक मिनेटभित्र'],
    [zonedStart(2025, 8, 15), '१ मिनेटअघि'],
    [zonedStart(2025, 8, 15, 0, 58), '५९ मिनेटअघि'],
    [zonedStart(2025, 8, 15, 0, 59), 'हिजो'],
    [zonedStart(2025, 8, 15, 23, 59), 'हिजो'],
    [zonedStart(2025, 8, 16), '२ दिनअघि'],
    [zonedStart(2025, 9, 14), '३१ दिनअघि'],
    [zonedStart(2025, 9, 15), 'गत महिना'],
    [zonedStart(2025, 9, 17), '२ महिनाअघि'],
    [zonedStart(2026, 1, 1), '५ महिनाअघि'],
    [zonedStart(2026, 4, 13), '८ महिनाअघि'],
    [zonedStart(2026, 4, 14), 'गत वर्ष'],
    [zonedStart(2027, 4, 13), 'गत वर्ष'],
    // Beyond the table the years of AD are counted.
    [zonedStart(2027, 4, 14), '२ वर्षअघि'],
  ])('%s: %s', (now, expected) => {
    expect(timeAgo(close, now)).toBe(expected);
  });
  test('hours of the same day are not counted', () => {
    expect(timeAgo(zonedStart(2025, 7, 16, 10), zonedStart(2025, 7, 16, 11))).toBe('आज');
  });
  test('a month of 32 days is one month all the same', () => {
    const [first, last] = [zonedStart(2025, 6, 15), zonedStart(2025, 7, 16)];
    expect(timeAgo(first, last)).toBe('३१ दिनअघि');
    expect(timeAgo(first, zonedStart(2025, 7, 17))).toBe('गत महिना');
  });
  test('before Bikram Sambat is told and after it, the months of AD', () => {
    expect(timeAgo(zonedStart(1999, 10, 1), zonedStart(1999, 12, 31))).toBe('२ महिनाअघि');
    expect(timeAgo(zonedStart(2030, 1, 31), zonedStart(2030, 3, 4))).toBe('२ महिनाअघि');
  });
});

test.each([
  [zonedStart(2025, 8, 13, 23, 59), '२०८२ साउन ३० (१५ अगस्ट २०२५)'],
  [zonedStart(2025, 8, 14), 'भोलि, साउन ३० (१५ अगस्ट)'],
  [zonedStart(2025, 8, 15), 'आज, साउन ३० (१५ अगस्ट)'],
  [zonedStart(2025, 8, 15, 23, 59), 'आज, साउन ३० (१५ अगस्ट)'],
  [zonedStart(2025, 8, 16), '२०८२ साउन ३० (१५ अगस्ट २०२५)'],
])('a day, seen from %s: %s', (now, expected) => {
  expect(comingDay('2025-08-15', now)).toBe(expected);
});

test('a day beyond Bikram Sambat', () => {
  expect(comingDay('2030-08-15', zonedStart(2030, 8, 15))).toBe('आज, १५ अगस्ट');
});
