import type { NewCalendarLink } from '@pratibha/contract/own-calendar';
import ical from 'node-ical';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../platform/process/log.ts';
import { tokenHash } from '../../../platform/session/cookies.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createEvent } from '../../../testing/factories.ts';

const LINK = '/api/user/calendar';

let server: TestApp;
let organiser: SignedInClient;
let logged = '';

beforeAll(async () => {
  server = await startTestApp({ log: createLog('trace', { write: (line) => (logged += line) }) });
  organiser = await server.as('SUPER_ADMIN');
});
afterAll(() => server.close());

async function made(client: SignedInClient): Promise<string> {
  const response = await client.post(LINK);
  expect([response.status, response.problem]).toEqual([201, null]);
  const { url } = response.json<NewCalendarLink>();
  expect(url.startsWith(`${server.origin}/api/calendars/`)).toBe(true);
  return url.slice(server.origin.length);
}

/**
 * What a calendar has after it asked: by the name of an entry's kind, how often it was told, and
 * whether it is off.
 */
async function followed(path: string) {
  const response = await server.anonymous().get(path);
  expect(response.status).toBe(200);
  return Object.values(ical.sync.parseICS(response.text))
    .filter((each) => each?.type === 'VEVENT')
    .map((entry) => ({
      uid: entry.uid,
      sequence: Number(entry.sequence),
      isOff: entry.status === 'CANCELLED',
      alarms: entry.alarms?.length ?? 0,
      title: entry.summary,
    }));
}

async function registered(client: SignedInClient, values = {}) {
  const event = await createEvent(server.database, values);
  const response = await client.post(`/api/user/events/${event.id}/register`, {
    event_answers: [{ '1': 'Facebook' }],
  });
  expect(response.status).toBe(201);
  return { event, id: response.json<{ id: number }>().id };
}

const statusOf = async (path: string) => (await server.anonymous().get(path)).status;

test('a link is told once, kept as a hash, and in no log', async () => {
  const student = await server.as('USER');
  expect((await student.get(LINK)).json()).toEqual({ made_at: null });
  const path = await made(student);
  const token = path.split('/')[3] ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  const { rows } = await server.database.pool.query(
    `select encode(token_hash, 'hex') as hash from calendar_feeds where user_id = $1`,
    [student.user.id],
  );
  expect(rows).toEqual([{ hash: tokenHash(token).toString('hex') }]);
  const told = await student.get(LINK);
  expect(Date.parse(String(told.json()['made_at']))).toBeLessThanOrEqual(Date.now());
  const feed = await server.anonymous().get(path);
  expect(feed.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
    'cache-control': 'no-store',
  });
  expect(feed.text).toContain('X-WR-CALNAME:Pratibha\r\n');
  expect(logged).toContain('/api/calendars/:token/dates.ics');
  expect([logged, told.text].filter((text) => text.includes(token))).toEqual([]);
});

test('it has the dates of what the person registered for, by the names of the files', async () => {
  const student = await server.as('USER');
  const path = await made(student);
  expect(await followed(path)).toEqual([]);
  const { event } = await registered(student, { event_date: '2025-08-15', title: 'Posters' });
  await createEvent(server.database);
  const entries = await followed(path);
  const { host } = new URL(server.origin);
  expect(entries.map(({ uid, title }) => [uid, title])).toEqual([
    [`event-${event.id}-registration-closes@${host}`, 'Registration closes: Posters'],
    [`event-${event.id}-day@${host}`, 'Posters'],
  ]);
  expect(entries.map(({ isOff, alarms }) => [isOff, alarms])).toEqual([
    [false, 1],
    [false, 1],
  ]);
  const file = await server.anonymous().get(`/api/public/events/${event.id}/calendar.ics`);
  for (const { uid } of entries) expect(file.text).toContain(`UID:${uid}`);
});

