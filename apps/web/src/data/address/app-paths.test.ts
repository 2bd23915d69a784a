import { expect, test } from 'vitest';
import { isAppPage } from './app-paths.ts';
import { documentOf, PATHS } from './paths.ts';

test.each([
  ['/user', true],
  ['/user/', true],
  ['/user/events?tab=ended', true],
  ['/user/events/', true],
  ['/user/events/12', true],
  ['/user/events/12/?register=12', true],
  ['/admin', true],
  ['/admin/audit#x', true],
  ['/user/nothing', false],
  ['/user/Events', false],
  ['/user//events', false],
  ['/user/events/0', false],
  ['/user/events/new', false],
  ['/user/events/12/edit', false],
  ['/user/events/12345678901', false],
  ['/user/workshops/1', false],
  ['/admin/users/1', false],
  ['/admin/nothing', false],
  ['/', false],
  ['/event/details', false],
])('whether %s is a page of the app document: %s', (path, isPage) => {
  expect(isAppPage(path)).toBe(isPage);
});

test('every route of the app document is a page, and every page a route', () => {
  const routes = Object.keys(import.meta.glob('../../entry/routes/*/**/*.tsx'))
    .filter((file) => !file.endsWith('/route.tsx'))
    .map((file) => file.replace('../../entry/routes', '').replace(/(\/index)?\.tsx$/, ''));
  const pages = Object.values(PATHS).filter((path) => documentOf(path) === 'app');
  expect(routes.sort()).toEqual([...pages, '/user/events/$id'].sort());
  expect(routes.filter((route) => !isAppPage(route.replace('$id', '1')))).toEqual([]);
});
