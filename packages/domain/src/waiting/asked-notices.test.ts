import { expect, test } from 'vitest';
import { around, competition } from '../events/event-cases.ts';
import { noticeFor } from './asked-notices.ts';

const { registration_open, registration_close } = competition;
const facts = {
  ...{ event: competition, isInternal: false, isRegistered: false },
  ...{ isFull: true, hasWaitingList: false },
};

test.each([
  [registration_open, ['opens', 'seat-free', 'seat-free']],
  [registration_close, ['seat-free', 'seat-free', null]],
] as const)('around %o', (edge, expected) => {
  expect(around(edge).map((now) => noticeFor(facts, now))).toEqual(expected);
});

const internal = { ...competition, internal_event: true };

test.each([
  [{ isFull: false }, null],
  [{ hasWaitingList: true }, null],
  [{ isRegistered: true }, null],
  [{ event: internal }, null],
  [{ event: internal, isInternal: true }, 'seat-free'],
  [{ event: { ...competition, status: 'INACTIVE' as const } }, null],
] as const)('%o: %s', (changes, about) => {
  expect(noticeFor({ ...facts, ...changes }, registration_open)).toBe(about);
});