test('it speaks the language of its person, and says what organisers wrote in it', async () => {
  const student = await server.as('USER');
  const path = await made(student);
  const { event } = await registered(student, { event_date: '2025-08-15', title: 'Kite Race' });
  await server.database.pool.query(
    `insert into translations (language, source, text, updated_at)
     values ('ne', 'Kite Race', 'चङ्गा दौड', now())`,
  );
  await student.put('/api/user/language', { language: 'ne' });
  const inNepali = [
    [`event-${event.id}-registration-closes@`, 'दर्ता बन्द हुन्छ: चङ्गा दौड'],
    [`event-${event.id}-day@`, 'चङ्गा दौड'],
  ].map(([uid, title]): unknown[] => [expect.stringContaining(String(uid)), title]);
  await eventually(async () => {
    const entries = await followed(path);
    expect(entries.map(({ uid, title }) => [uid, title])).toEqual(inNepali);
  });
  const file = `/api/public/events/${event.id}/calendar.ics`;
  expect((await student.get(file)).text).toContain('SUMMARY:चङ्गा दौड');
  expect((await server.anonymous().get(file)).text).toContain('SUMMARY:Kite Race');
  await student.put('/api/user/language', { language: 'en' });
  expect((await followed(path)).map(({ title }) => title)).toContain('Kite Race');
});

test('what becomes of a registration and of its event is told, each time higher', async () => {
  const student = await server.as('USER');
  const path = await made(student);
  const { event, id } = await registered(student, { title: 'Robots' });
  const steps: [isOff: boolean, change: () => Promise<{ status: number }>][] = [
    [true, () => student.delete(`/api/user/registrations/${id}`)],
    [
      false,
      () =>
        student.post(`/api/user/events/${event.id}/register`, {
          event_answers: [{ '1': 'Facebook' }],
        }),
    ],
    [true, () => decide('REJECTED')],
    [false, () => reopened()],
    [false, () => decide('SHORTLISTED')],
    [true, () => organiser.delete(`/api/admin/events/${event.id}`)],
    [false, () => organiser.post(`/api/admin/events/${event.id}/restore`)],
  ];
  const ownId = async () => {
    const { rows } = await server.database.pool.query<{ id: number }>(
      'select id from registrations where user_id = $1',
      [student.user.id],
    );
    return rows[0]?.id;
  };
  const decide = async (status: string) =>
    organiser.put(`/api/admin/registrations/${await ownId()}`, { status });
  const reopened = async () =>
    organiser.put(`/api/admin/registrations/${await ownId()}/reopen`, { reason: 'A slip' });
  let [before] = await followed(path);
  for (const [at, [isOff, change]] of steps.entries()) {
    expect((await change()).status).toBeLessThan(300);
    const [after] = await followed(path);
    expect([at, after?.isOff, after?.uid]).toEqual([at, isOff, before?.uid]);
    expect([at, after?.alarms]).toEqual([at, isOff ? 0 : 1]);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    before = after;
  }
});

test('another link ends the one before; ended, and with the account, it opens nothing', async () => {
  const student = await server.as('USER');
  const first = await made(student);
  const second = await made(student);
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  expect((await student.delete(LINK)).json()).toEqual({ made_at: null });
  expect((await student.delete(LINK)).status).toBe(200);
  expect(await statusOf(second)).toBe(404);
  const third = await made(student);
  const manager = await server.as('SUPER_ADMIN');
  await manager.put(`/api/admin/users/${student.user.id}`, { status: 'DELETED' });
  expect(await statusOf(third)).toBe(404);
  for (const token of ['x', 'A'.repeat(43), 'A'.repeat(44)]) {
    expect(await statusOf(`/api/calendars/${token}/dates.ics`)).toBe(404);
  }
  const { rows } = await server.database.pool.query(
    'select action, changes from audit where actor_id = $1 order by id',
    [student.user.id],
  );
  const linked = { action: 'calendar.linked', changes: {} };
  expect(rows).toEqual([linked, linked, { action: 'calendar.ended', changes: {} }, linked]);
});

test('one’s own data tell of it, and an erasure takes it', async () => {
  const student = await server.as('USER');
  const ofNone = await student.get('/api/user/data');
  expect(ofNone.json()['calendar_link']).toBe(null);
  const path = await made(student);
  const { event, id } = await registered(student);
  await student.delete(`/api/user/registrations/${id}`);
  const own = await student.get('/api/user/data');
  expect(own.json()['calendar_link']).toMatchObject({ left_events: [event.id] });
  const { id: userId, email } = student.user;
  await organiser.put(`/api/admin/users/${userId}/erase`, { confirm: email });
  expect(await statusOf(path)).toBe(404);
  const { rows } = await server.database.pool.query(
    `select user_id from calendar_feeds where user_id = $1
     union all select user_id from calendar_left where user_id = $1`,
    [userId],
  );
  expect(rows).toEqual([]);
});
