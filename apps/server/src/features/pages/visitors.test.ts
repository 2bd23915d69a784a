import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { smallWeb } from '../../testing/small-web.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({ web: smallWeb() });
});
afterAll(() => product.close());

test('a page is for whoever is signed in, and no token for programs opens one', async () => {
  const organiser = await product.as('ADMIN');
  expect((await organiser.get('/user/workshops')).status).toBe(200);
  const made = await organiser.post('/api/user/tokens', {
    name: 'A program',
    scope: 'read',
    days: 7,
  });
  const { token } = made.json<{ token: string }>();
  const headers = { authorization: `Bearer ${token}`, host: new URL(product.origin).host };
  const call = await product.app.inject({ url: '/api/user/available/events', headers });
  expect(call.statusCode).toBe(200);
  const page = await product.app.inject({ url: '/user/workshops', headers });
  expect([page.statusCode, page.headers.location]).toEqual([302, '/?sign-in=%2Fuser%2Fworkshops']);
});
