import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { areWaiting } from '../../testing/are-waiting.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  createUser,
} from '../../testing/factories.ts';
import { type Collector, createCollector } from './collector.ts';
import { insertWorks, type NewWork } from './new-works.queries.ts';

/*
 * Who asks in the same instant: the first goes alone, all the others together in one statement.
 */

const AT = new Date('2025-08-10T04:15:00Z');

let database: TestDatabase;
let collector: Collector;

beforeAll(async () => {
  database = await createTestDatabase();
  collector = createCollector(database);
});
afterAll(() => database.close());

type Event = NewWork['event'];

async function openEvent(): Promise<Event> {
  const { id, version } = await createEvent(database, { requires_submission: true });
  return { id, version };
}

/** The work of somebody new who is registered. */
async function newWork(event: Event, key?: string): Promise<NewWork> {
  const { id: userId } = await createUser(database);
  const { id } = await createRegistration(database, { event_id: event.id, user_id: userId });
  return workOf(event, userId, { id, status: 'PENDING' }, key);
}

function workOf(
  event: Event,
  userId: number,
  registration: NewWork['registration'],
  key?: string,
): NewWork {
  return {
    event,
    userId,
    registration,
    earlier: null,
    work: { work_link: 'https://x.example', demo_or_alternate_link: null, description: 'A work' },
    said: {},
    handed: null,
    at: AT,
    audit: {
      actorId: userId,
      actorRole: 'USER',
      tokenId: null,
      requestId: `request-${userId}`,
      at: AT,
      action: 'submission.created',
      subjectType: 'submission',
      subjectId: null,
      changes: '{"revision":[null,1]}',
    },
    claim: key === undefined ? null : { userId, endpoint: 'X', key, requestHash: Buffer.from(key) },
    response: { event_title: 'An event' } as NewWork['response'],
  };
}

/** A work that was sent back, and what follows it. */
async function nextWork(event: Event): Promise<NewWork> {
  const { id, user_id, registration_id, version } = await createSubmission(database, {
    event_id: event.id,
    status: 'RESUBMISSION_REQUIRED',
  });
  const work = workOf(event, user_id, { id: registration_id, status: 'SHORTLISTED' });
  return { ...work, earlier: { id, version } };
}

const ask = (works: readonly NewWork[]) => Promise.all(works.map((each) => collector.ask(each)));

/** Whether each was written. */
const areWritten = async (works: readonly NewWork[]) =>
  (await ask(works)).map((response) => response !== null);

async function numberOf(rest: string, ...values: unknown[]): Promise<number> {
  const text = `select count(*)::int as n ${rest}`;
  const { rows } = await database.pool.query<{ n: number }>(text, values);
  return rows[0]?.n ?? 0;
}

/** Until it waits for somebody's lock, or does not and is done. */
async function waits(asked: Promise<unknown>): Promise<void> {
  let isDone = false;
  void asked.finally(() => {
    isDone = true;
  });
  while (!isDone && !(await areWaiting(database.pool)));
}

const OF_EVENT = 'from submissions where event_id = $1';

test('each of a group gets a number, a revision, an audit row and the answer that is remembered', async () => {
  const event = await openEvent();
  const works: NewWork[] = [];
  for (let n = 0; n < 4; n += 1) works.push(await newWork(event, `key ${n}`));
  const responses = await ask(works);
  for (const [n, { userId, registration }] of works.entries()) {
    const { rows } = await database.pool.query(
      `select s.id, registration_id, s.status, s.version, s.revision, work_link, response, request_id
       from submissions s join submission_revisions on submission_id = s.id
       join idempotency_keys using (user_id)
       join audit on subject_id = s.id and actor_id = user_id where user_id = $1`,
      [userId],
    );
    expect(rows).toEqual([
      {
        id: responses[n]?.id,
        registration_id: registration.id,
        status: 'PENDING',
        version: 1,
        revision: 1,
        work_link: 'https://x.example',
        response: { event_title: 'An event', id: responses[n]?.id },
        request_id: `request-${userId}`,
      },
    ]);
  }
});

test('first works and next revisions go together; the earlier ones stay', async () => {
  const event = await openEvent();
  const works = [await newWork(event), await newWork(event), await nextWork(event)];
  const responses = await ask(works);
  expect(responses[2]?.id).toBe(works[2]?.earlier?.id);
  const { rows } = await database.pool.query(
    `select s.status, s.revision, s.version, reviewed_at, reviewed_by, review_remarks,
       (select array_agg(status order by revision) from submission_revisions
        where submission_id = s.id) as judged
     from submissions s where id = $1`,
    [responses[2]?.id],
  );
  expect(rows).toEqual([
    {
      status: 'PENDING',
      revision: 2,
      version: (works[2]?.earlier?.version ?? 0) + 1,
      reviewed_at: null,
      reviewed_by: null,
      review_remarks: null,
      judged: ['RESUBMISSION_REQUIRED', 'PENDING'],
    },
  ]);
});

