import type { UserEvent } from '@pratibha/contract/events';
import { comingDay } from '@pratibha/words/days';
import { nextMoment, windowWords } from '@pratibha/words/events/student';
import { expect, test } from 'vitest';
import { buttonFor } from '../../../data/event-facts.ts';
import { shownWindows, windowsOf } from './event-windows.ts';
import { lastChange } from './last-change.ts';

/** Windows that open and close within minutes, at unlike seconds. */
const EVENT = {
  status: 'ACTIVE',
  internal_event: false,
  requires_submission: true,
  is_registered: true,
  registration_status: 'APPROVED',
  submission_status: null,
  seats_left: null,
  registration_open: '2025-07-01T10:00:00.000Z',
  registration_close: '2025-07-01T10:02:59.000Z',
  submission_start: '2025-07-01T10:04:30.000Z',
  submission_close: '2025-07-01T10:07:00.500Z',
} as unknown as UserEvent;
const NEWCOMER = { ...EVENT, is_registered: false, registration_status: null } as UserEvent;

function saidOf(event: UserEvent, now: Date): string {
  const windows = [...windowsOf(event), ...shownWindows(event, now)].map(({ open, close }) => [
    windowWords(open, close, now),
    nextMoment(open, close, now),
    now >= open && now <= close,
  ]);
  const button = buttonFor(event, { is_internal: false }, now);
  return JSON.stringify([windows, button]);
}

test.each([
  ['somebody registered', EVENT],
  ['a newcomer', NEWCOMER],
])('what a card says to %s is what it said at its last change', (_who, event) => {
  const first = Date.parse('2025-07-01T09:57:00Z');
  const changes = new Set<number>();
  for (let second = 0; second <= 15 * 60; second += 1) {
    const now = new Date(first + second * 1000);
    const since = lastChange(event, now);
    expect(since).toBeLessThanOrEqual(now.getTime());
    expect(saidOf(event, new Date(since))).toBe(saidOf(event, now));
    changes.add(since);
  }
  // Four moments, each with a change a minute and two of its own: a few dozen in 901 seconds.
  expect(changes.size).toBeLessThan(80);
});

test('at midnight it says the next day', () => {
  const event = { ...EVENT, event_date: '2025-07-03' } as UserEvent;
  const said = (now: Date) => [saidOf(event, now), comingDay('2025-07-03', now)];
  for (const day of [1, 2, 3]) {
    const midnight = Date.parse(`2025-07-0${day}T18:15:00Z`);
    for (const at of [midnight - 1, midnight, midnight + 1, midnight + 5_000]) {
      expect(said(new Date(lastChange(event, new Date(at))))).toEqual(said(new Date(at)));
    }
  }
});
