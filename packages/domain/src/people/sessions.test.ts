import { expect, test } from 'vitest';
import { deviceOf, whyNotEndSession } from './sessions.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0';
const IOS = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/138.0.0.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 OPR/120.0.0.0`,
    'Opera on Windows',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) SamsungBrowser/25.0 ${CHROME} Mobile`,
    'Samsung Internet on Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome on ChromeOS'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/138.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${IOS} Version/18.5 Safari/605.1.15`,
    'Safari on Mac',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${IOS} Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${IOS} CriOS/138.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iPhone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${IOS} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`,
    'Firefox on iPad',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['Firefox/140.0', 'Firefox'],
  ['curl/8.14.1', null],
  ['<script>alert(1)</script>', null],
  [`${' '.repeat(600)}Firefox/140.0`, null],
  ['', null],
  [undefined, null],
])('%s is %s', (userAgent, expected) => {
  expect(deviceOf(userAgent)).toBe(expected);
});

/** What the column for it takes. */
const LONGEST_DEVICE = 40;

test('no description is longer than the limit, whatever a browser claims to be', () => {
  const everything = 'SamsungBrowser/1 CrOS';
  expect(deviceOf(everything)?.length).toBeLessThanOrEqual(LONGEST_DEVICE);
});

test('the session in use is ended by logging out, every other one from the list', () => {
  expect([true, false].map((isCurrent) => whyNotEndSession({ isCurrent }))).toEqual([
    'session-in-use',
    null,
  ]);
});
