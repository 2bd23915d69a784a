import type { Edition, EditionDetails } from '@pratibha/contract/editions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeOldFiles } from '../features/files/clear-files.ts';
import { diskStore } from '../platform/files/disk-store.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import { createEvent, createSubmission } from '../testing/factories.ts';
import { createHandedFile } from '../testing/handed-factories.ts';
import { smallWeb } from '../testing/small-web.ts';

/* A year that is over keeps what was handed in, for who made it and for organisers. */

const EDITIONS = '/api/admin/editions';

let product: TestApp;
let admin: SignedInClient;
let owner: SignedInClient;
let file: Awaited<ReturnType<typeof createHandedFile>>;
let first: number;

beforeAll(async () => {
  product = await startTestApp({ web: smallWeb() });
  admin = await product.as('SUPER_ADMIN');
  owner = await product.as('USER');
  first = (await admin.get(EDITIONS)).json<Edition[]>()[0]?.id ?? 0;
  const event = await createEvent(product.database, { requires_submission: true });
  await product.database.pool.query('update events set edition_id = $1', [first]);
  const work = await createSubmission(product.database, {
    ...{ event_id: event.id, user_id: owner.user.id },
  });
  file = await createHandedFile(product.database, {
    ...{ submission_id: work.id, bytes: 'a poster' },
    previews: { '1-480': 'small' },
  });
});
afterAll(() => product.close());

async function readByAll(): Promise<string[]> {
  const read: string[] = [];
  for (const [client, side] of [
    [owner, 'user'],
    [admin, 'admin'],
  ] as const) {
    for (const what of ['original', 'previews/1-480']) {
      const { status, text } = await client.get(`/api/${side}/files/${file.id}/${what}`);
      read.push(`${side} ${status} ${text}`);
    }
  }
  return read;
}

/** Publishes another year, with which the first one is an archive. */
async function beginAnotherYear(): Promise<void> {
  const body = { from: first, year: 2031, event_day: '2031-08-14', copy_events: true };
  const made = (await admin.post(EDITIONS, body)).json<EditionDetails>();
  const published = await admin.post(`${EDITIONS}/${made.id}/publish`, {
    ...{ revision: made.draft_revision, at: null, note: null, accepts_warnings: true },
  });
  expect([published.status, published.problem]).toEqual([200, null]);
  const all = (await admin.get(EDITIONS)).json<Edition[]>();
  expect(all.find(({ id }) => id === first)?.status).toBe('archived');
}

test('works of an archived year are read as before, whatever was cleared meanwhile', async () => {
  const whole = ['user 200 a poster', 'user 200 small', 'admin 200 a poster', 'admin 200 small'];
  expect(await readByAll()).toEqual(whole);
  await beginAnotherYear();
  const { kysely, pool, filesDir } = product.database;
  const old = `now() - interval '400 days'`;
  await pool.query(
    `update files set created_at = ${old}, touched_at = ${old}, completed_at = ${old}`,
  );
  const files = diskStore({ folder: filesDir, floor: 0, mark: async () => null });
  await removeOldFiles({ database: { kysely }, files }, { original: 0, passing: 0 });
  expect(await readByAll()).toEqual(whole);
  const copied = await pool.query('select id from files where event_id <> $1', [file.event_id]);
  expect(copied.rows).toEqual([]);
});
