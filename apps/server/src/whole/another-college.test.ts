import { rmSync } from 'node:fs';
import type { Edition, EditionDetails } from '@pratibha/contract/editions';
import type { NewCalendarLink } from '@pratibha/contract/own-calendar';
import type { UploadedPicture } from '@pratibha/contract/pictures';
import type { EditionContent } from '@pratibha/domain/editions/content';
import type { Picture } from '@pratibha/domain/editions/pictures';
import { NOTIFICATION_KINDS } from '@pratibha/domain/notifications/notifications';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sitePicturesOf } from '../features/pictures/pictures.ts';
import { FIRST_CONTENT } from '../seed/edition/content.ts';
import { anotherCollege } from '../testing/another-college.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import { eventually } from '../testing/eventually.ts';
import { notifyOfEverything } from '../testing/every-notification.ts';
import type { HttpResponse } from '../testing/http-client.ts';
import { NAVIGATION } from '../testing/identity-provider.ts';
import { relayAt } from '../testing/mail-post.ts';
import { pictureFile, pngOf } from '../testing/pictures.ts';
import { TestSmtpRelay } from '../testing/smtp-relay.ts';
import { webOfSources } from '../testing/web-of-sources.ts';
import { foundIn, wordsOfCollege } from '../testing/words-of-college.ts';

/*
 * The product begins with the edition of one college. Another one publishes its own: from then on
 * no page, mail or file says a word of the first. What is looked for are the names and sentences of
 * the first edition.
 */

const EDITIONS = '/api/admin/editions';
/** The product says it of any edition. */
const OF_ANY = 'this edition is over';
const WORDS = wordsOfCollege(FIRST_CONTENT).filter((word) => word !== OF_ANY);
/** Of sections without entries, which no page shows. */
const UNSHOWN = (['faq', 'sponsors', 'team', 'news'] as const).map((name) =>
  FIRST_CONTENT[name].heading.toLowerCase(),
);
/** People here live where the first college is not. */
const PROFILE = { address: 'Dharan', college_address: 'Dharan' };

const web = webOfSources();
let relay: TestSmtpRelay;
let product: TestApp;
let admin: SignedInClient;
let student: SignedInClient;
let other: EditionContent;
/** What the first edition said, by address. */
let before: Map<string, HttpResponse>;

const mail = () => ({
  ...relayAt(relay.port),
  from: { name: 'Koshi Makers', address: 'no-reply@koshi-riverside.example' },
});

beforeAll(async () => {
  relay = await TestSmtpRelay.open();
  product = await startTestApp({ web, config: { mail: mail() } });
  admin = await product.as({ role: 'SUPER_ADMIN', profile: PROFILE });
  student = await product.as({ profile: PROFILE });
  before = await walk(['/', '/event/details', '/privacy', '/rules', '/user/workshops']);
  other = anotherCollege(await uploaded());
  await publish(other);
  await nextYear();
  await tellEverybody();
});
afterAll(async () => {
  await product.close();
  await relay.close();
  rmSync(web.distDir, { recursive: true });
});

/** A picture as an organiser gives it. */
async function uploaded(): Promise<Picture> {
  const size = { width: 64, height: 48 };
  const response = await admin.post('/api/admin/pictures', pictureFile(pngOf(64, 48)));
  const { file } = response.json<UploadedPicture>();
  return { ...size, file, alt: 'A stall', caption: 'A yard', focus: { x: 40, y: 60 } };
}

/** Writes a draft of the newest edition and publishes it, as the console does. */
async function publish(content: EditionContent | null): Promise<void> {
  const [newest] = (await admin.get(EDITIONS)).json<Edition[]>();
  const path = `${EDITIONS}/${newest?.id}`;
  const read = async () => (await admin.get(path)).json<EditionDetails>().draft_revision;
  if (content !== null) {
    const kept = await admin.put(`${path}/draft`, { content, revision: await read() });
    expect([kept.status, kept.problem]).toEqual([200, null]);
  }
  const body = { revision: await read(), at: null, note: null, accepts_warnings: true };
  const done = await admin.post(`${path}/publish`, body);
  expect([done.status, done.problem]).toEqual([200, null]);
}

/** The college goes on, so that its first fair is in the archive. */
async function nextYear(): Promise<void> {
  const [live] = (await admin.get(EDITIONS)).json<Edition[]>();
  const year = other.year + 1;
  const body = { from: live?.id, year, event_day: `${year}-11-12`, copy_events: false };
  expect((await admin.post(EDITIONS, body)).status).toBe(201);
  await publish(null);
  await eventually(async () => {
    const { text } = await product.anonymous().get('/');
    expect(text).toContain(`${other.title} ${year}`);
    expect((await product.anonymous().get(`/editions/${other.year}`)).status).toBe(200);
  });
}

