import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('as many as may do something at once, the others in their order, also after one that failed', async () => {
  const turns = new Turns(2);
  const begun: number[] = [];
  const works = [0, 1, 2, 3, 4].map((n) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const done = turns.during(() => {
      begun.push(n);
      return promise;
    });
    return { done, end: () => resolve(n), fail: () => reject(new Error(`${n} failed`)) };
  });
  const [first, second, third, fourth, fifth] = works;
  expect(begun).toEqual([0, 1]);

  second?.fail();
  await expect(second?.done).rejects.toThrow('1 failed');
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  third?.end();
  await third?.done;
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);

  for (const each of [first, fourth, fifth]) each?.end();
  await Promise.all([first?.done, fourth?.done, fifth?.done]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  await expect(turns.during(async () => 'free again')).resolves.toBe('free again');
});
