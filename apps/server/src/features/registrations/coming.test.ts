import type { Coming } from '@pratibha/contract/coming';
import type { UserEvent } from '@pratibha/contract/events';
import type { NotificationOut } from '@pratibha/contract/notifications';
import type { UserRegistration } from '@pratibha/contract/registrations';
import ical from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration, createSubmission } from '../../testing/factories.ts';
import { comingJobs } from './tell-who-cannot-come.ts';

/** Who is shortlisted and cannot come: the seat is free, and everything else stays. */

const NOW = '2025-08-10T12:00:00+05:45';
const DATES = {
  registration_open: new Date('2025-07-01T00:00:00Z'),
  registration_close: new Date('2025-08-12T00:00:00Z'),
  event_date: '2025-08-15',
};
const ANSWERS = { event_answers: [{ 1: 'Facebook' }] };

/** Two processes on one database. */
let product: TestApp;
let other: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp({ clockStart: NOW });
  other = await startTestApp({ database: product.database, clockStart: NOW });
  admin = await product.as('ADMIN');
});
afterAll(async () => {
  await other.app.close();
  await product.close();
});
beforeEach(() => product.clock.set(NOW));

/** A full event of so many seats, and one of those who are in it. */
async function shortlisted(values: object = {}, capacity: number | null = 2) {
  const student = await product.as('USER');
  const { id: event_id } = await createEvent(product.database, { ...DATES, capacity, ...values });
  const of = { user_id: student.user.id, event_id, status: 'SHORTLISTED' } as const;
  const { id } = await createRegistration(product.database, of);
  for (let n = 1; n < (capacity ?? 1); n += 1)
    await createRegistration(product.database, { event_id, status: 'SHORTLISTED' });
  const path = `/api/user/registrations/${id}/cannot-come`;
  return { student, event_id, id, say: () => student.put(path), come: () => student.delete(path) };
}

async function taken(eventId: number): Promise<number> {
  const { rows } = await product.database.pool.query<{ taken: number; counted: number }>(
    `select taken, (select count(*)::int from registrations r where r.event_id = event_seats.event_id
       and status <> 'REJECTED' and cannot_come_at is null) as counted
     from event_seats where event_id = $1`,
    [eventId],
  );
  expect(rows[0]?.taken).toBe(rows[0]?.counted);
  return rows[0]?.taken ?? -1;
}

