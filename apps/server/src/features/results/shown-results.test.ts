import { createHash, verify } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { PublicResults } from '@pratibha/contract/public-results';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { createUser } from '../../testing/factories.ts';
import { HttpClient } from '../../testing/http-client.ts';
import { freeze, type JudgedRound, judgedRound, special } from '../../testing/results-desk.ts';
import { webOfSources } from '../../testing/web-of-sources.ts';
import { rotateKey } from '../signing/signing.ts';

/* What everybody sees of results, in two processes: not before their instant, and as it is then. */

const NOW = '2025-07-16T04:15:00Z';
const CEREMONY = '2025-07-22T12:15:00Z';
const AFTER = '2025-07-22T12:15:01Z';

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
  await product.database.pool.query('delete from result_snapshots');
  setClocks(NOW);
  judged = await judgedRound(product);
});

function setClocks(at: string): void {
  for (const { clock } of [product, other]) clock.set(at);
}

const visitor = (at = product) => new HttpClient(at.app, product.origin);
const page = async (path: string, at = product) => (await visitor(at).get(path)).text;
const listed = async (at = product) =>
  (await visitor(at).get('/api/public/results')).json<PublicResults[]>();
const eventPage = (part = '') => `/results/${judged.event.id}${part}`;

/** Freezes awards for the first and the second work, and releases them at the ceremony. */
async function awarded(rest: object = {}): Promise<void> {
  const [first, next] = judged.works;
  const awards = [special(first?.id ?? 0, 'Winner'), special(next?.id ?? 0, 'Bold Idea')];
  expect((await freeze(admin, judged.round.id, awards, rest)).status).toBe(201);
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
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.name', 'profiles.college_name'])
    .where('submissions.id', '=', id)
    .executeTakeFirstOrThrow();
  const client = await product.as(row.email as `${string}@${string}`);
  const say = (said: object) => client.put(`/api/user/submissions/${id}/consent`, said);
  return { ...row, client, say };
}

const KEYS = '/.well-known/certificate-keys.json';
type Signed = { readonly key: string; readonly signature: string };

const byOf = async (at: TestApp) => (await listed(at))[0]?.awards.map(({ by }) => by);

describe('before the instant', () => {
  test('nothing anywhere says that there are results', async () => {
    const files = [eventPage('/sheets.json'), eventPage('/signature.json')];
    const paths = ['/', '/results', eventPage(), eventPage('/check'), ...files];
    const seen = async () => {
      const answers = [];
      for (const path of [...paths, '/sitemap.xml', '/api/public/results']) {
        const { status, text, headers } = await visitor().get(path);
        answers.push({ path, status, text, etag: headers['etag'] });
      }
      return answers;
    };
    const before = await seen();
    expect(before.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404, 404, 200, 200]);
    await awarded();
    setClocks('2025-07-22T12:14:59Z');
    expect(await seen()).toEqual(before);
  });
});

