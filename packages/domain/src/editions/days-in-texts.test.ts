import { expect, test } from 'vitest';
import { daysNamedIn, isDaysAlone } from './days-in-texts.ts';

test.each([
  ['8 August', ['2030-08-08']],
  ['until 8th august, 17:00', ['2030-08-08']],
  ['August 8', ['2030-08-08']],
  ['August 8, 2031', ['2031-08-08']],
  ['August 8th', ['2030-08-08']],
  ['8 August 2031', ['2031-08-08']],
  ['8th of August', ['2030-08-08']],
  ['8 of August', ['2030-08-08']],
  ['08 Aug', ['2030-08-08']],
  ['8–10 August', ['2030-08-08', '2030-08-10']],
  ['9-13 August', ['2030-08-09', '2030-08-13']],
  ['9th to the 13th of August', ['2030-08-09', '2030-08-13']],
  ['August 9 — 13', ['2030-08-09', '2030-08-13']],
  ['on 9, 10 and 11 August', ['2030-08-09', '2030-08-10', '2030-08-11']],
  ['in room 12, 8 August', ['2030-08-08']],
  ['24 June – 16 July', ['2030-06-24', '2030-07-16']],
  ['24 June to 16 July 2031', ['2031-06-24', '2031-07-16']],
  ['24 June, and 16 July 2031', ['2030-06-24', '2031-07-16']],
  ['June 24 – 8 August', ['2030-06-24', '2030-08-08']],
  ['2031-08-08', ['2031-08-08']],
  ['August 2031', []],
  ['31 June', []],
  ['in May', []],
  ['2 may be enough', []],
  ['2 May', ['2030-05-02']],
  ['3 marchers', []],
  ['8 August 5000', ['2030-08-08']],
] as const)('%s names %j', (text, days) => {
  expect(daysNamedIn(text, 2030).map(({ day }) => day)).toEqual(days);
});

test('whether a day says its year', () => {
  expect(daysNamedIn('from 8 August to 1 May 2031, and 3 May', 2030)).toEqual([
    { day: '2031-08-08', hasYear: true },
    { day: '2031-05-01', hasYear: true },
    { day: '2030-05-03', hasYear: false },
  ]);
});

test.each([
  ['8 August', true],
  ['From 9 to 13 August 2025.', true],
  ['Friday, 15 August, 10:00', true],
  ['until August 8', true],
  ['Workshops on 8 August', false],
  ['until then', false],
])('whether %s says nothing but days: %s', (text, isAlone) => {
  expect(isDaysAlone(text)).toBe(isAlone);
});
