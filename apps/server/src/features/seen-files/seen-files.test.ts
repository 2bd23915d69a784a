import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createSubmission, grantEvents } from '../../testing/factories.ts';
import { createHandedFile } from '../../testing/handed-factories.ts';

/* Files of works as their owners and organisers read them: originals and our pictures of them. */

let product: TestApp;
let owner: SignedInClient;
let admin: SignedInClient;
let event: { id: number };
let file: Awaited<ReturnType<typeof createHandedFile>>;

beforeAll(async () => {
  product = await startTestApp();
  owner = await product.as('USER');
  admin = await product.as('ADMIN');
  event = await createEvent(product.database, { requires_submission: true });
  const { id } = await createSubmission(product.database, {
    ...{ event_id: event.id, user_id: owner.user.id },
  });
  file = await createHandedFile(product.database, {
    ...{ submission_id: id, name: 'नेपाल "A3".jpg', bytes: '0123456789' },
    previews: { '1-480': 'small', '2-480': 'second page' },
  });
});
afterAll(() => product.close());

const original = (side: 'user' | 'admin' = 'user') => `/api/${side}/files/${file.id}/original`;
const preview = (name: string, side: 'user' | 'admin' = 'user') =>
  `/api/${side}/files/${file.id}/previews/${name}`;

