import { readFile, truncate } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { HttpClient } from '../../testing/http-client.ts';
import {
  ask,
  begun,
  eventWithFiles,
  jpegOf,
  listeningAt,
  openPart,
  participantOf,
  receivedIn,
  send,
  sha256Of,
} from '../../testing/uploads.ts';

/** Two processes on one database and one folder, as behind a proxy. */
let one: TestApp;
let two: TestApp;
let ports: [number, number];
let event: number;
let person: SignedInClient;
/** The same person, whose requests the second process answers. */
let there: HttpClient;

beforeAll(async () => {
  const clockStart = '2025-08-10T10:00:00+05:45';
  one = await startTestApp({ clockStart });
  two = await startTestApp({ clockStart, database: one.database });
  ports = [await listeningAt(one), await listeningAt(two)];
  event = await eventWithFiles(one);
  person = await participantOf(one, event);
  there = new HttpClient(two.app, one.origin);
  for (const name of ['pratibha_session', 'XSRF-TOKEN']) {
    there.cookies.set(name, person.cookies.get(name) ?? '');
  }
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const bytesOf = (sha256: string) =>
  readFile(`${one.database.filesDir}/${sha256.slice(0, 2)}/${sha256}`);
const unfinished = (address: string) =>
  `${one.database.filesDir}/uploads/${address.slice(address.lastIndexOf('/') + 1)}`;
const sizeIn = async (address: string) => (await readFile(unfinished(address))).length;

test('what breaks off goes on where it was, with the same bytes', async () => {
  const bytes = jpegOf(3_000_000, 2);
  const address = await begun(person, { event, size: bytes.length });
  let at = 0;
  for (const length of [700_000, 1, 900_000]) {
    const part = openPart(ports[0], person, address, { offset: at, length: bytes.length - at });
    part.request.write(bytes.subarray(at, at + length));
    const until = at + length;
    await eventually(async () => expect(await sizeIn(address)).toBe(until));
    part.request.destroy();
    await part.ended;
    at = receivedIn(await ask(person, address));
    expect(at).toBe(until);
  }
  expect((await send(person, address, at, bytes.subarray(at))).status).toBe(204);
  expect(await bytesOf(sha256Of(bytes))).toEqual(bytes);
});

test.each([
  ['in the same process', 0],
  ['in another process', 1],
] as const)(
  'whoever comes back %s goes on, though the old connection still hangs',
  async (_, n) => {
    const bytes = jpegOf(2_000_000, 3 + n);
    const address = await begun(person, { event, size: bytes.length });
    const hanging = openPart(ports[0], person, address, { offset: 0, length: bytes.length });
    hanging.request.write(bytes.subarray(0, 800_000));
    await eventually(async () => expect(await sizeIn(address)).toBe(800_000));
    const back = n === 0 ? person : there;
    expect(receivedIn(await ask(back, address))).toBe(800_000);
    expect(await hanging.ended).toEqual({ error: expect.any(String) as string });
    expect((await send(back, address, 800_000, bytes.subarray(800_000, 1_500_000))).status).toBe(
      204,
    );
    // And once more by the first process, which hashed less of it than is there.
    expect((await send(person, address, 1_500_000, bytes.subarray(1_500_000))).status).toBe(204);
    expect(await bytesOf(sha256Of(bytes))).toEqual(bytes);
  },
);

test('of two that go on at once the newer one does', async () => {
  const bytes = jpegOf(1_000_000, 6);
  const address = await begun(person, { event, size: bytes.length });
  const older = openPart(ports[0], person, address, { offset: 0, length: bytes.length });
  older.request.write(bytes.subarray(0, 10_000));
  await eventually(async () => expect(await sizeIn(address)).toBe(10_000));
  expect((await send(there, address, 10_000, bytes.subarray(10_000))).status).toBe(204);
  expect(await older.ended).toEqual({ error: expect.any(String) as string });
  expect(await bytesOf(sha256Of(bytes))).toEqual(bytes);
});

test('a body of no said length never goes beyond the end', async () => {
  const bytes = jpegOf(100_000, 8);
  const address = await begun(person, { event, size: bytes.length });
  const part = openPart(ports[0], person, address, { offset: 0 });
  part.request.end(Buffer.concat([bytes, Buffer.from('more')]));
  expect(await part.ended).toEqual({ status: 413 });
  const received = receivedIn(await ask(person, address));
  expect(received).toBeLessThan(bytes.length);
  expect((await send(person, address, received, bytes.subarray(received))).status).toBe(204);
  expect(await bytesOf(sha256Of(bytes))).toEqual(bytes);
});

test('who was killed when all of it was there loses none: the next question takes it in', async () => {
  const bytes = jpegOf(50_000, 9);
  const address = await begun(person, { event, size: bytes.length });
  await send(person, address, 0, bytes.subarray(0, 49_999));
  // As a process leaves it that ends between the last byte and its row.
  const { appendFile } = await import('node:fs/promises');
  await appendFile(unfinished(address), bytes.subarray(49_999));
  expect(receivedIn(await ask(there, address))).toBe(50_000);
  expect(await bytesOf(sha256Of(bytes))).toEqual(bytes);
  const { rows } = await one.database.pool.query('select sha256 from files where size = 50000');
  expect(rows).toEqual([{ sha256: sha256Of(bytes) }]);
});

test('what a disk lost is asked for again, and never hashed as if it were there', async () => {
  const bytes = jpegOf(80_000, 10);
  const address = await begun(person, { event, size: bytes.length });
  await send(person, address, 0, bytes.subarray(0, 60_000));
  await truncate(unfinished(address), 20_000);
  expect(receivedIn(await ask(person, address))).toBe(20_000);
  expect((await send(person, address, 60_000, bytes.subarray(60_000))).problem).toBe(
    'upload-offset',
  );
  expect((await send(person, address, 20_000, bytes.subarray(20_000))).status).toBe(204);
  expect(await bytesOf(sha256Of(bytes))).toEqual(bytes);
});
