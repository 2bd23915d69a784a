import { readFile } from 'node:fs/promises';
import type { OwnUpload } from '@pratibha/contract/uploads';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';
import {
  ask,
  begin,
  begun,
  drop,
  eventWithFiles,
  jpegOf,
  participantOf,
  receivedIn,
  send,
  sent,
  sha256Of,
} from '../../testing/uploads.ts';

const IN_WINDOW = '2025-08-10T10:00:00+05:45';

let product: TestApp;
let event: number;
let person: SignedInClient;

beforeAll(async () => {
  product = await startTestApp({ limits: UNLIMITED, clockStart: IN_WINDOW });
  event = await eventWithFiles(product);
  person = await participantOf(product, event);
});
afterAll(() => product.close());
beforeEach(() => product.clock.set(IN_WINDOW));

const listed = async (client: SignedInClient, id = event) =>
  (await client.get(`/api/user/events/${id}/uploads`)).json<OwnUpload[]>();
const keyIn = (address: string) => address.slice(address.lastIndexOf('/') + 1);
const pathOf = (sha256: string) => `${product.database.filesDir}/${sha256.slice(0, 2)}/${sha256}`;

describe('a file that is sent in parts', () => {
  test('is on the disk under its hash, byte for byte, and its owner reads of it', async () => {
    const bytes = jpegOf(300_000);
    const address = await begun(person, { event, name: 'Plakat – नेपाल.jpg', size: bytes.length });
    for (const [from, to] of [
      [0, 100_000],
      [100_000, 100_001],
      [100_001, 300_000],
    ] as const) {
      const response = await send(person, address, from, bytes.subarray(from, to));
      expect([response.status, receivedIn(response)]).toEqual([204, to]);
      expect(response.headers).toMatchObject({
        ...{ 'tus-resumable': '1.0.0', 'cache-control': 'no-store' },
      });
    }
    const sha256 = sha256Of(bytes);
    expect(await readFile(pathOf(sha256))).toEqual(bytes);
    expect(await listed(person)).toEqual([
      {
        ...{ id: expect.any(Number) as number, key: keyIn(address), part: 'poster' },
        ...{ name: 'Plakat – नेपाल.jpg', size: 300_000, received: 300_000, sha256 },
        ...{ media_type: 'image/jpeg', is_handed_in: false },
        begun_at: new Date(IN_WINDOW).toISOString(),
      },
    ]);
    const head = await ask(person, address);
    expect([head.status, receivedIn(head), head.headers['upload-length']]).toEqual([
      ...[200, 300_000],
      '300000',
    ]);
    // Its last part, sent once more because its answer was lost.
    expect((await send(person, address, 300_000, Buffer.alloc(0))).status).toBe(204);
    expect((await send(person, address, 300_000, Buffer.alloc(1))).problem).toBe('upload-offset');
  });

  test('is examined once, however many send the same', async () => {
    const bytes = jpegOf(1_000, 7);
    const other = await participantOf(product, event);
    await sent(person, { event, size: 0 }, bytes);
    await sent(other, { event, size: 0 }, bytes);
    const { rows } = await product.database.pool.query<{ facts: number; jobs: number }>(
      `select (select count(*)::int from file_facts where sha256 = $1) as facts,
         (select count(*)::int from jobs join files on files.id = (payload->>'file')::int
          where kind = 'files.examine' and files.sha256 = $1) as jobs`,
      [sha256Of(bytes)],
    );
    expect(rows).toEqual([{ facts: 1, jobs: 1 }]);
  });

  test('a file that is whole, and one that is thrown away, stand in the audit', async () => {
    const address = await sent(person, { event, size: 0 }, jpegOf(500, 9));
    const [file] = await listed(person);
    expect((await drop(person, address)).status).toBe(204);
    const { rows } = await product.database.pool.query(
      `select action, actor_id from audit where subject_type = 'file' and subject_id = $1
       order by id`,
      [file?.id],
    );
    const actor_id = person.user.id;
    expect(rows).toEqual([
      { action: 'file.uploaded', actor_id },
      { action: 'file.removed', actor_id },
    ]);
    expect((await ask(person, address)).status).toBe(404);
  });
});

