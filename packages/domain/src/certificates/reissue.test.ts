import { expect, test } from 'vitest';
import { isDisbelieved, whyNotAgain } from './reissue.ts';
import { againKey, endOfPiece, idOfAgain } from './run-keys.ts';

test.each([
  [{}, null],
  [{ name: null, isSuspended: true }, 'erased'],
  [{ isSuspended: true, isStillGiven: false }, 'suspended'],
  [{ isStillGiven: false }, 'award-not-given'],
] as const)('of %o it is said why it is not issued again', (facts, why) => {
  const sound = { name: 'Asha Rai', isSuspended: false, isStillGiven: true };
  expect(whyNotAgain({ ...sound, ...facts })).toBe(why);
});

test.each([
  ['2025-07-09', false],
  ['2025-07-10', true],
  ['2025-07-11', true],
])('what a key signed on %s is disbelieved: %s', (day, disbelieved) => {
  expect(isDisbelieved({ day, revoked_from: '2025-07-10' })).toBe(disbelieved);
});

const nobody = { user_id: null, guest_id: null, volunteer_id: null };

test.each([
  [{ user_id: 34 }, 'again:u34:12'],
  [{ guest_id: 5 }, 'again:g5:12'],
  [{ volunteer_id: 6 }, 'again:v6:12'],
])('of %o it is called %s', (holder, key) => {
  expect(againKey({ ...nobody, ...holder, id: 12 })).toBe(key);
  expect(idOfAgain(key)).toBe(12);
});

test.each([
  ['the same person is not parted', ['a:u1:1', 'a:u1:2', 'a:u1:3', 'a:u2:4'], 3],
  ['a prize and a judge are of the same person', ['judge:3:u1', 'prize:3:u1:a5', 'x:3:u11'], 2],
  ['two people are parted', ['a:u1:1', 'a:u11:2'], 1],
  ['a guest is no user of that number', ['a:u1:1', 'a:g1:2'], 1],
  ['the last is the end', ['a:u1:1'], 1],
])('a piece of one ends so that %s', (_, keys, end) => {
  expect(endOfPiece(keys, 0, 1)).toBe(end);
});
