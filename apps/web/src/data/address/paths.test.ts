import { expect, test } from 'vitest';
import { documentOf, publicPageOf } from './paths.ts';

test.each([
  ['/', 'public'],
  ['/#gallery', 'public'],
  ['/event/details', 'public'],
  ['/user/events?tab=ended', 'app'],
  ['/user/events/', 'app'],
  ['/user/nothing', 'app'],
  ['/admin', 'app'],
  ['/administrator', 'public'],
])('%s is served by the %s document', (path, name) => {
  expect(documentOf(path)).toBe(name);
});

test.each([
  ['/', 'landing'],
  ['/event/details/', 'guidelines'],
  ['/unauthorized?x=1', 'unauthorized'],
  ['/event', 'not-found'],
])('%s shows the page %s', (path, page) => {
  expect(publicPageOf(path)).toBe(page);
});
