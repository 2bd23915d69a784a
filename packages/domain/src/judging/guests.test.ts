import { describe, expect, test } from 'vitest';
import {
  GUEST_MS,
  guestErrors,
  isGuestThere,
  LONGEST_GUEST_NAME,
  tellsOfRefusal,
  whyNotBegin,
  whyNotRemoveName,
} from './guests.ts';

const HOUR = 3_600_000;
const at = (hour: number, minute = 0) => new Date(Date.UTC(2025, 6, 16, hour, minute));
const ROUND = { opens_at: at(4), closes_at: at(12), opened_at: at(1) };
const PREPARED = { ...ROUND, opened_at: null };
const FREE = { isSignedIn: false, isTaken: false };

test.each([
  ['Sita Rai', undefined],
  ['सीता राई', undefined],
  ['  ', 'required'],
  ['x'.repeat(LONGEST_GUEST_NAME), undefined],
  ['x'.repeat(LONGEST_GUEST_NAME + 1), 'too-long'],
  ['a\0b', 'unstorable-text'],
])('a link for %j: %s', (name, code) => {
  expect(guestErrors({ name }).name?.code).toBe(code);
});

describe('a link begins', () => {
  test.each([
    ['within the window', ROUND, FREE, at(5), null],
    ['at its first instant', ROUND, FREE, at(4), null],
    ['at its last instant', ROUND, FREE, at(12), null],
    ['not before it', ROUND, FREE, at(3, 59), 'judging-not-begun'],
    ['not after it', ROUND, FREE, at(12, 1), 'round-over'],
    ['not in a round that is prepared', PREPARED, FREE, at(5), 'judging-not-begun'],
    ['not where another device has it', ROUND, { ...FREE, isTaken: true }, at(5), 'link-in-use'],
    [
      'not where somebody is signed in',
      ROUND,
      { ...FREE, isSignedIn: true },
      at(5),
      'signed-in-here',
    ],
    [
      'and it is said first that somebody is signed in',
      ROUND,
      { isSignedIn: true, isTaken: true },
      at(5),
      'signed-in-here',
    ],
    [
      'and first of all that it is over',
      ROUND,
      { isSignedIn: true, isTaken: true },
      at(13),
      'round-over',
    ],
  ] as const)('%s', (_, round, facts, now, refusal) => {
    expect(whyNotBegin(round, facts, now)).toBe(refusal);
  });
});

test.each([
  ['at once', 0, at(5), true],
  ['for nearly 18 hours', GUEST_MS - 1, at(5), true],
  ['not for 18 hours', GUEST_MS, at(5), false],
  ['for what arrives late', HOUR, at(14), true],
  ['not longer', HOUR, at(14, 1), false],
])('a guest is there %s', (_, sinceMs, now, isThere) => {
  expect(isGuestThere(ROUND, { sinceMs }, now)).toBe(isThere);
});

test.each([
  [null, true],
  [0, false],
  [10 * 60_000 - 1, false],
  [10 * 60_000, true],
])(
  'of a device that was refused, %s ms after the last one, organisers hear: %s',
  (since, tells) => {
    expect(tellsOfRefusal(since)).toBe(tells);
  },
);

test.each([
  ['who judges keeps their name', true, at(5), 'guest-still-judges'],
  ['who was taken out does not', false, at(5), null],
  ['nobody does after the round', true, at(13), null],
] as const)('%s', (_, judges, now, refusal) => {
  expect(whyNotRemoveName(ROUND, { judges }, now)).toBe(refusal);
});
