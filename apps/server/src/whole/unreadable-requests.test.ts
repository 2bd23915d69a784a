import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';

const TIMEOUTS = {
  head: 300,
  request: 600,
  upload: 600_000,
  silence: 60_000,
  idle: 60_000,
  check: 50,
  stream: 60_000,
};

let product: TestApp;
let port: number;

beforeAll(async () => {
  product = await startTestApp({ timeouts: TIMEOUTS });
  await product.app.listen({ host: '127.0.0.1', port: 0 });
  const address = product.app.server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(() => product.close());

/** What comes back on a connection of its own, until it is closed. */
function said(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    socket.write(text);
  });
}

const HOST = 'Host: localhost:3000\r\n';

test.each([
  ['an unknown method', `NONSENSE / HTTP/1.1\r\n${HOST}\r\n`, 400, 'unreadable-request'],
  ['no HTTP', 'hello\r\n\r\n', 400, 'unreadable-request'],
  [
    'a header of 20 KB',
    `GET /api/public/site HTTP/1.1\r\n${HOST}X: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'head-too-large',
  ],
  ['a head that never ends', `GET / HTTP/1.1\r\n${HOST}`, 408, 'request-too-slow'],
])('%s is refused as everything else is', async (_, text, status, code) => {
  const [head = '', body = ''] = (await said(text)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('content-type: application/problem+json; charset=utf-8');
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/);
  expect(JSON.parse(body)).toMatchObject({ status, code, type: `/docs#problem-${code}` });
});
