import type { EventInForm, EventPlace } from '@pratibha/contract/event-places';
import type { AdminEvent } from '@pratibha/contract/events';
import ical, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration, createUser } from '../../testing/factories.ts';
import { jobsLeft } from '../../testing/jobs.ts';
import { publishContent } from '../editions/editions.ts';
import { placeJobs } from './place-changes.ts';

/**
 * When on its day an event is, and where: kept, told, inherited, and told anew where it changes.
 */

const EVENT = {
  title: 'Graphic Design',
  registration_open: '2025-07-01T00:00:00+05:45',
  registration_close: '2025-08-01T00:00:00+05:45',
  event_date: '2025-08-15',
};
const PLACE = {
  starts_at: '10:00',
  ends_at: '16:30',
  venue_name: 'City Hall',
  venue_room: 'Hall B',
  venue_address: 'Ring Road, Kathmandu',
  venue_map_url: 'https://maps.example/hall-b',
  what_to_bring: '- A pencil',
};
const NOTHING = {
  ...{ starts_at: null, ends_at: null, ends_on: null, what_to_bring: null },
  ...{ venue_name: null, venue_room: null, venue_address: null, venue_map_url: null },
};

let product: TestApp;
let admin: SignedInClient;
let student: SignedInClient;

beforeAll(async () => {
  product = await startTestApp({ clockStart: '2025-08-10T12:00:00+05:45' });
  admin = await product.as('ADMIN');
  student = await product.as('USER');
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set('2025-08-10T12:00:00+05:45');
  await publishContent(product.database, FIRST_CONTENT);
  await product.database.pool.query(
    `update events set status = 'INACTIVE'; truncate event_place_changes, notifications, jobs`,
  );
});

async function created(values: object = {}): Promise<AdminEvent> {
  const response = await admin.post('/api/admin/events', { ...EVENT, ...values });
  expect([response.status, response.problem]).toEqual([201, null]);
  return response.json<AdminEvent>();
}

async function changed(id: number, values: object): Promise<AdminEvent> {
  const response = await admin.put(`/api/admin/events/${id}`, { ...EVENT, ...values });
  expect([response.status, response.problem]).toEqual([200, null]);
  return response.json<AdminEvent>();
}

const inForm = async (id: number) =>
  (await admin.get(`/api/admin/events/${id}/form`)).json<EventInForm>();
const seenOf = async (id: number) =>
  (await student.get('/api/user/events/places'))
    .json<EventPlace[]>()
    .find(({ event_id }) => event_id === id);

async function withVenue(venue: object): Promise<void> {
  const nowhere = FIRST_CONTENT.venue;
  const content = { ...FIRST_CONTENT, venue: { ...nowhere, ...venue } };
  await publishContent(product.database, content, { now: product.clock.now() });
}

