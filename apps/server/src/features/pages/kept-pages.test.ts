import { expect, test } from 'vitest';
import { type StoredResponse, storeResponse } from '../../platform/edge/stored-response.ts';
import { KeptPages } from './kept-pages.ts';

const page = (text: string) => storeResponse(text, { headers: {}, lasts: false });

/** Counts how often pages are made. */
function setUp() {
  const pages = new KeptPages();
  const made: string[] = [];
  const ask = (
    key: string,
    of: readonly unknown[],
    make: () => Promise<StoredResponse | null> = () => page(key),
  ) =>
    pages.get(of, key, () => {
      made.push(key);
      return make();
    });
  return { ask, made };
}

test('a page is made once for all who ask, and again of something else', async () => {
  const { ask, made } = setUp();
  const [one, other] = [['x'], ['y']];
  const both = await Promise.all([ask('a', one), ask('a', one), ask('b', one)]);
  expect(both[0]).toBe(both[1]);
  expect(made).toEqual(['a', 'b']);
  await ask('a', other);
  await ask('a', other);
  expect(made).toEqual(['a', 'b', 'a']);
});

test('what is not there, or failed, is asked for anew', async () => {
  const { ask, made } = setUp();
  expect(await ask('a', [], async () => null)).toBeNull();
  await expect(ask('a', [], () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await ask('a', [])).not.toBeNull();
  expect(made).toEqual(['a', 'a', 'a']);
});

test('the oldest goes where too many are kept', async () => {
  const { ask, made } = setUp();
  const shared = await page('shared');
  const keys = Array.from({ length: 401 }, (_, n) => `${n}`);
  for (const key of keys) await ask(key, [], async () => shared);
  await ask('400', []);
  await ask('1', []);
  expect(made).toHaveLength(401);
  await ask('0', []);
  expect(made).toHaveLength(402);
});
