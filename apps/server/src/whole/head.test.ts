import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createRegistration, createSubmission, createUser } from '../testing/factories.ts';
import type { HttpClient } from '../testing/http-client.ts';
import { smallWeb, unhurried } from '../testing/small-web.ts';
import { stillDemoClock } from '../testing/still-demo-clock.ts';

const web = smallWeb();

let product: TestApp;
let readers: readonly HttpClient[];

beforeAll(async () => {
  // However busy the machine is, GET and HEAD find the same page.
  const allowance = unhurried();
  product = await startTestApp({ web: { ...web, allowance }, clock: async () => stillDemoClock });
  const { id } = await createUser(product.database);
  const { id: registration_id } = await createRegistration(product.database, { user_id: id });
  await createSubmission(product.database, { registration_id });
  readers = [product.anonymous(), await product.as('USER'), await product.as('SUPER_ADMIN')];
});
afterAll(async () => {
  await product.close();
  await rm(web.distDir, { recursive: true });
});

/** Different at each request, or about the connection alone. */
const OF_ONE_RESPONSE = [
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
  'server-timing',
];

async function responseTo(
  method: 'GET' | 'HEAD',
  client: HttpClient,
  url: string,
  accepted: string,
) {
  const { statusCode, headers, body } = await product.app.inject({
    method,
    url,
    headers: {
      host: new URL(product.origin).host,
      cookie: client.cookies.headerFor(url),
      'accept-encoding': accepted,
    },
  });
  // The length of nothing is told or not.
  if (headers['content-length'] === '0') delete headers['content-length'];
  // A second may pass between the two that are compared.
  if (/^\d+$/.test(String(headers['retry-after']))) headers['retry-after'] = 'in seconds';
  const kept = Object.entries(headers).filter(([name]) => !OF_ONE_RESPONSE.includes(name));
  return { status: statusCode, headers: Object.fromEntries(kept), body };
}

async function expectSame(url: string) {
  for (const reader of readers) {
    for (const accepted of ['identity', 'gzip, br']) {
      const get = await responseTo('GET', reader, url, accepted);
      const head = await responseTo('HEAD', reader, url, accepted);
      expect([url, head]).toEqual([url, { ...get, body: '' }]);
    }
  }
}

test('HEAD answers status and headers of GET wherever there is a GET', async () => {
  const { app } = product;
  const urls = [...app.routePaths].filter((url) => app.hasRoute({ method: 'GET', url }));
  expect(urls.length).toBeGreaterThan(35);
  for (const url of urls) await expectSame(url.replace(':id', '1').replace('*', 'events'));
});

test.each([
  ['a page that is not there', '/nothing'],
  ['a call that is not there', '/api/nothing'],
  ['a call that answers other methods', '/api/user/logout'],
  ['a query that is wrong', '/api/admin/users?limit=0'],
  ['an address that cannot be read', '/api/%zz'],
  ['a slash at the end', '/event/details/'],
])('HEAD answers status and headers of GET: %s', async (_, url) => {
  await expectSame(url);
});

test('HEAD says that a page is unchanged, as GET does', async () => {
  const { headers } = await responseTo('GET', readers[0] as HttpClient, '/', 'br');
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode } = await product.app.inject({
      method,
      url: '/',
      headers: {
        host: new URL(product.origin).host,
        'accept-encoding': 'br',
        'if-none-match': String(headers['etag']),
      },
    });
    expect([method, statusCode]).toEqual([method, 304]);
  }
});
