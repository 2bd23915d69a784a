import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { NAVIGATION } from '../testing/identity-provider.ts';

/*
 * The small pages that the server writes by itself are in the language of who reads them.
 */

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

const NOWHERE = [
  `/unsubscribe/${'A'.repeat(32)}`,
  `/invitation/${'A'.repeat(43)}`,
  `/certificates/${'A'.repeat(30)}`,
  '/api/user/profile',
];

/** What of a page is in English letters, but its head, the site's name and the request's number. */
const englishOf = (html: string) =>
  html
    .replace(/<head>[^]*<\/head>|<p class="(?:request|brand)">[^]*?<\/p>|<[^>]+>/g, ' ')
    .match(/[A-Za-z]{2,}/g);

test.each(NOWHERE)('%s speaks as the device was set, else as its browser asks', async (path) => {
  const browser = product.anonymous();
  const read = (accept: string) => browser.get(path, { ...NAVIGATION, 'accept-language': accept });
  const [english, asked] = [await read('en'), await read('ne')];
  expect(english.text).toContain('<html lang="en">');
  expect(english.text).not.toMatch(/[ऀ-ॿ]/);
  expect(asked.text).toContain('<html lang="ne">');
  expect(englishOf(asked.text)).toBeNull();
  expect(asked.status).toBe(english.status);
  browser.cookies.set('language', 'ne');
  expect((await read('en')).text.replace(/<p class="request">.*/, '')).toBe(
    asked.text.replace(/<p class="request">.*/, ''),
  );
  browser.cookies.set('language', 'en');
  expect((await read('ne')).text).toContain('<html lang="en">');
});

test('a refusal to who is signed in is in the language of the account', async () => {
  const student = await product.as({ language: 'ne' });
  const read = () => student.get('/api/admin/audit', NAVIGATION);
  expect((await read()).text).toContain('<html lang="ne">');
  await student.put('/api/user/language', { language: 'en' });
  expect((await read()).text).toContain('<html lang="en">');
  const asked = { accept: 'application/json', 'accept-language': 'ne' };
  expect((await student.get('/api/admin/audit', asked)).text).not.toMatch(/[ऀ-ॿ]/);
});
