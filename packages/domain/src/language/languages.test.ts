import { describe, expect, it } from 'vitest';
import { isLanguage, preferredLanguage } from './languages.ts';

describe('preferredLanguage', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['ne', 'ne'],
    ['ne-NP,en;q=0.8', 'ne'],
    ['NE-np', 'ne'],
    ['en-GB,ne;q=0.9', 'en'],
    ['en;q=0.5, ne;q=0.7', 'ne'],
    ['hi,ne;q=0.4,en;q=0.3', 'ne'],
    ['hi-IN,hi', 'en'],
    ['ne;q=0', 'en'],
    ['*', 'en'],
    [',;q=,,', 'en'],
    [`${'x,'.repeat(500)}ne`, 'en'],
  ])('takes %j for %s', (accept, language) => {
    expect(preferredLanguage(accept)).toBe(language);
  });
});

it('knows no other languages', () => {
  expect(['en', 'ne', 'NE', 'hi', '', null, 1].map(isLanguage)).toEqual([
    ...[true, true, false, false, false, false, false],
  ]);
});
