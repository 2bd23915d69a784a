import { expect, test } from 'vitest';
import { zonedIso } from '../time/competition-time.ts';
import { isAtNight, offerUntil } from './offer-time.ts';

const at = (text: string) => new Date(`${text}+05:45`);

test.each([
  ['it stands for its hours', '2025-07-16T10:00', 24, true, null, '2025-07-17T10:00'],
  ['two days without mail', '2025-07-16T10:00', 24, false, null, '2025-07-18T10:00'],
  ['longer hours stay without mail', '2025-07-16T10:00', 72, false, null, '2025-07-19T10:00'],
  ['it may end at ten in the evening', '2025-07-16T22:00', 24, true, null, '2025-07-17T22:00'],
  ['the night is slept through', '2025-07-16T22:01', 24, true, null, '2025-07-18T07:00'],
  ['after midnight, too', '2025-07-16T03:00', 24, true, null, '2025-07-17T07:00'],
  ['and at seven it is over', '2025-07-16T07:00', 24, true, null, '2025-07-17T07:00'],
  [
    'a quarter of what is left',
    '2025-07-16T10:00',
    24,
    true,
    '2025-07-17T18:00',
    '2025-07-16T18:00',
  ],
  ['at least an hour', '2025-07-16T10:00', 24, true, '2025-07-16T12:00', '2025-07-16T11:00'],
  ['up to the start', '2025-07-16T10:00', 24, true, '2025-07-16T11:00', '2025-07-16T11:00'],
  ['none below an hour', '2025-07-16T10:00', 24, true, '2025-07-16T10:59', null],
  [
    'the evening before an early start',
    '2025-07-16T20:30',
    2,
    true,
    '2025-07-17T06:30',
    '2025-07-16T22:00',
  ],
  ['none where only night is left', '2025-07-16T23:00', 2, true, '2025-07-17T06:30', null],
] as const)('%s', (_, now, hours, isReached, starts, until) => {
  const given = { hours, isReached, starts: starts === null ? null : at(starts) };
  const found = offerUntil(given, at(now));
  expect(found && zonedIso(found)).toBe(until && `${until}+05:45`);
});

test('no offer ends at night, whenever it is made', () => {
  const day = at('2025-07-16T00:00').getTime();
  for (let minute = 0; minute < 24 * 60; minute += 7) {
    const now = new Date(day + minute * 60_000);
    for (const starts of [null, at('2025-07-17T06:00'), at('2025-07-17T09:00')])
      for (const hours of [1, 5, 24]) {
        const until = offerUntil({ hours, isReached: true, starts }, now);
        if (until === null) continue;
        expect([zonedIso(until), isAtNight(until)]).toEqual([zonedIso(until), false]);
        expect(until.getTime() - now.getTime()).toBeGreaterThanOrEqual(3_600_000);
        if (starts !== null) expect(until.getTime()).toBeLessThanOrEqual(starts.getTime());
      }
  }
});
