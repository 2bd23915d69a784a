import { expect, test } from 'vitest';
import {
  areAwardsOut,
  beyondTitle,
  excerptOfWork,
  isShownToAll,
  titleOfWork,
} from './shown-works.ts';

const SHOWN = {
  status: 'ACCEPTED',
  show_work: true,
  account: 'ACTIVE',
  isErased: false,
  areAwardsOut: true,
} as const;

test('an accepted work is shown with the word of its maker, once awards are out', () => {
  expect(isShownToAll(SHOWN)).toBe(true);
});

test.each([
  { status: 'PENDING' },
  { status: 'REJECTED' },
  { status: 'RESUBMISSION_REQUIRED' },
  { show_work: false },
  { account: 'DELETED' },
  { isErased: true },
  { areAwardsOut: false },
] as const)('%o shows it to nobody', (otherwise) => {
  expect(isShownToAll({ ...SHOWN, ...otherwise })).toBe(false);
});

test.each([
  [[1], false, true],
  [[1], true, false],
  [[], false, false],
])('awards %j, told one by one: %s, are out: %s', (awards, goes_on, isOut) => {
  expect(areAwardsOut({ awards, goes_on })).toBe(isOut);
});

test.each([
  ['A map of wells.\nMade with care.', 'A map of wells'],
  ['A map of wells. Made with care.', 'A map of wells'],
  ['Who drinks from which well? See for yourself.', 'Who drinks from which well?'],
  ['कुवाहरूको नक्सा। हेर्नुहोस्।', 'कुवाहरूको नक्सा।'],
  ['Nr. 5 of a map, version 1.2, and more...', 'Nr. 5 of a map, version 1.2, and more...'],
  ['\n  A map\tof wells  ', 'A map of wells'],
  [`${'word '.repeat(30)}`, `${'word '.repeat(15).trim()}…`],
  ['x'.repeat(200), `${'x'.repeat(79)}…`],
  ['🌊'.repeat(81), `${'🌊'.repeat(79)}…`],
])('%j is called %j', (description, title) => {
  expect(titleOfWork(description)).toBe(title);
});

test('the beginning of a description is one line', () => {
  expect(excerptOfWork('One.\n\nTwo.')).toBe('One. Two.');
  expect([...excerptOfWork('word '.repeat(100))].length).toBeLessThanOrEqual(240);
});

test.each([
  ['A map of wells. Made with care.', 'Made with care.'],
  ['A map of wells.', ''],
  [`${'word '.repeat(30)}`, 'word '.repeat(30).trim()],
])('below its title %j says %j', (description, beyond) => {
  expect(beyondTitle(titleOfWork(description), excerptOfWork(description))).toBe(beyond);
});
