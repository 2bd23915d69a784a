import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ clockStart: '2025-08-01T00:00:00Z' });
});

afterAll(() => server.close());

it('tells clock and zone, and that this is no demo', async () => {
  const response = await server.anonymous().get('/api/public/site');
  expect(response.json()).toEqual({
    now: '2025-08-01T00:00:00.000Z',
    zone: 'Asia/Kathmandu',
    demo: null,
    set_up: true,
  });
  expect(response.headers['x-server-time']).toBe('2025-08-01T00:00:00.000Z');
});

it('has no clock to move outside the demo, whoever asks, by whatever method', async () => {
  const clients = [server.anonymous(), await server.as('SUPER_ADMIN')];
  for (const client of clients) {
    for (const body of [{ at: '2025-08-11T10:00:00+05:45' }, 'no JSON', '{"k":'.repeat(1_000)]) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
        const response = await client.send(method, '/api/demo/clock', body);
        expect([method, response.status, response.problem]).toEqual([method, 404, 'not-found']);
        expect(response.headers).not.toHaveProperty('allow');
      }
    }
  }
});
