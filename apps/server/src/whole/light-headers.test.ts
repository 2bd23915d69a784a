import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createRegistration, createUser } from '../testing/factories.ts';
import { smallWeb } from '../testing/small-web.ts';

const web = smallWeb();
const OF_DOCUMENTS = [
  'content-security-policy',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];
let product: TestApp;

beforeAll(async () => {
  const client = join(web.distDir, 'client');
  await writeFile(join(client, 'assets', 'x-1.css'), '.a{color:red}');
  await writeFile(join(client, 'banner.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  product = await startTestApp({
    web,
    config: { publicUrl: new URL('https://pratibha.example') },
  });
  for (let each = 0; each < 5; each += 1) {
    const { id } = await createUser(product.database);
    await createRegistration(product.database, { user_id: id });
  }
});
afterAll(async () => {
  await product.close();
  await rm(web.distDir, { recursive: true });
});

const told = (headers: object) => OF_DOCUMENTS.filter((name) => name in headers);

test.each(['/assets/x-1.js', '/assets/x-1.css'])(
  '%s says nothing that only a document could heed',
  async (place) => {
    const { status, headers } = await product.anonymous().get(place);
    expect([status, told(headers)]).toEqual([200, []]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  },
);

test.each(['/', '/banner.svg', '/api/public/site', '/assets/nothing.js'])(
  '%s, which a browser may show, says all of it',
  async (place) => {
    const { headers } = await product.anonymous().get(place);
    expect(told(headers)).toEqual(OF_DOCUMENTS);
  },
);

test('an unchanged list costs less than 350 bytes, head and all', async () => {
  const admin = await product.as('ADMIN');
  const list = '/api/admin/registrations?limit=50';
  const own = { 'cache-control': 'no-store' };
  const version = String((await admin.get(list, own)).headers['etag']);
  const { status, headers } = await admin.get(list, { ...own, 'if-none-match': version });
  expect([status, told(headers)]).toEqual([304, []]);
  // What it must say (RFC 9110, 15.4.5), and the server's clock.
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding',
    etag: version,
  });
  expect(headers).toHaveProperty('x-server-time');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  expect(`HTTP/1.1 304 Not Modified\r\n${lines.join('')}\r\n`.length).toBeLessThan(350);
});
