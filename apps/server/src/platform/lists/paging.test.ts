import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { mentions } from '../db/search.ts';
import { Refused } from '../serve/refused.ts';
import { byInstant, byInteger, byText, everyRow, page } from './paging.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  // Names in ties of ten, instants a microsecond apart.
  await sql`
    insert into users (name, email, registered_at)
    select 'Person ' || chr(65 + n % 5), 'p' || n || '@test.example',
      timestamptz '2025-07-16 10:00:00+05:45' + (n / 2) * interval '1 microsecond'
    from generate_series(1, 50) as n
  `.execute(database.kysely);
});
afterAll(() => database.close());

const ORDER = {
  sorts: {
    id: byInteger('users.id'),
    name: byText('users.name'),
    at: byInstant('users.registered_at'),
  },
  first: 'id',
  id: 'users.id',
} as const;

type Sort = keyof typeof ORDER.sorts;
type Query = { sort?: Sort | `-${Sort}`; limit?: number; cursor?: string | undefined };
type Person = { id: number; name: string };

function people(q?: string) {
  return database.kysely
    .selectFrom('users')
    .select(['users.id', 'users.name'])
    .where(mentions(['users.name', 'users.email'], q));
}

/** A page as a use case asks for it, and as its reader has it in the end. */
async function ask(query: Query, selection = people(), url = '/api/admin/users') {
  const headers: Record<string, string> = {};
  const answer = await page(
    {
      db: database.kysely,
      setHeader: (name, value) => void (headers[name] = value),
      url,
      reply: {
        type: () => undefined,
        serialize: JSON.stringify,
      } as unknown as FastifyReply,
    },
    selection,
    query,
    ORDER,
    ({ id, name }): Person => ({ id, name }),
  );
  const isStream = answer instanceof Readable;
  const rows = isStream ? ((await json(answer)) as Person[]) : answer;
  const link = headers['link'];
  const next = link && new URL(link.slice(1, link.indexOf('>')), 'http://x');
  return { ids: rows.map(({ id }) => id), rows, headers, next: next || null, isStream };
}

/** Every page one after the other, as a client follows the links. */
async function follow(query: Query, between: () => Promise<unknown> = async () => undefined) {
  const pages: number[][] = [];
  let cursor: string | undefined;
  do {
    const { ids, next } = await ask({ ...query, cursor });
    pages.push(ids);
    cursor = next?.searchParams.get('cursor') ?? undefined;
    await between();
  } while (cursor !== undefined);
  return pages;
}

