import { rmSync } from 'node:fs';
import type { Edition, EditionDetails } from '@pratibha/contract/editions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIRST_CONTENT } from '../seed/edition/content.ts';
import { anotherCollege } from '../testing/another-college.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import type { TestDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { notifyOfEverything } from '../testing/every-notification.ts';
import type { HttpResponse } from '../testing/http-client.ts';
import { NAVIGATION } from '../testing/identity-provider.ts';
import { relayAt } from '../testing/mail-post.ts';
import { createNewSite } from '../testing/new-site.ts';
import { TestSmtpRelay } from '../testing/smtp-relay.ts';
import { webOfSources } from '../testing/web-of-sources.ts';
import { foundIn, wordsOfCollege } from '../testing/words-of-college.ts';

/*
 * Until somebody publishes, a site has the name of the product and names no college: neither the
 * one of the first edition nor any other, and no address of one.
 */

const NAME = FIRST_CONTENT.shortTitle;
const WORDS = wordsOfCollege(FIRST_CONTENT, 5).filter((word) => word !== NAME.toLowerCase());
const EDITIONS = '/api/admin/editions';

/** Of an organiser: their own page says where they live. */
const NOWHERE = { address: 'Somewhere', college_address: 'Somewhere' };

/** One that every site brings along. */
const [PICTURE] = FIRST_CONTENT.gallery.pictures;

const web = webOfSources();
let relay: TestSmtpRelay;
let database: TestDatabase;
let product: TestApp;
let admin: SignedInClient;
if (PICTURE === undefined) throw new Error('no picture');
const other = anotherCollege(PICTURE);

const mail = () => ({
  ...relayAt(relay.port),
  from: { name: 'A site', address: 'no-reply@site.example' },
});

beforeAll(async () => {
  relay = await TestSmtpRelay.open();
  database = await createNewSite();
  product = await startTestApp({ web, database, works: true, config: { mail: mail() } });
  admin = await product.as({ role: 'SUPER_ADMIN', profile: NOWHERE });
});
afterAll(async () => {
  await product.close();
  await database.close();
  await relay.close();
  rmSync(web.distDir, { recursive: true });
});

async function first(): Promise<EditionDetails> {
  const [live] = (await admin.get(EDITIONS)).json<Edition[]>();
  return (await admin.get(`${EDITIONS}/${live?.id}`)).json<EditionDetails>();
}
const namesIn = ({ text, headers }: HttpResponse) =>
  foundIn(`${text}\n${JSON.stringify(headers)}`, WORDS);

test('its pages have the name of the product and no address', async () => {
  const anonymous = product.anonymous();
  const pages: [string, HttpResponse][] = [];
  for (const path of ['/', '/help', '/help/students', '/unauthorized', '/nothing', '/user/events'])
    pages.push([path, await anonymous.get(path)]);
  for (const path of ['/unauthorized?reason=account-deleted', '/help?sign-in-error=cancelled'])
    pages.push([path, await anonymous.get(path)]);
  for (const path of ['/admin/dashboard', '/admin/editions', '/admin/nothing'])
    pages.push([path, await admin.get(path)]);
  for (const path of ['/manifest.webmanifest', '/api/public/site', '/docs', '/unsubscribe/x'])
    pages.push([path, await anonymous.get(path)]);
  pages.push(['a refusal', await anonymous.get('/api/nothing', NAVIGATION)]);
  for (const [path, page] of pages) {
    expect([path, namesIn(page)]).toEqual([path, []]);
    expect([path, page.text]).toEqual([
      path,
      expect.not.stringMatching(/mailto:|tel:|href=""|openstreetmap\.org\/\?mlat|2000-01|©/),
    ]);
  }
  const said = new Map(pages);
  expect(said.get('/help')?.text).toContain(`· ${NAME}</title>`);
  expect(said.get('/admin/dashboard')?.text).toContain(`<title>${NAME}</title>`);
  expect(said.get('/manifest.webmanifest')?.json()).toMatchObject({ name: NAME, short_name: NAME });
  expect(said.get('/api/public/site')?.json()).toMatchObject({ set_up: false });
});

test('its mails neither', async () => {
  const more = [0, 1, 2, 3, 4].map(async () => (await product.as('USER')).user.id);
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = await Promise.all(more);
  const people = { organiser: admin.user.id, students: [a, b, c, d, e] } as const;
  await notifyOfEverything(database, people, product.clock.now());
  await eventually(() => expect(relay.taken.length).toBeGreaterThan(5));
  for (const { mail: sent } of relay.taken) {
    const text = `${sent.subject}\n${sent.text}\n${sent.html}`;
    expect(foundIn(text, WORDS)).toEqual([]);
    expect(sent.text).toContain(`-- \n${NAME}\nhttp`);
    expect(sent.text).toContain('Replies to this address are not read.\n');
  }
});

test('nothing that nobody published is a version, and the first one that somebody publishes is the first', async () => {
  const before = await first();
  expect(before).toMatchObject({ version: 0, content: null, draft: null, draft_content: {} });
  const path = `${EDITIONS}/${before.id}`;
  const versions = async () => (await admin.get(`${path}/versions`)).json<{ number: number }[]>();
  expect(await versions()).toEqual([]);
  expect((await admin.post(`${path}/versions/1/restore`)).status).toBe(404);
  expect((await admin.delete(`${path}/draft`)).problem).toBe('edition-never-published');

  const kept = await admin.put(`${path}/draft`, { content: other, revision: 1 });
  expect([kept.status, kept.problem]).toEqual([200, null]);
  const { draft_revision: revision } = await first();
  const body = { revision, at: null, note: null, accepts_warnings: true };
  const done = await admin.post(`${path}/publish`, body);
  expect([done.status, done.json()]).toMatchObject([200, { version: 1, slug: String(other.year) }]);
  expect(await versions()).toMatchObject([{ number: 1, author: expect.any(String) as string }]);
  await eventually(async () =>
    expect((await product.anonymous().get('/')).text).toContain(other.title),
  );
});