async function tellEverybody(): Promise<void> {
  const more = [0, 1, 2, 3].map(async () => (await product.as({ profile: PROFILE })).user.id);
  const [a = 0, b = 0, c = 0, d = 0] = await Promise.all(more);
  await notifyOfEverything(
    product.database,
    { organiser: admin.user.id, students: [student.user.id, a, b, c, d] },
    product.clock.now(),
  );
}

/** Who reads an address. */
function readerOf(url: string) {
  if (/^\/(api\/)?(admin|preview)\b/.test(url)) return admin;
  return /^\/(api\/)?(user|judge)\b/.test(url) ? student : product.anonymous();
}

async function walk(urls: readonly string[]): Promise<Map<string, HttpResponse>> {
  const read = new Map<string, HttpResponse>();
  for (const url of urls) read.set(url, await readerOf(url).get(url));
  return read;
}

/** Every word of the first college, with where it stands. */
function wordsIn(said: Iterable<readonly [where: string, text: string]>): string[] {
  return [...said].flatMap(([where, text]) =>
    foundIn(text, WORDS).map((word) => `${where} says “${word}”`),
  );
}
const textsOf = (read: Map<string, HttpResponse>) =>
  Array.from(
    read,
    ([url, { text, headers }]) => [url, `${text}\n${JSON.stringify(headers)}`] as const,
  );

test('what is looked for are words of the first edition: its pages say each of them', () => {
  const said = new Set(textsOf(before).flatMap(([, text]) => foundIn(text, WORDS)));
  const missing = WORDS.filter((word) => !said.has(word));
  expect(missing).toEqual(UNSHOWN);
  expect(WORDS).toContain(FIRST_CONTENT.shortTitle.toLowerCase());
  expect(WORDS.length).toBeGreaterThan(150);
});

/** Its versions tell what stood there before; this is a page for organisers of what was. */
const HISTORY = /\/versions\b/;
/** Addresses by what stands in the place of their parameters; every other id is the first. */
const PLACES: Readonly<Record<string, string>> = {
  ...{ ':slug': '2031', ':page': 'landing', ':token': 'x', ':key': '0'.repeat(16), ':name': 'x' },
  ':number': '2024-000000',
};

/** Where nothing is, or nothing of theirs; the identity provider is away, too. */
const REFUSED = [
  '/api/user/events/1/waiting/answers',
  ...['/api/user/submissions/1', '/api/admin/events/submissions/replaced'],
  ...['/api/user/submissions/1/parts', '/api/public/receipts/1'],
  ...['/api/admin/events/submissions/findings', '/api/user/submissions/1/consent'],
  ...['/api/admin/decision-releases/1', '/api/user/tokens'],
  ...['/api/calendars/x/dates.ics', '/api/admin/announcements/1/preview'],
  ...[`/api/idempotency-keys/${'0'.repeat(16)}`, '/api/oauth/login', '/api/oauth/callback'],
  // One is being prepared, and nobody has filled in a sheet.
  ...['/api/admin/rounds/1/proposal', '/api/admin/sheets/1'],
  ...['/api/admin/rounds/1/best', '/api/admin/rounds/1/ranking'],
  ...['/api/admin/rounds/1/ranking/export', '/api/admin/rounds/1/earlier-sheets'],
  // It takes the best of no round before, and whose sheets are asked for is not said.
  // Somebody is signed in.
  '/api/judge/guest',
  '/api/admin/rounds/1/final',
  ...['/api/judge/works/1/files/1/original', '/api/judge/works/1/files/1/previews/1'],
  '/api/judge/rounds/1/final/works/2024-000000/parts',
  '/api/judge/rounds/1/final/works/2024-000000/files/1/previews/1',
  ...['/api/public/works/1', '/api/public/works/1/previews/1/1'],
  '/api/user/submissions/1/page',
  ...['/api/user/files/1/original', '/api/user/files/1/previews/1'],
  ...['/api/admin/files/1/previews/1', '/api/admin/events/submissions/previews'],
  // Of which row is not said.
  ...['/api/admin/notes', '/api/admin/desk/rows'],
  // Nor of which list.
  ...['/api/admin/lists/own', '/api/admin/lists/counts'],
  ...['/api/admin/certificates/1/link', '/api/admin/certificates/zips/1/file'],
  ...['/api/user/submissions/1/links', '/api/admin/events/submissions/links'],
  // Nor of whose texts.
  '/api/admin/translations',
  ...[
    '/unsubscribe/x',
    '/invitation/x',
    ...['/certificates/1', '/certificates/1/picture.png', '/work/1'],
    '/pictures/x',
    `/site/${'0'.repeat(16)}/x`,
    ...['/results/1/signature.json', '/results/1/sheets.json'],
    ...['/results/1', '/results/1/check', '/works/1'],
    '/user',
    '/admin',
  ],
  ...['/nothing', '/admin/nothing', '/user/nothing'],
];

