import { expect, test } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

test('what there is may be taken at once, and comes back over time, up to the most', () => {
  let now = 5_000;
  const bucket = new TokenBucket({ perSecond: 10, most: 3, now: () => now });
  const takeAt = (at: number) => {
    now = at;
    return [bucket.take(), bucket.take(), bucket.take(), bucket.take()].filter(Boolean).length;
  };
  const cases = [
    [5_000, 3],
    [5_000, 0],
    [5_099, 0],
    [5_100, 1],
    [5_350, 2],
    [5_400, 1],
    [60_000, 3],
  ] as const;
  for (const [at, taken] of cases) expect([at, takeAt(at)]).toEqual([at, taken]);
});
