import { createHash } from 'node:crypto';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { createEvent } from '../../testing/factories.ts';
import { smallWeb } from '../../testing/small-web.ts';
import { cardPath, sitePicturesOf } from '../pictures/pictures.ts';
import { prepareEdition, publishContent, savedContent, UnusableEdition } from './editions.ts';

let one: TestApp;
let other: TestApp;

/** Two processes on one database. */
beforeAll(async () => {
  one = await startTestApp({ web: smallWeb() });
  other = await startTestApp({ web: smallWeb(), database: one.database });
});
afterAll(async () => {
  await other.close();
  await one.close();
});
beforeEach(async () => {
  await publishContent(one.database, FIRST_CONTENT);
  await everywhere(FIRST_CONTENT.title);
});

const page = ({ app, origin }: TestApp, url = '/', headers = {}) =>
  app.inject({ url, headers: { host: new URL(origin).host, ...headers } });
const titled = (title: string): EditionContent => ({ ...FIRST_CONTENT, title });

async function everywhere(title: string): Promise<void> {
  await eventually(async () => {
    for (const process of [one, other])
      expect((await page(process)).body).toContain(`<h1>${title}</h1>`);
  });
}

test('what is published is on the pages of every process, under another tag', async () => {
  const before = await page(one);
  await publishContent(one.database, titled('Another title'));
  await everywhere('Another title');
  const headers = { 'if-none-match': String(before.headers.etag) };
  expect((await page(one, '/', headers)).statusCode).toBe(200);
  expect((await page(other, '/manifest.webmanifest')).json()).toMatchObject({
    name: 'Another title',
  });
});

test('the security policy lets in the frame of the form that the edition names', async () => {
  const policyOf = async () =>
    // The document of an address without a page is sent to everybody, with the same policy.
    String((await page(other, '/user/nothing')).headers['content-security-policy']);
  expect(await policyOf()).toMatch(/frame-src [^;]* https:\/\/forms\.example$/);
  for (const [formUrl, policy] of [
    [
      'https://another.example:8443/form?of=workshops',
      /frame-src [^;]* https:\/\/another\.example:8443$/,
    ],
    ['/forms/workshops', /frame-src [^;]* 'self'$/],
  ] as const) {
    const workshops = { ...FIRST_CONTENT.workshops, formUrl };
    await publishContent(one.database, { ...FIRST_CONTENT, workshops });
    await eventually(async () => expect(await policyOf()).toMatch(policy));
  }
});

test('a document holds what its hydrated parts read, and nothing in it ends the element', async () => {
  const tagline = '</script><script>alert(1)</script>';
  await publishContent(one.database, { ...titled('With a tagline'), tagline });
  await everywhere('With a tagline');
  const { body } = await page(one);
  const block = /<script type="application\/json" id="edition">(.*?)<\/script>/.exec(body)?.[1];
  expect(JSON.parse(block ?? '')).toEqual({ tagline });
  expect(body).not.toContain(tagline);
});

test('an accent reaches the pages by a style that their policy names, and the manifest', async () => {
  const style = '.a{color:#0b6b3a}';
  const green = { ...titled('Green'), look: { accent: '#0b6b3a', logo: null } };
  await publishContent(one.database, green);
  await everywhere('Green');
  await one.database.pool.query(
    `insert into editions (slug, status, content) values ('2019', 'archived', $1)`,
    [green],
  );
  await eventually(async () => expect((await page(one, '/editions/2019')).statusCode).toBe(200));
  const digest = createHash('sha256').update(style).digest('base64');
  for (const url of ['/', '/privacy', '/editions/2019']) {
    const { body, headers } = await page(one, url);
    expect(body).toContain(`<style>${style}</style></head>`);
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${digest}';`);
  }
  const card = cardPath(sitePicturesOf(green));
  expect((await page(one)).body).toContain(`${card}" />`);
  const student = await page(one, '/user/nothing');
  expect(student.headers['content-security-policy']).toContain(`'sha256-${digest}'`);
  expect((await page(one, '/admin')).headers['content-security-policy']).not.toContain('sha256');
  expect((await page(one, '/manifest.webmanifest')).json()).toMatchObject({
    theme_color: '#0b6b3a',
  });
});

test('what goes to the archive is led to by the pages of every process, under another tag', async () => {
  const links = async (process: TestApp) =>
    Array.from((await page(process)).body.matchAll(/"(\/editions\/201\d)">2018</g), ([, to]) => to);
  const before = await page(one);
  const archived = [{ ...titled('Of once'), year: 2018 }];
  await one.database.pool.query(
    `insert into editions (slug, status, set_up, content) values ('2018', 'archived', true, $1)`,
    archived,
  );
  await eventually(async () => {
    for (const process of [one, other]) expect(await links(process)).toEqual(['/editions/2018']);
  });
  expect((await page(one)).headers.etag).not.toBe(before.headers.etag);
  expect((await page(one)).body).toContain(`<h1>${FIRST_CONTENT.title}</h1>`);
});

test('what is no content is not published', async () => {
  const wrong = { ...FIRST_CONTENT, year: 'soon', unheard: 1 };
  const refusal = publishContent(one.database, wrong);
  await expect(refusal).rejects.toThrow(UnusableEdition);
  await expect(refusal).rejects.toMatchObject({
    wrong: [{ path: '/year' }, { path: '/unheard' }],
  });
  expect(await savedContent(one.database)).toEqual(FIRST_CONTENT);
});

test('what somebody else wrote wrongly leaves the pages as they were, and does not last', async () => {
  const write = (content: object) =>
    one.database.pool.query(`update editions set content = $1 where status = 'live'`, [content]);
  await write({ title: 'Half' });
  await write(titled('Whole again'));
  await everywhere('Whole again');
});

test('a process whose connection was lost meanwhile has it once it listens again', async () => {
  await one.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query ilike '%listen%'`,
  );
  await publishContent(one.database, titled('Said in between'));
  await everywhere('Said in between');
});

test('an installation that said something of its own keeps it', async () => {
  await publishContent(one.database, titled('Our own'));
  await prepareEdition(one.database, FIRST_CONTENT);
  expect(await savedContent(one.database)).toMatchObject({ title: 'Our own' });
});

test('a new event belongs to the live edition', async () => {
  const { id } = await createEvent(one.database);
  const { rows } = await one.database.pool.query(
    'select e.status from editions e join events v on v.edition_id = e.id where v.id = $1',
    [id],
  );
  expect(rows).toEqual([{ status: 'live' }]);
});

test('only one edition is live', async () => {
  const second = one.database.pool.query(
    `insert into editions (slug, status) values ('second', 'live')`,
  );
  await expect(second).rejects.toThrow(/editions_live_idx/);
});
