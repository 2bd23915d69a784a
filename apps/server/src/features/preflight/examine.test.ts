import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FileFacts } from '@pratibha/domain/preflight/facts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileStore } from '../../platform/files/file-store.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { startBareApp } from '../../testing/bare-app.ts';
import { createEvent, createSubmission, createUser } from '../../testing/factories.ts';
import { createHandedFile, testPart } from '../../testing/handed-factories.ts';
import { zipBytes } from '../../testing/zip-bytes.ts';
import { preflightJobs } from './examine.ts';

const FOR_A4 = testPart({ print: 'A4', least_dpi: 300 });

let product: TestApp;
let bare: Awaited<ReturnType<typeof startBareApp>>;
let files: FileStore;
let photo: Buffer;

beforeAll(async () => {
  product = await startTestApp();
  bare = await startBareApp(product);
  ({ files } = bare.platform);
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a37' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await bare.app.close();
  await product.close();
});

const rows = async <Row>(text: string, values: readonly unknown[] = []) =>
  (await product.database.pool.query(text, [...values])).rows as Row[];

async function examine(
  file: number,
  { store = files, signal = new AbortController().signal } = {},
): Promise<void> {
  const [job] = preflightJobs({ files: store, clock: product.clock });
  await job?.run({ database: product.database, id: 1, attempt: 1, signal }, { file });
}

async function handedIn(bytes: Buffer, part = FOR_A4) {
  const user = await createUser(product.database, { profile: null });
  const event = await createEvent(product.database, { requires_submission: true });
  const work = await createSubmission(product.database, { user_id: user.id, event_id: event.id });
  const of = { submission_id: work.id, part, bytes, facts: null };
  const file = await createHandedFile(product.database, of);
  return { ...file, work: work.id };
}

const toldOf = (userId: number) =>
  rows<{ kind: string; params: object }>(
    `select kind, params from notifications where user_id = $1 and kind = 'work-findings'`,
    [userId],
  );
const stateOf = async (sha256: string) =>
  (
    await rows<{ state: string; facts: FileFacts | null; ended_over: number }>(
      'select state, facts, ended_over from file_facts where sha256 = $1',
      [sha256],
    )
  )[0];
const previewsOf = (sha256: string) =>
  rows<{ page: number; width: number; height: number; bytes: number }>(
    'select page, width, height, bytes from previews where sha256 = $1 order by width',
    [sha256],
  );

test('a picture is known, shown upright without what it says, and its student told once', async () => {
  const { id, sha256, user_id, event_id, work } = await handedIn(photo);
  await examine(id);
  const state = await stateOf(sha256);
  expect(state).toMatchObject({
    state: 'done',
    facts: { kind: 'jpeg', faults: [], picture: { width: 600, height: 900, has_location: true } },
  });
  const previews = await previewsOf(sha256);
  expect(previews.map(({ page, width, height }) => [page, width, height])).toEqual([
    [1, 480, 720],
    [1, 600, 900],
  ]);
  for (const { page, width, height, bytes } of previews) {
    const shown = await buffer(files.readPreview(sha256, `${page}-${width}.webp`));
    const made = await sharp(shown).metadata();
    expect([made.format, made.width, made.height, shown.length]).toEqual([
      ...['webp', width, height],
      bytes,
    ]);
    expect([made.exif, made.icc, made.xmp, made.orientation]).toEqual(Array(4).fill(undefined));
  }
  const told = [{ kind: 'work-findings', params: { event_id, submission_id: work, revision: 1 } }];
  expect(await toldOf(user_id)).toEqual(told);
  // Done twice, it does no harm.
  await examine(id);
  expect(await toldOf(user_id)).toEqual(told);
});

test('equal bytes are not looked into again, and who hands them in is told, too', async () => {
  const [first, second] = [await handedIn(photo), await handedIn(photo)];
  const store = { ...files, pathOf: () => '/nowhere' };
  await examine(second.id, { store });
  expect(await toldOf(first.user_id)).toHaveLength(1);
  expect(await toldOf(second.user_id)).toHaveLength(1);
});

