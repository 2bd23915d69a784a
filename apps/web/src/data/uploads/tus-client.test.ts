import { beforeEach, expect, test, vi } from 'vitest';
import { answerOf, FakeServer } from './testing/fake-server.ts';
import { FileChanged, type Sending, sendUpload, UploadRefused } from './tus-client.ts';

const BYTES = Uint8Array.from({ length: 700_000 }, (_, n) => n % 251);
const FILE = new Blob([BYTES]);

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});

function send(sending: Partial<Sending> = {}) {
  return sendUpload(
    {
      ...{ endpoint: '/api/uploads', address: null, file: FILE },
      ...{ about: { event_id: '8', name: 'काम.jpg' }, signal: new AbortController().signal },
      ...{ onBegun: () => undefined, onProgress: () => undefined, onLine: () => undefined },
      ...sending,
    },
    server.ground(),
  );
}

test('all of a file arrives, in pieces, with what it is of', async () => {
  const onBegun = vi.fn();
  const progress: number[] = [];
  await send({ onBegun, onProgress: (sent) => progress.push(sent) });
  expect(server.only().bytes).toEqual([...BYTES]);
  expect(server.only().about).toBe(`event_id OA==,name ${btoa(unescapedUtf8('काम.jpg'))}`);
  expect(onBegun).toHaveBeenCalledExactlyOnceWith('/api/uploads/key-1');
  expect(progress.at(-1)).toBe(BYTES.length);
  expect(server.asked.filter((method) => method === 'PATCH').length).toBeGreaterThan(1);
});

test.each([
  ['a request that is lost', ['lost' as const]],
  ['a piece of which half arrives', [undefined, 'half' as const]],
  ['a server that is away', [undefined, answerOf(503), answerOf(502)]],
  ['another request that still hangs there', [undefined, answerOf(423)]],
  ['one that was quicker', [undefined, answerOf(409, {}, '{"code":"upload-offset"}')]],
  ['too many requests for the moment', [answerOf(429, {}, '{"code":"too-many-requests"}')]],
])('it goes on after %s', async (_, troubles) => {
  server.troubles = [...troubles];
  const lines: boolean[] = [];
  await send({ onLine: (isThere) => lines.push(isThere) });
  expect(server.only().bytes).toEqual([...BYTES]);
  expect(server.waits).toHaveLength(troubles.filter((trouble) => trouble !== undefined).length);
  expect(lines).toContain(false);
  expect(lines.at(-1)).toBe(true);
});

test('it goes on where an earlier page stopped', async () => {
  server.uploads.set('/api/uploads/old', {
    bytes: [...BYTES.slice(0, 500_000)],
    size: 0,
    about: '',
  });
  await send({ address: '/api/uploads/old' });
  expect(server.only().bytes).toEqual([...BYTES]);
  expect(server.asked).not.toContain('POST');
});

test('what the server has thrown away begins anew, once', async () => {
  const onBegun = vi.fn();
  await send({ address: '/api/uploads/gone', onBegun });
  expect(onBegun).toHaveBeenCalledExactlyOnceWith('/api/uploads/key-1');
  expect(server.only().bytes).toHaveLength(BYTES.length);
});

test.each([
  [400, 'upload-unreadable'],
  [401, 'not-signed-in'],
  [403, 'not-registered'],
  [404, 'not-found'],
  [409, 'submission-closed'],
  [410, 'status-410'],
  [413, 'file-too-large'],
  [429, 'uploaded-too-often'],
])('%i %s ends it, with the words of the server', async (status, code) => {
  const body = code.startsWith('status') ? 'no JSON' : `{"code":"${code}","detail":"Why."}`;
  server.troubles = [answerOf(status, {}, body)];
  const refused = await send().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UploadRefused);
  expect(refused).toMatchObject({ status, code });
  expect(server.waits).toEqual([]);
});

test('nothing is sent as anybody else', async () => {
  server.token = null;
  await expect(send()).rejects.toMatchObject({ status: 401 });
  expect(server.asked).toEqual([]);
});

test('while offline nothing is asked, and it goes on with a connection', async () => {
  server.isOnline = false;
  server.onWait = () => {
    expect(server.asked).toEqual([]);
    server.isOnline = server.waits.length === 3;
  };
  await send();
  expect(server.waits).toEqual([500, 1000, 2000]);
  expect(server.only().bytes).toHaveLength(BYTES.length);
});

test('a file that changed says so, and what was stopped stops', async () => {
  const changed = new Blob([BYTES]);
  changed.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('Changed')) }) as Blob;
  await expect(send({ file: changed })).rejects.toBeInstanceOf(FileChanged);
  const stop = new AbortController();
  const reason = new Error('Stopped');
  const sending = send({ signal: stop.signal, onBegun: () => stop.abort(reason) });
  await expect(sending).rejects.toBe(reason);
});

function unescapedUtf8(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}
