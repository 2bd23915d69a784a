import { readFileSync } from 'node:fs';
import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { createEvent, createRegistration, createUser } from '../../../testing/factories.ts';
import { createSentFile } from '../../../testing/sent-factories.ts';
import { insertWorks, type NewWork } from '../new-works.queries.ts';

/*
 * The statement of works where they have parts, and that it is what it was elsewhere.
 */

const AT = new Date('2025-08-10T04:15:00Z');
/** What is sent where no event asks for parts: as it was before there were any. */
const KEPT = readFileSync(new URL('../../../testing/handing-in.sql', import.meta.url), 'utf8');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

type Event = { readonly id: number; readonly version: number };
let codes = 0;

async function workOf({ id, version }: Event, hasParts: boolean) {
  const { id: userId } = await createUser(database);
  const of = { event_id: id, user_id: userId };
  const registration = await createRegistration(database, of);
  const file = await createSentFile(database, of);
  codes += 1;
  const handed = {
    code: String(codes).padStart(16, '0'),
    parts: [],
    begun_in_time: false,
    files: [{ part: 'poster', n: 1, file_id: file.id }],
    links: [{ part: 'video', n: 1, link: 'https://example.test' }],
  };
  const work: NewWork = {
    event: { id, version },
    userId,
    registration: { id: registration.id, status: 'PENDING' },
    earlier: null,
    work: { work_link: 'https://x.example', demo_or_alternate_link: null, description: 'A work' },
    said: {},
    handed: hasParts ? handed : null,
    at: AT,
    audit: {
      ...{ actorId: userId, actorRole: 'USER', tokenId: null, requestId: 'request', at: AT },
      ...{ action: 'submission.created', subjectType: 'submission', subjectId: null },
      changes: '{}',
    },
    claim: null,
    response: {} as NewWork['response'],
  };
  return { work, file };
}

const openEvent = () => createEvent(database, { requires_submission: true });

/** The database, and the text of each statement that is sent to it. */
function listened() {
  const sent: string[] = [];
  const db = new Proxy(database.kysely, {
    get(target, name) {
      if (name !== 'executeQuery') {
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      }
      return (query: CompiledQuery) => {
        sent.push(query.sql);
        return target.executeQuery(query);
      };
    },
  });
  return { db, sent };
}

async function handedIn(event: Event) {
  const { rows } = await database.pool.query<{ user_id: number; files: number; links: number }>(
    `select handed_in.user_id,
       (select count(*)::int from handed_files as f where f.submission_id = handed_in.submission_id) as files,
       (select count(*)::int from handed_links as l where l.submission_id = handed_in.submission_id) as links
     from handed_in join submissions on submissions.id = submission_id where event_id = $1`,
    [event.id],
  );
  return rows;
}

test('works without parts send the statement that was always sent', async () => {
  const event = await openEvent();
  const { db, sent } = listened();
  const { work } = await workOf(event, false);
  expect(await insertWorks(db, [work])).toEqual([
    expect.objectContaining({ id: expect.any(Number) as number }),
  ]);
  expect(sent).toEqual([KEPT]);
  await insertWorks(db, [(await workOf(event, true)).work]);
  expect(sent[1]).not.toBe(KEPT);
});

test('together each has the parts of their own, and one whose file is gone takes from nobody', async () => {
  const event = await openEvent();
  const [plain, gone, parts] = [
    await workOf(event, false),
    await workOf(event, true),
    await workOf(event, true),
  ];
  await database.pool.query('delete from files where id = $1', [gone.file.id]);
  const all = await insertWorks(database.kysely, [plain.work, gone.work, parts.work]);
  expect(all.map((each) => each !== null)).toEqual([true, false, true]);
  expect(await handedIn(event)).toEqual([{ user_id: parts.work.userId, files: 1, links: 1 }]);
});

test('a file of somebody else, or of another event, is handed in by nobody', async () => {
  const event = await openEvent();
  const [one, two] = [await workOf(event, true), await workOf(event, true)];
  const elsewhere = await workOf(await openEvent(), true);
  for (const { file } of [two, elsewhere]) {
    const files = [{ part: 'poster', n: 1, file_id: file.id }];
    const handed = one.work.handed && { ...one.work.handed, files };
    expect(await insertWorks(database.kysely, [{ ...one.work, handed }])).toEqual([null]);
  }
  expect(await handedIn(event)).toEqual([]);
});
