import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoints } from '@pratibha/contract/api';
import { type EndpointDefinition, isPaged } from '@pratibha/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '../demo/seed-demo.ts';
import { createLog } from '../platform/process/log.ts';
import { newToken, tokenHash, XSRF_COOKIE } from '../platform/session/cookies.ts';
import { insertSession } from '../platform/session/session.queries.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { grantEvents } from '../testing/factories.ts';
import { UNLIMITED } from '../testing/stress/unlimited.ts';

/** How few bytes responses take, with the data of the demo. */
let database: TestDatabase;
let product: TestApp;
let boss: SignedInClient;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemo(database, createLog('silent'));
  product = await startTestApp({ database, limits: UNLIMITED });
  boss = await product.as('superadmin@example.test');
  await database.pool.query(
    `insert into notifications (user_id, kind, key, params, mail, created_at)
     select $1, 'account-changed', 'change:' || n, '{"version": 9, "changes": ["role"], "role": "EVENT_ADMIN"}', 'sent', now()
     from generate_series(1, 30) as n`,
    [boss.user.id],
  );
  await database.pool.query(
    `insert into announcements (subject, text, channel, source, filters, created_at, updated_at)
     select 'Number ' || n, 'Hello', 'mail', 'users',
       '{"q": "", "with_role": null, "with_status": null, "event_id": null, "same_mobile": false}', now(), now()
     from generate_series(1, 30) as n`,
  );
  await database.pool.query(
    `insert into edition_versions (edition_id, number, content, at)
     select 1, n + 100, jsonb_build_object('tagline', 'Number ' || n), now()
     from generate_series(1, 30) as n`,
  );
  await database.pool.query(
    `insert into enquiries (event_id, user_id, text, asked_at, tells)
     select 1, id, 'May one bring a computer?', now(), false
     from users where status = 'ACTIVE' order by id limit 30`,
  );
  await database.pool.query(
    `insert into refused_addresses (email, user_id, reason)
     select lower(email), id, '550 5.1.1 No such user' from users order by id limit 30`,
  );
});
afterAll(async () => {
  await product.close();
  await database.close();
});

async function shortlist(id: number): Promise<void> {
  const body = { status: 'SHORTLISTED', remarks: 'Please bring a computer.' };
  expect((await boss.put(`/api/admin/registrations/${id}`, body)).status).toBe(200);
}

const FORMS = { br: brotliDecompressSync, gzip: gunzipSync, plain: (bytes: Buffer) => bytes };

/**
 * A response as it goes over the line: how it is written, its text, and its bytes with their head.
 */
async function sent(client: SignedInClient, url: string, headers: Record<string, string> = {}) {
  const response = await product.app.inject({
    url,
    headers: {
      host: new URL(product.origin).host,
      cookie: client.cookies.headerFor('/'),
      ...headers,
    },
  });
  const form = String(response.headers['content-encoding'] ?? 'plain') as keyof typeof FORMS;
  const lines = Object.entries(response.headers).map(
    ([name, value]) => `${name}: ${String(value)}\r\n`,
  );
  return {
    status: response.statusCode,
    headers: response.headers,
    form,
    text: FORMS[form](response.rawPayload).toString(),
    bytes: response.rawPayload.length,
    whole: lines.join('').length + response.rawPayload.length,
  };
}

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd', 'sec-fetch-site': 'same-origin' };
const all: readonly EndpointDefinition[] = endpoints;
/** The audit of the demo is longer than what is sent in one piece. */
const lists = all.filter(isPaged).map(({ path }) => `/api${path.replace('{id}', '1')}?limit=500`);

