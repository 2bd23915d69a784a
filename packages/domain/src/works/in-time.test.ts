import { expect, test } from 'vitest';
import { closingOf, mendableUntil } from './in-time.ts';

const at = (text: string) => new Date(`2020-${text}+05:45`);
const close = at('06-01T17:00');
const later = (minutes: number, ms = 0) => new Date(close.getTime() + minutes * 60_000 + ms);
const form = { grace_minutes: 30, mending_hours: 24 };
const deadline = { at: close, by: 'deadline' };
const grace = { at: later(30), by: 'grace' };
const mending = { at: later(24 * 60), by: 'mending' };
const inTime = [close];
const tooLate = [later(0, 1)];

test.each([
  ['before the deadline', later(-1), inTime, true, deadline],
  ['at it', close, inTime, true, deadline],
  ['after it, without files', later(1), [], false, deadline],
  ['after it, by an upload begun at it', later(0, 1), inTime, false, grace],
  ['by one begun a moment later', later(0, 1), tooLate, false, deadline],
  ['by two, of which one was begun in time', later(1), [...tooLate, ...inTime], false, grace],
  ['at the end of the grace', later(30), inTime, false, grace],
  ['after the grace', later(30, 1), inTime, false, grace],
  ['what was wrong, without another file', later(1), [], true, mending],
  ['what was wrong, by another file', later(60), tooLate, true, mending],
  ['what was wrong, by one begun in time', later(29), inTime, true, grace],
  ['the same after the grace', later(31), inTime, true, mending],
  ['what was wrong, after all', later(24 * 60, 1), inTime, true, mending],
] as const)('%s', (_, now, begunAt, isMending, expected) => {
  expect(closingOf({ close, form, begunAt, isMending }, now)).toEqual(expected);
});

test('where an event gives no time, both end at the deadline', () => {
  const none = { grace_minutes: 0, mending_hours: 0 };
  const closing = closingOf({ close, form: none, begunAt: inTime, isMending: true }, later(1));
  expect(closing.at).toEqual(close);
});

test('a clock that was moved back makes nothing late', () => {
  expect(closingOf({ close, form, begunAt: tooLate, isMending: false }, later(-5))).toEqual(
    deadline,
  );
});

const mendable = { close, form, status: 'PENDING', worksOnce: false, hasWrong: true } as const;
const until = later(24 * 60);

test.each([
  ['what does not meet', mendable, later(-10), until],
  ['the same at the last instant', mendable, until, until],
  ['and after it', mendable, later(24 * 60, 1), null],
  ['what meets', { ...mendable, hasWrong: false }, close, null],
  ['what was decided on', { ...mendable, status: 'ACCEPTED' }, close, null],
  ['what is final', { ...mendable, worksOnce: true }, close, null],
  ['of an event that takes no works', { ...mendable, close: null }, close, null],
  ['of one that asks for no parts', { ...mendable, form: null }, close, null],
] as const)('%s may be mended', (_, facts, now, expected) => {
  expect(mendableUntil(facts, now)).toEqual(expected);
});
