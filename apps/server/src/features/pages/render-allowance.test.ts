import { expect, test } from 'vitest';
import { RenderAllowance } from './render-allowance.ts';

const CALM = { isHigh: false };

test('150 in a second, 30 at once, 5 where the process has no time left, which come back over time', () => {
  let now = 0;
  const load = { isHigh: false };
  const allowance = new RenderAllowance({ now: () => now, load });
  const allowed = (asked: number) =>
    Array.from({ length: asked }, () => allowance.mayBegin()).filter(Boolean).length;
  expect(allowed(40)).toBe(30);
  now = 20;
  expect(allowed(10)).toBe(3);
  load.isHigh = true;
  expect(allowed(50)).toBe(5);
  now = 420;
  expect(allowed(10)).toBe(2);
  load.isHigh = false;
  expect(allowed(40)).toBe(30);
  now = 90_000;
  expect(allowed(160)).toBe(30);
});

test('four at a time, also where nobody waits for them any longer', async () => {
  const allowance = new RenderAllowance({ load: CALM });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const tracked = Array.from({ length: 4 }, () => allowance.track(promise));
  expect(allowance.mayBegin()).toBe(false);
  resolve('html');
  expect(await Promise.all(tracked)).toEqual(Array.from({ length: 4 }, () => 'html'));
  expect(allowance.mayBegin()).toBe(true);
  reject(new Error('too late to matter'));
  const failed = Array.from({ length: 4 }, () => allowance.track(Promise.reject(new Error('no'))));
  await Promise.allSettled(failed);
  expect(allowance.mayBegin()).toBe(true);
});
