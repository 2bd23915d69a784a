import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import type { BenchDatabase, DatabaseServer } from '../database-server.ts';
import { type Figure, repeated } from '../figures.ts';
import { processorTimeWithChildren } from '../processor-time.ts';
import { type Product, startProduct } from '../product.ts';
import { SUBMISSION_EVENT } from '../seed.ts';
import { writeHeaders } from '../students.ts';
import { askForFiles, PART } from './uploads.ts';

// Its types know the server's packages, which these do not.
const POSTER = new URL('../../apps/server/src/testing/large-poster.ts', import.meta.url).href;
const BYTES = 30_000_000;
const ROUNDS = 5;
const LOOK_MS = 20;

/** What it costs to look into a poster of 30 MB: its facts, its previews. */
export async function measurePreflight(databaseServer: DatabaseServer): Promise<Figure[]> {
  const folder = temporaryFolder('bench-preflight');
  const database = await databaseServer.database(
    { people: ROUNDS + 1, submitters: ROUNDS + 1 },
    { more: askForFiles },
  );
  const product = await startProduct({
    databaseUrl: database.url,
    env: { FILES_DIR: path.join(folder, 'files') },
  });
  const { largePoster } = (await import(POSTER)) as {
    largePoster: (bytes: number) => Promise<Buffer>;
  };
  const poster = await largePoster(BYTES);
  const seconds: { processor: number[]; wall: number[] } = { processor: [], wall: [] };
  try {
    // The first one is for the compiler.
    for (let person = 1; person <= ROUNDS + 1; person += 1) {
      const own = Buffer.concat([poster, Buffer.from([person])]);
      const { processor, wall } = await lookInto(product, database, own, person);
      if (person === 1) continue;
      seconds.processor.push(processor);
      seconds.wall.push(wall);
    }
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const part = 'preflight';
  const what = `an A3 JPEG of ${Math.round(poster.length / 1e6)} MB, taken in and looked into`;
  return [
    repeated(seconds.processor, {
      ...{ part, what: `${what}: processor time`, unit: 's', target: { atMost: 5 } },
    }),
    repeated(seconds.wall, { part, what: `${what}: on the clock`, unit: 's' }),
  ];
}

async function lookInto(product: Product, database: BenchDatabase, bytes: Buffer, person: number) {
  const client = await database.connect();
  try {
    const before = processorTimeWithChildren(product.pid);
    const begun = performance.now();
    await send(product.origin, bytes, person);
    while (!(await isDone(client, person))) await after(LOOK_MS);
    const wall = (performance.now() - begun) / 1_000;
    // A child's time is known once it has ended.
    await after(1_000);
    return { wall, processor: (processorTimeWithChildren(product.pid) - before) / 1e6 };
  } finally {
    await client.end();
  }
}

type Client = Awaited<ReturnType<BenchDatabase['connect']>>;

async function isDone(client: Client, person: number): Promise<boolean> {
  const { rows } = await client.query<{ state: string; previews: number }>(
    `select state, (select count(*)::int from previews where sha256 = files.sha256) as previews
     from files join file_facts using (sha256) where user_id = $1`,
    [person],
  );
  const [found] = rows;
  if (found?.state === 'failed') throw new Error('The poster could not be looked into.');
  if (found?.state !== 'done') return false;
  if (found.previews === 0) throw new Error('The poster has no preview.');
  return true;
}

async function send(origin: string, bytes: Buffer, person: number): Promise<void> {
  const { 'content-type': _, ...own } = writeHeaders(person);
  const headers = { ...own, 'tus-resumable': '1.0.0' };
  const named = { event_id: String(SUBMISSION_EVENT), part: PART, name: 'poster.jpg' };
  const metadata = Object.entries(named).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  );
  const length = { 'upload-length': String(bytes.length), 'upload-metadata': metadata.join() };
  const begun = await fetch(`${origin}/api/uploads`, {
    ...{ method: 'POST', headers: { ...headers, ...length } },
  });
  if (begun.status !== 201) throw new Error(`An upload was answered ${begun.status}.`);
  const sent = await fetch(`${origin}${begun.headers.get('location')}`, {
    method: 'PATCH',
    headers: {
      ...{ ...headers, 'upload-offset': '0' },
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });
  if (sent.status !== 204) throw new Error(`A part was answered ${sent.status}.`);
}
