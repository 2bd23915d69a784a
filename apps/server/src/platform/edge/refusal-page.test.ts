import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { NAVIGATION } from '../../testing/identity-provider.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';
import { refusalPage } from './refusal-page.ts';

let product: TestApp;
beforeAll(async () => {
  const address = { ...UNLIMITED.address, 'sign-in': 0 };
  product = await startTestApp({ limits: { ...UNLIMITED, address } });
});
afterAll(() => product.close());

const headingOf = (html: string) => /<h1>(.*)<\/h1>/.exec(html)?.[1];

describe('a browser that goes to an address and is refused', () => {
  it.each([
    ['/api/oauth/login', 429, 'Too many requests', 'href="">Try again'],
    ['/api/oauth/callback?code=x&state=y', 429, 'Too many requests', 'href="">Try again'],
    ['/api/admin/registrations/export', 401, 'Sign in first', 'href="/api/oauth/login">Sign in'],
    ['/api/user/logout', 405, 'Method not allowed', 'href="/">Go back home'],
    ['/api/nothing', 404, 'Not found', 'href="/">Go back home'],
    ['/%zz', 404, 'Not found', 'href="/">Go back home'],
  ])('%s gets a page with %d', async (url, status, title, way) => {
    for (const headers of [NAVIGATION, { accept: 'text/html,*/*;q=0.8' }]) {
      const response = await product.anonymous().get(url, headers);
      expect([response.status, headingOf(response.text)]).toEqual([status, title]);
      expect(response.text).toContain(way);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
      });
      expect(response.headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
      );
    }
  });

  it('says in seconds how long to wait, as the header does', async () => {
    const { text, headers } = await product.anonymous().get('/api/oauth/login', NAVIGATION);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toContain(`Wait ${String(headers['retry-after'])} seconds, then try again.`);
  });

  it('is told nothing but words of ours', async () => {
    const { text } = await product.anonymous().get('/api/nothing?<script>&"', NAVIGATION);
    expect(text).not.toContain('script');
    const page = refusalPage('A & B', 'not-found', '<b>"', undefined);
    expect(page).toContain('Request &lt;b&gt;&quot;');
    expect(page).toContain('<title>Not found · A &amp; B</title>');
    expect(page).toContain('<p class="brand">A &amp; B</p>');
    const without = refusalPage('', 'too-many-requests', 'x', 1);
    expect(without).toContain('Wait a second, then try again.');
    expect(without).toContain('<title>Too many requests</title>');
    expect(without).not.toContain('class="brand"');
  });
});

it.each([{ accept: '*/*' }, { accept: 'text/html,*/*', 'sec-fetch-mode': 'cors' }])(
  'a program gets a problem document: %j',
  async (headers) => {
    const client = product.anonymous();
    expect((await client.get('/api/oauth/login', headers)).problem).toBe('too-many-requests');
    expect((await client.get('/api/user/profile', headers)).problem).toBe('not-signed-in');
    expect((await client.get('/%zz', headers)).problem).toBe('not-found');
  },
);
