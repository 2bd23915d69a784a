import { expect, test } from 'vitest';
import { understoodDay, understoodInstant } from './understood.ts';

const now = new Date('2025-07-16T10:00:00+05:45');

test.each([
  ['2025-07-24T00:00+05:45', 'Thu 24 July 2025, 00:00 NPT, in 8 days'],
  ['2025-07-23T18:15:00Z', 'Thu 24 July 2025, 00:00 NPT, in 8 days'],
  ['2025-07-17T00:00+05:45', 'Thu 17 July 2025, 00:00 NPT, tomorrow'],
  ['2025-07-16T13:30+05:45', 'Wed 16 July 2025, 13:30 NPT, today, in 3 h'],
  ['2025-07-16T08:00+05:45', 'Wed 16 July 2025, 08:00 NPT, today, 2 h ago'],
  ['2015-07-16T08:00+05:45', 'Thu 16 July 2015, 08:00 NPT, 3,653 days ago'],
  ['0002-07-24T00:00+05:45', ''],
  ['', ''],
])('understoodInstant %j: %s', (text, expected) => {
  expect(understoodInstant(text, now)).toBe(expected);
});

test.each([
  ['2025-08-15', 'Fri 15 August 2025, in 30 days'],
  ['2025-07-16', 'Wed 16 July 2025, today'],
  ['2025-07-17', 'Thu 17 July 2025, tomorrow'],
  ['2025-07-15', 'Tue 15 July 2025, yesterday'],
  ['2025-07-08', 'Tue 8 July 2025, 8 days ago'],
  ['0002-08-15', ''],
  ['', ''],
])('understoodDay %j: %s', (day, expected) => {
  expect(understoodDay(day, now)).toBe(expected);
});