describe('pages of a list', () => {
  it.each(['id', '-id', 'name', '-name', 'at', '-at'] as const)(
    'sorted by %s hold every row once, in the order of the whole list',
    async (sort) => {
      const whole = await ask({ sort });
      expect(whole.headers).toEqual({ 'x-total-count': '50' });
      for (const limit of [1, 7, 49]) {
        const pages = await follow({ sort, limit });
        expect(pages.flat()).toEqual(whole.ids);
        expect(pages.every((ids) => ids.length <= limit)).toBe(true);
      }
    },
  );

  it('tells instants apart that differ by a microsecond', async () => {
    const [first, second] = await follow({ sort: 'at', limit: 1 });
    const [last] = await follow({ sort: '-at', limit: 1 });
    expect([first, second, last]).toEqual([[1], [2], [50]]);
  });

  it('has no link on a last page that is exactly full', async () => {
    expect((await ask({ limit: 50 })).next).toBeNull();
    expect((await ask({ limit: 49 })).next).not.toBeNull();
  });

  it('keeps the other parameters in the link, and counts all pages', async () => {
    const { next, headers } = await ask(
      { sort: 'name', limit: 3 },
      people('person'),
      '/api/admin/users?q=person%20%26%20x&sort=name&limit=3&cursor=old',
    );
    expect(headers['link']).toMatch(/^<\/api\/admin\/users\?[^<>"\s]+>; rel="next"$/);
    expect(headers['x-total-count']).toBe('50');
    expect(Object.fromEntries(next?.searchParams ?? [])).toMatchObject({
      q: 'person & x',
      sort: 'name',
      limit: '3',
    });
    expect(next?.searchParams.getAll('cursor')).toHaveLength(1);
    expect(next?.searchParams.get('cursor')).not.toBe('old');
  });

  it('neither repeats nor skips a row when others arrive and go between two pages', async () => {
    const before = (await ask({ sort: 'name' })).ids;
    let arrived = 0;
    const pages = await follow({ sort: 'name', limit: 5 }, async () => {
      arrived += 1;
      await sql`insert into users (name, email) values ('Aaa', ${`new${arrived}@test.example`})`.execute(
        database.kysely,
      );
    });
    await sql`delete from users where name = 'Aaa'`.execute(database.kysely);
    expect(pages.flat()).toEqual(before);
  });
});

describe('a cursor', () => {
  const encoded = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
  it.each([
    ['nothing', ''],
    ['garbage', '%%%'],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['an object', encoded({})],
    ['too short', encoded(['at', '1'])],
    ['another order', encoded(['name', 'x', '1'])],
    ['the opposite order', encoded(['-at', '1', '1'])],
    ['a key that is no number', encoded(['at', "1'; drop table users", '1'])],
    ['a key beyond every date', encoded(['at', '9'.repeat(16), '1'])],
    ['a null that cannot be', encoded(['at', null, '1'])],
    ['an id that is a number', encoded(['at', '1', 1])],
    ['an id that is no number', encoded(['at', '1', '1 or 1=1'])],
  ])('of %s is refused at its field', async (_, cursor) => {
    const refused = await ask({ sort: 'at', cursor }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({
      code: 'invalid-input',
      extra: { errors: [{ pointer: '?cursor' }] },
    });
  });

  it.each([['\0'], ['\ud800']])('with a text that cannot be stored is refused', async (key) => {
    await expect(ask({ sort: 'name', cursor: encoded(['name', key, '1']) })).rejects.toThrow(
      Refused,
    );
  });
});

describe('more rows than a list answers', () => {
  const many = () =>
    database.kysely
      .selectFrom('users')
      .innerJoin(sql<{ n: number }>`(select generate_series(1, 250) as n)`.as('copies'), (join) =>
        join.onTrue(),
      )
      .select(['users.id', 'users.name']);

  it('are cut at 10,000, with a link and no exact count', async () => {
    const { rows, next, headers } = await ask({}, many());
    expect(rows).toHaveLength(10_000);
    expect(next).not.toBeNull();
    expect(headers['x-total-count']).toBe('10000+');
  });
});

describe('every row', () => {
  beforeAll(async () => {
    await sql`
      insert into users (name, email)
      select 'Crowd ' || n % 7, 'crowd' || n || '@test.example' from generate_series(1, 2000) as n
    `.execute(database.kysely);
  });
  afterAll(() => sql`delete from users where name like 'Crowd %'`.execute(database.kysely));

  it.each(['id', '-id', 'name', '-name', '-at'] as const)(
    'comes in the order %s, once, over several batches',
    async (sort) => {
      const expected = (await ask({ sort })).ids;
      const ids: number[] = [];
      for await (const { id } of everyRow(people(), { sort }, ORDER)) ids.push(id);
      expect(ids).toHaveLength(2050);
      expect(ids).toEqual(expected);
    },
  );
});

describe('a search', () => {
  beforeAll(async () => {
    await sql`
      insert into users (name, email) values
        ('100% Sure', 'percent@test.example'), ('under_score', 'under@test.example'),
        ('back\\slash', 'back@test.example'), ('आशा श्रेष्ठ', 'asha@test.example')
    `.execute(database.kysely);
  });
  it.each([
    ['100%', ['100% Sure']],
    ['0%', ['100% Sure']],
    ['%', ['100% Sure']],
    ['_', ['under_score']],
    ['\\', ['back\\slash']],
    ['k\\s', ['back\\slash']],
    ['SURE 100', ['100% Sure']],
    ['sure back@', []],
    ['100% percent@test', ['100% Sure']],
    ['श्रेष्ठ', ['आशा श्रेष्ठ']],
    ["'; drop table users; --", []],
  ])('for %j finds exactly %j', async (q, names) => {
    expect((await ask({}, people(q))).rows.map(({ name }) => name)).toEqual(names);
  });
  it('for nothing finds everybody', async () => {
    expect((await ask({}, people('  '))).ids).toHaveLength(54);
  });
});

describe('a long list', () => {
  beforeAll(async () => {
    await sql`
      insert into users (name, email)
      select 'Long ' || n % 9, 'long' || n || '@test.example' from generate_series(1, 1101) as n
    `.execute(database.kysely);
  });
  const long = () => people('long');

  it.each(['id', '-id', 'name', '-name', 'at', '-at'] as const)(
    'by %s is streamed in the order of its pages',
    async (sort) => {
      const whole = await ask({ sort }, long());
      expect(whole.isStream).toBe(true);
      expect(whole.headers).toEqual({ 'x-total-count': '1101' });
      const first = await ask({ sort, limit: 1_000 }, long());
      const cursor = first.next?.searchParams.get('cursor') ?? undefined;
      expect(first.isStream).toBe(false);
      const rest = await ask({ sort, limit: 1_000, cursor }, long());
      expect(whole.rows).toEqual([...first.rows, ...rest.rows]);
      expect((await ask({ sort, cursor }, long())).rows).toEqual(rest.rows);
    },
  );

  it('is a stream beyond 1,000 rows, whatever the limit', async () => {
    const [first] = (await ask({ limit: 1 }, long())).ids;
    const some = (rows: number) => long().where('users.id', '<', (first ?? 0) + rows);
    expect((await ask({}, some(1_000))).isStream).toBe(false);
    expect((await ask({}, some(1_001))).isStream).toBe(true);
    expect((await ask({ limit: 1_000 }, long())).isStream).toBe(false);
    const page = await ask({ limit: 1_001 }, long());
    expect(page.isStream).toBe(true);
    expect(page.rows).toEqual((await ask({}, some(1_001))).rows);
    expect(page.next).not.toBeNull();
  });
});
