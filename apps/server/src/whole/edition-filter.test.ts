import type { Announcement, AnnouncementProgress } from '@pratibha/contract/announcements';
import type { Dashboard } from '@pratibha/contract/dashboard';
import type { EventEdition } from '@pratibha/contract/event-editions';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import {
  createEvent,
  createNotification,
  createRegistration,
  createSubmission,
  createUser,
  grantEvents,
} from '../testing/factories.ts';

let product: TestApp;
let admin: SignedInClient;
const events = { now: 0, full: 0, before: 0, called: 0 };

/**
 * Two events in the live edition, two in that before, of which one was deleted; a third edition has
 * none.
 */
beforeAll(async () => {
  product = await startTestApp();
  const { database } = product;
  admin = await product.as('SUPER_ADMIN');
  await database.pool.query("update editions set slug = '2025'");
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into editions (slug, status) values ('2024', 'archived'), ('2026', 'draft') returning id`,
  );
  const edition_id = rows[0]?.id;
  const made = [
    await createEvent(database, { title: 'Robots', requires_submission: true }),
    await createEvent(database, { title: 'Posters', capacity: 9 }),
    await createEvent(database, { title: 'Robots', requires_submission: true, edition_id }),
    await createEvent(database, { title: 'Debate', status: 'DELETED', capacity: 9, edition_id }),
  ].map(({ id }) => id);
  [events.now = 0, events.full = 0, events.before = 0, events.called = 0] = made;
  const asha = await createUser(database, { name: 'Asha' });
  for (const [event_id, names] of [
    [events.now, ['Bina', 'Chandra']],
    [events.full, ['Deepa']],
    [events.before, ['Esha']],
    [events.called, ['Firoj']],
  ] as const) {
    for (const name of names) {
      await createRegistration(database, {
        event_id,
        user_id: (await createUser(database, { name })).id,
      });
    }
  }
  for (const event_id of [events.now, events.before]) {
    const { id } = await createRegistration(database, {
      event_id,
      user_id: asha.id,
      status: 'SHORTLISTED',
    });
    await createSubmission(database, { registration_id: id });
    await createNotification(database, {
      user_id: asha.id,
      kind: 'registration-received',
      params: JSON.stringify({ event_id, registration_id: id }),
      mail: 'failed',
    });
  }
  await createNotification(database, { user_id: asha.id, mail: 'failed' });
});
afterAll(() => product.close());

const totalOf = async (address: string, client: { get: SignedInClient['get'] } = admin) =>
  Number((await client.get(`/api/admin/${address}`)).headers['x-total-count']);

test.each([
  ['events', '', { all: 4, 2025: 2, 2024: 2 }],
  ['events', '&status=DELETED', { all: 1, 2025: 0, 2024: 1 }],
  ['registrations', '', { all: 7, 2025: 4, 2024: 3 }],
  ['registrations', '&status=PENDING', { all: 4, 2025: 3, 2024: 1 }],
  ['registrations', '&q=asha', { all: 2, 2025: 1, 2024: 1 }],
  ['events/submissions', '', { all: 2, 2025: 1, 2024: 1 }],
  ['events/submissions', '&q=asha&status=PENDING', { all: 2, 2025: 1, 2024: 1 }],
  ['mails', '', { all: 3, 2025: 1, 2024: 1 }],
  ['mails', '&mail_state=failed&q=asha', { all: 3, 2025: 1, 2024: 1 }],
] as const)('the list of %s%s tells one edition', async (list, filters, expected) => {
  for (const [edition, total] of Object.entries(expected)) {
    const asked = edition === 'all' ? '' : `&edition=${edition}`;
    expect(await totalOf(`${list}?limit=1${filters}${asked}`), edition).toBe(total);
    const [rows] = [(await admin.get(`/api/admin/${list}?${filters}${asked}`)).json<unknown[]>()];
    expect(rows, edition).toHaveLength(total);
  }
  expect(await totalOf(`${list}?edition=2026${filters}`)).toBe(0);
});

test('an event that is not of the edition has no rows in it, and pages go on in it', async () => {
  expect(await totalOf(`registrations?event_id=${events.before}&edition=2025`)).toBe(0);
  expect(await totalOf(`registrations?event_id=${events.before}&edition=2024`)).toBe(2);
  const { headers } = await admin.get('/api/admin/registrations?edition=2025&limit=3');
  expect(headers['link']).toContain('edition=2025');
  const next = /<([^>]+)>/.exec(String(headers['link']))?.[1] ?? '';
  expect((await admin.get(next)).json<unknown[]>()).toHaveLength(1);
});

test('seats are told of one edition', async () => {
  const seats = async (query: string) =>
    (await admin.get(`/api/admin/events/seats${query}`))
      .json<{ event_id: number }[]>()
      .map(({ event_id }) => event_id);
  expect(await seats('')).toEqual([events.full, events.called]);
  expect(await seats('?edition=2025')).toEqual([events.full]);
});

test('the figures of the editions add up, and count whoever is registered in them', async () => {
  const figures = async (query = '') =>
    (await admin.get(`/api/admin/dashboard${query}`)).json<Dashboard>();
  const [all, now, before, none] = [
    await figures(),
    await figures('?edition=2025'),
    await figures('?edition=2024'),
    await figures('?edition=2026'),
  ];
  const { per_day: _, per_event, ...cards } = now;
  expect(cards).toEqual({
    active_users: 4,
    events: 2,
    registrations: 4,
    submissions: 1,
    pending_registrations: 3,
    pending_submissions: 1,
  });
  expect(per_event.map(({ id }) => id)).toEqual([events.now, events.full]);
  expect(before).toMatchObject({ active_users: 3, events: 1, registrations: 3, submissions: 1 });
  expect(before.pending_registrations, 'what was called off waits for nobody').toBe(1);
  for (const figure of ['events', 'registrations', 'submissions', 'pending_submissions'] as const) {
    expect(now[figure] + before[figure] + none[figure], figure).toBe(all[figure]);
  }
  const sum = ({ per_day }: Dashboard) =>
    per_day.reduce((total, day) => total + day.registrations * 1000 + day.submissions, 0);
  expect(sum(now)).toBe(4001);
  expect(sum(now) + sum(before)).toBe(sum(all));
  expect(sum(none)).toBe(0);
});

test('exports hold one edition, a file for each of its events', async () => {
  const files = async (list: string, query: string) => {
    const { bytes, headers, text } = await admin.get(`/api/admin/${list}/export?${query}`);
    if (headers['content-type'] !== 'application/zip') return [text.split('\r\n').length - 2];
    return Object.values(unzipSync(bytes)).map(
      (file) => strFromU8(file).trimEnd().split('\r\n').length - 1,
    );
  };
  const sorted = async (list: string, query: string) =>
    (await files(list, query)).toSorted((a, b) => a - b);
  expect(await sorted('events', 'columns=id')).toEqual([4]);
  expect(await sorted('events', 'columns=id&edition=2025')).toEqual([2]);
  expect(await sorted('registrations', 'columns=id')).toEqual([1, 1, 2, 3]);
  expect(await sorted('registrations', 'columns=id&edition=2025')).toEqual([1, 3]);
  expect(await sorted('registrations', 'columns=id&edition=2026')).toEqual([0]);
  expect(await sorted('events/submissions', 'columns=id')).toEqual([1, 1]);
  expect(await sorted('events/submissions', 'columns=id&edition=2024')).toEqual([1]);
});

test('failed mails of one edition are sent again, and the others are not', async () => {
  await product.database.pool.query('update mail_queue set is_open = true');
  const again = async (body: object) => (await admin.post('/api/admin/mails/retry', body)).json();
  expect(await again({ edition: '2026' })).toEqual({ mails: 0 });
  expect(await again({ edition: '2024' })).toEqual({ mails: 1 });
  expect(await totalOf('mails?mail_state=failed&edition=2025')).toBe(1);
  expect(await totalOf('mails?mail_state=waiting&edition=2024')).toBe(1);
});

const FORM = { subject: 'Come', text: 'To hall B.', channel: 'bell', source: 'registrations' };

test('an announcement goes to one edition, and is found in it', async () => {
  const write = async (values: object) => {
    const response = await admin.post('/api/admin/announcements', { ...FORM, ...values });
    expect([response.status, response.problem]).toEqual([201, null]);
    return response.json<Announcement>();
  };
  const recipients = async (path: string) =>
    (await admin.get(`/api/admin/announcements/${path}`)).json<AnnouncementProgress>().matching;
  const toAll = await write({});
  expect(toAll).not.toHaveProperty('edition');
  const toNow = await write({ edition: '2025' });
  expect(toNow.edition).toBe('2025');
  const toWorks = await write({ source: 'submissions', edition: '2024' });
  const toEvent = await write({ event_id: events.before });
  const toPeople = await write({ source: 'users' });
  expect(await recipients(`${toAll.id}`)).toBe(6);
  expect(await recipients(`${toNow.id}`)).toBe(4);
  expect(await recipients(`${toWorks.id}`)).toBe(1);
  const found = async (query: string) =>
    (await admin.get(`/api/admin/announcements${query}`))
      .json<Announcement[]>()
      .map(({ id }) => id)
      .toSorted((a, b) => a - b);
  expect(await found('')).toEqual([toAll, toNow, toWorks, toEvent, toPeople].map(({ id }) => id));
  expect(await found('?edition=2025')).toEqual([toNow.id]);
  expect(await found('?edition=2024&state=draft')).toEqual([toWorks.id, toEvent.id]);

  await product.database.pool.query("update editions set slug = '2023' where slug = '2024'");
  const renamed = await admin.get(`/api/admin/announcements/${toWorks.id}`);
  await product.database.pool.query("update editions set slug = '2024' where slug = '2023'");
  expect(renamed.json<Announcement>().edition).toBe('2023');

  const put = (values: object) =>
    admin.put(`/api/admin/announcements/${toNow.id}`, { ...FORM, ...values });
  expect((await put({ edition: null })).json()).not.toHaveProperty('edition');
  expect(await recipients(`${toNow.id}`)).toBe(6);
  const wrong = await put({ edition: '1999' });
  expect(wrong.json()['errors']).toMatchObject([{ pointer: '/edition', code: 'unknown-edition' }]);
  const ofPeople = await put({ source: 'users', edition: '2025' });
  expect(ofPeople.json()['errors']).toMatchObject([
    { pointer: '/edition', code: 'no-filter-of-this-list' },
  ]);
});

test.each([
  'events',
  'events/seats',
  'events/export',
  'registrations',
  'registrations/export',
  'events/submissions',
  'events/submissions/export',
  'announcements',
  'mails',
  'dashboard',
])('an edition that is not there is refused by %s', async (list) => {
  for (const [edition, code] of [
    ['1999', 'unknown-edition'],
    ['2025%27', 'unknown-edition'],
    ['', 'too-small'],
  ] as const) {
    const response = await admin.get(`/api/admin/${list}?edition=${edition}`);
    expect([response.status, response.problem]).toEqual([422, 'invalid-input']);
    expect(response.json()['errors']).toMatchObject([{ pointer: '?edition', code }]);
  }
});

test('event admins see their own events alone in it, and so do their programs', async () => {
  const organiser = await product.as('EVENT_ADMIN');
  await grantEvents(product.database, organiser.user.id, [events.before, 'organise']);
  expect(await totalOf('events?edition=2024', organiser)).toBe(1);
  expect(await totalOf('events?edition=2025', organiser)).toBe(0);
  expect(await totalOf('registrations?edition=2024', organiser)).toBe(2);
  const figures = (await organiser.get('/api/admin/dashboard?edition=2025')).json<Dashboard>();
  expect(figures).toMatchObject({ active_users: 0, events: 0, registrations: 0, per_event: [] });
  const editions = await organiser.get('/api/admin/events/editions');
  expect(editions.json<EventEdition[]>()).toEqual([
    { slug: '2026', status: 'draft', events: 0 },
    { slug: '2025', status: 'live', events: 0 },
    { slug: '2024', status: 'archived', events: 1 },
  ]);
  const program = await product.program('EVENT_ADMIN', 'read');
  expect(await totalOf('registrations?edition=2025', program)).toBe(4);
  expect((await (await product.as('USER')).get('/api/admin/events/editions')).status).toBe(403);
});