describe('from the instant on', () => {
  test('all of it is there at once, in every process, and gone where the clock is before', async () => {
    await awarded();
    for (const at of [product, other]) expect(await page('/', at)).not.toContain('id="winners"');
    setClocks(CEREMONY);
    for (const at of [product, other]) {
      expect(await listed(at)).toMatchObject([
        {
          event_id: judged.event.id,
          event_title: 'Robot Race',
          edition: '2025',
          released_at: '2025-07-22T12:15:00.000Z',
          awards: [
            { title: 'Winner', prize: 'A cup', position: null },
            { title: 'Bold Idea', prize: 'A cup', position: null },
          ],
          ...{ number: 1, corrections: [] },
        },
      ]);
      const landing = await page('/', at);
      expect(landing).toContain('id="winners"');
      expect(landing).toContain(`href="${eventPage()}"`);
      for (const path of ['/results', eventPage()]) {
        const html = await page(path, at);
        expect(html).toContain('Bold Idea');
        expect(html).toContain(`<link rel="canonical" href="${product.origin}${path}"`);
      }
      expect(await page('/sitemap.xml', at)).toContain(`${eventPage()}</loc>`);
      expect(await page(eventPage(), at)).toContain('<title>Results of Robot Race · ');
    }
    setClocks(NOW);
    expect(await listed()).toEqual([]);
    expect(await page('/')).not.toContain('id="winners"');
    expect((await visitor().get(eventPage())).status).toBe(404);
  });

  test('many who ask in the same second are answered from one reading', async () => {
    await awarded();
    await page('/');
    setClocks(AFTER);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => visitor().get(n % 2 === 0 ? '/' : eventPage())),
    );
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(2);
    expect(answers.every(({ text }) => text.includes('Bold Idea'))).toBe(true);
  });

  test('an address that leads to no results is not found', async () => {
    await awarded();
    setClocks(AFTER);
    for (const path of ['/results/0', '/results/999999', '/results/x', '/results/999999/check'])
      expect([path, (await visitor().get(path)).status]).toEqual([path, 404]);
  });
});

describe('who made a work', () => {
  test('is told by name with their word alone, and taken back it is gone everywhere', async () => {
    await awarded();
    setClocks(AFTER);
    const { name, college_name, say } = await maker(0);
    const anonymous = `a student of ${college_name}`;
    expect((await byOf(product))?.[0]).toBe(anonymous);
    await page('/');
    await say({ name_with_work: true });
    for (const at of [product, other]) {
      await eventually(async () => expect((await byOf(at))?.[0]).toBe(name));
      for (const path of ['/', '/results', eventPage()])
        expect(await page(path, at)).toContain(name);
    }
    await say({ name_with_work: false });
    for (const at of [product, other]) {
      await eventually(async () => expect((await byOf(at))?.[0]).toBe(anonymous));
      for (const path of ['/', '/results', eventPage()])
        expect(await page(path, at)).not.toContain(name);
    }
  });

  test('has another name once it is corrected, and none once they are erased', async () => {
    await awarded();
    setClocks(AFTER);
    const { id, email, say } = await maker(0);
    await say({ name_with_work: true });
    const { pool } = product.database;
    await pool.query('update users set name = $2 where id = $1', [id, 'Maya <b>Rai</b>']);
    await eventually(async () => expect((await byOf(other))?.[0]).toBe('Maya <b>Rai</b>'));
    expect(await page(eventPage(), other)).toContain('Maya &lt;b&gt;Rai&lt;/b&gt;');
    const superAdmin = await product.as('SUPER_ADMIN');
    const erased = await superAdmin.put(`/api/admin/users/${id}/erase`, { confirm: email });
    expect(erased.status).toBe(200);
    for (const at of [product, other])
      await eventually(async () => expect((await byOf(at))?.[0]).toBe('a participant'));
    expect(await page('/', other)).not.toContain('Maya');
  });

  test('others change nothing: the same results stay the same bytes', async () => {
    await awarded();
    setClocks(AFTER);
    const before = await visitor().get(eventPage());
    await createUser(product.database);
    await (await maker(2)).say({ name_with_work: true });
    expect((await visitor().get(eventPage())).headers['etag']).toBe(before.headers['etag']);
  });
});

