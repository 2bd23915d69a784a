import type { Dashboard } from '@pratibha/contract/dashboard';
import type { AdminRegistration } from '@pratibha/contract/registrations';
import type { ReviewOutcome } from '@pratibha/contract/reviews';
import type { AdminSubmission } from '@pratibha/contract/submissions';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  createUser,
  grantEvents,
} from '../testing/factories.ts';

/** Asha is in the event that is organised, Bina in the one that is read, Chandra in another. */
let product: TestApp;
const events = { organised: 0, read: 0, foreign: 0 };
const registrations = { organised: 0, read: 0, foreign: 0 };
type Name = keyof typeof events;
const NAMES = { organised: 'Asha', read: 'Bina', foreign: 'Chandra' } as const;
/** Organises one event and reads another. */
let mixed: SignedInClient;
let reader: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  const { database } = product;
  for (const name of Object.keys(NAMES) as Name[]) {
    const event = await createEvent(database, { requires_submission: true, title: `On ${name}` });
    // Everybody and somebody else in the same event have one mobile.
    for (const who of [NAMES[name], 'Twin']) {
      const user = await createUser(database, {
        name: `${who} ${name}`,
        email: `${who}.${name}@post.example`,
        profile: { mobile: `980000000${event.id}` },
      });
      const values = { event_id: event.id, user_id: user.id };
      const answers = [{ 1: 'Ask me on 9811111111' }];
      const { id } = await createRegistration(database, { ...values, answers });
      if (who === 'Twin') await createSubmission(database, values);
      else registrations[name] = id;
    }
    events[name] = event.id;
  }
  mixed = await product.as('EVENT_ADMIN');
  await grantEvents(database, mixed.user.id, [events.organised, 'organise'], [events.read, 'read']);
  reader = await product.as('EVENT_ADMIN');
  await grantEvents(database, reader.user.id, [null, 'read']);
});
afterAll(() => product.close());

async function found(client: SignedInClient, query: string): Promise<[string[], unknown]> {
  const response = await client.get(`/api/admin/registrations?sort=user_name${query}`);
  expect(response.status).toBe(200);
  const people = response.json<AdminRegistration[]>().map(({ user_name }) => user_name);
  expect(response.headers['x-total-count']).toBe(String(people.length));
  return [people, response.headers['link']];
}

describe('registrations', () => {
  test('are those of the events that one may read, with contacts where one organises', async () => {
    const list = (await mixed.get('/api/admin/registrations')).json<AdminRegistration[]>();
    expect(new Set(list.map(({ event_id }) => event_id))).toEqual(
      new Set([events.organised, events.read]),
    );
    for (const row of list) {
      const contacts = [row.user_email, row.user_college_address, row.answers, row.same_mobile];
      const isOwn = row.event_id === events.organised;
      expect(contacts.every((value) => (value === null) !== isOwn)).toBe(true);
      const url = `/api/admin/registrations/${row.id}`;
      expect((await mixed.get(url)).json()).toEqual(row);
    }
  });

  test('hold nothing that reaches a person for who only reads', async () => {
    for (const url of ['registrations', `registrations/${registrations.read}`]) {
      const { status, text } = await reader.get(`/api/admin/${url}`);
      expect(status).toBe(200);
      expect(text).toContain('Bina');
      expect(text).not.toMatch(/@post|980000000|Baneshwor|9811111111/);
    }
  });

  test.each([
    ['&q=asha', ['Asha organised']],
    ['&q=bina', ['Bina read']],
    ['&q=chandra', []],
    ['&q=asha.organised@post', ['Asha organised']],
    ['&q=bina.read@post', []],
    ['&q=bina+read', ['Bina read']],
    ['&q=bina+post.example', []],
    ['&same_mobile=true', ['Asha organised', 'Twin organised']],
    ['', ['Asha organised', 'Bina read', 'Twin organised', 'Twin read']],
  ])('found by "%s"', async (query, people) => {
    expect((await found(mixed, query))[0]).toEqual(people);
  });

  test.each(['&q=post.example', '&same_mobile=true', '&q=%40'])(
    'a reader finds nobody by "%s"',
    async (query) => {
      expect((await found(reader, query))[0]).toEqual([]);
    },
  );

  test('of an event in particular are those, or none', async () => {
    const counts = [events.organised, events.read, events.foreign].map(
      async (id) => (await found(mixed, `&event_id=${id}`))[0].length,
    );
    expect(await Promise.all(counts)).toEqual([2, 2, 0]);
  });
});