describe('the list', () => {
  test.each(lists)('%s is compressed as its reader accepts', async (path) => {
    const plain = await sent(boss, path);
    expect([plain.form, plain.bytes > 1_024]).toEqual(['plain', true]);
    for (const form of ['br', 'gzip']) {
      const small = await sent(boss, path, { 'accept-encoding': form });
      expect(small).toMatchObject({ status: 200, form, text: plain.text });
      expect(small.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-store' });
      expect(small.bytes).toBeLessThan(plain.bytes / 3);
    }
  });

  test('of all 431 works of the demo takes less than 27 kB', async () => {
    const works = await sent(boss, '/api/admin/events/submissions', BROWSER);
    expect(works.form).toBe('br');
    expect(JSON.parse(works.text)).toHaveLength(431);
    expect(works.bytes).toBeLessThan(27_000);
  });
});

test('what students get is compressed, too, and what is small goes out as it is', async () => {
  const student = await product.as('USER');
  const events = await sent(student, '/api/user/available/events', BROWSER);
  expect([events.form, events.headers['etag']]).toEqual(['br', undefined]);
  const profile = await sent(student, '/api/user/profile', BROWSER);
  expect([profile.form, profile.headers['vary']]).toEqual(['plain', undefined]);
});

test('what another site made the browser ask for is not compressed', async () => {
  for (const site of ['cross-site', 'same-site']) {
    const headers = { ...BROWSER, 'sec-fetch-site': site };
    expect((await sent(boss, '/api/admin/users?q=98', headers)).form).toBe('plain');
  }
  const byHand = { ...BROWSER, 'sec-fetch-site': 'none' };
  expect((await sent(boss, '/api/admin/users?q=98', byHand)).form).toBe('br');
});

describe('secrets', () => {
  const HOLDING = [
    'GET /user/sessions',
    'DELETE /user/sessions/{id}',
    'DELETE /user/sessions',
    'POST /user/tokens',
    'POST /user/calendar',
    'POST /admin/invitations',
    'POST /admin/rounds/{id}/guests',
    'POST /admin/guests/{id}/link',
    'POST /admin/rounds/{id}/guest-room',
    'GET /admin/certificates/{id}/link',
  ];
  const IDS: Readonly<Record<string, number>> = { '/admin/users': 1, '/user/submissions': 0 };
  let secrets: string[];

  beforeAll(async () => {
    for (let more = 0; more < 20; more += 1) {
      await insertSession(database.kysely, tokenHash(newToken()), boss.user.id);
    }
    const token = boss.cookies.get('pratibha_session') ?? '';
    const { rows } = await database.pool.query<{ id: string; hash: Buffer }>(
      'select id, token_hash as hash from sessions',
    );
    const encodings = ['hex', 'base64', 'base64url'] as const;
    const hashes = rows.flatMap(({ hash }) => encodings.map((each) => hash.toString(each)));
    secrets = [token, boss.cookies.get(XSRF_COOKIE) ?? '', ...rows.map(({ id }) => id), ...hashes];
    expect(secrets.every((secret) => secret.length > 30)).toBe(true);
  });

  test('stand in no response but those that are never compressed', async () => {
    const marked = all.filter(({ holdsSecrets }) => holdsSecrets);
    expect(marked.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      HOLDING.toSorted(),
    );
    const found: string[] = [];
    for (const { method, path, produces } of all) {
      if (method !== 'GET' || produces !== undefined) continue;
      const id = IDS[path.replace('/{id}', '')] ?? 1;
      const { text } = await sent(boss, `/api${path.replace('{id}', String(id))}`);
      if (secrets.some((secret) => text.includes(secret))) found.push(`${method} ${path}`);
    }
    // The others hold secrets of their own.
    expect(found).toEqual(['GET /user/sessions']);
  });

  test('are not compressed, however long the response is', async () => {
    const { form, bytes } = await sent(boss, '/api/user/sessions', BROWSER);
    expect([form, bytes > 1_024]).toEqual(['plain', true]);
    const ended = await product.app.inject({
      method: 'DELETE',
      url: '/api/user/sessions',
      headers: {
        ...BROWSER,
        host: new URL(product.origin).host,
        cookie: boss.cookies.headerFor('/'),
        'x-xsrf-token': boss.cookies.get(XSRF_COOKIE) ?? '',
      },
    });
    expect([ended.statusCode, ended.headers['content-encoding']]).toEqual([200, undefined]);
  });
});

describe('a list that the reader has', () => {
  const REGISTRATIONS = '/api/admin/registrations?limit=50';
  const versionOf = async (client: SignedInClient, url: string) =>
    String((await sent(client, url, BROWSER)).headers['etag']);
  /** Asks as a browser that has this version. */
  const again = (client: SignedInClient, url: string, version: string) =>
    sent(client, url, { ...BROWSER, 'if-none-match': version });

  test.each(lists)('%s is answered in less than 1 kB', async (path) => {
    const version = await versionOf(boss, path);
    expect(version).toMatch(/^W\/"[\w-]{27}"$/);
    const same = await again(boss, path, version);
    expect([same.status, same.text, same.form]).toEqual([304, '', 'plain']);
    expect(same.headers).toMatchObject({ etag: version, 'cache-control': 'no-store' });
    expect(same.headers).toHaveProperty('x-server-time');
    expect(same.headers).not.toHaveProperty('content-type');
    expect(same.whole).toBeLessThan(1_000);
  });

  test('is sent whole with another filter, order or page', async () => {
    const version = await versionOf(boss, REGISTRATIONS);
    for (const more of ['&status=PENDING', '&event_id=1', '&q=asha', '&sort=id']) {
      const other = await again(boss, `${REGISTRATIONS}${more}`, version);
      expect([more, other.status, other.form]).toEqual([more, 200, 'br']);
    }
    expect((await again(boss, '/api/admin/registrations?limit=49', version)).status).toBe(200);
    expect((await again(boss, REGISTRATIONS, version)).status).toBe(304);
  });

  test('is sent whole when a row changed, here or far beyond the page', async () => {
    const pending = '/api/admin/registrations?status=PENDING&sort=id&limit=50';
    const before = await sent(boss, pending, BROWSER);
    const version = String(before.headers['etag']);
    const ids = (JSON.parse(before.text) as { id: number }[]).map(({ id }) => id);
    await shortlist(ids[0] ?? 0);
    const changed = await again(boss, pending, version);
    expect(changed.status).toBe(200);
    const last = await boss.get('/api/admin/registrations?status=PENDING&sort=-id&limit=1');
    await shortlist(last.json<{ id: number }[]>()[0]?.id ?? 0);
    const fewer = await again(boss, pending, String(changed.headers['etag']));
    // The same fifty rows, of one less.
    expect([fewer.status, fewer.text === changed.text]).toEqual([200, true]);
  });

  test('is sent whole when what stands beside a row changed', async () => {
    const version = await versionOf(boss, REGISTRATIONS);
    await database.pool.query("update events set title = title || ' 2'");
    const renamed = await again(boss, REGISTRATIONS, version);
    expect(renamed.status).toBe(200);
    await database.pool.query("update users set email = 'x' || email where role = 'USER'");
    expect((await again(boss, REGISTRATIONS, String(renamed.headers['etag']))).status).toBe(200);
  });

  test('is sent whole when a grant changed, and not at all when the right is gone', async () => {
    const admin = await product.as('EVENT_ADMIN');
    const first = await versionOf(admin, REGISTRATIONS);
    const give = async (kind: 'organise' | 'read', event: number) => {
      await grantEvents(database, admin.user.id, [event, kind]);
      const again = await product.as(admin.user.email as `${string}@${string}`);
      admin.cookies.set('pratibha_session', again.cookies.get('pratibha_session') ?? '');
    };
    await give('organise', 4);
    const organised = await again(admin, REGISTRATIONS, first);
    expect(organised.status).toBe(200);
    await give('read', 4);
    // The same rows, without contacts.
    const read = await again(admin, REGISTRATIONS, String(organised.headers['etag']));
    expect([read.status, read.text === organised.text]).toEqual([200, false]);
    const change = { role: 'USER' };
    expect((await boss.put(`/api/admin/users/${admin.user.id}`, change)).status).toBe(200);
    const gone = await again(admin, REGISTRATIONS, String(read.headers['etag']));
    expect(gone.status).toBe(403);
  });

  test('is asked for by HEAD, too', async () => {
    const version = await versionOf(boss, REGISTRATIONS);
    const { statusCode } = await product.app.inject({
      method: 'HEAD',
      url: REGISTRATIONS,
      headers: {
        host: new URL(product.origin).host,
        cookie: boss.cookies.headerFor('/'),
        'if-none-match': version,
      },
    });
    expect(statusCode).toBe(304);
  });
});
