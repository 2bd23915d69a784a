import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { NAVIGATION, startTestProvider } from '../../testing/identity-provider.ts';

let server: TestApp;
const LOGIN = '/api/oauth/login?return_to=https://evil.example/';

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

it('tells people on the landing page that the provider cannot be reached', async () => {
  const response = await server.anonymous().get(LOGIN, NAVIGATION);
  expect([response.status, response.headers['location']]).toEqual([
    302,
    '/?sign-in-error=provider-unreachable',
  ]);
});

it('tells programs by 503 with Retry-After', async () => {
  const response = await server.anonymous().get(LOGIN);
  expect([response.status, response.problem]).toEqual([503, 'unavailable']);
  expect(response.headers['retry-after']).toBeDefined();
});

it('asks again as soon as the provider is back, and never leaves the origin', async () => {
  const provider = await startTestProvider();
  provider.claims = { sub: 'a', email: 'a@people.example', email_verified: true };
  const other = await startTestApp({ config: { oidc: provider.settings } });
  const browser = other.anonymous();
  const begun = await browser.get(LOGIN, NAVIGATION);
  const url = new URL(String(begun.headers['location']));
  expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  expect(url.searchParams.get('prompt')).toBe('select_account');
  const done = await browser.get(await provider.authorize(url.href), NAVIGATION);
  expect(done.headers['location']).toBe('/');
  await other.close();
  await provider.close();
});