describe('who is shortlisted', () => {
  test('says that they cannot come: the seat is free, and they stay shortlisted', async () => {
    const { student, event_id, id, say } = await shortlisted();
    const registrations = async () =>
      (await student.get('/api/user/registrations')).json<UserRegistration[]>();
    const before = await registrations();
    expect(await taken(event_id)).toBe(2);
    const said = await say();
    expect([said.status, said.json()]).toEqual([
      200,
      { registration_id: id, event_id, cannot_come_at: '2025-08-10T06:15:00.000Z', refusal: null },
    ]);
    expect(await taken(event_id)).toBe(1);
    expect(await registrations()).toEqual(before);
    const coming = (await student.get('/api/user/registrations/coming')).json<Coming[]>();
    expect(coming).toEqual([said.json()]);
    const someone = await other.as('USER');
    const events = (await someone.get('/api/user/available/events')).json<UserEvent[]>();
    expect(events.find((event) => event.id === event_id)).toMatchObject({ seats_left: 1 });
    // Said again it stays said, with the first instant.
    product.clock.set('2025-08-11T12:00:00+05:45');
    expect((await say()).json()).toEqual(said.json());
    expect(await taken(event_id)).toBe(1);
  });

  test('comes after all while there is a seat, and not without one', async () => {
    const { event_id, say, come } = await shortlisted();
    await say();
    expect((await come()).json()).toMatchObject({ cannot_come_at: null, refusal: null });
    expect(await taken(event_id)).toBe(2);
    expect((await come()).status).toBe(200);
    await say();
    const someone = await other.as('USER');
    const registered = await someone.post(`/api/user/events/${event_id}/register`, ANSWERS);
    expect(registered.status).toBe(201);
    expect(await come()).toMatchObject({ status: 409, problem: 'full' });
    expect(await taken(event_id)).toBe(2);
  });

  test('keeps the work', async () => {
    const { id, student, say } = await shortlisted({
      ...{ requires_submission: true, submission_start: new Date('2025-08-12T00:00:00Z') },
      submission_close: new Date('2025-08-14T00:00:00Z'),
    });
    await createSubmission(product.database, { registration_id: id });
    await say();
    const works = (await student.get('/api/user/submissions')).json<unknown[]>();
    expect(works).toHaveLength(1);
  });

  test('has the dates called off in the calendar, and on again, with a higher number', async () => {
    const { student, say, come } = await shortlisted();
    const { url } = (await student.post('/api/user/calendar')).json<{ url: string }>();
    const entryOf = async () => {
      const { text } = await product.anonymous().get(new URL(url).pathname);
      const [entry] = Object.values(ical.sync.parseICS(text)).filter(
        (each) => each?.type === 'VEVENT',
      );
      return { uid: entry?.uid, off: entry?.status, n: Number(entry?.sequence) };
    };
    const first = await entryOf();
    await say();
    expect(await entryOf()).toEqual({ ...first, off: 'CANCELLED', n: first.n + 1 });
    await come();
    expect(await entryOf()).toEqual({ ...first, n: first.n + 2 });
  });

  test.each([
    ['PENDING', 'not-shortlisted'],
    ['REJECTED', 'not-shortlisted'],
  ] as const)('and not who is %s', async (status, problem) => {
    const student = await product.as('USER');
    const { id: event_id } = await createEvent(product.database, DATES);
    const of = { user_id: student.user.id, event_id, status };
    const { id } = await createRegistration(product.database, of);
    const path = `/api/user/registrations/${id}/cannot-come`;
    expect(await student.put(path)).toMatchObject({ status: 409, problem });
    expect((await (await product.as('USER')).put(path)).status).toBe(404);
  });

  test('and not once the day of the event is over', async () => {
    const { say, come } = await shortlisted();
    product.clock.set('2025-08-15T23:00:00+05:45');
    expect((await say()).status).toBe(200);
    product.clock.set('2025-08-16T00:00:00+05:45');
    expect((await come()).problem).toBe('event-day-over');
    const { say: late } = await shortlisted();
    expect((await late()).problem).toBe('event-day-over');
  });

  test('and takes it back also where the clock was moved before they said so', async () => {
    const { event_id, say, come } = await shortlisted();
    await say();
    product.clock.set('2025-08-09T12:00:00+05:45');
    expect((await come()).json()).toMatchObject({ cannot_come_at: null, refusal: null });
    expect(await taken(event_id)).toBe(2);
  });

  test('is in the download of what is held of a person; the count stays after an erasure', async () => {
    const { student, event_id, id, say } = await shortlisted();
    await say();
    const data = (await student.get('/api/user/data')).json<{ registrations: unknown[] }>();
    expect(data.registrations).toEqual([
      expect.objectContaining({ id, cannot_come_at: '2025-08-10T06:15:00.000Z' }),
    ]);
    const erased = await (await product.as('SUPER_ADMIN')).put(
      `/api/admin/users/${student.user.id}/erase`,
      { confirm: student.user.email },
    );
    expect(erased.status).toBe(200);
    expect(await taken(event_id)).toBe(1);
    const row = (await admin.get(`/api/admin/registrations/${id}`)).json<{ user_email: string }>();
    expect(row.user_email).not.toBe(student.user.email);
  });
});

describe('a decision', () => {
  test('that is taken back and made again moves no seat of who cannot come', async () => {
    const { id, event_id, say, come } = await shortlisted();
    await say();
    const reopen = { reason: 'Looked at once more' };
    const reopened = await admin.put(`/api/admin/registrations/${id}/reopen`, reopen);
    expect([reopened.status, await taken(event_id)]).toEqual([200, 1]);
    await admin.put(`/api/admin/registrations/${id}`, { status: 'REJECTED' });
    expect(await taken(event_id)).toBe(1);
    expect((await come()).problem).toBe('registration-rejected');
    expect((await admin.put(`/api/admin/registrations/${id}/reopen`, reopen)).status).toBe(200);
    expect(await taken(event_id)).toBe(1);
    expect((await come()).status).toBe(200);
    expect(await taken(event_id)).toBe(2);
  });
});

