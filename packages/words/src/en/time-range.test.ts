import { expect, test } from 'vitest';
import { formatRange, formatTime } from './time-range.ts';

const at = (time: string) => new Date(`${time}:00+05:45`);

test('the day of a window stands once', () => {
  expect(formatTime(at('2025-07-16T09:05'))).toBe('09:05');
  expect(formatRange(at('2025-07-16T10:00'), at('2025-07-16T12:30'))).toEqual([
    ...['16 July 2025, 10:00', '12:30'],
  ]);
  expect(formatRange(at('2025-07-16T10:00'), at('2025-07-17T12:30'))).toEqual([
    ...['16 July 2025, 10:00 NPT', '17 July 2025, 12:30 NPT'],
  ]);
});