test.each([
  ['another place than the last byte', 5, 10, {}, 409, 'upload-offset'],
  ['more than was said', 0, 101, {}, 413, 'file-too-large'],
  ['another content type', 0, 10, { 'content-type': 'image/jpeg' }, 415, 'unsupported-media-type'],
  ['another version of tus', 0, 10, { 'tus-resumable': '0.2.2' }, 412, 'upload-other-version'],
  ['no place', 0, 10, { 'upload-offset': '-1' }, 400, 'upload-unreadable'],
  ['no anti-forgery value', 0, 10, { 'x-xsrf-token': 'x' }, 403, 'forgery-check-failed'],
] as const)('a part with %s is refused, and nothing of it kept', async (...given) => {
  const [, offset, length, headers, status, code] = given;
  const address = await begun(person, { event, size: 100 });
  const response = await send(person, address, offset, Buffer.alloc(length), { ...headers });
  expect([response.status, response.problem]).toEqual([status, code]);
  expect(receivedIn(await ask(person, address))).toBe(0);
});

test.each([
  ['nothing in it', { size: 0 }, 409, 'file-empty'],
  ['more than the part takes', { size: 20_000_001 }, 413, 'file-too-large'],
  ['more than a trial takes', { size: 25_000_001, part: null }, 413, 'file-too-large'],
  ['a part that is not asked for', { size: 1, part: 'video' }, 409, 'part-not-asked'],
  ['an event that is not there', { size: 1, event: 999_999 }, 404, 'not-found'],
] as const)('a file with %s is not begun', async (_, wished, status, code) => {
  const response = await begin(person, { event, ...wished });
  expect([response.status, response.problem]).toEqual([status, code]);
});

test.each([
  ['no length', { 'upload-length': undefined }],
  ['a length that is none', { 'upload-length': '1e3' }],
  ['a length that comes later', { 'upload-length': undefined, 'upload-defer-length': '1' }],
  ['no metadata', { 'upload-metadata': undefined }],
  ['metadata that cannot be read', { 'upload-metadata': 'name %%%' }],
  ['a name twice', { 'upload-metadata': 'name YQ==,name YQ==' }],
  ['letters that are none', { 'upload-metadata': 'event_id MQ==,trial,name /w==' }],
  ['neither part nor trial', { 'upload-metadata': 'event_id MQ==,name YQ==' }],
])('a beginning with %s cannot be read', async (_, headers) => {
  const good = { 'upload-length': '10', 'upload-metadata': 'event_id MQ==,trial,name YQ==' };
  const kept = Object.entries({ 'tus-resumable': '1.0.0', ...good, ...headers });
  const said = kept.filter((entry): entry is [string, string] => entry[1] !== undefined);
  const response = await person.send('POST', '/api/uploads', undefined, Object.fromEntries(said));
  expect([response.status, response.problem]).toEqual([400, 'upload-unreadable']);
});

test('what the server speaks is told to everybody', async () => {
  const { statusCode, headers } = await product.app.inject({
    ...{ method: 'OPTIONS', url: '/api/uploads', headers: { host: 'localhost:3000' } },
  });
  expect([statusCode, headers]).toMatchObject([
    204,
    {
      ...{ 'tus-version': '1.0.0', 'tus-extension': 'creation,expiration,termination' },
      'tus-max-size': '500000000',
    },
  ]);
});

test('a name is kept without folders and without what nobody sees', async () => {
  await begun(person, { event, size: 1, name: '..\\..\\evil/\u202egpj.exe' });
  expect((await listed(person))[0]?.name).toBe('gpj.exe');
});