test('submissions have the work, and the address where one organises', async () => {
  const url = '/api/admin/events/submissions';
  const list = (await mixed.get(url)).json<AdminSubmission[]>();
  expect(list.map(({ event_id, user_email }) => [event_id, user_email])).toEqual([
    [events.read, null],
    [events.organised, 'Twin.organised@post.example'],
  ]);
  const detail = (await mixed.get(`${url}/${list[0]?.id}`)).json();
  expect(detail).toMatchObject({ user_email: null, work_link: 'https://work.example/project' });
  expect((await mixed.get(`${url}?q=twin.read@post`)).json()).toEqual([]);
  expect((await mixed.get(`${url}?q=twin`)).headers['x-total-count']).toBe('2');
});

describe.each(['registrations', 'events/submissions'])('the export of %s', (what) => {
  const url = `/api/admin/${what}/export`;

  test('is of the events that one organises', async () => {
    const { status, text } = await mixed.get(url);
    expect([status, text.includes('.organised@post'), text.includes('Twin read')]).toEqual([
      200,
      true,
      false,
    ]);
    expect((await mixed.get(`${url}?event_id=${events.organised}`)).text).toBe(text);
  });

  test('is refused of an event that one reads, and to who only reads', async () => {
    expect((await mixed.get(`${url}?event_id=${events.read}`)).problem).toBe('not-allowed');
    expect((await reader.get(url)).problem).toBe('not-allowed');
  });

  test('is empty of another event, as of one that is not there', async () => {
    const [foreign, nowhere] = await Promise.all(
      [events.foreign, 2_000_000_000].map((id) => mixed.get(`${url}?event_id=${id}`)),
    );
    expect([foreign?.status, foreign?.text]).toEqual([200, nowhere?.text]);
    expect(foreign?.text.trim().split('\n')).toHaveLength(1);
  });
});

test('the figures are of the events that one may read', async () => {
  const figures = (await mixed.get('/api/admin/dashboard')).json<Dashboard>();
  expect(figures).toMatchObject({
    active_users: 4,
    events: 2,
    registrations: 4,
    submissions: 2,
    pending_registrations: 4,
    pending_submissions: 2,
  });
  const sum = (name: 'registrations' | 'submissions') =>
    figures.per_day.reduce((all, day) => all + day[name], 0);
  expect([sum('registrations'), sum('submissions')]).toEqual([4, 2]);
  expect(figures.per_event.map(({ id }) => id)).toEqual([events.organised, events.read]);
});

test('reviews of many tell for each row what it would be told alone', async () => {
  const rows = [registrations.organised, registrations.read, registrations.foreign];
  const body = {
    rows: rows.map((id) => ({ id, version: 1 })),
    status: 'SHORTLISTED',
    remarks: null,
  };
  const response = await mixed.put('/api/admin/registrations/reviews', body);
  expect(response.json<ReviewOutcome[]>()).toEqual([
    { id: registrations.organised, outcome: 'done' },
    { id: registrations.read, outcome: 'not-allowed' },
    { id: registrations.foreign, outcome: 'not-found' },
  ]);
  const statuses = await product.database.kysely
    .selectFrom('registrations')
    .select('status')
    .where('id', 'in', rows)
    .orderBy('id')
    .execute();
  expect(statuses.map(({ status }) => status)).toEqual(['SHORTLISTED', 'PENDING', 'PENDING']);
});

test('who has no grants costs no statement more, and no one asks for theirs', async () => {
  const organiser = await product.as('EVENT_ADMIN');
  const student = await product.as('USER');
  const { id } = await createRegistration(product.database);
  for (const client of [organiser, student]) await client.get('/api/user/profile');
  const query = vi.spyOn(pg.Client.prototype, 'query');
  expect((await organiser.get('/api/admin/registrations')).status).toBe(200);
  const url = `/api/admin/registrations/${id}`;
  expect((await organiser.put(url, { status: 'REJECTED' })).status).toBe(200);
  expect((await student.get('/api/user/registrations')).status).toBe(200);
  const register = `/api/user/events/${events.organised}/register`;
  expect((await student.post(register, {})).status).toBeLessThan(500);
  const asked = query.mock.calls.map(([statement]) => JSON.stringify(statement));
  query.mockRestore();
  expect(asked.length).toBeGreaterThan(5);
  expect(
    asked.filter((text) => /from \\?"?event_grants/.test(text) && !text.includes('sessions')),
  ).toEqual([]);
});
