import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { smallWeb } from '../../testing/small-web.ts';
import { originForm } from './own-address.ts';

const ORIGIN = 'https://pratibha.example';
const HOST = 'pratibha.example';
const web = smallWeb();

let product: TestApp;
let port: number;

beforeAll(async () => {
  const config = { publicUrl: new URL(ORIGIN), trustProxy: 1 };
  product = await startTestApp({ web, config });
  await product.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = product.app.server.address() as AddressInfo);
});
afterAll(async () => {
  await product.close();
  await rm(web.distDir, { recursive: true });
});

type Ask = { readonly method?: string; readonly headers?: Record<string, string> };

/** Sends the target as it stands, whatever form it has. */
async function ask(target: string, { method = 'GET', headers = {} }: Ask = {}) {
  const sent = request({
    host: '127.0.0.1',
    port,
    method,
    path: target,
    agent: false,
    headers: { host: HOST, ...headers },
  });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode, headers: response.headers };
}

describe('a page asked for under another name', () => {
  test.each(['GET', 'HEAD'])('moves to ours, which nobody stores (%s)', async (method) => {
    const { status, headers } = await ask('/event/details?a=b', {
      method,
      headers: { host: 'old.example' },
    });
    expect([status, headers.location]).toEqual([308, `${ORIGIN}/event/details?a=b`]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['/', `${ORIGIN}/`],
    ['//evil.example/a', `${ORIGIN}//evil.example/a`],
    ['HTTP://x@evil.example/a?b=c', `${ORIGIN}/a?b=c`],
    ['http://evil.example', `${ORIGIN}/`],
    ['https://evil.example:8443//other.example/', `${ORIGIN}//other.example`],
  ])('%s stays on our origin', async (target, location) => {
    const { status, headers } = await ask(target, { headers: { host: 'old.example' } });
    expect([status, headers.location]).toEqual([308, location]);
  });

  test('calls and health do not move', async () => {
    const headers = { host: 'old.example' };
    expect((await ask('/api/public/site', { headers })).status).toBe(200);
    expect((await ask('http://old.example/api/public/site', { headers })).status).toBe(200);
    expect((await ask('/health/live', { headers })).status).toBe(200);
  });
});

describe('a page asked for under our name', () => {
  test.each([
    ['whatever a client claims that a proxy said', { 'x-forwarded-host': 'evil.example' }],
    ['as the proxy says', { host: 'backend:3000', 'x-forwarded-host': HOST }],
  ])('does not move to itself: %s', async (_, headers) => {
    expect((await ask('/event/details', { headers })).status).toBe(200);
  });

  test.each([
    ['/event/details', 200],
    [`${ORIGIN}/event/details`, 200],
    ['HTTP://pratibha.example/event/details', 200],
    ['HTTP://pratibha.example/api/public/site', 200],
    ['HTTP://pratibha.example/nothing', 404],
    ['ftp://pratibha.example/event/details', 404],
  ])('%s answers %i', async (target, status) => {
    expect((await ask(target)).status).toBe(status);
  });

  test.each([
    ['/event/details/', '/event/details'],
    ['/event/details//?sign-in-error=cancelled', '/event/details?sign-in-error=cancelled'],
    ['/user/events/?tab=a/', '/user/events?tab=a/'],
    ['/admin/', '/admin'],
    ['/docs/', '/docs'],
    ['//', '/'],
    [`/${'/'.repeat(60)}`, '/'],
    ['//evil.example/', '//evil.example'],
  ])('a slash at its end leads to the same page: %s', async (target, path) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(target, { method });
      expect([status, headers.location]).toEqual([308, `${ORIGIN}${path}`]);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test.each(['/?sign-in-error=cancelled/', '/', '/assets/x-1.js'])('%s stays', async (target) => {
    expect((await ask(target)).status).toBe(200);
  });

  test('a call with a slash at its end is another address, which is not there', async () => {
    expect((await ask('/api/public/site/')).status).toBe(404);
  });
});

test.each([
  ['/a?b', '/a?b'],
  ['//a/b', '//a/b'],
  ['http://a.example/b?c', '/b?c'],
  ['HTTPS://x@a.example', '/'],
  ['*', '*'],
  ['ftp://a.example/b', 'ftp://a.example/b'],
  ['http://', 'http://'],
])('of the target %s remains %s', (target, path) => {
  expect(originForm(target)).toBe(path);
});

test('the example of a proxy takes no host from clients', () => {
  const conf = readFileSync(new URL('../../../../../deploy/nginx.conf', import.meta.url), 'utf8');
  expect(conf).toContain('proxy_set_header X-Forwarded-Host "";');
  expect(conf).toContain('proxy_set_header Host $http_host;');
});