describe('an original', () => {
  test('is a download of the very bytes, which nothing opens as what it says it is', async () => {
    for (const [client, side] of [
      [owner, 'user'],
      [admin, 'admin'],
    ] as const) {
      const { status, text, headers } = await client.get(original(side));
      expect([status, text]).toEqual([200, '0123456789']);
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-length': '10',
        'content-disposition': `attachment; filename="_ "A3".jpg"; filename*=UTF-8''${encodeURIComponent('नेपाल "A3".jpg')}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-store',
        'accept-ranges': 'bytes',
        etag: `"${file.sha256}"`,
      });
    }
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
  ])('of which %s is asked goes on where it broke off', async (range, status, text, told) => {
    const answer = await owner.get(original(), { range });
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([
      ...[status, text, told],
    ]);
  });

  test('that is another one by now comes whole', async () => {
    const asked = (version: string) =>
      owner.get(original(), { range: 'bytes=5-', 'if-range': version });
    expect((await asked(`"${file.sha256}"`)).status).toBe(206);
    expect(await asked('"another"')).toMatchObject({ status: 200, text: '0123456789' });
  });

  test('tells its size before anybody downloads it', async () => {
    const { statusCode, headers, payload } = await product.app.inject({
      ...{ method: 'HEAD', url: original() },
      headers: { host: new URL(product.origin).host, cookie: owner.cookies.headerFor('/') },
    });
    expect([statusCode, headers['content-length'], payload]).toEqual([200, '10', '']);
  });
});

describe('a preview', () => {
  test('is our own picture, asked for each time whether one may still see it', async () => {
    for (const [client, side] of [
      [owner, 'user'],
      [admin, 'admin'],
    ] as const) {
      const { status, text, headers } = await client.get(preview('1-480', side));
      expect([status, text]).toEqual([200, 'small']);
      expect(headers).toMatchObject({
        ...{ 'content-type': 'image/webp', 'cache-control': 'private, no-cache' },
        'x-content-type-options': 'nosniff',
      });
      expect(headers['content-disposition']).toBeUndefined();
      const again = await client.get(preview('1-480', side), {
        'if-none-match': String(headers['etag']),
      });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(JSON.stringify(headers)).not.toContain(file.sha256);
    }
    expect((await owner.get(preview('2-480'))).text).toBe('second page');
  });

  test.each(['3-480', '1-481', '0-480', '1-480.webp', '..%2f1-480', '1', '1-480-2'])(
    'called %s is not there',
    async (name) => {
      expect((await owner.get(preview(name))).problem).toBe('not-found');
    },
  );

  test('whose bytes are gone is not there, and nothing breaks', async () => {
    await product.database.pool.query(
      `insert into previews (sha256, page, width, height, bytes) values ($1, 9, 480, 480, 5)`,
      [file.sha256],
    );
    expect((await owner.get(preview('9-480'))).problem).toBe('not-found');
  });
});

describe('who may not', () => {
  test('somebody else finds neither', async () => {
    const stranger = await product.as('USER');
    for (const url of [original(), preview('1-480')]) {
      expect((await stranger.get(url)).problem).toBe('not-found');
      expect((await product.anonymous().get(url)).problem).toBe('not-signed-in');
    }
    for (const url of [original('admin'), preview('1-480', 'admin')]) {
      expect((await owner.get(url)).problem).toBe('not-allowed');
    }
  });

  test.each([
    ['organise', 200],
    ['read', 200],
    ['judge', 403],
    ['check-in', 403],
  ] as const)('whoever may %s the event', async (kind, status) => {
    const client = await product.as('EVENT_ADMIN');
    await grantEvents(product.database, client.user.id, [event.id, kind]);
    for (const url of [original('admin'), preview('1-480', 'admin')]) {
      expect((await client.get(url)).status).toBe(status);
    }
  });

  test('an organiser of another event', async () => {
    const client = await product.as('EVENT_ADMIN');
    const other = await createEvent(product.database);
    await grantEvents(product.database, client.user.id, [other.id, 'organise']);
    for (const url of [original('admin'), preview('1-480', 'admin')]) {
      expect((await client.get(url)).problem).toBe('not-found');
    }
  });

  test('nobody but its owner reads what was only uploaded', async () => {
    const { rows } = await product.database.pool.query<{ id: number }>(
      `insert into files (key, user_id, event_id, purpose, part, name, size, media_type, sha256,
         begun_at, completed_at)
       select repeat('k', 22), user_id, event_id, 'work', 'poster', 'draft.jpg', size, media_type,
         sha256, now(), now() from files where id = $1 returning id`,
      [file.id],
    );
    const id = rows[0]?.id ?? 0;
    expect((await owner.get(`/api/user/files/${id}/original`)).status).toBe(200);
    expect((await admin.get(`/api/admin/files/${id}/original`)).problem).toBe('not-found');
    expect((await admin.get(`/api/admin/files/${id}/previews/1-480`)).problem).toBe('not-found');
  });

  test('nor what is still being sent', async () => {
    const { rows } = await product.database.pool.query<{ id: number }>(
      `insert into files (key, user_id, event_id, purpose, name, size, begun_at)
       values (repeat('h', 22), $1, $2, 'trial', 'half.jpg', 10, now()) returning id`,
      [owner.user.id, event.id],
    );
    const url = `/api/user/files/${rows[0]?.id}/original`;
    expect((await owner.get(url)).problem).toBe('not-found');
  });

  test('whoever may no longer is refused at the next request', async () => {
    const client = await product.as('EVENT_ADMIN');
    await grantEvents(product.database, client.user.id, [event.id, 'read']);
    expect((await client.get(preview('1-480', 'admin'))).status).toBe(200);
    const boss = await product.as('SUPER_ADMIN');
    const { version } = (await boss.get(`/api/admin/users/${client.user.id}`)).json<{
      version: number;
    }>();
    const { id } = await createEvent(product.database);
    const taken = await boss.put(`/api/admin/users/${client.user.id}`, {
      ...{ role: 'EVENT_ADMIN', event_grants: [{ event_id: id, kind: 'read' }], version },
    });
    expect([taken.status, taken.problem]).toEqual([200, null]);
    expect((await client.get(preview('1-480', 'admin'))).problem).toBe('not-found');
    await boss.delete(`/api/admin/users/${client.user.id}`);
    expect((await client.get(original('admin'))).problem).toBe('not-signed-in');
  });

  test('a program reads what its person may', async () => {
    const program = await product.program('ADMIN', 'read');
    expect((await program.get(original('admin'))).text).toBe('0123456789');
    expect((await program.get(original('user'))).problem).toBe('not-found');
  });
});