test('handing in asks for a look, whatever was found before', async () => {
  const { id } = await handedIn(photo, testPart());
  expect(
    await rows(`select 1 from jobs where kind = 'files.examine' and payload = $1::jsonb`, [
      JSON.stringify({ file: id }),
    ]),
  ).toHaveLength(1);
});

test('of what meets nobody is told, and the README of a ZIP is read', async () => {
  const part = testPart({ id: 'project', kind: 'zip', wants_readme: true });
  const readme = '# Kite\n\nIt flies.';
  const bytes = zipBytes([{ name: 'kite/README.md', data: readme }, { name: 'kite/a.ts' }]);
  const { id, sha256, user_id } = await handedIn(bytes, part);
  await examine(id);
  expect((await stateOf(sha256))?.facts?.faults).toEqual([]);
  expect((await stateOf(sha256))?.facts?.zip).toEqual({
    entries: [
      { name: 'kite/README.md', size: readme.length },
      { name: 'kite/a.ts', size: 4 },
    ],
    ...{ entry_count: 2, unpacked: readme.length + 4 },
    readme: { name: 'kite/README.md', text: readme },
  });
  expect(await toldOf(user_id)).toEqual([]);
});

test('one that ends its process three times has failed, and its student is told', async () => {
  const { id, sha256, user_id } = await handedIn(Buffer.from('ends whoever reads it'));
  const store = { ...files, pathOf: () => '/nowhere' };
  for (const n of [1, 2]) {
    await expect(examine(id, { store })).rejects.toThrow(/examiner.ts ended with 1/);
    expect(await stateOf(sha256)).toMatchObject({ state: 'waiting', ended_over: n });
    expect(await toldOf(user_id)).toEqual([]);
  }
  await examine(id, { store });
  expect(await stateOf(sha256)).toMatchObject({ state: 'failed', facts: null });
  expect(await toldOf(user_id)).toHaveLength(1);
});

test('a server that ends, or a folder that is away, is no fault of the file', async () => {
  const { id, sha256 } = await handedIn(Buffer.from('a text'));
  await expect(examine(id, { signal: AbortSignal.abort() })).rejects.toThrow(/Killed|ended/);
  const store = { ...files, pathOf: () => '/nowhere', has: async () => false };
  await expect(examine(id, { store })).rejects.toThrow(/ended with 1/);
  expect(await stateOf(sha256)).toMatchObject({ state: 'waiting', ended_over: 0 });
  await examine(id);
  expect(await stateOf(sha256)).toMatchObject({ state: 'done', facts: { kind: 'other' } });
});

test('a picture that could not be kept is made again', async () => {
  const bytes = await sharp(photo).flip().jpeg().toBuffer();
  const { id, sha256 } = await handedIn(bytes);
  const store: FileStore = {
    ...files,
    keepPreview: async (sha, name, made) => {
      if (name.includes('480')) throw new Error('no room');
      await files.keepPreview(sha, name, made);
    },
  };
  await expect(examine(id, { store })).rejects.toThrow('no room');
  // Nothing says that half of it is there.
  expect([(await stateOf(sha256))?.state, await previewsOf(sha256)]).toEqual(['waiting', []]);
  await examine(id);
  expect([(await stateOf(sha256))?.state, (await previewsOf(sha256)).length]).toEqual(['done', 2]);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
});

test('what nobody looks into any more is looked into within hours', async () => {
  const { id, sha256 } = await handedIn(Buffer.from('left behind'));
  const left = preflightJobs({ files, clock: product.clock })[1];
  const { signal } = new AbortController();
  const look = () => left?.run({ database: product.database, id: 1, attempt: 1, signal }, {});
  const added = () => rows(`select payload from jobs where key = $1`, [`left-${id}`]);
  await look();
  expect(await added()).toEqual([]);
  await rows(`update stored_bytes set stored_at = now() - interval '2 hours' where sha256 = $1`, [
    sha256,
  ]);
  await look();
  await look();
  expect(await added()).toEqual([{ payload: { file: id } }]);
});

test('of a file that was removed meanwhile nothing is looked for', async () => {
  await expect(examine(2_000_000_000)).resolves.toBeUndefined();
});