describe('whoever wants to compute them again', () => {
  test('finds the bytes of which the hash is published, without a name', async () => {
    await awarded();
    setClocks(AFTER);
    const file = await visitor().get(eventPage('/sheets.json'));
    expect(file.headers['content-disposition']).toContain('attachment');
    const [results] = await listed();
    expect(createHash('sha256').update(file.text).digest('hex')).toBe(results?.sha256);
    const { name, email } = await maker(0);
    for (const word of [name, email]) expect(file.text).not.toContain(word);
    const html = await page(eventPage('/check'));
    expect(html).toContain(results?.sha256);
    expect(html).toContain('6 score sheets of 2 judges about 3 works.');
    expect(html).toContain(`data-check="${eventPage('/sheets.json')}"`);
  });

  test('finds its signature in both processes, and the key that proves it after the next, too', async () => {
    await awarded();
    setClocks(AFTER);
    const signed = async (at = product) =>
      (await at.anonymous().get(eventPage('/signature.json'))).json<Signed>();
    const isRight = async ({ key, signature }: Signed, text: string) => {
      const { keys } = (await visitor().get(KEYS)).json<{ keys: { id: string; pem: string }[] }>();
      const pem = keys.find(({ id }) => id === key)?.pem ?? '';
      return verify(null, Buffer.from(text), pem, Buffer.from(signature, 'base64'));
    };
    const { text } = await visitor().get(eventPage('/sheets.json'));
    const first = await signed();
    expect([await isRight(first, text), await isRight(first, `${text} `)]).toEqual([true, false]);
    expect(await signed(other)).toEqual(first);
    const next = await rotateKey(product.database.kysely);
    await eventually(async () => expect((await signed()).key).toBe(next));
    expect([await isRight(first, text), await isRight(await signed(), text)]).toEqual([true, true]);
  });

  test('finds neither page nor file where the event keeps it off', async () => {
    await awarded({ offers_check: false });
    setClocks(AFTER);
    expect(await page(eventPage())).not.toContain('/check"');
    for (const part of ['/check', '/sheets.json', '/signature.json'])
      expect((await visitor().get(eventPage(part))).status).toBe(404);
  });
});

describe('what becomes of them', () => {
  test('a correction is shown with its reason, in the place of what was', async () => {
    await awarded();
    setClocks(AFTER);
    const url = `/api/admin/rounds/${judged.round.id}/results`;
    const reason = 'A sheet was of <i>another</i> work';
    expect((await admin.post(`${url}/thaw`, { number: 1, reason })).problem).toBeNull();
    // What was shown is shown until the next.
    expect((await listed())[0]?.number).toBe(1);
    await freeze(admin, judged.round.id, [special(judged.works[1]?.id ?? 0, 'Winner')]);
    await second.post(`${url}/approval`, { number: 2 });
    await admin.post(`${url}/release`, { number: 2, at: null });
    await eventually(async () =>
      expect((await listed(other))[0]).toMatchObject({ number: 2, corrections: [{ reason }] }),
    );
    const html = await page(eventPage(), other);
    expect(html).toContain('A sheet was of &lt;i&gt;another&lt;/i&gt; work');
    expect(html).not.toContain('Bold Idea');
  });

  test('those of an earlier year stand in its archive, and say of which year they are', async () => {
    await awarded();
    setClocks(AFTER);
    const { pool } = product.database;
    const content = JSON.stringify({ ...FIRST_CONTENT, year: 2024 });
    const { rows } = await pool.query<{ id: number }>(
      `insert into editions (slug, status, set_up, content)
       values ('2024', 'archived', true, $1) returning id`,
      [content],
    );
    const moved = [judged.event.id, rows[0]?.id];
    await pool.query('update events set edition_id = $2 where id = $1', moved);
    await eventually(async () => expect((await listed())[0]?.edition).toBe('2024'));
    expect(await page('/')).not.toContain('id="winners"');
    await eventually(async () => expect(await page('/editions/2024')).toContain('id="winners"'));
    expect(await page('/results')).toContain('Results of 2024');
    expect(await page(eventPage())).toContain('href="/editions/2024"');
  });

  test('of an event that is deleted nothing is left', async () => {
    await awarded();
    setClocks(AFTER);
    expect(await listed()).toHaveLength(1);
    await admin.delete(`/api/admin/events/${judged.event.id}`);
    await eventually(async () => expect(await listed(other)).toEqual([]));
    expect((await visitor(other).get(eventPage())).status).toBe(404);
  });
});
