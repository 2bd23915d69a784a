import { expect, test } from 'vitest';
import { documentOf, publicPageOf } from './paths.ts';

test.each([
  ['/', 'public'],
  ['/#gallery', 'public'],
  ['/event/details', 'public'],
  ['/user/events?tab=ended', 'student'],
  ['/user/events/', 'student'],
  ['/user/nothing', 'student'],
  ['/admin', 'console'],
  ['/administrator', 'public'],
])('%s is served by the %s document', (path, name) => {
  expect(documentOf(path)).toBe(name);
});

test.each([
  ['/', 'landing'],
  ['/event/details/', 'guidelines'],
  ['/unauthorized?x=1', 'unauthorized'],
  ['/privacy', 'privacy'],
  ['/rules/', 'rules'],
  ['/results', 'results'],
  ['/results/8/check', 'results'],
  ['/works?award=Winner&page=2', 'works'],
  ['/works/2024', 'works'],
  ['/receipt', 'receipt'],
  ['/receipt/7K3M9QX2T5R8W1ZB', 'receipt'],
  ['/help/students', 'help'],
  ['/event', 'not-found'],
])('%s shows the page %s', (path, page) => {
  expect(publicPageOf(path)).toBe(page);
});
