import type { AnyRoute } from '@tanstack/react-router';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { BROWSER_WAVE } from '../../features/console/console.tsx';
import { helpPaths } from '../../features/pages/public/help/handbook.ts';
import { consoleRouter } from './router.ts';

const { routesById } = consoleRouter({
  history: createMemoryHistory(),
  context: { wave: BROWSER_WAVE },
  scrollRestoration: false,
});
const pages = Object.values<AnyRoute>({ ...routesById })
  .filter(({ children }) => children === undefined)
  // It leads to the dashboard.
  .filter(({ id }) => id !== '/admin/');
const recordOf = (id: string) => pages.find((page) => page.id === id)?.options.staticData;

test('every page of the console says who may open it', () => {
  expect(pages.length).toBeGreaterThan(10);
  expect(
    pages.filter((page) => !page.options.staticData?.action).map(({ id }) => String(id)),
  ).toEqual([]);
});

test('no two items of the menu have one place', () => {
  const places = pages.flatMap((page) => page.options.staticData?.menu?.place ?? []);
  expect(places.length).toBeGreaterThan(5);
  expect([...new Set(places)]).toEqual(places);
});

test.each([
  ['/admin/events', 'open-an-event'],
  ['/admin/editions/$id', 'set-up-a-year'],
  ['/admin/dashboard', undefined],
])('the help of %s is %s', (id, help) => {
  expect(recordOf(id)?.help).toBe(help);
});

test('every page of the console leads to a page that there is', () => {
  const named = pages.flatMap((page) => page.options.staticData?.help ?? []);
  expect(named).toContain('review');
  expect(named.filter((page) => !helpPaths.includes(`/help/${page}`))).toEqual([]);
});

test('links to single pages of the handbook lead to pages that there are', () => {
  const sources = import.meta.glob<string>('../../features/**/*.tsx', {
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
