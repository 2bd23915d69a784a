import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditionDetails, EditionFindings } from '@pratibha/contract/editions';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { markdownWeb } from '../../testing/markdown-web.ts';
import { editionJobs, publishContent, savedContent, type TryPages } from './editions.ts';

const web = markdownWeb();
/** More than any thread's stack bears, however it came here. */
const UNBEARABLE = '>'.repeat(20_000);

let product: TestApp;
let admin: SignedInClient;
let path: string;

beforeAll(async () => {
  product = await startTestApp({ web });
  admin = await product.as('ADMIN');
  const [only] = (await admin.get('/api/admin/editions')).json<{ id: number }[]>();
  path = `/api/admin/editions/${only?.id}`;
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query(
    'delete from edition_schedules; delete from edition_drafts; delete from edition_versions',
  );
  await publishContent(product.database, FIRST_CONTENT);
});

function withRules(text: string, tagline = FIRST_CONTENT.tagline): EditionContent {
  const { legal } = FIRST_CONTENT;
  return { ...FIRST_CONTENT, tagline, legal: { ...legal, rules: { ...legal.rules, text } } };
}

async function save(content: EditionContent): Promise<number> {
  const { draft_revision: revision } = (await admin.get(path)).json<EditionDetails>();
  const saved = await admin.put(`${path}/draft`, { content, revision });
  expect(saved.status).toBe(200);
  return saved.json<{ revision: number }>().revision;
}

const publish = (revision: number, at: string | null = null) =>
  admin.post(`${path}/publish`, { revision, at, note: null, accepts_warnings: true });

/** As it stood there before anybody counted: past every check. */
async function putThere(content: EditionContent): Promise<void> {
  await product.database.pool.query(
    "update editions set content = $1, version = version + 1 where status = 'live'",
    [JSON.stringify(content)],
  );
}

const page = async (of: TestApp, url: string) => {
  const { status, text } = await of.anonymous().get(url);
  return { status, body: text };
};

test('what no page can be rendered with is not published, and its field is named', async () => {
  const revision = await save({ ...FIRST_CONTENT, title: 'PAGES' });
  const { errors } = (await admin.get(`${path}/findings`)).json<EditionFindings>();
  expect(errors).toMatchObject([{ pointer: '', code: 'not-rendered' }]);
  expect((await publish(revision)).problem).toBe('edition-has-errors');
  expect((await publish(revision, '2031-01-01T00:00:00Z')).problem).toBe('edition-has-errors');
  expect(await savedContent(product.database)).toEqual(FIRST_CONTENT);
});

test('nothing is locked while it is tried, and a draft that changed meanwhile is not published', async () => {
  const gate = join(web.distDir, 'changed');
  const revision = await save(withRules(`GATE ${gate}`));
  const publishing = publish(revision);
  await eventually(() => expect(existsSync(`${gate}.begun`)).toBe(true));
  const next = await save(withRules('Be fair.'));
  writeFileSync(gate, '');
  expect((await publishing).problem).toBe('changed-meanwhile');
  expect(await savedContent(product.database)).toEqual(FIRST_CONTENT);
  expect((await publish(next)).status).toBe(200);
});

test('what is due is tried before it is published; if it is not, it fails and waits', async () => {
  const revision = await save(withRules('Be fair.'));
  expect((await publish(revision, '2031-01-01T00:00:00Z')).status).toBe(200);
  const refusing: TryPages = async () => [
    { path: '/legal/rules/text', error: { code: 'not-rendered' } },
  ];
  const [job] = editionJobs({ now: () => new Date('2031-01-01T00:00:00Z') }, refusing);
  const { database } = product;
  await job?.run({ database, id: 1, attempt: 1, signal: new AbortController().signal }, {});
  expect((await admin.get(path)).json<EditionDetails>()).toMatchObject({
    publish_failure: 'edition-has-errors',
    failed_fields: ['/legal/rules/text'],
    content: { legal: { rules: { text: FIRST_CONTENT.legal.rules.text } } },
  });
});

test('a page that cannot be rendered at the start says what it said before; the rest starts', async () => {
  await publishContent(product.database, withRules('Be fair.'));
  await putThere(withRules(UNBEARABLE, 'Said all the same'));
  const again = await startTestApp({ web, database: product.database });
  try {
    expect(await page(again, '/rules')).toMatchObject({
      status: 200,
      body: expect.stringContaining('Be fair.') as string,
    });
    for (const url of ['/', '/event/details', '/privacy'])
      expect([url, (await page(again, url)).status]).toEqual([url, 200]);
    expect((await page(again, '/')).body).toContain('Said all the same');
  } finally {
    await again.app.close();
  }
});

test('without anything before it, that page alone answers 500', async () => {
  await putThere(withRules(UNBEARABLE));
  await product.database.pool.query('delete from edition_versions');
  const again = await startTestApp({ web, database: product.database });
  try {
    const { status, body } = await page(again, '/rules');
    expect([status, body.includes('<h1>')]).toEqual([500, true]);
    expect((await page(again, '/')).status).toBe(200);
  } finally {
    await again.app.close();
  }
});

test('a process that hears of such a page goes on with the one that it has', async () => {
  await publishContent(product.database, withRules('Be fair.'));
  await eventually(async () => expect((await page(product, '/rules')).body).toContain('Be fair.'));
  await putThere(withRules(UNBEARABLE, 'Heard of'));
  await eventually(async () => expect((await page(product, '/')).body).toContain('Heard of'));
  expect((await page(product, '/rules')).body).toContain('Be fair.');
});