describe('the seat that somebody freed', () => {
  test('is taken by one alone, by who registers or by who comes after all', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { event_id, say, come } = await shortlisted();
      await say();
      const people = await Promise.all([other.as('USER'), product.as('USER'), other.as('USER')]);
      const [back, ...tries] = await Promise.all([
        come(),
        ...people.map((by) => by.post(`/api/user/events/${event_id}/register`, ANSWERS)),
      ]);
      const statuses = [back.status, ...tries.map(({ status }) => status)];
      expect(statuses.filter((status) => status < 300)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(3);
      expect(await taken(event_id)).toBe(2);
    }
  });

  test('is counted once whatever is said at the same moment', async () => {
    const { event_id, id, say, come } = await shortlisted({}, 3);
    const there = `/api/admin/registrations/${id}`;
    const all = await Promise.all([
      ...[say(), come(), say(), come(), say()],
      admin.put(`${there}/reopen`, { reason: 'At the same moment' }),
      say(),
      come(),
    ]);
    for (const { status } of all) expect([200, 409]).toContain(status);
    await taken(event_id);
  });
});

describe('organisers', () => {
  type Row = { registration_id: number; event_id: number };
  const work = async (at: string) => {
    product.clock.set(at);
    const [job] = comingJobs(product.clock);
    const { database } = product;
    const ctx = { database, id: 1, attempt: 1, signal: new AbortController().signal };
    await Promise.all([job?.run(ctx, {}), job?.run(ctx, {})]);
  };
  const told = async (by: SignedInClient) =>
    (await by.get('/api/user/notifications'))
      .json<NotificationOut[]>()
      .filter(({ kind }) => kind === 'people-cannot-come')
      .map(({ people, events }) => ({ people, events }));

  test('see who cannot come, and how many come', async () => {
    const { id, event_id, say } = await shortlisted({}, 3);
    const listed = async (query: string) =>
      (await admin.get(`/api/admin/registrations/cannot-come?${query}`)).json<Row[]>();
    expect(await listed(`event_id=${event_id}`)).toEqual([]);
    await say();
    expect(await listed(`event_id=${event_id}`)).toEqual([
      { registration_id: id, event_id, cannot_come_at: '2025-08-10T06:15:00.000Z' },
    ]);
    const list = async (coming: string) =>
      (await admin.get(`/api/admin/registrations?event_id=${event_id}&coming=${coming}`))
        .json<{ id: number }[]>()
        .map((each) => each.id);
    expect(await list('cannot_come')).toEqual([id]);
    expect(await list('comes')).toHaveLength(2);
    expect(await list('comes')).not.toContain(id);
    const { text } = await admin.get(
      `/api/admin/registrations/export?event_id=${event_id}&coming=cannot_come&columns=id`,
    );
    expect(text.trim().split(/\r?\n/).slice(1)).toEqual([`${id}`]);
    // Of an event with seats also where nobody said so; of others not.
    const seated = await shortlisted({ seats: 2 }, 2);
    const other = await shortlisted({}, 2);
    const coming = (await admin.get('/api/admin/events/coming')).json<{ event_id: number }[]>();
    const of = (event: number) => coming.find((each) => each.event_id === event);
    expect(of(event_id)).toEqual({ event_id, shortlisted: 3, come: 2 });
    expect(of(seated.event_id)).toEqual({ event_id: seated.event_id, shortlisted: 2, come: 2 });
    expect(of(other.event_id)).toBeUndefined();
  });

  test('are told in one notice, the next morning, of their events', async () => {
    await product.database.pool.query(
      'update registrations set cannot_come_told = true; delete from notifications',
    );
    const [one, two, back] = [await shortlisted(), await shortlisted(), await shortlisted()];
    const organiser = await product.as('EVENT_ADMIN');
    await product.database.pool.query(`delete from event_grants where user_id = $1`, [
      organiser.user.id,
    ]);
    await product.database.pool.query(
      `insert into event_grants (user_id, event_id, kind) values ($1, $2, 'organise')`,
      [organiser.user.id, two.event_id],
    );
    for (const each of [one, two, back]) await each.say();
    await back.come();
    await work('2025-08-11T06:59:00+05:45');
    expect(await told(admin)).toEqual([]);
    await work('2025-08-11T07:00:00+05:45');
    await work('2025-08-11T07:01:00+05:45');
    expect(await told(admin)).toEqual([{ people: 2, events: 2 }]);
    expect(await told(organiser)).toEqual([{ people: 1, events: 1 }]);
    await back.say();
    await work('2025-08-11T20:00:00+05:45');
    expect(await told(admin)).toHaveLength(1);
    await work('2025-08-12T07:00:00+05:45');
    expect(await told(admin)).toHaveLength(2);
    expect(await told(organiser)).toHaveLength(1);
    expect(await told(one.student)).toEqual([]);
  });
});
