import type { EditionDetails, EditionFindings } from '@pratibha/contract/editions';
import { EDITION, type EditionContent } from '@pratibha/domain/editions/content';
import type { Json, JsonFields } from '@pratibha/domain/editions/json';
import { markdownTexts } from '@pratibha/domain/editions/markdown-texts';
import { markdownLoadError } from '@pratibha/domain/text/markdown-load';
import type { Value } from '@pratibha/domain/value';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { markdownWeb } from '../../testing/markdown-web.ts';
import { publishContent, savedContent } from '../editions/editions.ts';

const web = markdownWeb();
const PAGES = ['/', '/event/details', '/privacy', '/rules', '/unauthorized'];

/** So many characters has the longest text. */
const LONGEST = 30_000;
const filled = (unit: string) => unit.repeat(Math.ceil(LONGEST / unit.length));
const lines = (line: (n: number) => string) =>
  Array.from({ length: 2_000 }, (_, n) => line(n)).join('\n');

const HOSTILE: readonly (readonly [name: string, text: string])[] = [
  ['quotes', filled('>')],
  ['quotes with spaces', filled('> ')],
  ['a rule across the page', filled('- ')],
  ['lists in one line', filled('+ ')],
  ['numbered lists in one line', filled('1. ')],
  ['lists, a line for each', lines((n) => `${' '.repeat(n * 2)}- a`)],
  ['lists and quotes in turns', filled('- > ')],
  ['twenty levels again and again', filled(`${'> '.repeat(20)}a\n\n`)],
  ['emphasised letters', filled('_a_')],
  ['openings of strong words', filled('__a')],
  ['stars', filled('*')],
  ['stars of many lengths', filled('*a**b***c')],
  ['as much emphasis as may be', `${'__a '.repeat(2_000)}${'a'.repeat(20_000)}`],
  ['backticks', filled('`')],
  ['backticks of many lengths', lines((n) => `a${'`'.repeat(n % 200)}`)],
  ['brackets', filled('[')],
  ['brackets in brackets', `${'['.repeat(15_000)}${']'.repeat(15_000)}`],
  ['openings of links', filled('[a](')],
  ['links', filled('[a](b)')],
  ['openings of pictures', filled('![')],
  ['definitions', filled('[a]: b\n')],
  ['a table of many rows', `|a|\n|-|\n${filled('|a|\n')}`],
  ['a table of many columns', `${'|a'.repeat(7_000)}\n${'|-'.repeat(7_000)}`],
  ['signs of HTML', filled('<')],
  ['openings of HTML', filled('<b a="')],
  ['comments', filled('<!--')],
  ['a mixture', filled('> - _a_ [b](c) `d` <e>\n')],
  ['a deeper mixture', filled('>- 1. *a ![')],
];

let product: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp({ web });
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query('delete from edition_drafts');
  await publishContent(product.database, FIRST_CONTENT);
});

/** A content whose Markdown says this instead, as much of it as each field takes. */
function withTexts(textFor: (path: string, limit: number) => string): EditionContent {
  const content = structuredClone(FIRST_CONTENT) as unknown as JsonFields;
  for (const [path, before] of markdownTexts(FIRST_CONTENT)) {
    const names = path.split('/').slice(1);
    const last = names.pop() ?? '';
    const place = names.reduce((at: Json, name) => (at as JsonFields)[name] as Json, content);
    (place as Record<string, Json>)[last] = textFor(path, limitOf(path)) || before;
  }
  return content as unknown as EditionContent;
}

function limitOf(path: string): number {
  let node: Value = EDITION;
  for (const name of path.split('/').slice(1))
    if (node.kind === 'list') node = node.of;
    else if (node.kind === 'fields' && node.fields[name]) node = node.fields[name];
  return node.kind === 'text' ? node.limit : 0;
}

/** Saves and publishes it as the console does. @returns where it is wrong */
async function publish(content: EditionContent): Promise<readonly string[]> {
  const [live] = (await admin.get('/api/admin/editions')).json<{ id: number }[]>();
  const path = `/api/admin/editions/${live?.id}`;
  const { draft_revision } = (await admin.get(path)).json<EditionDetails>();
  const saved = await admin.put(`${path}/draft`, { content, revision: draft_revision });
  expect(saved.status).toBe(200);
  const { revision } = saved.json<{ revision: number }>();
  const { errors } = (await admin.get(`${path}/findings`)).json<EditionFindings>();
  const body = { revision, at: null, note: null, accepts_warnings: true };
  const done = await admin.post(`${path}/publish`, body);
  expect([done.status, done.problem]).toEqual(
    errors.length > 0 ? [409, 'edition-has-errors'] : [200, null],
  );
  return errors.map(({ pointer }) => pointer);
}

/** What a start serves on the same database. */
async function expectStart(): Promise<void> {
  const again = await startTestApp({ web, database: product.database });
  try {
    const visitor = again.anonymous();
    for (const path of PAGES) expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
  } finally {
    await again.app.close();
  }
}

test.each(HOSTILE)(
  '%s in every text are refused there, or published and bear a start',
  async (_, text) => {
    const isTooMuch = (limit: number) => markdownLoadError(text.slice(0, limit)) !== null;
    const whole = withTexts((_path, limit) => text.slice(0, limit));
    const wrong = markdownTexts(whole)
      .map(([path]) => path)
      .filter((path) => isTooMuch(limitOf(path)));
    expect(await publish(whole)).toEqual(wrong);
    const bearable = withTexts((_path, limit) => (isTooMuch(limit) ? '' : text.slice(0, limit)));
    if (wrong.length > 0 && wrong.length < markdownTexts(whole).length)
      expect(await publish(bearable)).toEqual([]);
    await expectStart();
  },
);

test('the counted limits alone refuse what a renderer cannot bear', () => {
  const refused = HOSTILE.filter(([, text]) => markdownLoadError(text.slice(0, LONGEST)));
  expect(refused.map(([name]) => name)).toEqual([
    ...['quotes', 'quotes with spaces', 'lists in one line', 'numbered lists in one line'],
    ...['lists, a line for each', 'lists and quotes in turns', 'emphasised letters'],
    ...['openings of strong words', 'stars of many lengths', 'a mixture', 'a deeper mixture'],
  ]);
});

test('a text that costs too much never reaches what the pages say by a file, either', async () => {
  const content = withTexts(() => '>'.repeat(21));
  await expect(publishContent(product.database, content)).rejects.toThrow('too-many-levels');
  expect(await savedContent(product.database)).toEqual(FIRST_CONTENT);
});
