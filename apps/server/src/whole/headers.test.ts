import { endpoints } from '@pratibha/contract/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newToken, XSRF_COOKIE, xsrfTokenOf } from '../platform/session/cookies.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

let plain: TestApp;
let secure: TestApp;

beforeAll(async () => {
  plain = await startTestApp();
  secure = await startTestApp({ config: { publicUrl: new URL('https://pratibha.example') } });
});
afterAll(async () => {
  await plain.close();
  await secure.close();
});

/** One response of every kind: a call, a refusal, health, the documentation, nothing at all. */
const PLACES = [
  '/api/user/profile',
  '/api/public/site',
  '/api/user/submissions/0',
  '/api/nothing',
  '/health/live',
  '/docs',
  '/openapi.json',
  '/nothing',
  `/api/admin/events/${'9'.repeat(300)}`,
  '/api/%zz',
];

const DIRECTIVES = [
  ...['base-uri', 'connect-src', 'default-src', 'font-src', 'form-action', 'frame-ancestors'],
  ...['frame-src', 'img-src', 'manifest-src', 'script-src', 'style-src'],
];

const directivesOf = (policy: unknown) =>
  String(policy)
    .split(';')
    .map((part) => part.trim().split(' ')[0]);

describe('every reply, whatever it is,', () => {
  test.each(PLACES)('tells the browser what it must not do: %s', async (place) => {
    const { headers } = await plain.anonymous().get(place);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    for (const name of directivesOf(headers['content-security-policy']))
      expect(DIRECTIVES).toContain(name);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('asks for https for good where the product is served over it, and only there', async () => {
    const strict = await secure.anonymous().get('/health/live');
    expect(strict.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const { headers } = await plain.anonymous().get('/health/live');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});

test('what is private is never stored, with or without a session', async () => {
  const admin = await plain.as('SUPER_ADMIN');
  const isPublic = (path: string) => /^\/public\/(events|results|works$|texts$)/.test(path);
  const readable = endpoints.filter(({ method, path }) => method === 'GET' && !isPublic(path));
  for (const { path } of readable) {
    for (const client of [admin, plain.anonymous()]) {
      const { headers } = await client.get(`/api${path.replace(/\{\w+\}/g, '1')}`);
      expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
    }
  }
});

test('a sender that says it keeps nothing is not told so, but what stands between is', async () => {
  const student = await plain.as('USER');
  const said = await student.get('/api/user/profile', { 'cache-control': 'no-store' });
  expect(said.headers['cache-control']).toBe('private, no-cache');
  const another = await student.get('/api/user/profile', { 'cache-control': 'no-cache' });
  expect(another.headers['cache-control']).toBe('no-store');
});

describe('a change that another site asks the browser for', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const url = '/api/user/profile';

  test.each([
    ['a form of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a form of a sibling origin', { origin: 'http://evil.localhost:3000' }],
    ['the same host on another port', { origin: 'http://localhost:3001' }],
    ['the same host with another scheme', { origin: 'https://localhost:3000' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a host that begins like ours', { origin: 'http://localhost:3000.evil.example' }],
    ['a sibling that sends no origin', { 'sec-fetch-site': 'same-site' }],
    ['a page typed by hand', { 'sec-fetch-site': 'none' }],
  ] as const)('%s is refused, even with the right header', async (_, headers) => {
    const student = await plain.as('USER');
    const response = await student.put(url, 'name=Evil', { ...FORM, ...headers });
    expect([response.status, response.problem]).toEqual([403, 'forgery-check-failed']);
  });

  test('a form cannot send the header, whatever type it takes', async () => {
    const student = await plain.as('USER');
    for (const type of [...Object.values(FORM), 'text/plain', 'multipart/form-data']) {
      const headers = { 'content-type': type, 'x-xsrf-token': '' };
      const response = await student.put(url, '{"name":"Evil"}', headers);
      expect([type, response.problem]).toEqual([type, 'forgery-check-failed']);
    }
  });

  test('cookies planted by a sibling do not fit the session they meet', async () => {
    const student = await plain.as('USER');
    const attacker = await plain.as('USER');
    const planted = attacker.cookies.get(XSRF_COOKIE) ?? '';
    student.cookies.set(XSRF_COOKIE, planted);
    const pair = await student.put(url, {}, { 'x-xsrf-token': planted });
    expect([pair.status, pair.problem]).toEqual([403, 'forgery-check-failed']);
  });

  test('a planted session that nobody opened is no session', async () => {
    const token = newToken();
    const browser = plain.anonymous();
    browser.cookies.set('pratibha_session', token);
    browser.cookies.set(XSRF_COOKIE, xsrfTokenOf(token));
    expect((await browser.put(url, {})).status).toBe(401);
  });

  test('over https a cookie without the __Host- prefix counts for nothing', async () => {
    const student = await secure.as('USER');
    const token = student.cookies.get('__Host-pratibha_session') ?? '';
    const browser = secure.anonymous();
    browser.cookies.set('pratibha_session', token);
    expect((await browser.get(url)).status).toBe(401);
    expect((await student.get(url)).status).toBe(200);
  });
});
