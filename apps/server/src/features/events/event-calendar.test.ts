import type { AdminEvent } from '@pratibha/contract/events';
import ical from 'node-ical';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createRegistration } from '../../testing/factories.ts';

/** The file of an event, read back as a calendar reads it. */

const EVENT = {
  title: 'Logos, posters; and "more"\\ प्रतियोगिता',
  registration_open: '2025-07-01T00:00:00+05:45',
  registration_close: '2025-08-01T23:59:00+05:45',
  requires_submission: true,
  submission_start: '2025-08-09T00:00:00+05:45',
  submission_close: '2025-08-13T23:59:59+05:45',
  event_date: '2025-08-15',
};

let product: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('EVENT_ADMIN');
});
afterAll(() => product.close());

async function created(values: object = {}): Promise<AdminEvent> {
  const response = await admin.post('/api/admin/events', { ...EVENT, ...values });
  expect(response.status).toBe(201);
  return response.json<AdminEvent>();
}

const fileOf = (id: number | string) =>
  product.anonymous().get(`/api/public/events/${id}/calendar.ics`);

async function entriesOf(id: number) {
  const response = await fileOf(id);
  expect(response.status).toBe(200);
  return Object.values(ical.sync.parseICS(response.text)).filter((each) => each?.type === 'VEVENT');
}

test('anybody gets all dates of an event, each with an alarm a day before', async () => {
  const event = await created();
  const { headers } = await fileOf(event.id);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="logos-posters-and-more-_\.ics"; filename\*=UTF-8''logos-posters-and-more-%E0/,
    ) as string,
    'cache-control': 'no-store',
  });
  const { host } = new URL(product.origin);
  const entries = await entriesOf(event.id);
  const told = entries.map((entry) => ({
    uid: entry.uid,
    at: entry.datetype === 'date' ? dayOf(entry.start) : entry.start.toISOString(),
    title: entry.summary,
  }));
  const of = (kind: string) => `event-${event.id}-${kind}@${host}`;
  expect(told).toEqual([
    {
      uid: of('registration-closes'),
      at: '2025-08-01T18:14:00.000Z',
      title: `Registration closes: ${EVENT.title}`,
    },
    {
      uid: of('opens'),
      at: '2025-08-08T18:15:00.000Z',
      title: `Submission opens: ${EVENT.title}`,
    },
    {
      uid: of('closes'),
      at: '2025-08-13T18:14:59.000Z',
      title: `Submission closes: ${EVENT.title}`,
    },
    { uid: of('day'), at: '2025-08-15', title: EVENT.title },
  ]);
  for (const entry of entries) {
    expect(entry.url).toBe(`${product.origin}/user/events/${event.id}`);
    expect(entry.alarms?.map(({ trigger }) => trigger)).toEqual(['-P1D']);
  }
});

test('the file of whoever is registered begins with what they have to do', async () => {
  const event = await created({ title: 'AI & Web Design' });
  const student = await product.as('USER');
  await createRegistration(product.database, { user_id: student.user.id, event_id: event.id });
  const { text, headers } = await student.get(`/api/public/events/${event.id}/calendar.ics`);
  expect(headers['content-disposition']).toBe('attachment; filename="ai-web-design.ics"');
  expect(text.match(/SUMMARY:.*/g)).toEqual([
    'SUMMARY:Submission opens: AI & Web Design',
    'SUMMARY:Submission closes: AI & Web Design',
    'SUMMARY:AI & Web Design',
  ]);
  expect((await fileOf(event.id)).text).toContain('SUMMARY:Registration closes: AI & Web Design');
});

test('a date that changes keeps its name and rises', async () => {
  const event = await created();
  const before = await entriesOf(event.id);
  const moved = { ...EVENT, submission_close: '2025-08-14T12:00:00+05:45' };
  expect((await admin.put(`/api/admin/events/${event.id}`, moved)).status).toBe(200);
  const after = await entriesOf(event.id);
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  expect(after[2]?.start.toISOString()).toBe('2025-08-14T06:15:00.000Z');
  for (const [at, entry] of after.entries()) {
    expect(Number(entry.sequence)).toBeGreaterThan(Number(before[at]?.sequence));
  }
});

test('an event without works has what there is', async () => {
  const none = { requires_submission: false, submission_start: null, submission_close: null };
  const { id } = await created({ ...none, event_date: null });
  expect((await entriesOf(id)).map(({ uid }) => uid.split('@')[0])).toEqual([
    `event-${id}-registration-closes`,
  ]);
});

test('what is no event of the public list has no file', async () => {
  const { id } = await created();
  expect((await admin.delete(`/api/admin/events/${id}`)).status).toBe(200);
  for (const each of [id, 2_000_000_000, 'x', 0]) {
    const response = await fileOf(each);
    expect([each, response.status, response.problem]).toEqual([each, 404, 'not-found']);
  }
});

/** A day as the library has it: midnight where the test runs. */
function dayOf(start: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${start.getFullYear()}-${part(start.getMonth() + 1)}-${part(start.getDate())}`;
}
