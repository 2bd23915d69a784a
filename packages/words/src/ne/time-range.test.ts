import { expect, test } from 'vitest';
import { formatRange, formatTime } from './time-range.ts';

const at = (time: string) => new Date(`${time}:00+05:45`);

test('the day of a window stands once', () => {
  expect(formatTime(at('2025-07-16T09:05'))).toBe('०९:०५');
  expect(formatRange(at('2025-07-16T10:00'), at('2025-07-16T12:30'))).toEqual([
    ...['२०८२ असार ३२ (१६ जुलाई २०२५), १०:००', '१२:३०'],
  ]);
  expect(formatRange(at('2025-07-16T10:00'), at('2025-07-17T12:30'))).toEqual([
    '२०८२ असार ३२ (१६ जुलाई २०२५), १०:०० नेपाली समय',
    '२०८२ साउन १ (१७ जुलाई २०२५), १२:३० नेपाली समय',
  ]);
});
