import { rm } from 'node:fs/promises';
import type { OwnData } from '@pratibha/contract/personal-data';
import type { PublicWork, PublicWorkDetail } from '@pratibha/contract/public-works';
import { WORKS_A_PAGE } from '@pratibha/domain/submissions/gallery';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { createSubmission } from '../../testing/factories.ts';
import { HttpClient } from '../../testing/http-client.ts';
import { freeze, type JudgedRound, judgedRound, special } from '../../testing/results-desk.ts';
import { webOfSources } from '../../testing/web-of-sources.ts';

/* Works that everybody may see, in two processes: with the word of who made them, and no longer. */

const NOW = '2025-07-16T04:15:00Z';
const CEREMONY = '2025-07-22T12:15:00Z';
const HOSTILE = '"><img src=x onerror=xss()>';

const web = webOfSources();
let product: TestApp;
let other: TestApp;
let admin: SignedInClient;
let second: SignedInClient;
let judged: JudgedRound;

beforeAll(async () => {
  product = await startTestApp({ web });
  other = await startTestApp({ web, database: product.database });
  admin = await product.as('ADMIN');
  second = await product.as('ADMIN');
});
afterAll(async () => {
  await other.app.close();
  await product.close();
  await rm(web.distDir, { recursive: true });
});
beforeEach(async () => {
  await query('delete from result_snapshots');
  setClocks(NOW);
  judged = await judgedRound(product);
});

const query = (text: string, values: unknown[] = []) => product.database.pool.query(text, values);

function setClocks(at: string): void {
  for (const { clock } of [product, other]) clock.set(at);
}

const visitor = (at = product) => new HttpClient(at.app, product.origin);
const get = (path: string, at = product) => visitor(at).get(path);
const listed = async (at = product) => (await get('/api/public/works', at)).json<PublicWork[]>();

/** Awards for the first and the second work, which come out at the ceremony. */
async function awarded(count = 2): Promise<void> {
  const titles = ['Winner', 'Bold Idea'].slice(0, count);
  const awards = titles.map((title, at) => special(judged.works[at]?.id ?? 0, title));
  expect((await freeze(admin, judged.round.id, awards)).status).toBe(201);
  const url = `/api/admin/rounds/${judged.round.id}/results`;
  expect((await second.post(`${url}/approval`, { number: 1 })).problem).toBeNull();
  expect((await admin.post(`${url}/release`, { number: 1, at: CEREMONY })).problem).toBeNull();
}

/** Whoever made a work of the round. */
async function maker(at: number) {
  const id = judged.works[at]?.id ?? 0;
  const row = await product.database.kysely
    .selectFrom('users')
    .innerJoin('submissions', 'submissions.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.name'])
    .where('submissions.id', '=', id)
    .executeTakeFirstOrThrow();
  const client = await product.as(row.email as `${string}@${string}`);
  const say = (said: object) => client.put(`/api/user/submissions/${id}/consent`, said);
  const page = async () =>
    (await client.get(`/api/user/submissions/${id}/page`)).json<{ page: string | null }>().page;
  return { ...row, work: id, client, say, page };
}

/** The first work, out and shown; with its address. */
async function shown(words: object = {}) {
  const of = await maker(0);
  if (Object.keys(words).length > 0)
    await product.database.kysely
      .updateTable('submission_revisions')
      .set(words)
      .where('submission_id', '=', of.work)
      .execute();
  await of.say({ show_work: true });
  await awarded();
  setClocks(CEREMONY);
  const id = (await of.page()) ?? '';
  return { ...of, userId: of.id, id, path: `/works/${id}`, call: `/api/public/works/${id}` };
}

type Shown = Awaited<ReturnType<typeof shown>>;

describe('before the awards are out', () => {
  test('nothing anywhere says which works will be shown', async () => {
    const { page, client, say, work } = await maker(0);
    const { rows } = await query(
      `insert into work_consents (submission_id, user_id, show_work, name_with_work, said_at)
       select id, user_id, false, false, now() from submissions where id = $1 returning shown_as`,
      [work],
    );
    const id = rows[0]?.shown_as as string;
    const seen = async () => {
      const answers = [];
      for (const path of ['/', '/results', '/works', '/works/2025', `/works/${id}`]) {
        const { status, text, headers } = await get(path);
        answers.push({ path, status, text, etag: headers['etag'] });
      }
      for (const path of ['/sitemap.xml', '/api/public/works', `/api/public/works/${id}`]) {
        const { status, text } = await get(path);
        answers.push({ path, status, text: text.replace(/"instance":"[^"]*"/, '') });
      }
      return answers;
    };
    const before = await seen();
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 200, 200, 404]);
    await say({ show_work: true, name_with_work: true });
    await awarded();
    setClocks('2025-07-22T12:14:59Z');
    expect(await seen()).toEqual(before);
    expect(await page()).toBeNull();
    expect((await client.get('/api/user/data')).json<OwnData>().work_consents).toMatchObject([
      { shown_as: id },
    ]);
  });

  test('results that give no award show no work: others are judged by them', async () => {
    await (await maker(0)).say({ show_work: true });
    await awarded(0);
    setClocks(CEREMONY);
    expect(await listed()).toEqual([]);
    expect((await get('/works')).text).toContain('No work is shown yet.');
    expect((await get('/results')).text).not.toContain('href="/works"');
  });
});

