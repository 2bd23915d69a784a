import library from 'bikram-sambat';
import NepaliDate from 'nepali-date-converter';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time/competition-time.ts';
import { adToBs, bsToAd, daysInMonth } from './bikram-sambat.ts';
import { BIKRAM_SAMBAT_FROM } from './bikram-sambat-from.ts';

const [FIRST, LAST] = [BIKRAM_SAMBAT_FROM, '2027-04-13'];
const EVERY_DAY = Array.from(
  { length: (Date.parse(LAST) - Date.parse(FIRST)) / DAY_MS + 1 },
  (_, at) => new Date(Date.parse(FIRST) + at * DAY_MS).toISOString().slice(0, 10),
);

/** By the library that reads the local fields of a date. */
function byConverter(day: string) {
  const [year = 0, month = 1, date = 0] = day.split('-').map(Number);
  const bs = NepaliDate.fromAD(new Date(year, month - 1, date)).getBS();
  return { year: bs.year, month: bs.month + 1, day: bs.date };
}

const read = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

describe('every day of the range', () => {
  it('is the day that two libraries tell', () => {
    expect(EVERY_DAY).toHaveLength(9965);
    expect(EVERY_DAY.filter((day) => !isTheSame(adToBs(day), byConverter(day)))).toEqual([]);
    expect(EVERY_DAY.filter((day) => !isTheSame(adToBs(day), library.toBik(day)))).toEqual([]);
  });
  it('comes back as the same day in AD', () => {
    expect(EVERY_DAY.filter((day) => bsToAd(adToBs(day) ?? NONE) !== day)).toEqual([]);
  });
});

const NONE = { year: 0, month: 0, day: 0 };

function isTheSame(one: ReturnType<typeof adToBs>, other: ReturnType<typeof library.toBik>) {
  return one?.year === other.year && one.month === other.month && one.day === other.day;
}

describe('days that are known', () => {
  it.each([
    ['2000-01-01', '2056-09-17'],
    ['2000-04-13', '2057-01-01'],
    ['2001-06-01', '2058-02-19'],
    ['2008-05-28', '2065-02-15'],
    ['2015-04-25', '2072-01-12'],
    ['2015-09-20', '2072-06-03'],
    ['2024-04-13', '2081-01-01'],
    ['2025-04-14', '2082-01-01'],
    ['2025-07-16', '2082-03-32'],
    ['2025-07-17', '2082-04-01'],
    ['2026-04-13', '2082-12-30'],
    ['2026-04-14', '2083-01-01'],
    ['2027-04-13', '2083-12-30'],
  ])('%s is %s', (ad, bs) => {
    expect(adToBs(ad)).toEqual(read(bs));
    expect(bsToAd(read(bs))).toBe(ad);
  });
});

it.each(['1999-12-31', '1940-01-01', '2027-04-14', '2199-12-31', '2025-02-30', '', 'now'])(
  'the day %j is in AD alone',
  (day) => {
    expect(adToBs(day)).toBeNull();
  },
);

it.each([
  ...['2056-09-16', '2056-01-01', '2055-12-30', '2084-01-01', '2082-03-33', '2082-04-32'],
  ...['2082-00-01', '2082-13-01', '2082-01-00', '2082-01-1.5', '2082-1.5-01', '0-0-0'],
])('%s is no day of the table', (day) => {
  expect(bsToAd(read(day))).toBeNull();
});

it('tells the length of a month and where the table ends', () => {
  expect([3, 4, 10, 12].map((month) => daysInMonth(2082, month))).toEqual([32, 31, 29, 30]);
  expect(daysInMonth(2083, 12)).toBe(30);
  expect([daysInMonth(2084, 1), daysInMonth(2055, 1), daysInMonth(2082, 13)]).toEqual([
    ...[null, null, null],
  ]);
});
