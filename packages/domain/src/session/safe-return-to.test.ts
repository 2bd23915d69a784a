import { describe, expect, it } from 'vitest';
import { safeReturnTo } from './safe-return-to.ts';

declare const URL: new (text: string, base: string) => { readonly origin: string };

const ORIGIN = 'https://pratibha.example.edu';

const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  42,
  ['/user/events', '/user/events'],
  {},
  '',
  ' ',
  'evil.example',
  'user/events',
  './user/events',
  '../user/events',
  '?next=/user/events',
  '#fragment',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2e%2e',
  '//pratibha.example.edu@evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/user\\..\\..\\evil',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/user/events\r\nSet-Cookie: a=b',
  '/user/events\n',
  '/user/\u0000events',
  '/user/\u0085events',
  '/\u007f/evil.example',
  '/user/\ud800events',
  '/.//evil.example',
  '/..//evil.example',
  '/./..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2E//evil.example',
  'http://evil.example',
  'https://evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'HTTPS://evil.example',
  'https://pratibha.example.edu.evil.example/',
  'https://pratibha.example.edu@evil.example/',
  'https://pratibha.example.edu:443@evil.example/',
  'https://pratibha.example.edu:8443/user/events',
  'http://pratibha.example.edu/user/events',
  'https://someone@pratibha.example.edu/user/events',
  'https://pratibha.example.edu//evil.example',
  'https://pratibha.example.edu/\\evil.example',
  'https://pratibha.example.edu/.//evil.example',
  'https://pratibha.example.edu',
  'https://pratibha.example.edu?x',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'javascript://pratibha.example.edu/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://pratibha.example.edu/1',
  'file:///etc/passwd',
  'mailto:someone@example.edu',
  '@evil.example',
  ':evil.example',
  '[::1]',
  `/${'a'.repeat(2048)}`,
  '/api/oauth/login',
  '/API/oauth/login?return_to=/',
  '/api',
  '/user/../api/oauth/callback?code=1',
  '/demo-idp/auth',
];

const OWN: readonly (readonly [string, string])[] = [
  ['/', '/'],
  ['/user/events', '/user/events'],
  ['/user/events?tab=open#card-3', '/user/events?tab=open#card-3'],
  ['/event/details', '/event/details'],
  ['/?next=https://evil.example', '/?next=https://evil.example'],
  ['/user/events?to=//evil.example', '/user/events?to=//evil.example'],
  ['/#//evil.example', '/#//evil.example'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/%5cevil.example', '/%5cevil.example'],
  ['/%09/evil.example', '/%09/evil.example'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
  ['/user//events', '/user//events'],
  ['/user/./events', '/user/events'],
  ['/user/../admin', '/admin'],
  ['/@evil.example', '/@evil.example'],
  ['/evil.example', '/evil.example'],
  ['/apiary', '/apiary'],
  [
    '/कार्यक्रम',
    '/%E0%A4%95%E0%A4%BE%E0%A4%B0%E0%A5%8D%E0%A4%AF%E0%A4%95%E0%A5%8D%E0%A4%B0%E0%A4%AE',
  ],
  ['https://pratibha.example.edu/', '/'],
  ['https://pratibha.example.edu/user/events?a=1#b', '/user/events?a=1#b'],
];

describe('safeReturnTo', () => {
  it.each(HOSTILE.map((wanted) => [wanted]))('answers / to %j', (wanted) => {
    expect(safeReturnTo(wanted, ORIGIN)).toBe('/');
  });

  it.each(OWN)('keeps %j', (wanted, expected) => {
    expect(safeReturnTo(wanted, ORIGIN)).toBe(expected);
  });

  it.each([...HOSTILE, ...OWN.map(([wanted]) => wanted)].map((wanted) => [wanted]))(
    'never leaves the origin with %j',
    (wanted) => {
      const target = safeReturnTo(wanted, ORIGIN);
      expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
      expect(target).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
    },
  );
});
