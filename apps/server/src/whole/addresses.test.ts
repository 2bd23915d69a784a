import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import { createEvent } from '../testing/factories.ts';

let product: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('SUPER_ADMIN');
  await createEvent(product.database);
});
afterAll(() => product.close());

function inject(method: string, url: string) {
  return product.app.inject({
    method: method as 'GET',
    url,
    headers: {
      host: new URL(product.origin).host,
      cookie: admin.cookies.headerFor(url),
      'x-xsrf-token': admin.cookies.get('XSRF-TOKEN') ?? '',
    },
  });
}

describe('an address that answers other methods', () => {
  test.each([
    ['POST', '/api/user/profile', 'GET, HEAD, PUT'],
    ['GET', '/api/user/logout', 'POST'],
    ['DELETE', '/api/admin/users?status=ACTIVE', 'GET, HEAD'],
    ['POST', '/api/admin/events/1', 'GET, HEAD, PUT, DELETE'],
    ['PATCH', '/api/admin/registrations/1', 'GET, HEAD, PUT'],
    ['OPTIONS', '/api/public/events/available', 'GET, HEAD'],
    ['OPTIONS', '/api/admin/events/submissions', 'GET, HEAD'],
    ['QUERY', '/api/public/site', 'GET, HEAD'],
    ['GET', '/api/admin/registrations/reviews', 'PUT'],
    ['PUT', '/api/admin/events/export', 'GET, HEAD'],
    ['PUT', '/api/admin/events/submissions?limit=1', 'GET, HEAD'],
    ['TRACE', '/health/ready', 'GET, HEAD'],
  ])('%s %s names them', async (method, url, allow) => {
    const response = await inject(method, url);
    expect([response.statusCode, response.headers.allow]).toEqual([405, allow]);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.json()).toMatchObject({ type: '/docs#problem-method-not-allowed' });
  });
});

test.each([
  ['/api/user/profile?nonsense=1', '?nonsense'],
  ['/api/public/events/available?q=x', '?q'],
  ['/api/public/site?a', '?a'],
  ['/api/admin/users?limit=0x10', '?limit'],
  ['/api/admin/users?limit=1e3', '?limit'],
  ['/api/admin/users?limit=%205', '?limit'],
])('%s asks for what nobody knows', async (url, pointer) => {
  const response = await inject('GET', url);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ errors: [{ pointer }] });
});

test.each([
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/nothing'],
  ['PATCH', '/api/nothing'],
  ['GET', '/api/user/profile/'],
  ['GET', '/api//user/profile'],
  ['PUT', '/api/user/profile/'],
  ['DELETE', '/api/admin/users//'],
  ['GET', '/api/admin/users/1%00'],
  ['GET', '/api/user/Profile'],
  ['GET', '/api/admin/events/2000000000'],
  ['PUT', '/api/admin/events/anything'],
])('%s %s is not found, as a problem that nobody stores', async (method, url) => {
  const response = await inject(method, url);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ type: '/docs#problem-not-found', status: 404 });
  expect(response.headers['cache-control']).toBe('no-store');
});

test.each(['/api/user/profile', '/%61pi/user/profile', '/api/user/%70rofile'])(
  '%s tells the time and is never stored, however its letters are written',
  async (url) => {
    const response = await inject('GET', url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-server-time': product.clock.now().toISOString(),
    });
  },
);

test('an address that cannot be read tells the time as well', async () => {
  const { headers } = await inject('GET', '/api/%zz');
  expect(headers['x-server-time']).toBe(product.clock.now().toISOString());
});
