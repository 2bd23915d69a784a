import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent } from '../../testing/factories.ts';
import { Refused } from './refused.ts';
import { whileAdmitted } from './while-admitted.ts';

/** More than the buffers of both ends hold while nobody reads. */
const ROWS = 10_000;
const EXPORT = '/api/admin/registrations/export?sort=id';
const LIST = '/api/admin/registrations?sort=id';

let product: TestApp;
let boss: SignedInClient;
let port: number;
let other: number;

beforeAll(async () => {
  product = await startTestApp();
  boss = await product.as('SUPER_ADMIN');
  const event = await createEvent(product.database);
  await product.database.pool.query(
    `insert into users (name, email)
     select 'Person ' || n, 'person' || n || '@bulk.test' from generate_series(1, ${ROWS}) as n`,
  );
  await product.database.pool.query(
    `insert into registrations (event_id, user_id, answers, questions, registered_on, status,
       review_remarks, reviewed_at, reviewed_by)
     select $1, id, '[]', '{}', now(), 'REJECTED', repeat('x', 2000), now(), $2
     from users where email like '%@bulk.test' order by id`,
    [event.id, boss.user.id],
  );
  other = (await createEvent(product.database)).id;
  port = await listen(product);
});
afterAll(() => product.close());

async function listen({ app }: TestApp): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** A reply of which its reader has taken nothing yet. */
async function begin(url: string, reader: SignedInClient, at = port): Promise<IncomingMessage> {
  const asked = request({
    port: at,
    host: '127.0.0.1',
    path: url,
    agent: false,
    headers: { host: 'localhost:3000', cookie: reader.cookies.headerFor(url) },
  });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return response;
}

/** Takes the rest; what came, and whether the reader can tell that it is the whole. */
async function takeAll(response: IncomingMessage): Promise<{ said: string; isWhole: boolean }> {
  const pieces: Buffer[] = [];
  response.on('data', (piece: Buffer) => pieces.push(piece));
  response.on('error', () => undefined);
  await new Promise((resolve) => response.once('close', resolve));
  return { said: Buffer.concat(pieces).toString(), isWhole: response.complete };
}

const rowsIn = (said: string) => said.match(/@bulk\.test/g)?.length ?? 0;

const TAKEN_AWAY = {
  'the account': (id: number) => boss.delete(`/api/admin/users/${id}`),
  'the role': (id: number) => boss.put(`/api/admin/users/${id}`, { role: 'USER' }),
  'every event': (id: number) =>
    boss.put(`/api/admin/users/${id}`, {
      event_grants: [{ event_id: other, kind: 'organise' }],
    }),
  'every session': (id: number) => boss.delete(`/api/admin/users/${id}/sessions`),
};

describe.each([
  ['an export', EXPORT],
  ['a whole list', LIST],
])('%s', (_, url) => {
  it('is whole for who may have it', async () => {
    const reader = await product.as('EVENT_ADMIN');
    const { said, isWhole } = await takeAll(await begin(url, reader));
    expect(isWhole).toBe(true);
    expect(rowsIn(said)).toBe(ROWS);
  });

  it.each(Object.entries(TAKEN_AWAY))(
    'ends cut off where %s was taken away meanwhile',
    async (_what, takeAway) => {
      const reader = await product.as('EVENT_ADMIN');
      const response = await begin(url, reader);
      const changed = await takeAway(reader.user.id);
      expect(changed.status).toBe(200);
      await product.database.pool.query(
        `update users set name = 'Changed' where email = 'person${ROWS}@bulk.test'`,
      );
      const { said, isWhole } = await takeAll(response);
      expect(isWhole).toBe(false);
      expect(rowsIn(said)).toBeGreaterThan(0);
      expect(rowsIn(said)).toBeLessThan(ROWS);
      expect(said).not.toContain('Changed');
    },
  );

  it('holds nobody else up while its reader takes nothing', async () => {
    const slow = await begin(url, await product.as('EVENT_ADMIN'));
    const other = await product.as('EVENT_ADMIN');
    expect((await takeAll(await begin(url, other))).isWhole).toBe(true);
    slow.destroy();
  });
});

test('a whole list is byte for byte what its pages are', async () => {
  const whole = await boss.get(LIST);
  const pages: string[] = [];
  let url: string | undefined = `${LIST}&limit=1000`;
  while (url !== undefined) {
    const page = await boss.get(url);
    pages.push(page.text.slice(1, -1));
    expect(page.headers['x-total-count']).toBe(whole.headers['x-total-count']);
    expect(page.headers['content-type']).toBe(whole.headers['content-type']);
    url = /<([^>]+)>/.exec(String(page.headers['link'] ?? ''))?.[1];
  }
  expect(pages).toHaveLength(ROWS / 1_000);
  expect(whole.text === `[${pages.join(',')}]`).toBe(true);
});

test('whoever takes nothing is cut off in the end', async () => {
  const ages = { head: 1e6, request: 1e6, upload: 1e6, silence: 1e6, idle: 1e6, check: 1e6 };
  const timeouts = { ...ages, stream: 100 };
  const hasty = await startTestApp({ timeouts, database: product.database });
  try {
    const ended = new Promise((resolve) => {
      hasty.app.server.once('connection', (socket: Socket) => socket.once('close', resolve));
    });
    const response = await begin(EXPORT, await hasty.as('EVENT_ADMIN'), await listen(hasty));
    await ended;
    const { said, isWhole } = await takeAll(response);
    expect(isWhole).toBe(false);
    expect(rowsIn(said)).toBeLessThan(ROWS);
  } finally {
    await hasty.close();
  }
});

test('a reply that did not begin in time is refused as any other', async () => {
  const reply = whileAdmitted(Readable.from(['x']), () => Promise.resolve(false), 1e6);
  await expect(text(reply)).rejects.toThrow(new Refused('not-signed-in'));
});

test('what was cut off is no longer read', async () => {
  async function* endless() {
    for (;;) yield await Promise.resolve('x');
  }
  const source = Readable.from(endless());
  const ended = new Promise((resolve) => source.once('close', resolve));
  const reply = whileAdmitted(source, () => Promise.resolve(true), 1e6);
  await once(reply, 'readable');
  reply.destroy();
  await ended;
});
