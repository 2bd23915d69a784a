import { zonedStart } from '@pratibha/domain/time/competition-time';
import { describe, expect, test } from 'vitest';
import { formatDate, formatDateTime, formatDay, relativeTime, ZONE_LABEL } from './time.ts';

const morning = new Date('2025-07-16T10:00:00+05:45');

test('the zone by name', () => {
  expect(ZONE_LABEL).toBe('नेपाली समय (UTC+०५:४५)');
});

test.each([
  ['2025-07-16', '२०८२ असार ३२ (१६ जुलाई २०२५)'],
  ['2025-07-17', '२०८२ साउन १ (१७ जुलाई २०२५)'],
  ['1999-12-31', '३१ डिसेम्बर १९९९'],
  ['2000-01-01', '२०५६ पुस १७ (१ जनवरी २०००)'],
  ['2024-02-29', '२०८० फागुन १७ (२९ फेब्रुअरी २०२४)'],
  ['2026-04-13', '२०८२ चैत ३० (१३ अप्रिल २०२६)'],
  ['2026-04-14', '२०८३ वैशाख १ (१४ अप्रिल २०२६)'],
  ['2026-12-31', '२०८३ पुस १६ (३१ डिसेम्बर २०२६)'],
  ['2027-04-13', '२०८३ चैत ३० (१३ अप्रिल २०२७)'],
  ['2027-04-14', '१४ अप्रिल २०२७'],
])('the day %s', (day, told) => {
  expect(formatDay(day)).toBe(told);
});

test('instants', () => {
  expect(formatDate(morning)).toBe('२०८२ असार ३२ (१६ जुलाई २०२५)');
  expect(formatDateTime(morning)).toBe('२०८२ असार ३२ (१६ जुलाई २०२५), १०:०० नेपाली समय');
  expect(formatDateTime(zonedStart(2025, 8, 8))).toBe(
    '२०८२ साउन २३ (८ अगस्ट २०२५), ००:०० नेपाली समय',
  );
  // In Nepal the new year has begun while it is still the evening before in UTC.
  expect(formatDate(new Date('2026-04-13T18:15:00Z'))).toBe('२०८३ वैशाख १ (१४ अप्रिल २०२६)');
  expect(formatDateTime(zonedStart(2030, 1, 2, 3, 4))).toBe('२ जनवरी २०३०, ०३:०४ नेपाली समय');
});

test('callers part the day from its time at the comma', () => {
  expect(formatDateTime(morning).split(', ')).toHaveLength(2);
});

describe('relativeTime', () => {
  const second = 1000;
  const minute = 60 * second;
  const hour = 60 * minute;
  test.each([
    [0, 'एक मिनेटभित्र'],
    [minute - 1, 'एक मिनेटभित्र'],
    [minute, '१ मिनेटमा'],
    [5 * minute + 59 * second, '५ मिनेटमा'],
    [hour - 1, '५९ मिनेटमा'],
    [hour, '१ घण्टामा'],
    [3 * hour + 59 * minute, '३ घण्टामा'],
    [48 * hour - 1, '४७ घण्टामा'],
    [48 * hour, '२ दिनमा'],
    [23 * 24 * hour, '२३ दिनमा'],
    [-1, 'भर्खरै'],
    [-minute, '१ मिनेटअघि'],
    [-3 * hour, '३ घण्टाअघि'],
    [-72 * hour, '३ दिनअघि'],
  ])('%i ms: %s', (distance, expected) => {
    expect(relativeTime(morning, new Date(morning.getTime() + distance))).toBe(expected);
  });
});
