import { expect, test } from 'vitest';
import { blindLink, isWorkPage, workPageOf } from './work-page.ts';

test.each([
  [workPageOf('https://school.example', '7K3M9QX2T5R8W1ZB'), true],
  [workPageOf('http://localhost:3000', '7K3M9QX2T5R8W1ZB'), true],
  ['https://school.example/work/7K3M9QX2T5R8W1ZB/film', false],
  ['https://school.example/work/poster', false],
  ['https://school.example/works/7K3M9QX2T5R8W1ZB', false],
])('%s is the page of a work: %s', (link, is) => {
  expect(isWorkPage(link)).toBe(is);
  expect(blindLink(link)).toBe(is ? '' : link);
});