describe('an event', () => {
  test('keeps when and where it is, and the calls that there were tell nothing of it', async () => {
    const event = await created(PLACE);
    for (const field of Object.keys(NOTHING)) expect(event).not.toHaveProperty(field);
    expect(await inForm(event.id)).toMatchObject({ ...event, ...PLACE, ends_on: null });
    expect(await seenOf(event.id)).toEqual({
      ...{ event_id: event.id, event_date: '2025-08-15', ...PLACE, ends_on: null },
      ...{ what_to_bring: undefined, brings: true, seats: null },
    });
    const bring = await student.get(`/api/user/events/${event.id}/what-to-bring`);
    expect(bring.json()).toEqual({ what_to_bring: '- A pencil' });
  });

  test('keeps it where a program that does not know of it changes the event', async () => {
    const { id } = await created(PLACE);
    await changed(id, { title: 'Posters', event_date: '2025-08-16' });
    expect(await inForm(id)).toMatchObject({
      title: 'Posters',
      event_date: '2025-08-16',
      ...PLACE,
    });
    await changed(id, NOTHING);
    expect(await inForm(id)).toMatchObject({ title: EVENT.title, ...NOTHING });
    expect(await seenOf(id)).toBeUndefined();
  });

  test('is refused hours that cannot be, in words', async () => {
    const wrong = { starts_at: '10:00', ends_at: '09:00', venue_map_url: 'the map' };
    const response = await admin.post('/api/admin/events', { ...EVENT, ...wrong });
    expect(response.status).toBe(422);
    const { errors } = response.json<{ errors: { pointer: string; message: string }[] }>();
    expect(errors.map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/ends_at', 'The end must be after the start.'],
      ['/venue_map_url', expect.any(String)],
    ]);
  });

  test('is told of by nobody before students see it', async () => {
    const { id } = await created({
      ...{ ...PLACE, status: 'INACTIVE', registration_open: '2025-08-11T00:00:00+05:45' },
      registration_close: '2025-08-12T00:00:00+05:45',
    });
    expect(await seenOf(id)).toBeUndefined();
    expect((await student.get(`/api/user/events/${id}/what-to-bring`)).status).toBe(404);
  });

  test('has the venue of its edition where it names none, once that is published', async () => {
    const [own, theirs] = [await created(PLACE), await created({ venue_room: 'Lab 2' })];
    await withVenue({ name: 'College', address: 'Hill', room: 'Yard' });
    expect(await seenOf(theirs.id)).toMatchObject({
      ...{ venue_name: 'College', venue_room: 'Lab 2', venue_address: 'Hill' },
    });
    expect(await seenOf(own.id)).toMatchObject({ venue_name: 'City Hall', venue_room: 'Hall B' });
    expect((await inForm(theirs.id)).revision).toBe(theirs.revision + 1);
    expect((await inForm(own.id)).revision).toBe(own.revision);
  });

  test('says which others are in its venue at the same hour', async () => {
    const that = { ...PLACE, event_date: '2025-08-25' };
    const first = await created(that);
    const later = { starts_at: '16:00', ends_at: '18:00' };
    const second = await created({ ...that, ...later, title: 'Web' });
    await created({ ...that, title: 'Elsewhere', venue_room: 'Hall C' });
    expect((await inForm(first.id)).in_the_way).toEqual([
      { event_id: second.id, event_title: 'Web' },
    ]);
    const organiser = await product.as('EVENT_ADMIN');
    await product.database.pool.query('delete from event_grants where user_id = $1', [
      organiser.user.id,
    ]);
    await product.database.pool.query(
      `insert into event_grants (user_id, event_id, kind) values ($1, $2, 'organise')`,
      [organiser.user.id, first.id],
    );
    const theirs = await organiser.get(`/api/admin/events/${first.id}/form`);
    expect([theirs.status, theirs.json<EventInForm>().in_the_way]).toEqual([200, []]);
  });
});

describe('a calendar', () => {
  const entryOf = async (id: number) => {
    const { text } = await product.anonymous().get(`/api/public/events/${id}/calendar.ics`);
    const entries = Object.values(ical.sync.parseICS(text));
    const entry = entries.find((each) => each?.type === 'VEVENT' && each.uid.includes('-day@'));
    return { text, entry: entry as VEvent };
  };

  test('has the hours with their zone and the place, and follows both', async () => {
    const { id } = await created(PLACE);
    const { text, entry } = await entryOf(id);
    expect(text).toContain('\r\nDTSTART;TZID=Asia/Kathmandu:20250815T100000\r\n');
    expect(entry.start.toISOString()).toBe('2025-08-15T04:15:00.000Z');
    expect(entry.end?.toISOString()).toBe('2025-08-15T10:45:00.000Z');
    expect(entry.location).toBe('Hall B, City Hall, Ring Road, Kathmandu');
    await changed(id, { ...PLACE, starts_at: '11:00' });
    const later = (await entryOf(id)).entry;
    expect([later.uid, Number(later.sequence)]).toEqual([entry.uid, Number(entry.sequence) + 1]);
    expect(later.start.toISOString()).toBe('2025-08-15T05:15:00.000Z');
  });

  test('has its days where no hours are said', async () => {
    const { id } = await created({ ends_on: '2025-08-17' });
    const { text } = await entryOf(id);
    expect(text).toContain('DTSTART;VALUE=DATE:20250815\r\nDTEND;VALUE=DATE:20250818\r\n');
    expect(text).not.toContain('VTIMEZONE');
  });
});

