import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { startTestProvider, type TestProvider } from '../../testing/identity-provider.ts';

let provider: TestProvider;
let plain: TestApp;
let secure: TestApp;

beforeAll(async () => {
  provider = await startTestProvider();
  provider.claims = { sub: 'cookie', email: 'cookie@test.example', email_verified: true };
  const oidc = provider.settings;
  const publicUrl = new URL('https://pratibha.example');
  plain = await startTestApp({ config: { oidc } });
  secure = await startTestApp({ config: { oidc, publicUrl } });
});
afterAll(async () => {
  await plain.close();
  await secure.close();
  await provider.close();
});

/** The attributes of each cookie that a sign-in sets, in lower case, without its value and age. */
async function cookiesOf(product: TestApp): Promise<Record<string, string[]>> {
  const { headers } = await provider.signIn(product.anonymous());
  const lines = [headers['set-cookie'] ?? []].flat().map(String);
  return Object.fromEntries(
    lines.map((line) => {
      const [pair = '', ...attributes] = line.toLowerCase().split(/;\s*/);
      const kept = attributes.filter((each) => !each.startsWith('max-age='));
      return [pair.slice(0, pair.indexOf('=')), kept.sort()];
    }),
  );
}

test('the session is out of reach for scripts; the anti-forgery value is not', async () => {
  expect(await cookiesOf(plain)).toMatchObject({
    pratibha_session: ['httponly', 'path=/', 'samesite=lax'],
    'xsrf-token': ['path=/', 'samesite=lax'],
  });
});

test('over https the session is bound to this host and never sent in the clear', async () => {
  expect(await cookiesOf(secure)).toMatchObject({
    '__host-pratibha_session': ['httponly', 'path=/', 'samesite=lax', 'secure'],
    'xsrf-token': ['path=/', 'samesite=lax', 'secure'],
  });
});
