import type { OwnData } from '@pratibha/contract/personal-data';
import type { PublicWorkDetail } from '@pratibha/contract/public-works';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { CEREMONY, GalleryDesk, NOW } from '../../testing/gallery-desk.ts';

/* Works that everybody may see, in two processes: with the word of who made them, and no longer. */

const HOSTILE = '"><img src=x onerror=xss()>';

let desk: GalleryDesk;

beforeAll(async () => {
  desk = new GalleryDesk();
  await desk.open();
});
afterAll(() => desk.close());
beforeEach(() => desk.begin());

type Shown = Awaited<ReturnType<GalleryDesk['shown']>>;

describe('before the awards are out', () => {
  test('nothing anywhere says which works will be shown', async () => {
    const { page, client, say, work } = await desk.maker(0);
    const { rows } = await desk.query<{ shown_as: string }>(
      `insert into work_consents (submission_id, user_id, show_work, name_with_work, said_at)
       select id, user_id, false, false, now() from submissions where id = $1 returning shown_as`,
      [work],
    );
    const id = rows[0]?.shown_as ?? '';
    const seen = async () => {
      const answers = [];
      for (const path of ['/', '/results', '/works', '/works/2025', `/works/${id}`]) {
        const { status, text, headers } = await desk.get(path);
        answers.push({ path, status, text, etag: headers['etag'] });
      }
      for (const path of ['/sitemap.xml', '/api/public/works', `/api/public/works/${id}`]) {
        const { status, text } = await desk.get(path);
        answers.push({ path, status, text: text.replace(/"instance":"[^"]*"/, '') });
      }
      return answers;
    };
    const before = await seen();
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 200, 200, 404]);
    await say({ show_work: true, name_with_work: true });
    await desk.award();
    desk.setClocks('2025-07-22T12:14:59Z');
    expect(await seen()).toEqual(before);
    expect(await page()).toBeNull();
    expect((await client.get('/api/user/data')).json<OwnData>().work_consents).toMatchObject([
      { shown_as: id },
    ]);
  });

  test('results that give no award show no work: others are judged by them', async () => {
    await (await desk.maker(0)).say({ show_work: true });
    await desk.award(0);
    desk.setClocks(CEREMONY);
    expect(await desk.listed()).toEqual([]);
    expect((await desk.get('/works')).text).toContain('No work is shown yet.');
    expect((await desk.get('/results')).text).not.toContain('href="/works"');
  });

  test('while a show tells them one by one no work is shown, and no award leads to one', async () => {
    await (await desk.maker(0)).say({ show_work: true });
    await desk.award();
    await desk.query('update result_snapshots set released_at = null, released_by = null');
    await desk.query("update awards set revealed_at = $1 where title = 'Winner'", [CEREMONY]);
    desk.setClocks(CEREMONY);
    const winners = (await desk.get('/results')).text;
    expect(winners).toContain('Winner');
    expect(winners).not.toMatch(/\/works\/[0-9a-f-]{36}/);
    expect(await desk.listed()).toEqual([]);
    await desk.query('update result_snapshots set released_at = $1, released_by = frozen_by', [
      CEREMONY,
    ]);
    await eventually(async () => expect(await desk.listed()).toHaveLength(1));
    expect((await desk.get('/results')).text).toMatch(/\/works\/[0-9a-f-]{36}/);
  });
});

