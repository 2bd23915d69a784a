import { expect, test } from 'vitest';
import { picturedPages, sourceOf } from './previews.ts';

const FILE = {
  id: 7,
  previews: [
    { page: 2, width: 480, height: 679 },
    { page: 1, width: 1600, height: 2263 },
    { page: 1, width: 480, height: 679 },
  ],
};

test('pages are told once, in their order', () => {
  expect(picturedPages(FILE)).toEqual([1, 2]);
});

test('a page is shown by what fits, and its place is that of its largest picture', () => {
  expect(sourceOf({ side: 'admin' }, FILE, 1)).toEqual({
    src: '/api/admin/files/7/previews/1-480',
    srcSet: '/api/admin/files/7/previews/1-480 480w, /api/admin/files/7/previews/1-1600 1600w',
    width: 1600,
    height: 2263,
  });
});

test.each([
  [{ side: 'user' } as const, '/api/user/files/7/previews/2-480'],
  [{ side: 'judge', work: 3 } as const, '/api/judge/works/3/files/7/previews/2-480'],
  [
    { side: 'final', round: 4, work: 5 } as const,
    '/api/judge/rounds/4/final/works/5/files/7/previews/2-480',
  ],
  [{ side: 'works', page: 'a-b' } as const, '/api/public/works/a-b/previews/7/2-480'],
])('for %o it is asked by its own call', (of, src) => {
  expect(sourceOf(of, FILE, 2)?.src).toBe(src);
});

test('a page without a picture has none', () => {
  expect(sourceOf({ side: 'user' }, FILE, 3)).toBeNull();
});
