import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPart } from './fetch-part.ts';

const told = vi.fn();

/** The links that the page got, none of which fetches anything here. */
const added: HTMLLinkElement[] = [];
const links = (end: string) => added.filter((link) => link.getAttribute('href')?.endsWith(end));
const settle = (end: string, kind: 'load' | 'error') =>
  links(end)[0]?.dispatchEvent(new Event(kind));

beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    added.push(link as HTMLLinkElement);
  });
  vi.spyOn(document, 'querySelector').mockImplementation((selector) =>
    selector === 'link[href="/assets/known.css"][rel=stylesheet]' ? document.body : null,
  );
  window.addEventListener('vite:preloadError', told);
});
afterEach(() => {
  window.removeEventListener('vite:preloadError', told);
  added.length = 0;
  told.mockReset();
  vi.restoreAllMocks();
});

test('a part comes once its styles have, with its scripts beside it', async () => {
  const load = vi.fn(async () => 'part');
  const part = fetchPart(load, ['assets/a.js', 'assets/a.css', 'assets/known.css']);
  expect(links('a.js').map(({ rel }) => rel)).toEqual(['modulepreload']);
  expect(links('a.css').map(({ rel }) => rel)).toEqual(['stylesheet']);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  settle('a.css', 'load');
  expect(await part).toBe('part');
  expect(links('known.css')).toEqual([]);
  expect(await fetchPart(load, ['assets/a.js', 'assets/a.css'])).toBe('part');
  expect(links('a.js')).toHaveLength(1);
  expect(links('a.css')).toHaveLength(1);
});

test('two parts wait for the same styles', async () => {
  const both = [fetchPart(async () => 1, ['b.css']), fetchPart(async () => 2, ['b.css'])];
  settle('b.css', 'load');
  expect(await Promise.all(both)).toEqual([1, 2]);
});

test('styles that do not come are told of, and so is code', async () => {
  const load = vi.fn(async () => 'part');
  const part = fetchPart(load, ['c.css']);
  settle('c.css', 'error');
  await expect(part).rejects.toThrow('Unable to preload CSS for /c.css');
  expect(load).not.toHaveBeenCalled();
  const gone = new TypeError('gone');
  await expect(fetchPart(() => Promise.reject(gone))).rejects.toBe(gone);
  expect(told.mock.calls.map(([{ payload }]) => (payload as Error).message)).toEqual([
    'Unable to preload CSS for /c.css',
    'gone',
  ]);
});
