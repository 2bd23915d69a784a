import { expect, test } from 'vitest';
import {
  isOfRoom,
  partsOfToken,
  roomState,
  roomToken,
  tokenInRoom,
  whyNotAsk,
} from './guest-rooms.ts';

const at = (hour: number) => new Date(`2025-07-16T${String(hour).padStart(2, '0')}:00:00Z`);
const ROUND = { opened_at: at(8), opens_at: at(9), closes_at: at(12) };

test('the secret of a room is told from that of a name', () => {
  expect(isOfRoom(roomToken('k3WwQh1m0T3mC2n8d0b2mA'))).toBe(true);
  expect(isOfRoom('k3WwQh1m0T3mC2n8d0b2mA')).toBe(false);
});

test.each([
  [tokenInRoom('room-k3Ww', 2), 'room-k3Ww', 2],
  ['room-k3Ww.20', 'room-k3Ww', 20],
  ['room-k3Ww', 'room-k3Ww', null],
  ['room-k3Ww.0', 'room-k3Ww.0', null],
  ['room-k3Ww.100', 'room-k3Ww.100', null],
  ['room-k3Ww.', 'room-k3Ww.', null],
] as const)('%s is the secret %s in room %s', (held, token, room) => {
  expect(partsOfToken(held)).toEqual({ token, room });
});

test.each([
  [8, false, 0, 'judging-not-begun'],
  [10, false, 99, null],
  [10, false, 100, 'too-many-waiting'],
  [10, true, 0, 'signed-in-here'],
  [13, false, 0, 'round-over'],
] as const)('at %i, signed in: %s, with %i who wait: %s', (hour, isSignedIn, waiting, refusal) => {
  expect(whyNotAsk(ROUND, { isSignedIn, waiting }, at(hour))).toBe(refusal);
});

test.each([
  [8, null, 'early'],
  [10, null, 'open'],
  [10, { isRefused: false, isAdmitted: false }, 'waiting'],
  [10, { isRefused: false, isAdmitted: true }, 'admitted'],
  [10, { isRefused: true, isAdmitted: false }, 'refused'],
  [13, { isRefused: false, isAdmitted: true }, 'over'],
] as const)('at %i, of %j: %s', (hour, request, state) => {
  expect(roomState(ROUND, request, at(hour))).toBe(state);
});