describe('once they are out', () => {
  test('a work is shown with the word of its maker, in every process, and no other', async () => {
    await (await desk.maker(1)).say({ name_with_work: true });
    const { id, path, call, name, say } = await desk.shown({
      description: 'A map of wells.\n\nMade with care.',
      work_link: 'https://wells.example/map?x=1',
      demo_or_alternate_link: 'http://demo.example',
    });
    for (const at of desk.both) {
      expect(await desk.listed(at)).toEqual([
        {
          ...{ id, event_id: desk.judged.event.id, event_title: 'Robot Race', edition: '2025' },
          title: 'A map of wells',
          excerpt: 'A map of wells. Made with care.',
          by: 'a student of Example Secondary School',
          picture: null,
          awards: [{ title: 'Winner', prize: 'A cup', position: null }],
        },
      ]);
      expect((await desk.get(call, at)).json<PublicWorkDetail>()).toMatchObject({
        ...{ id, description: 'A map of wells.\n\nMade with care.' },
        work_link: 'https://wells.example/map?x=1',
        demo_or_alternate_link: 'http://demo.example',
      });
      const list = (await desk.get('/works', at)).text;
      expect(list).toContain(`href="${path}"`);
      expect(list).toContain(`<link rel="canonical" href="${desk.product.origin}/works"`);
      const html = (await desk.get(path, at)).text;
      expect(html).toContain('<title>A map of wells · Robot Race · ');
      expect(html).toContain('<meta property="og:description" content="A map of wells. Made');
      expect(html).toContain('href="https://wells.example/map?x=1"');
      expect(html).toContain('rel="noopener noreferrer nofollow ugc"');
      for (const words of ['Opens wells.example', 'Opens demo.example', 'Winner: A cup'])
        expect(html).toContain(words);
      expect(html).not.toContain(name);
      expect((await desk.get('/sitemap.xml', at)).text).toContain(`${path}</loc>`);
      for (const from of ['/', '/results', `/results/${desk.judged.event.id}`]) {
        const page = (await desk.get(from, at)).text;
        expect(page).toContain(`href="${path}"`);
        expect(page).toContain('href="/works"');
      }
    }
    await say({ name_with_work: true });
    for (const at of desk.both)
      await eventually(async () => expect((await desk.get(path, at)).text).toContain(name));
  });

  test('taken back it is gone everywhere, and there again at the same address', async () => {
    const { path, call, page, say, id } = await desk.shown();
    const isThere = async (at: TestApp) => [
      (await desk.get(path, at)).status,
      (await desk.get(call, at)).status,
      (await desk.listed(at)).length,
      (await desk.get('/works', at)).text.includes(id),
      (await desk.get('/results', at)).text.includes(id),
      (await desk.get('/', at)).text.includes(id),
      (await desk.get('/sitemap.xml', at)).text.includes(id),
    ];
    for (const at of desk.both)
      expect(await isThere(at)).toEqual([200, 200, 1, true, true, true, true]);
    await say({ show_work: false });
    expect(await page()).toBeNull();
    for (const at of desk.both)
      await eventually(async () =>
        expect(await isThere(at)).toEqual([404, 404, 0, false, false, false, false]),
      );
    await say({ show_work: true });
    expect(await page()).toBe(id);
    for (const at of desk.both)
      await eventually(async () =>
        expect(await isThere(at)).toEqual([200, 200, 1, true, true, true, true]),
      );
  });

  test.each([
    [
      'that is reopened',
      ({ work }: Shown) =>
        desk.admin.put(`/api/admin/submissions/${work}/reopen`, {
          reason: 'Its link leads elsewhere',
        }),
    ],
    [
      'of an account that is closed',
      ({ userId }: Shown) => desk.admin.delete(`/api/admin/users/${userId}`),
    ],
    [
      'of somebody who is erased',
      async ({ userId, email: confirm }: Shown) =>
        (await desk.product.as('SUPER_ADMIN')).put(`/api/admin/users/${userId}/erase`, { confirm }),
    ],
    [
      'of an event that is deleted',
      () => desk.admin.delete(`/api/admin/events/${desk.judged.event.id}`),
    ],
  ] as const)('of a work %s nothing is left', async (_, happens) => {
    const of = await desk.shown();
    const { path, id } = of;
    expect(await desk.listed(desk.other)).toHaveLength(1);
    const done = await happens(of);
    expect([done.status, done.problem]).toEqual([200, null]);
    for (const at of desk.both) {
      await eventually(async () => expect(await desk.listed(at)).toEqual([]));
      expect((await desk.get(path, at)).status).toBe(404);
      expect((await desk.get('/results', at)).text).not.toContain(id);
    }
  });

  test('the clock of a demo that goes back takes it along', async () => {
    const { path } = await desk.shown();
    expect((await desk.get(path)).status).toBe(200);
    desk.setClocks(NOW);
    expect(await desk.listed()).toEqual([]);
    expect((await desk.get(path)).status).toBe(404);
  });

  test('what somebody wrote is text, wherever it stands', async () => {
    const { path } = await desk.shown({
      description: `${HOSTILE}\n${HOSTILE}`,
      work_link: `https://x.example/?q=${encodeURIComponent('"')}"onclick="xss()`,
      demo_or_alternate_link: 'javascript:xss()',
    });
    for (const address of ['/works', path]) {
      const { text } = await desk.get(address);
      expect(text).toContain('&quot;&gt;&lt;img');
      expect(text).not.toContain('<img src=x');
      expect(text).not.toContain('"onclick="');
      expect(text).not.toContain('href="javascript:');
    }
  });
});

test('a work of somebody else has no page to ask for', async () => {
  const { work } = await desk.maker(0);
  const stranger = await desk.product.as('USER');
  expect((await stranger.get(`/api/user/submissions/${work}/page`)).status).toBe(404);
});

test('the address of a work without a link leads everybody to where it is shown', async () => {
  const { client, id, path, say, userId, work } = await desk.shown();
  const code = '0123456789ABCDEF';
  await desk.query(
    `insert into handed_in (submission_id, revision, user_id, code, parts)
     values ($1, 1, $2, $3, '[]')`,
    [work, userId, code],
  );
  const at = `/work/${code}`;
  const stranger = await desk.product.as('USER');
  const where = async (who: Pick<typeof client, 'get'>) => (await who.get(at)).headers.location;
  expect(await where(desk.product.anonymous())).toBe(path);
  expect(await where(stranger)).toBe(`/works/${id}`);
  expect(await where(client)).toBe(`/user/work-submissions?open=${work}`);
  await say({ show_work: false });
  expect((await stranger.get(at)).status).toBe(404);
  expect(await where(desk.product.anonymous())).toContain('/api/oauth/login?');
});
