import type { OwnData } from '@pratibha/contract/personal-data';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import type { HttpClient } from '../../../testing/http-client.ts';
import { startTestProvider, type TestProvider } from '../../../testing/identity-provider.ts';
import { strangerClaims } from '../../../testing/stranger-claims.ts';

const PATH = '/api/user/language';

let provider: TestProvider;
let product: TestApp;
let secure: TestApp;
let student: SignedInClient;

beforeAll(async () => {
  provider = await startTestProvider();
  const oidc = provider.settings;
  product = await startTestApp({ config: { oidc } });
  secure = await startTestApp({ config: { publicUrl: new URL('https://pratibha.example') } });
});
afterAll(async () => {
  await product.close();
  await secure.close();
  await provider.close();
});
beforeEach(async () => {
  student = await product.as('USER');
});

async function languageOf(userId: number): Promise<string | null> {
  const { language } = await product.database.kysely
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return language;
}

/** What a browser is of which nothing is known but the languages that it asks for. */
function browserThatAsksFor(language: string): HttpClient {
  const browser = product.anonymous();
  const send = browser.send.bind(browser);
  browser.send = (method, url, body, headers) =>
    send(method, url, body, { 'accept-language': language, ...headers });
  return browser;
}

async function signIn(browser: HttpClient): Promise<number> {
  await provider.signIn(browser);
  return (await browser.get('/api/user/profile')).json<{ id: number }>().id;
}

describe('the first sign-in', () => {
  test.each([
    ['ne-NP,ne;q=0.9,en;q=0.8', null, 'ne'],
    ['en-GB,en;q=0.9,ne;q=0.8', null, 'en'],
    ['hi-IN', null, 'en'],
    ['en', 'ne', 'ne'],
    ['ne', 'en', 'en'],
    ['ne', 'fr', 'ne'],
  ])('of a browser that asks for %s, set to %s, is in %s', async (asked, chosen, language) => {
    provider.claims = strangerClaims();
    const browser = browserThatAsksFor(asked);
    if (chosen !== null) browser.cookies.set('language', chosen);
    expect(await languageOf(await signIn(browser))).toBe(language);
  });

  test('decides alone: no other browser changes it, and no wish of the person is lost', async () => {
    provider.claims = strangerClaims();
    const id = await signIn(browserThatAsksFor('ne'));
    await signIn(browserThatAsksFor('en'));
    expect(await languageOf(id)).toBe('ne');
    const browser = browserThatAsksFor('ne');
    await signIn(browser);
    await browser.put(PATH, { language: 'en' });
    await signIn(browserThatAsksFor('ne'));
    expect(await languageOf(id)).toBe('en');
  });
});

test('a device that was set by another person is set to the language of who signs in', async () => {
  provider.claims = strangerClaims();
  await signIn(browserThatAsksFor('ne'));
  const shared = product.anonymous();
  await signIn(shared);
  expect(shared.cookies.get('language')).toBeUndefined();
  shared.cookies.set('language', 'en');
  await signIn(shared);
  expect(shared.cookies.get('language')).toBe('ne');
});

describe('the choice', () => {
  test('is of the account and of the device, and in the audit', async () => {
    for (const language of ['ne', 'ne', 'en']) {
      const response = await student.put(PATH, { language });
      expect([response.status, response.json()]).toEqual([200, { language }]);
      expect(response.headers['set-cookie']).toBe(
        `language=${language}; Max-Age=31536000; Path=/; SameSite=Lax`,
      );
      expect(await languageOf(student.user.id)).toBe(language);
    }
    const { rows } = await product.database.pool.query<{ changes: unknown }>(
      `select changes from audit where action = 'language.chosen' and actor_id = $1 order by id`,
      [student.user.id],
    );
    expect(rows.map(({ changes }) => changes)).toEqual([
      { language: [null, 'ne'] },
      {},
      { language: ['ne', 'en'] },
    ]);
  });

  test('over https never goes in the clear', async () => {
    const someone = await secure.as('USER');
    const { headers } = await someone.put(PATH, { language: 'ne' });
    expect(headers['set-cookie']).toMatch(/; Path=\/; Secure; SameSite=Lax$/);
  });

  test('of one of two sessions is that of both, whose own device stays as it was', async () => {
    const other = await product.as(student.user.email as `${string}@${string}`);
    await student.put(PATH, { language: 'ne' });
    const { headers } = await other.put(PATH, { language: 'en' });
    expect(headers['set-cookie']).toContain('language=en');
    expect(await languageOf(student.user.id)).toBe('en');
    expect(student.cookies.get('language')).toBe('ne');
  });

  test('by a program with a token is of the account alone', async () => {
    const program = await product.program('EVENT_ADMIN', 'write');
    const response = await program.put(PATH, { language: 'ne' });
    expect([response.status, response.headers['set-cookie']]).toEqual([200, undefined]);
    expect(await languageOf(program.user.id)).toBe('ne');
    const reader = await product.program('EVENT_ADMIN', 'read');
    expect((await reader.put(PATH, { language: 'ne' })).problem).toBe('token-reads-only');
    expect(await languageOf(reader.user.id)).toBeNull();
  });

  test('is refused to whoever is not signed in, and of what is no language', async () => {
    const stranger = await product.anonymous().put(PATH, { language: 'ne' });
    expect([stranger.status, stranger.headers['set-cookie']]).toEqual([401, undefined]);
    const forged = await student.put(PATH, { language: 'ne' }, { 'x-xsrf-token': 'forged' });
    expect([forged.status, forged.headers['set-cookie']]).toEqual([403, undefined]);
    for (const body of [{ language: 'fr' }, { language: null }, {}, { language: 'ne', id: 1 }]) {
      const response = await student.put(PATH, body);
      expect([response.status, response.headers['set-cookie']]).toEqual([422, undefined]);
    }
    expect(await languageOf(student.user.id)).toBeNull();
  });
});

test('stands in the copy of one’s data, and goes with an erasure', async () => {
  const own = async () => (await student.get('/api/user/data')).json<OwnData>().person.language;
  expect(await own()).toBeNull();
  await student.put(PATH, { language: 'ne' });
  expect(await own()).toBe('ne');
  const superAdmin = await product.as('SUPER_ADMIN');
  const { id, email } = student.user;
  const erased = await superAdmin.put(`/api/admin/users/${id}/erase`, { confirm: email });
  expect(erased.status).toBe(200);
  expect(await languageOf(id)).toBeNull();
});

test('changes nothing of what the calls answer, in whichever language their browser asks', async () => {
  await student.put(PATH, { language: 'ne' });
  const path = '/api/user/profile';
  const asked = await student.get(path, { 'accept-language': 'ne' });
  expect(asked.json()).not.toHaveProperty('language');
  expect(asked.text).toBe((await student.get(path, { 'accept-language': 'en' })).text);
  const refusal = await student.get('/api/user/nothing', { 'accept-language': 'ne' });
  expect(refusal.json()['detail']).not.toMatch(/[ऀ-ॿ]/);
});
