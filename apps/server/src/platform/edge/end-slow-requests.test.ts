import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSlowRequests } from './end-slow-requests.ts';
import { respondUnreadable } from './unreadable-request.ts';

const TIME_MS = 30;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const takeLong = () => vi.advanceTimersByTime(3 * TIME_MS);

/** A server whose call takes longer than a body may; or its head does, as where a body is slow. */
function slowServer({ isHeadSlow = false } = {}) {
  const onError = vi.fn(respondUnreadable({}));
  const app = Fastify({ clientErrorHandler: onError });
  endSlowRequests(app, TIME_MS);
  if (isHeadSlow) {
    app.addHook('onRequest', (_request, _reply, done) => {
      takeLong();
      done();
    });
  }
  app.post('/slow', async () => {
    takeLong();
    return 'done';
  });
  return { app, onError };
}

test('ends nothing that came by no connection, as a test injects it', async () => {
  const { app, onError } = slowServer({ isHeadSlow: true });
  const response = await app.inject({ method: 'POST', url: '/slow', payload: { a: 1 } });
  expect(response.body).toBe('done');
  expect(onError).not.toHaveBeenCalled();
  await app.close();
});

test('refuses a body that does not come to its end in time', async () => {
  const { app } = slowServer({ isHeadSlow: true });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    'POST /slow HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nhalf',
  );
  const [said] = (await once(socket, 'data')) as [Buffer];
  expect(said.toString()).toMatch(/^HTTP\/1\.1 408 /);
  socket.destroy();
  await app.close();
});

test('lets an answer take longer once the body is there', async () => {
  const { app, onError } = slowServer();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${origin}/slow`, { method: 'POST', body: 'whole' });
  expect(await response.text()).toBe('done');
  expect(onError).not.toHaveBeenCalled();
  await app.close();
});