describe('once they are out', () => {
  test('a work is shown with the word of its maker, in every process, and no other', async () => {
    await (await maker(1)).say({ name_with_work: true });
    const { id, path, call, name, say } = await shown({
      description: 'A map of wells.\n\nMade with care.',
      work_link: 'https://wells.example/map?x=1',
      demo_or_alternate_link: 'http://demo.example',
    });
    for (const at of [product, other]) {
      expect(await listed(at)).toEqual([
        {
          ...{ id, event_id: judged.event.id, event_title: 'Robot Race', edition: '2025' },
          title: 'A map of wells.',
          excerpt: 'A map of wells. Made with care.',
          by: 'a student of Example Secondary School',
          awards: [{ title: 'Winner', prize: 'A cup', position: null }],
        },
      ]);
      expect((await get(call, at)).json<PublicWorkDetail>()).toMatchObject({
        ...{ id, description: 'A map of wells.\n\nMade with care.' },
        work_link: 'https://wells.example/map?x=1',
        demo_or_alternate_link: 'http://demo.example',
      });
      const list = (await get('/works', at)).text;
      expect(list).toContain(`href="${path}"`);
      expect(list).toContain(`<link rel="canonical" href="${product.origin}/works"`);
      const html = (await get(path, at)).text;
      expect(html).toContain('<title>A map of wells. · Robot Race · ');
      expect(html).toContain('<meta property="og:description" content="A map of wells. Made');
      expect(html).toContain('href="https://wells.example/map?x=1"');
      expect(html).toContain('rel="noopener noreferrer nofollow ugc"');
      for (const words of ['Opens wells.example', 'Opens demo.example', 'Winner: A cup'])
        expect(html).toContain(words);
      expect(html).not.toContain(name);
      expect((await get('/sitemap.xml', at)).text).toContain(`${path}</loc>`);
      for (const from of ['/', '/results', `/results/${judged.event.id}`]) {
        const page = (await get(from, at)).text;
        expect(page).toContain(`href="${path}"`);
        expect(page).toContain('href="/works"');
      }
    }
    await say({ name_with_work: true });
    for (const at of [product, other])
      await eventually(async () => expect((await get(path, at)).text).toContain(name));
  });

  test('taken back it is gone everywhere, and there again at the same address', async () => {
    const { path, call, page, say, id } = await shown();
    const isThere = async (at: TestApp) => [
      (await get(path, at)).status,
      (await get(call, at)).status,
      (await listed(at)).length,
      (await get('/works', at)).text.includes(id),
      (await get('/results', at)).text.includes(id),
      (await get('/', at)).text.includes(id),
      (await get('/sitemap.xml', at)).text.includes(id),
    ];
    for (const at of [product, other])
      expect(await isThere(at)).toEqual([200, 200, 1, true, true, true, true]);
    await say({ show_work: false });
    expect(await page()).toBeNull();
    for (const at of [product, other])
      await eventually(async () =>
        expect(await isThere(at)).toEqual([404, 404, 0, false, false, false, false]),
      );
    await say({ show_work: true });
    expect(await page()).toBe(id);
    for (const at of [product, other])
      await eventually(async () =>
        expect(await isThere(at)).toEqual([200, 200, 1, true, true, true, true]),
      );
  });

  test.each([
    [
      'that is reopened',
      ({ work }: Shown) =>
        admin.put(`/api/admin/submissions/${work}/reopen`, { reason: 'Its link leads elsewhere' }),
    ],
    [
      'of an account that is closed',
      ({ userId }: Shown) => admin.delete(`/api/admin/users/${userId}`),
    ],
    [
      'of somebody who is erased',
      async ({ userId, email: confirm }: Shown) =>
        (await product.as('SUPER_ADMIN')).put(`/api/admin/users/${userId}/erase`, { confirm }),
    ],
    [
      'of an event that is deleted',
      () => admin.delete(`/api/admin/events/${judged.event.id}`),
    ],
  ] as const)('of a work %s nothing is left', async (_, happens) => {
    const of = await shown();
    const { path, id } = of;
    expect(await listed(other)).toHaveLength(1);
    const done = await happens(of);
    expect([done.status, done.problem]).toEqual([200, null]);
    for (const at of [product, other]) {
      await eventually(async () => expect(await listed(at)).toEqual([]));
      expect((await get(path, at)).status).toBe(404);
      expect((await get('/results', at)).text).not.toContain(id);
    }
  });

  test('the clock of a demo that goes back takes it along', async () => {
    const { path } = await shown();
    expect((await get(path)).status).toBe(200);
    setClocks(NOW);
    expect(await listed()).toEqual([]);
    expect((await get(path)).status).toBe(404);
  });

  test('what somebody wrote is text, wherever it stands', async () => {
    const { path } = await shown({
      description: `${HOSTILE}\n${HOSTILE}`,
      work_link: `https://x.example/?q=${encodeURIComponent('"')}"onclick="xss()`,
      demo_or_alternate_link: 'javascript:xss()',
    });
    for (const address of ['/works', path]) {
      const { text } = await get(address);
      expect(text).toContain('&quot;&gt;&lt;img');
      expect(text).not.toContain('<img src=x');
      expect(text).not.toContain('"onclick="');
      expect(text).not.toContain('href="javascript:');
    }
  });
});

