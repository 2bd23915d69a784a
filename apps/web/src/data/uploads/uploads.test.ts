import { beforeEach, expect, test, vi } from 'vitest';
import { FakeGround } from './testing/fake-ground.ts';
import { answerOf } from './testing/fake-server.ts';
import type { Given } from './upload.ts';
import { Uploads } from './uploads.ts';

const BYTES = Uint8Array.from({ length: 400_000 }, (_, n) => n % 251);
const GIVEN: Given = {
  ...{ file: new Blob([BYTES]), name: 'poster.jpg', event: 8, part: 'poster', findings: [] },
};

let ground: FakeGround;
let uploads: Uploads;

beforeEach(() => {
  localStorage.clear();
  ground = new FakeGround();
  uploads = new Uploads(ground.of(7));
});

const states = (of = uploads) => of.get().map(({ state }) => state);
const until = (state: string, of = uploads) =>
  vi.waitFor(() => expect(states(of).at(-1)).toBe(state));

test('a file is copied, sent and remembered until it is handed in', async () => {
  const seen: string[] = [];
  uploads.subscribe(() => seen.push(...states()));
  const id = uploads.add(GIVEN);
  await until('done');
  expect([...new Set(seen)]).toEqual(['copying', 'waiting', 'sending', 'done']);
  expect(ground.server.only().bytes).toEqual([...BYTES]);
  expect(uploads.get()).toMatchObject([{ id, sent: BYTES.length, address: '/api/uploads/key-1' }]);
  expect(ground.copies.size, 'the phone has its room back').toBe(0);
  expect(ground.awake).toBe(0);
  uploads.handedIn(8);
  expect(uploads.get()).toEqual([]);
  expect(ground.server.uploads.size, 'the server keeps what was handed in').toBe(1);
});

test('a page that comes after goes on without anything chosen again', async () => {
  ground.server.troubles = [undefined, 'half', 'lost'];
  ground.server.onWait = () => {
    if (ground.server.waits.length === 2) uploads.end();
  };
  uploads.add(GIVEN);
  await vi.waitFor(() => expect(ground.server.waits).toHaveLength(2));
  const later = new Uploads(ground.of(7));
  expect(states(later)).toEqual(['waiting']);
  ground.server.asked.length = 0;
  later.wake();
  await until('done', later);
  expect(ground.server.only().bytes).toEqual([...BYTES]);
  expect(ground.server.asked[0]).toBe('HEAD');
  expect(ground.server.asked).not.toContain('POST');
});

test('where there was no room for a copy, the same file is asked for, and no other is taken', async () => {
  ground.room = 0;
  ground.server.isOnline = false;
  const id = uploads.add(GIVEN);
  await until('offline');
  uploads.end();
  ground.server.isOnline = true;
  const later = new Uploads(ground.of(7));
  later.wake();
  expect(states(later)).toEqual(['lost']);
  const other = new Blob([BYTES.with(3, 9)]);
  expect(await later.giveAgain(id, other)).toBe(false);
  expect(await later.giveAgain(id, new Blob(['short']))).toBe(false);
  expect(ground.server.uploads.size).toBe(0);
  expect(await later.giveAgain(id, new Blob([BYTES]))).toBe(true);
  await until('done', later);
  expect(ground.server.only().bytes).toEqual([...BYTES]);
});

test('several are sent one after the other, and one that is paused waits', async () => {
  const first = uploads.add(GIVEN);
  uploads.pause(first);
  const second = uploads.add({ ...GIVEN, name: 'back.jpg' });
  await vi.waitFor(() => expect(states()).toEqual(['paused', 'done']));
  uploads.goOn(first);
  await vi.waitFor(() => expect(states()).toEqual(['done', 'done']));
  expect(uploads.get().map(({ id }) => id)).toEqual([first, second]);
});

test('an upload that waits is never sent as somebody else’s', async () => {
  ground.server.isOnline = false;
  uploads.add(GIVEN);
  await until('offline');
  uploads.end();
  ground.server.isOnline = true;
  const others = new Uploads(ground.of(8));
  others.wake();
  expect(others.get()).toEqual([]);
  await Promise.resolve();
  expect(ground.server.asked).toEqual([]);
  expect(states(new Uploads(ground.of(7)))).toEqual(['waiting']);
});

test('without a session it waits, and goes on once its person is back', async () => {
  ground.server.token = null;
  uploads.add(GIVEN);
  await until('signed-out');
  expect(ground.server.asked).toEqual([]);
  ground.server.token = 'of-asmita';
  uploads.wake();
  await until('done');
});

test('a refusal is told in the words of the server, and trying again begins anew', async () => {
  const body = '{"code":"files-of-event-full","detail":"You have sent as much as one may."}';
  ground.server.troubles = [answerOf(409, {}, body)];
  const id = uploads.add(GIVEN);
  await until('failed');
  expect(uploads.get()[0]?.failure).toEqual({
    code: 'files-of-event-full',
    detail: 'You have sent as much as one may.',
  });
  uploads.goOn(id);
  await until('done');
});

test('what is taken back goes from the server, too', async () => {
  const id = uploads.add(GIVEN);
  await until('done');
  uploads.remove(id);
  expect(uploads.get()).toEqual([]);
  await vi.waitFor(() => expect(ground.server.uploads.size).toBe(0));
});

test('a logout that removes what is remembered ends what is being sent', async () => {
  ground.server.troubles = [undefined, 'lost'];
  ground.server.onWait = () => localStorage.clear();
  uploads.add(GIVEN);
  await vi.waitFor(() => expect(ground.server.waits).toHaveLength(1));
  await vi.waitFor(() => expect(uploads.get()).toEqual([]));
  expect(localStorage.length).toBe(0);
});

test('a file that cannot be read any more is asked for again', async () => {
  ground.room = 0;
  const gone = new Blob([BYTES]);
  const whole = gone.slice.bind(gone);
  let reads = 0;
  gone.slice = (...range) => {
    reads += 1;
    if (reads <= 2) return whole(...range);
    return { arrayBuffer: () => Promise.reject(new Error('Changed')) } as Blob;
  };
  uploads.add({ ...GIVEN, file: gone });
  await until('lost');
});

test('a page that ends, and cannot read its copy any more, leaves it to the next', async () => {
  const { read } = ground.bytes;
  ground.server.isOnline = false;
  uploads.add(GIVEN);
  await until('offline');
  uploads.end();
  ground.server.isOnline = true;
  Object.assign(ground.bytes, { read: async () => null });
  const ending = new Uploads(ground.of(7));
  ending.wake();
  await until('lost', ending);
  Object.assign(ground.bytes, { read });
  const next = new Uploads(ground.of(7));
  next.wake();
  await until('done', next);
  expect(ground.server.only().bytes).toEqual([...BYTES]);
});
