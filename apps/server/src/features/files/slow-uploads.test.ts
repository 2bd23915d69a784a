import { request } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import {
  ask,
  begun,
  eventWithFiles,
  jpegOf,
  listeningAt,
  openPart,
  participantOf,
  receivedIn,
} from '../../testing/uploads.ts';

const TIMEOUTS = {
  ...{ head: 300, request: 500, upload: 2_500, silence: 60_000, idle: 60_000 },
  ...{ check: 50, stream: 60_000 },
};

let product: TestApp;
let port: number;
let event: number;
let person: SignedInClient;

beforeAll(async () => {
  product = await startTestApp({ timeouts: TIMEOUTS, clockStart: '2025-08-10T10:00:00+05:45' });
  port = await listeningAt(product);
  event = await eventWithFiles(product);
  person = await participantOf(product, event);
});
afterAll(() => product.close());

test('a part of a file may take longer than any other request', async () => {
  const bytes = jpegOf(120);
  const address = await begun(person, { event, size: bytes.length });
  const part = openPart(port, person, address, { offset: 0, length: bytes.length });
  let at = 0;
  const dripping = setInterval(() => {
    part.request.write(bytes.subarray(at, at + 10));
    at += 10;
    if (at < bytes.length) return;
    clearInterval(dripping);
    part.request.end();
  }, TIMEOUTS.request / 5);
  onTestFinished(() => clearInterval(dripping));
  expect(await part.ended).toEqual({ status: 204 });
});

test('but not for ever, and what came is kept', async () => {
  const bytes = jpegOf(200);
  const address = await begun(person, { event, size: bytes.length });
  const part = openPart(port, person, address, { offset: 0, length: bytes.length });
  part.request.write(bytes.subarray(0, 150));
  expect(await part.ended).not.toEqual({ status: 204 });
  expect(receivedIn(await ask(person, address))).toBe(150);
});

test('any other request is told that it is too slow', async () => {
  const status = await new Promise<number>((resolve, reject) => {
    const sending = request({
      ...{ host: '127.0.0.1', port, path: '/api/user/profile', method: 'PUT', agent: false },
      headers: {
        ...{ host: 'localhost:3000', cookie: person.cookies.headerFor('/api/user/profile') },
        'x-xsrf-token': person.cookies.get('XSRF-TOKEN') ?? '',
        ...{ 'content-type': 'application/json', 'content-length': '100' },
      },
    });
    sending.on('response', (response) => resolve(response.statusCode ?? 0)).on('error', reject);
    sending.write('{');
  });
  expect(status).toBe(408);
});
