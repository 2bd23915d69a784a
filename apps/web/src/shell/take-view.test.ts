import { afterEach, expect, test, vi } from 'vitest';
import { takeView } from './take-view.ts';

afterEach(() => vi.unstubAllGlobals());

test('a popup is shown as often as it may and no more', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  expect([1, 2, 3, 4].map(() => takeView('advert', 3))).toEqual([true, true, true, false]);
});

test('a count that somebody scribbled over starts anew', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'many', setItem: () => undefined });
  expect(takeView('advert', 3)).toBe(true);
});

test('without storage (private mode) the popup still shows', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
  });
  expect(takeView('advert', 3)).toBe(true);
});
