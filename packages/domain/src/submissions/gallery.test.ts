import { expect, test } from 'vitest';
import {
  galleryChoiceIn,
  galleryQuery,
  nearestChoice,
  onPage,
  pagesOf,
  WORKS_A_PAGE,
  worksThatFit,
} from './gallery.ts';

const work = (event_id: number, award: string | null, edition = '2020') => ({
  ...{ event_id, edition },
  awards: award === null ? [] : [{ title: award }],
});
const WORKS = [work(1, 'Winner'), work(1, null), work(2, 'Best & Boldest'), work(3, null, '2019')];
const ALL = { edition: '2020', event: null, award: null, page: 1 };

test.each([
  [{}, ALL],
  [{ competition: '2' }, { ...ALL, event: 2 }],
  [
    { award: 'Best & Boldest', page: '3' },
    { ...ALL, award: 'Best & Boldest', page: 3 },
  ],
  [{ competition: 'x', award: '', page: '0' }, ALL],
  [{ competition: '1e3', page: '-1', other: '1' }, ALL],
])('%o asks for %o', (query, choice) => {
  expect(galleryChoiceIn('2020', new Map(Object.entries(query)))).toEqual(choice);
});

test.each([
  [ALL, ''],
  [
    { ...ALL, event: 2, award: 'Best & Boldest', page: 2 },
    '?competition=2&award=Best%20%26%20Boldest&page=2',
  ],
])('%o is written %s', (choice, query) => {
  expect(galleryQuery(choice)).toBe(query);
});

test.each([
  [ALL, 3],
  [{ ...ALL, event: 1 }, 2],
  [{ ...ALL, award: 'Winner' }, 1],
  [{ ...ALL, event: 2, award: 'Winner' }, 0],
  [{ ...ALL, edition: '2019' }, 1],
])('%o has %i works', (choice, count) => {
  expect(worksThatFit(WORKS, choice)).toHaveLength(count);
});

test.each([
  ['what fits', { ...ALL, event: 1, award: 'Winner' }, {}],
  ['an award that the competition has not', { ...ALL, event: 2, award: 'Winner' }, { award: null }],
  ['a competition without works', { ...ALL, event: 9 }, { event: null }],
  ['an award of nothing', { ...ALL, award: 'Nothing' }, { award: null }],
  ['a page behind the last', { ...ALL, page: 2 }, { page: 1 }],
])('asked for %s', (_, asked, otherwise) => {
  expect(nearestChoice(WORKS, asked)).toEqual({ ...asked, ...otherwise });
});

test('of an edition without works there is one page with nothing', () => {
  const asked = { edition: '2018', event: 4, award: 'Winner', page: 3 };
  expect(nearestChoice(WORKS, asked)).toEqual({ ...ALL, edition: '2018' });
  expect(pagesOf(0)).toBe(1);
});

test('pages follow each other without a gap', () => {
  const works = Array.from({ length: WORKS_A_PAGE * 2 + 1 }, (_, n) => n);
  expect(pagesOf(WORKS_A_PAGE)).toBe(1);
  const pages = Array.from({ length: pagesOf(works.length) }, (_, n) => onPage(works, n + 1));
  expect(pages).toHaveLength(3);
  expect(pages.flat()).toEqual(works);
});