test('of somebody of whom anything has changed nothing is written, and all of the others', async () => {
  const event = await openEvent();
  const fine = () => newWork(event);
  const withdrawn = await newWork(event);
  await database.pool.query('delete from registrations where id = $1', [withdrawn.registration.id]);
  const rejected = await newWork(event);
  await database.pool.query(
    `update registrations set status = 'REJECTED', reviewed_at = now(), reviewed_by = user_id
     where id = $1`,
    [rejected.registration.id],
  );
  const reopened = await nextWork(event);
  await database.pool.query(
    `update submissions set status = 'PENDING', reviewed_at = null, reviewed_by = null,
       version = version + 1 where id = $1`,
    [reopened.earlier?.id],
  );
  const submitted = await newWork(event);
  await collector.ask(submitted);
  const foreign = { ...(await newWork(event)), userId: submitted.userId };
  const twice = await newWork(event);
  const works = [
    [await fine(), true],
    [withdrawn, false],
    [rejected, false],
    [await fine(), true],
    [reopened, false],
    [submitted, false],
    [foreign, false],
    [twice, true],
    [twice, false],
    [await nextWork(event), true],
    [await fine(), true],
  ] as const;
  const before = await numberOf('from audit');
  expect(await areWritten(works.map(([work]) => work))).toEqual(works.map(([, is]) => is));
  expect((await numberOf('from audit')) - before).toBe(5);
});

test('the next revision is taken once, whoever asks twice for it', async () => {
  const event = await openEvent();
  const next = await nextWork(event);
  expect(await areWritten([await newWork(event), next, next])).toEqual([true, true, false]);
  expect(await areWritten([next])).toEqual([false]);
  expect(
    await numberOf('from submission_revisions where submission_id = $1', next.earlier?.id),
  ).toBe(2);
});

test('a key that was used before fails its own person only', async () => {
  const [before, event] = [await openEvent(), await openEvent()];
  const used = await newWork(before, 'used');
  await collector.ask(used);
  const { userId } = used;
  const { id } = await createRegistration(database, { event_id: event.id, user_id: userId });
  const again = workOf(event, userId, { id, status: 'PENDING' }, 'used');
  const settled = await Promise.allSettled(
    [await newWork(event), again, await newWork(event)].map((each) => collector.ask(each)),
  );
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(settled[1]).toMatchObject({ reason: { code: '23505' } });
  expect(await numberOf(OF_EVENT, event.id)).toBe(2);
});

test.each([
  ['another version', 'update events set version = version + 1 where id = $1'],
  ['ended by hand, without another version', `update events set status = 'INACTIVE' where id = $1`],
])('nothing is written once the event is %s, also while it is changed', async (_, change) => {
  const event = await openEvent();
  const works = [await newWork(event), await newWork(event)];
  const editor = await database.pool.connect();
  await editor.query('begin');
  await editor.query(change, [event.id]);
  const asked = areWritten(works);
  await waits(asked);
  await editor.query('commit');
  editor.release();
  expect(await asked).toEqual([false, false]);
  expect(await numberOf(OF_EVENT, event.id)).toBe(0);
});

test('a withdrawal under way is waited for, and counts', async () => {
  const event = await openEvent();
  const works = [await newWork(event), await newWork(event)];
  const other = await database.pool.connect();
  await other.query('begin');
  await other.query('delete from registrations where id = $1', [works[0]?.registration.id]);
  const asked = areWritten(works);
  await waits(asked);
  await other.query('commit');
  other.release();
  expect(await asked).toEqual([false, true]);
});

test('two processes that take in works of the same people wait for each other, but in no circle', async () => {
  const event = await openEvent();
  const works: NewWork[] = [];
  for (let n = 0; n < 3; n += 1) works.push(await newWork(event), await nextWork(event));
  const holder = await database.pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('begin');
  await holder.query('select from users where id = $1 for update', [works[2]?.userId]);
  // Not through the collector, which would try again after a deadlock.
  const asked = [works, works.toReversed()].map((group) => insertWorks(database.kysely, group));
  while (!(await areWaiting(database.pool, 2)));
  await holder.query('rollback');
  const written = (await Promise.all(asked)).map((group) => group.map((each) => each !== null));
  expect(written.map((group) => new Set(group).size)).toEqual([1, 1]);
  expect(written.flat().filter(Boolean)).toHaveLength(6);
});
