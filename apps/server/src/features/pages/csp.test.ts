import { describe, expect, test } from 'vitest';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { consoleCsp, previewCsp, publicCsp, studentCsp, styleHashes } from './csp.ts';

const KNOWN = [
  ...['base-uri', 'connect-src', 'default-src', 'font-src', 'form-action', 'frame-ancestors'],
  ...['frame-src', 'img-src', 'manifest-src', 'script-src', 'style-src'],
];

const withForm = (formUrl: string) =>
  studentCsp({ workshops: { ...FIRST_CONTENT.workshops, formUrl } }, styleHashes('a{}'));

/** Each directive with what it allows. */
function directivesOf(policy: string): Record<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(' '));
  return Object.fromEntries(parts.map(([name = '', ...allowed]) => [name, allowed]));
}

const HOSTILE = [
  ...['https://a;sandbox', 'https://a%3Bsandbox/', 'https://a；sandbox/', "https://a'b/"],
  ...['https://a,b.test/', "https://x;script-src'unsafe-inline'", 'https://a_b.test/', 'https://'],
  ...['javascript:alert(1)', 'data:text/html,a', 'https://*'],
];

test.each<readonly [string, string]>([
  ['of a public page', publicCsp(styleHashes('a{}'))],
  ['of a preview', previewCsp([])],
  ['of the console', consoleCsp([])],
  ['of a student', withForm('/forms/workshops')],
  ['of a student, with a form elsewhere', withForm('https://forms.example/a')],
  ...HOSTILE.map((url) => [`with ${url}`, withForm(url)] as const),
])('a policy %s has the known directives, each once, and no other', (_, policy) => {
  const names = policy.split(';').map((part) => part.trim().split(' ')[0]);
  expect(names.toSorted()).toEqual(KNOWN);
});

describe('the form of the workshops', () => {
  test.each([
    ['/forms/workshops', "'self'"],
    ['https://forms.example/a?b#c', 'https://forms.example'],
    ['http://forms.example:8080/', 'http://forms.example:8080'],
    ['https://FORMS.example', 'https://forms.example'],
    ['https://[2001:DB8::1]:8443/', 'https://[2001:db8::1]:8443'],
    ['https://नेपाल.test/', 'https://xn--l2bey1c2b.test'],
  ])('%s may be framed as %s', (url, source) => {
    expect(directivesOf(withForm(url))['frame-src']).toEqual([
      'https://www.openstreetmap.org',
      source,
    ]);
  });

  test.each(HOSTILE)('%s opens nothing', (url) => {
    expect(directivesOf(withForm(url))['frame-src']).toEqual(['https://www.openstreetmap.org']);
  });
});