/** Every address that there is, with those that stand behind a star. */
function everyAddress(): string[] {
  const { app } = product;
  const isPage = (url: string) => app.hasRoute({ method: 'GET', url }) && !HISTORY.test(url);
  const fixed = [...app.routePaths].filter(isPage).filter((url) => !url.endsWith('*'));
  const of = (url: string) => url.replaceAll(/:\w+/g, (name) => PLACES[name] ?? '1');
  return [
    ...fixed.map(of),
    ...['/?sign-in-error=cancelled', '/unauthorized?reason=account-deleted', '/nothing'],
    ...['/api/admin/search?q=example.test', '/api/admin/search?q=event'],
    ...['/preview/editions/1/guidelines', '/admin/users', '/admin/nothing', '/user/nothing'],
    ...['events', 'events/1', 'event-registrations', 'work-submissions', 'workshops'].map(
      (page) => `/user/${page}`,
    ),
    ...['judging', 'judging?round=1', 'judging/1'].map((page) => `/user/${page}`),
    ...['certificates', 'update-profile', 'notifications', 'announcements/1'].map(
      (page) => `/user/${page}`,
    ),
  ];
}

describe('of the first college says no word', () => {
  test('a page, a call or a file at any address', async () => {
    const read = await walk(everyAddress());
    expect(read.size).toBeGreaterThan(75);
    const refused = [...read].filter(([, { status }]) => status !== 200).map(([url]) => url);
    expect(refused).toEqual(REFUSED);
    expect(wordsIn(textsOf(read))).toEqual([]);
    for (const url of ['/', '/event/details', '/user/events', '/admin/users', '/docs'])
      expect([url, read.get(url)?.text]).toEqual([url, expect.stringContaining('Koshi Makers')]);
    expect(read.get('/manifest.webmanifest')?.json()).toMatchObject({
      ...{ name: other.title, short_name: other.shortTitle },
    });
  });

  test('a page that is sent without what it shows', async () => {
    const refused = await product.anonymous().get('/api/nothing', NAVIGATION);
    expect(refused.text).toContain('<title>Not found · Koshi Makers</title>');
    const unknown = await product.anonymous().get('/unsubscribe/x');
    expect(unknown.text).toContain('<p class="brand">Koshi Makers</p>');
    const pages = { refused: refused.text, unknown: unknown.text };
    expect(wordsIn(Object.entries(pages))).toEqual([]);
  });

  test('the card of shared links, which is another picture', async () => {
    const { text } = await product.anonymous().get('/');
    const [, card = ''] = /og:image" content="([^"]+)"/.exec(text) ?? [];
    expect(card).toMatch(/\/site\/[0-9a-f]{16}\/card\.png$/);
    const drawn = sitePicturesOf(other)?.facts;
    expect(drawn?.title).toBe(other.title);
    expect(wordsIn([['card', JSON.stringify(drawn)]])).toEqual([]);
  });

  test('the calendar that follows one’s dates', async () => {
    const { url } = (await student.post('/api/user/calendar')).json<NewCalendarLink>();
    const feed = await product.anonymous().get(new URL(url).pathname);
    expect(feed.text).toContain('X-WR-CALNAME:Koshi Makers\r\n');
    expect(feed.text).toContain('SUMMARY:Field Robots');
    const said = `${url} ${feed.text} ${JSON.stringify(feed.headers)}`;
    expect(wordsIn([['feed', said]])).toEqual([]);
  });

  test('a mail of any kind', async () => {
    const { database } = product;
    const post = await startTestApp({ database, works: true, config: { mail: mail() } });
    await eventually(() => expect(relay.taken).toHaveLength(NOTIFICATION_KINDS.length));
    await post.close();
    const mails = relay.taken.map(({ mail: each }) => [each.subject ?? '', wholeOf(each)] as const);
    expect(new Set(mails.map(([subject]) => subject)).size).toBe(NOTIFICATION_KINDS.length);
    expect(wordsIn(mails)).toEqual([]);
    for (const [, text] of mails) {
      for (const own of [other.title, other.organiser, other.contact.email])
        expect(text).toContain(own);
    }
  });
});

/** All that a mail says, its head and its files too. */
function wholeOf({ headers, text, html, attachments }: Email): string {
  const files = attachments.map(
    ({ filename, content }) => `${filename} ${new TextDecoder().decode(content as ArrayBuffer)}`,
  );
  return [JSON.stringify(headers), text, html, ...files].join('\n');
}

test('zone and currency stay those of Nepal', async () => {
  const home = (await product.anonymous().get('/')).text;
  expect(home).toContain('Nrs. 75,000');
  expect(home).toContain('"addressCountry":"NP"');
  expect(home).toMatch(/"startDate":"[^"]+\+05:45"/);
  const site = (await product.anonymous().get('/api/public/site')).json();
  expect(site).toMatchObject({ zone: 'Asia/Kathmandu' });
});