describe('whoever is registered', () => {
  const registered = async (event_id: number, values: object = {}) => {
    const { id: user_id } = await createUser(product.database);
    await createRegistration(product.database, { user_id, event_id, ...values });
    return user_id;
  };
  const told = async () => {
    const { rows } = await product.database.pool.query<{ user_id: number }>(
      `select user_id from notifications where kind = 'place-changed' order by user_id`,
    );
    return rows.map(({ user_id }) => user_id);
  };
  /** Does what waits, as if its time had come. */
  async function workJobs() {
    const [job] = placeJobs(product.clock);
    const left = await jobsLeft(product.database);
    await product.database.pool.query('truncate jobs');
    const { database } = product;
    const ctx = { database, id: 1, attempt: 1, signal: new AbortController().signal };
    for (const { payload } of left) await job?.run(ctx, payload);
    return left.map(({ wait }) => Math.round(wait / 60));
  }

  test('is told once, ten minutes after the last change', async () => {
    const { id } = await created(PLACE);
    const [one, two] = [await registered(id), await registered(id, { status: 'SHORTLISTED' })];
    await registered(id, { status: 'REJECTED' });
    await changed(id, { ...PLACE, starts_at: '11:00' });
    const [first] = await jobsLeft(product.database);
    expect(first?.wait).toBeGreaterThan(9 * 60);
    await changed(id, { ...PLACE, starts_at: '11:30' });
    await Promise.all([workJobs(), workJobs()]);
    expect(await told()).toEqual([one, two]);
  });

  test('is told once also where the clock is moved back meanwhile', async () => {
    const { id } = await created(PLACE);
    const person = await registered(id);
    await changed(id, { ...PLACE, starts_at: '11:00' });
    product.clock.set('2025-08-09T12:00:00+05:45');
    await workJobs();
    await workJobs();
    expect(await told()).toEqual([person]);
  });

  test('is not told of what was changed back, nor of what is no place', async () => {
    const { id } = await created(PLACE);
    await registered(id);
    await changed(id, { ...PLACE, venue_room: 'Hall C' });
    await changed(id, PLACE);
    expect(await workJobs()).toHaveLength(2);
    await changed(id, { ...PLACE, description: 'Posters' });
    expect(await workJobs()).toEqual([]);
    expect(await told()).toEqual([]);
  });

  test.each([
    ['eight days before', '2025-08-18', '2025-08-19', 0],
    ['when it was near and is put off', '2025-08-15', '2025-09-15', 1],
    ['when it comes near', '2025-09-15', '2025-08-15', 1],
    ['when it is over', '2025-08-08', '2025-08-09', 0],
  ])('is told within seven days: %s', async (_, before, after, count) => {
    const { id } = await created({ ...PLACE, event_date: before });
    await registered(id);
    await changed(id, { ...PLACE, event_date: after });
    await workJobs();
    expect(await told()).toHaveLength(count);
  });

  test('is told of another venue of the edition', async () => {
    const [inherits, own] = [await created(), await created(PLACE)];
    const person = await registered(inherits.id);
    await registered(own.id);
    await withVenue({ name: 'College' });
    await workJobs();
    expect(await told()).toEqual([person]);
  });

  test('is told nothing of an event that is called off meanwhile', async () => {
    const { id } = await createEvent(product.database, { event_date: '2025-08-15' });
    await registered(id);
    await changed(id, PLACE);
    await admin.delete(`/api/admin/events/${id}`);
    await workJobs();
    expect(await told()).toEqual([]);
  });
});
