import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';

/** Of each kind. */
const SLOW = 100;

/** Short for a test, and long for the requests in between that must be served. */
const TIMEOUTS = {
  head: 1_200,
  request: 2_400,
  upload: 600_000,
  silence: 3_600,
  idle: 3_000,
  check: 50,
  stream: 3_600,
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

type Slow = { readonly socket: Socket; readonly closed: Promise<string> };

/** A connection that says something and then, if anything, a byte now and then. */
function slowly(beginning: string, drop: string | null): Promise<Slow> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    let dripping: NodeJS.Timeout | undefined;
    const closed = new Promise<string>((end) => {
      socket.once('close', () => {
        clearInterval(dripping);
        end(answer);
      });
    });
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', reject);
    socket.once('connect', () => {
      socket.on('error', () => undefined);
      if (beginning !== '') socket.write(beginning);
      if (drop !== null) dripping = setInterval(() => socket.write(drop), 40);
      resolve({ socket, closed });
    });
  });
}

const HEAD = 'PUT /api/user/profile HTTP/1.1\r\nHost: localhost:3000\r\n';

test.each([
  ['say nothing', '', null],
  ['drip a head', HEAD, 'x'],
  ['stop within a head', HEAD, null],
  ['drip a body', `${HEAD}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n`, 'x'],
  ['stop within a body', `${HEAD}Content-Length: 100000\r\n\r\n{`, null],
] as const)(
  'connections that %s are closed while others are served',
  async (_, beginning, drop) => {
    const slow = await Promise.all(Array.from({ length: SLOW }, () => slowly(beginning, drop)));
    const isOpen = () => slow.some(({ socket }) => !socket.closed);
    let served = 0;
    while (isOpen()) {
      const response = await fetch(`http://127.0.0.1:${port}/health/ready`);
      expect(response.status).toBe(200);
      served += 1;
    }
    expect(served).toBeGreaterThan(0);
    for (const answer of await Promise.all(slow.map(({ closed }) => closed))) {
      expect(answer).toMatch(/^(HTTP\/1\.1 (401|408) .*|)$/s);
    }
  },
);
