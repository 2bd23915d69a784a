import type {
  Edition,
  EditionDetails,
  EditionVersion,
  SavedDraft,
} from '@pratibha/contract/editions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { smallWeb } from '../../testing/small-web.ts';
import { publishContent, savedContent } from './editions.ts';

const PATH = '/api/admin/editions';

let product: TestApp;
let admin: SignedInClient;
let id: number;

beforeAll(async () => {
  product = await startTestApp({ web: smallWeb() });
  admin = await product.as('SUPER_ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query(`
    delete from edition_schedules;
    delete from edition_drafts;
    update events set edition_id = (select min(id) from editions);
    delete from editions where id <> (select min(id) from editions);
    update editions set status = 'live'`);
  await publishContent(product.database, FIRST_CONTENT);
  const [only] = (await admin.get(PATH)).json<Edition[]>();
  id = only?.id ?? 0;
});

const read = async (of = id) => (await admin.get(`${PATH}/${of}`)).json<EditionDetails>();
const versions = async (of = id) =>
  (await admin.get(`${PATH}/${of}/versions?limit=50`)).json<EditionVersion[]>();

async function write(values: object, of = id): Promise<SavedDraft> {
  const { draft_content, draft_revision } = await read(of);
  const content = { ...draft_content, ...values };
  const body = { content, revision: draft_revision };
  const response = await admin.put(`${PATH}/${of}/draft`, body);
  expect([response.status, response.problem]).toEqual([200, null]);
  return response.json<SavedDraft>();
}

async function publish(values: object = {}, of = id) {
  const { draft_revision: revision } = await read(of);
  const body = { revision, at: null, note: null, accepts_warnings: true, ...values };
  return admin.post(`${PATH}/${of}/publish`, body);
}

test('a draft is kept, shown and published, with what it changed', async () => {
  const before = await read();
  expect(before).toMatchObject({ status: 'live', draft: null, content: FIRST_CONTENT });
  await write({ tagline: 'Ours', year: FIRST_CONTENT.year });
  expect(await read()).toMatchObject({
    draft: { changed: true, saved_by: expect.any(String) as string },
    draft_content: { tagline: 'Ours' },
    content: { tagline: FIRST_CONTENT.tagline },
  });
  expect(await savedContent(product.database)).toEqual(FIRST_CONTENT);
  const done = await publish({ note: 'The tagline' });
  expect([done.status, done.problem]).toEqual([200, null]);
  expect(done.json<EditionDetails>()).toMatchObject({ draft: null, version: before.version + 1 });
  expect(await savedContent(product.database)).toMatchObject({ tagline: 'Ours' });
  expect((await versions())[0]).toEqual({
    number: before.version + 1,
    author: expect.any(String) as string,
    at: expect.any(String) as string,
    note: 'The tagline',
    differences: [
      { pointer: '/tagline', label: 'Tagline', before: FIRST_CONTENT.tagline, after: 'Ours' },
    ],
  });
});
