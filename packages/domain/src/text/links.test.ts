import { describe, expect, test } from 'vitest';
import { isHttpUrl, linkError } from './links.ts';

describe('isHttpUrl', () => {
  test.each([
    'https://github.com/team/work',
    'http://example.test',
    'HTTPS://EXAMPLE.TEST/a?b=c#d',
    'https://example.test:8443/@name',
    'http://[::1]/',
    'https://नेपाल.test/प्रतिभा',
    'https://example.test?x=@',
  ])('%s is one', (text) => {
    expect(isHttpUrl(text)).toBe(true);
  });

  test.each([
    '',
    'example.test',
    '//example.test',
    'https://',
    'https:example.test',
    'ftp://example.test',
    'javascript:alert(1)',
    'data:text/html,x',
    ' https://example.test',
    'https://exa mple.test',
    'https://example.test/a b',
    'java\nscript:alert(1)',
    'https://example.test/\u0007',
    'https://bank.test@evil.test/',
    'https://user:secret@example.test/',
    'https:\\\\example.test',
    'https://example.test:99999/',
  ])('%j is none', (text) => {
    expect(isHttpUrl(text)).toBe(false);
  });
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
