import { expect, test } from 'vitest';
import { KnownPictures } from './known-pictures.ts';

/** A table of pictures, and a pause that ends when the test says so. */
function scene() {
  const kept = new Set<string>();
  const answers: (() => void)[] = [];
  const pauses: (() => void)[] = [];
  const wait = (list: (() => void)[]) => new Promise<void>((resolve) => list.push(resolve));
  let asked = 0;
  const pictures = new KnownPictures(
    async () => {
      asked += 1;
      const seen = new Set(kept);
      await wait(answers);
      return seen;
    },
    () => wait(pauses),
  );
  return { kept, pictures, answers, pauses, asked: () => asked };
}

/** Lets everything happen that waits for nothing but its turn. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('many unknown names are one question', async () => {
  const { pictures, answers, asked } = scene();
  const all = Promise.all(Array.from({ length: 2_000 }, (_, n) => pictures.has(`unknown-${n}`)));
  await settle();
  answers.shift()?.();
  expect(new Set(await all)).toEqual(new Set([false]));
  expect(asked()).toBe(1);
});

test('a name that came meanwhile is never refused by an answer from before', async () => {
  const { kept, pictures, answers, pauses, asked } = scene();
  const first = pictures.has('a');
  await settle();
  kept.add('a');
  const second = pictures.has('a');
  answers.shift()?.();
  expect(await first).toBe(false);
  await settle();
  // Not before the pause is over.
  expect(asked()).toBe(1);
  pauses.shift()?.();
  await settle();
  answers.shift()?.();
  expect(await second).toBe(true);
  expect(await pictures.has('a')).toBe(true);
  expect(asked()).toBe(2);
});

test('a database that is away is asked again', async () => {
  let isAway = true;
  const pictures = new KnownPictures(
    async () => {
      if (isAway) throw new Error('away');
      return new Set(['a']);
    },
    async () => undefined,
  );
  await expect(pictures.has('a')).rejects.toThrow('away');
  isAway = false;
  expect(await pictures.has('a')).toBe(true);
});
