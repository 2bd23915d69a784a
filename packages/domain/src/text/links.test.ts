import { describe, expect, test } from 'vitest';
import { HTTP_URLS, NO_HTTP_URLS } from './link-cases.ts';
import { isHttpUrl, linkError, withScheme } from './links.ts';

describe('isHttpUrl', () => {
  test.each(HTTP_URLS)('%s is one', (text) => {
    expect(isHttpUrl(text)).toBe(true);
  });

  test.each(NO_HTTP_URLS)('%j is none', (text) => {
    expect(isHttpUrl(text)).toBe(false);
  });
});

test.each([
  ['github.com/me/x', 'https://github.com/me/x'],
  [' www.example.test ', 'https://www.example.test'],
  ['Example.TEST:8443/@me?x=1#y', 'https://Example.TEST:8443/@me?x=1#y'],
  ['example.test?x=https://other.test', 'https://example.test?x=https://other.test'],
  ['site.test/work.zip', 'https://site.test/work.zip'],
  ['नेपाल.परीक्षा/प्रतिभा', 'https://नेपाल.परीक्षा/प्रतिभा'],
  ['example.xn--11b5bs3a9aj6g', 'https://example.xn--11b5bs3a9aj6g'],
  ['https://example.test', 'https://example.test'],
  ['http://example.test', 'http://example.test'],
  ['ftp://example.test', 'ftp://example.test'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['javascript.test:alert(1)', 'javascript.test:alert(1)'],
  ['mailto:me@example.test', 'mailto:me@example.test'],
  ['me@example.test', 'me@example.test'],
  ['bank.test@evil.test', 'bank.test@evil.test'],
  ['//example.test', '//example.test'],
  ['https//example.test', 'https//example.test'],
  ['work', 'work'],
  ['work.zip', 'work.zip'],
  ['My Poster.pdf', 'My Poster.pdf'],
  ['see example.test', 'see example.test'],
  ['version 1.2', 'version 1.2'],
  ['1.25', '1.25'],
  ['example.test/a b', 'example.test/a b'],
  ['', ''],
])('%j means %j', (typed, expected) => {
  expect(withScheme(typed)).toBe(expected);
  expect(withScheme(expected)).toBe(expected);
});

test.each([
  ['', { code: 'required', field: 'link' }],
  ['work', { code: 'invalid-link' }],
  [' https://example.test ', null],
  [`https://example.test/${'a'.repeat(2027)}`, null],
  [`https://example.test/${'a'.repeat(2028)}`, { code: 'too-long', field: 'link', limit: 2048 }],
])('linkError %#', (text, expected) => {
  expect(linkError(text, { field: 'link', isRequired: true })).toEqual(expected);
});

test('an optional link may be blank', () => {
  expect(linkError(' ', { field: 'link' })).toBeNull();
});
