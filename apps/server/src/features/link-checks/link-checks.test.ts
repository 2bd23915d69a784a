import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CheckedLink, CheckedLinkOfWork } from '@pratibha/contract/link-checks';
import type { SubmissionStatus } from '@pratibha/domain/statuses';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Network } from '../../platform/guarded-fetch/network.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createSubmission, createUser, grantEvents } from '../../testing/factories.ts';
import { createCheckedLink } from '../../testing/link-factories.ts';
import { checkLinks, linkCheckJobs } from './check-links.ts';

let product: TestApp;
let site: Server;
let answers: Record<string, RequestListener>;
let asked: string[];
const page: RequestListener = (_, response) => response.end('here');
const answering =
  (code: number): RequestListener =>
  (_, response) =>
    response.writeHead(code).end();

beforeAll(async () => {
  product = await startTestApp({ config: { linkChecks: true } });
  site = createServer((request, response) => {
    const host = request.headers.host ?? '';
    asked.push(host + request.url);
    (answers[host] ?? page)(request, response);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  site.close();
  await product.close();
});
beforeEach(async () => {
  answers = {};
  asked = [];
  await product.database.pool.query(
    'truncate link_uses, link_checks, link_hosts, submissions, submission_revisions, notifications cascade',
  );
});

/** The public web of these tests: every name leads to the one site. */
const network: Network = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  mayConnect: () => true,
  portFor: () => (site.address() as AddressInfo).port,
};

function check(): Promise<number | null> {
  const { signal } = new AbortController();
  return checkLinks(product.database, { ...product, network, signal });
}
/** The next turn of every link and host. */
async function checkAgain(): Promise<void> {
  await product.database.pool.query(
    'update link_checks set next_at = now(); delete from link_hosts',
  );
  await check();
}

async function handedIn(
  work_link: string,
  demo: string | null = null,
  status: SubmissionStatus = 'PENDING',
) {
  const person = await createUser(product.database, {});
  const event = await createEvent(product.database, { requires_submission: true });
  const work = await createSubmission(product.database, {
    ...{ user_id: person.id, event_id: event.id, work_link },
    ...{ demo_or_alternate_link: demo, status },
  });
  return { person, event, work };
}
const linksOf = async (email: string, id: number) => {
  const student = await product.as(email as `${string}@${string}`);
  return (await student.get(`/api/user/submissions/${id}/links`)).json<CheckedLink[]>();
};
const told = async () => {
  const { rows } = await product.database.pool.query<{
    user_id: number;
    params: { state: string };
  }>(`select user_id, params from notifications where kind = 'work-link' order by id`);
  return rows.map(({ user_id, params }) => [user_id, params.state]);
};

test('links are asked once they are handed in, and daily; their student and organisers see it', async () => {
  answers = { 'private.example': answering(403) };
  const { person, work } = await handedIn('http://open.example/a', 'http://private.example/b');
  const next = await check();
  expect(asked.toSorted()).toEqual(['open.example/a', 'private.example/b']);
  expect(next).toBeGreaterThan(9 * 60_000);
  expect(next).toBeLessThanOrEqual(10 * 60_000);
  const at = expect.any(String) as string;
  const expected = [
    {
      ...{ link: 'http://open.example/a', state: 'opens', reason: null, checked_at: at },
      opened_before: false,
    },
    {
      ...{ link: 'http://private.example/b', state: 'asks-sign-in', reason: 'no-access' },
      ...{ checked_at: at, opened_before: false },
    },
  ];
  expect(await linksOf(person.email, work.id)).toEqual(expected);
  const admin = await product.as('ADMIN');
  const seen = await admin.get(`/api/admin/events/submissions/links?ids=${work.id}`);
  expect(seen.json<CheckedLinkOfWork[]>()).toEqual(
    expected.map((each) => ({ submission_id: work.id, ...each })),
  );
  asked = [];
  await check();
  expect(asked).toEqual([]);
  await checkAgain();
  expect(asked).toHaveLength(2);
});

test('a student is told once of a link that does not open, and never of the same again', async () => {
  answers = { 'gone.example': answering(404) };
  const { person, work } = await handedIn('http://gone.example/');
  await check();
  expect(await told()).toEqual([[person.id, 'does-not-open']]);
  await checkAgain();
  answers = {};
  await checkAgain();
  answers = { 'gone.example': answering(404) };
  await checkAgain();
  expect(await told()).toEqual([[person.id, 'does-not-open']]);
  expect(await linksOf(person.email, work.id)).toMatchObject([
    { state: 'does-not-open', reason: 'not-found', opened_before: true },
  ]);
  answers = { 'gone.example': answering(401) };
  await checkAgain();
  expect(await told()).toEqual([
    [person.id, 'does-not-open'],
    [person.id, 'asks-sign-in'],
  ]);
});

test('of what may pass a student is told once it was so three times', async () => {
  answers = { 'slow.example': answering(500) };
  await handedIn('http://slow.example/');
  await check();
  await checkAgain();
  expect(await told()).toEqual([]);
  await checkAgain();
  expect(await told()).toHaveLength(1);
});

test('a site that is busy says nothing: what was known holds on', async () => {
  const { person, work } = await handedIn('http://busy.example/');
  await check();
  answers = { 'busy.example': answering(429) };
  await checkAgain();
  expect(await linksOf(person.email, work.id)).toMatchObject([{ state: 'opens' }]);
});

test('of each host one link is asked at a time, at most once a second', async () => {
  await handedIn('http://one.example/a', 'http://one.example/b');
  await check();
  expect(asked).toEqual(['one.example/a']);
  await product.database.pool.query(
    `update link_hosts set free_at = now() + interval '1 hour' where host = 'one.example'`,
  );
  await check();
  // Its turn comes so late that it is left for another time.
  expect(asked).toEqual(['one.example/a']);
});

test('links of what is handed in again are asked at once, those of before no more', async () => {
  const { work } = await handedIn('http://first.example/');
  await check();
  await product.database.pool.query(
    `insert into submission_revisions (submission_id, revision, work_link, description, submitted_at)
     values (${work.id}, 2, 'http://second.example/', 'Again.', now());
     update submissions set revision = 2 where id = ${work.id}`,
  );
  asked = [];
  await check();
  expect(asked).toEqual(['second.example/']);
  asked = [];
  await checkAgain();
  expect(asked).toEqual(['second.example/']);
});

test('nothing is asked of works that were rejected, are judged no more, or lead to the product', async () => {
  await handedIn(`${product.origin}/work/7K3M9QX2T5R8W1ZB`, 'https://erased.invalid/');
  await handedIn('http://rejected.example/', null, 'REJECTED');
  const judged = await handedIn('http://judged.example/');
  await product.database.pool.query(
    `update events set registration_open = '2024-12-01', registration_close = '2025-01-01',
       submission_start = '2025-01-01', submission_close = '2025-02-01' where id = ${judged.event.id}`,
  );
  await check();
  await check();
  expect(asked).toEqual([]);
});

test('one sees the links of one’s own works alone', async () => {
  const { work } = await handedIn('http://open.example/');
  const other = await createUser(product.database, {});
  const student = await product.as(other.email as `${string}@${string}`);
  expect((await student.get(`/api/user/submissions/${work.id}/links`)).status).toBe(404);
  await createCheckedLink(product.database, work.id);
  const elsewhere = await createEvent(product.database, {});
  const organiser = await product.as('EVENT_ADMIN');
  await grantEvents(product.database, organiser.user.id, [elsewhere.id, 'organise']);
  const told = await organiser.get(`/api/admin/events/submissions/links?ids=${work.id}`);
  expect([told.status, told.json()]).toEqual([200, []]);
});

test('an erasure takes links along that nobody else has', async () => {
  const { person } = await handedIn('http://mine.example/', 'http://ours.example/');
  await handedIn('http://ours.example/');
  await check();
  const { personalData } = await import('./personal-data.queries.ts');
  await product.database.kysely
    .transaction()
    .execute((db) => personalData.erase(db, { id: person.id, subjects: [] }, new Date()));
  const { rows } = await product.database.pool.query('select link from link_checks');
  expect(rows).toEqual([{ link: 'http://ours.example/' }]);
});

test('where links are not checked nothing is asked and nothing is told', async () => {
  expect(linkCheckJobs({ ...product, checksLinks: false })).toEqual([]);
  const { work, person } = await handedIn('http://open.example/');
  await createCheckedLink(product.database, work.id);
  const off = await startTestApp({ database: product.database });
  const student = await off.as(person.email as `${string}@${string}`);
  expect((await student.get(`/api/user/submissions/${work.id}/links`)).json()).toEqual([]);
  const admin = await off.as('ADMIN');
  const seen = await admin.get(`/api/admin/events/submissions/links?ids=${work.id}`);
  expect(seen.json()).toEqual([]);
  await off.close();
});
