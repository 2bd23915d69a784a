import { expect, test } from 'vitest';
import { unusedPort } from '../../../../../scripts/unused-port.ts';
import { StartError } from '../process/start-error.ts';
import { listenMetrics } from './listen-metrics.ts';
import { Metrics } from './metrics.ts';

async function listening(token: string | null) {
  const port = await unusedPort();
  const place = { host: '127.0.0.1', port, token };
  const close = await listenMetrics(new Metrics(), place);
  return { place, close, at: (path: string) => `http://127.0.0.1:${port}${path}` };
}

test('the port of their own tells them, and nothing else', async () => {
  const { at, close } = await listening(null);
  const response = await fetch(at('/metrics'));
  expect(response.headers.get('content-type')).toContain('version=0.0.4');
  expect(await response.text()).toContain('pratibha_database_up 1');
  expect((await fetch(at('/'))).status).toBe(404);
  expect((await fetch(at('/api/public/site'))).status).toBe(404);
  expect((await fetch(at('/metrics'), { method: 'POST' })).status).toBe(404);
  await close();
  await expect(fetch(at('/metrics'))).rejects.toThrow();
});

test('with a token it asks for it', async () => {
  const token = 'of-a-test-and-long-enough';
  const { at, close } = await listening(token);
  expect((await fetch(at('/metrics'))).status).toBe(401);
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(at('/metrics'), { headers })).status).toBe(200);
  await close();
});

test('a port that is taken stops the start with a sentence', async () => {
  const { place, close } = await listening(null);
  await expect(listenMetrics(new Metrics(), place)).rejects.toThrow(StartError);
  await expect(listenMetrics(new Metrics(), place)).rejects.toThrow(/^METRICS_PORT is \d+, and/);
  await close();
});