describe('the gallery of an edition', () => {
  test('is read by competition and award, page by page, by its address alone', async () => {
    await shown({ description: 'The one that won' });
    const { id: event_id } = judged.event;
    await Promise.all(
      Array.from({ length: WORKS_A_PAGE }, async (_, n) => {
        const status = 'ACCEPTED';
        const { id } = await createSubmission(product.database, {
          ...{ event_id, status, description: `Work ${n}` },
        });
        await query(
          `insert into work_consents (submission_id, user_id, show_work, name_with_work, said_at)
           select id, user_id, true, false, now() from submissions where id = $1`,
          [id],
        );
      }),
    );
    await eventually(async () => expect(await listed()).toHaveLength(WORKS_A_PAGE + 1));
    const cards = (text: string) => text.match(/href="\/works\/[0-9a-f-]{36}"/g)?.length ?? 0;
    const first = (await get('/works')).text;
    expect(first).toContain('61 works, page 1 of 2');
    expect([cards(first), first.includes('The one that won')]).toEqual([WORKS_A_PAGE, true]);
    const next = await get('/works?page=2');
    expect([next.status, cards(next.text)]).toEqual([200, 1]);
    const won = (await get(`/works?competition=${event_id}&award=Winner`)).text;
    expect([cards(won), won.includes('aria-current="true"')]).toEqual([1, true]);
    expect(won).toContain(`href="/works?competition=${event_id}"`);
    // What no work fits any more leads to what is nearest.
    for (const [asked, leads] of [
      ['/works?page=3', '/works'],
      ['/works?award=Nothing', '/works'],
      [`/works?competition=${event_id}&award=No`, `/works?competition=${event_id}`],
      ['/works/2025?competition=999999', '/works/2025'],
    ] as const) {
      const { status, headers } = await get(asked);
      expect([asked, status, headers['location']]).toEqual([asked, 302, leads]);
    }
    expect((await get('/works?other=1')).status).toBe(200);
  });

  test('of an earlier year has an address of its own, which its archive leads to', async () => {
    const { path } = await shown();
    const content = JSON.stringify({ ...FIRST_CONTENT, year: 2024 });
    const { rows } = await query(
      `insert into editions (slug, status, set_up, content)
       values ('2024', 'archived', true, $1) returning id`,
      [content],
    );
    const moved = [judged.event.id, rows[0]?.id];
    await query('update events set edition_id = $2 where id = $1', moved);
    await eventually(async () => expect((await get('/works/2024')).status).toBe(200));
    const old = (await get('/works/2024')).text;
    expect(old).toContain('Works of 2024');
    expect(old).toContain(`href="${path}"`);
    expect(old).toContain('href="/editions/2024"');
    expect((await get(path)).text).toContain('href="/editions/2024"');
    const own = (await get('/works')).text;
    expect(own).toContain('No work is shown yet.');
    expect(own).toContain('href="/works/2024"');
    await eventually(async () =>
      expect((await get('/editions/2024')).text).toContain('href="/works/2024"'),
    );
    const results = (await get('/results')).text;
    expect(results).toContain('No results of 2025 are out yet.');
    expect(results).toContain(`href="/results/${judged.event.id}"`);
    expect((await get('/works/2023')).status).toBe(404);
  });
});

test('a work of somebody else has no page to ask for', async () => {
  const { work } = await maker(0);
  const stranger = await product.as('USER');
  expect((await stranger.get(`/api/user/submissions/${work}/page`)).status).toBe(404);
});
