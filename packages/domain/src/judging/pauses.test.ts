import { describe, expect, test } from 'vitest';
import { whyNotCall } from './judge-calls.ts';
import { keptInPause, pauseErrors, pauseLength, whyNotPause } from './pauses.ts';
import { isBeingJudged, roundState } from './rounds.ts';
import type { SheetState } from './score-sheets.ts';

const at = (hour: number) => new Date(Date.UTC(2025, 6, 16) + hour * 3_600_000);
const ROUND = { opens_at: at(8), closes_at: at(12), opened_at: at(6), paused_at: null };
const PAUSED = { ...ROUND, paused_at: at(11) };

describe('a pause', () => {
  test.each([
    ['before its window', ROUND, 7, 'round-not-running'],
    ['within it', ROUND, 9, null],
    ['at its last instant', ROUND, 12, null],
    ['after it', ROUND, 13, 'round-not-running'],
    ['while it is prepared', { ...ROUND, opened_at: null }, 9, 'round-not-running'],
    ['a second one', PAUSED, 11.5, 'round-is-paused'],
  ] as const)('%s', (_, round, hour, refusal) => {
    expect(whyNotPause(round, at(hour))).toBe(refusal);
  });

  test('stops the clock of the round, also for works that are judged in it', () => {
    expect(roundState(PAUSED, at(15))).toBe('open');
    expect(roundState(ROUND, at(15))).toBe('over');
    expect(isBeingJudged([{ ...PAUSED, out_because: null }], at(15))).toEqual(at(6));
    expect(isBeingJudged([{ ...ROUND, out_because: null }], at(15))).toBeNull();
  });

  test('moves the ends by its length, and never back', () => {
    expect(pauseLength(at(11), at(13))).toBe(2 * 3_600_000);
    expect(pauseLength(at(11), at(10))).toBe(0);
  });

  const KEPT: readonly [SheetState, SheetState | null, SheetState | null][] = [
    ['begun', null, 'begun'],
    ['begun', 'begun', 'begun'],
    ['sent', null, 'begun'],
    ['sent', 'begun', 'begun'],
    ['sent', 'sent', null],
    ['sent', 'cannot', null],
    ['cannot', null, null],
    ['cannot', 'begun', null],
  ];
  test.each(KEPT)('%s after %s is kept as %s', (wanted, before, kept) => {
    expect(keptInPause(wanted, before)).toBe(kept);
  });

  test.each([
    ['', { code: 'required', field: 'pause' }],
    ['x'.repeat(301), { code: 'too-long', field: 'pause', limit: 300 }],
    ['The hall is being cleared.', undefined],
  ])('its sentence %#', (sentence, error) => {
    expect(pauseErrors({ sentence }).sentence).toEqual(error);
  });
});

test.each([
  ['while it runs', ROUND, false, 9, null],
  ['while it is paused', PAUSED, false, 15, null],
  ['twice', ROUND, true, 9, 'call-is-open'],
  ['before', ROUND, false, 7, 'round-not-running'],
  ['after', ROUND, false, 13, 'round-not-running'],
] as const)('a call of an organiser %s', (_, round, hasOpenCall, hour, refusal) => {
  expect(whyNotCall({ round, hasOpenCall }, at(hour))).toBe(refusal);
});
