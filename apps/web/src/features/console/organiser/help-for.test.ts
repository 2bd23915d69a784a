import { expect, test } from 'vitest';
import { ADMIN_PATHS } from '../../../data/address/admin-pages.ts';
import { PATHS } from '../../../data/address/paths.ts';
import { helpPaths } from '../../pages/public/help/handbook.ts';
import { helpFor } from './help-for.ts';

test.each([
  ['/admin/events', '/help/open-an-event'],
  ['/admin/editions/7', '/help/set-up-a-year'],
  ['/admin/dashboard', '/help'],
  ['/admin', '/help'],
])('the help of %s is %s', (path, help) => {
  expect(helpFor(path)).toBe(help);
});

test('every page of the console leads to a page that there is', () => {
  const asked = [
    ...Object.values(PATHS),
    ...Object.values(ADMIN_PATHS),
    '/admin/announcements',
    '/admin/editions',
  ];
  expect(asked.map(helpFor).filter((path) => !helpPaths.includes(path))).toEqual([]);
});

test('links to single pages of the handbook lead to pages that there are', () => {
  const sources = import.meta.glob<string>('../../**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const named = Object.values(sources).flatMap((text) =>
    Array.from(text.matchAll(/\$\{HELP_PATH\}\/([a-z-]+)`/g), ([, page]) => `/help/${page}`),
  );
  expect(named).toContain('/help/questions');
  expect(named.filter((path) => !helpPaths.includes(path))).toEqual([]);
});
