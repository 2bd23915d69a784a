import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FixedWindows, MOST_CALLERS } from './fixed-windows.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a window begins with the first thing, and what is beyond it waits for the next', () => {
  const windows = new FixedWindows(60_000);
  const found: number[] = [];
  for (const [after, most] of [
    [0, 2],
    [10_000, 2],
    [10_000, 2],
    [39_001, 2],
    [998, 2],
    [1, 2],
    [1, 2],
  ] as const) {
    vi.advanceTimersByTime(after);
    found.push(windows.count('a', most));
  }
  expect(found).toEqual([0, 0, 40, 1, 1, 0, 0]);
});

test('a clock that was set back makes nobody wait longer than a window', () => {
  const windows = new FixedWindows(60_000);
  windows.count('a', 1);
  vi.setSystemTime(0);
  expect([windows.count('a', 1), windows.count('a', 1)]).toEqual([0, 60]);
});

test('whoever was quiet longest is forgotten, and whoever goes on is not', () => {
  const windows = new FixedWindows(60_000);
  windows.count('busy', 1);
  windows.count('quiet', 1);
  for (let n = 0; n < MOST_CALLERS - 1; n += 1) {
    windows.count(n, 1);
    expect(windows.count('busy', 1)).toBe(60);
  }
  expect([windows.count('quiet', 1), windows.count('busy', 1)]).toEqual([0, 60]);
});
