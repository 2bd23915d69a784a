import { expect, test } from 'vitest';
import { countsAfter, secondsUntilUncounted } from './day-limit.ts';

test.each([
  ['2025-07-16T10:00:00.000Z', 86_400],
  ['2025-07-16T10:00:00.001Z', 86_400],
  ['2025-07-17T09:59:58.500Z', 2],
  ['2025-07-17T09:59:59.999Z', 1],
  ['2025-07-17T10:00:00.000Z', 1],
  ['2025-07-18T10:00:00.000Z', 1],
] as const)('at %s it takes %i s until one counts no more', (now, seconds) => {
  const first = new Date('2025-07-16T10:00:00Z');
  expect(secondsUntilUncounted(first, new Date(now))).toBe(seconds);
});

test('a withdrawal counts for a day', () => {
  const first = new Date('2025-07-16T10:00:00.000Z');
  const counts = (now: string) => countsAfter(new Date(now)) < first;
  expect(counts('2025-07-17T09:59:59.999Z')).toBe(true);
  expect(counts('2025-07-17T10:00:00.000Z')).toBe(false);
});
