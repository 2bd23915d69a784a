import type { CertificatePreview } from '@pratibha/contract/certificate-issuing';
import type { AdminEvent } from '@pratibha/contract/events';
import type { NotificationOut } from '@pratibha/contract/notifications';
import type { NewCalendarLink } from '@pratibha/contract/own-calendar';
import type { AdminRegistration } from '@pratibha/contract/registrations';
import type { OwnWaitingList } from '@pratibha/contract/waiting';
import type { WaitingList } from '@pratibha/contract/waiting-lists';
import type { AdminClass } from '@pratibha/contract/workshop-classes';
import type { WorkshopClass } from '@pratibha/contract/workshops';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createClass } from '../../testing/class-factories.ts';
import { createRegistration } from '../../testing/factories.ts';
import { createWaitingList } from '../../testing/waiting-factories.ts';

let product: TestApp;
let admin: SignedInClient;
let student: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  // Nobody asks for a profile.
  student = await product.as({ profile: null });
});

type Taking = { readonly instead?: number | null; readonly answers?: readonly object[] };
const take = (id: number, { instead = null, answers = [] }: Taking = {}, by = student) =>
  by.post(`/api/user/workshops/classes/${id}/seat`, {
    ...{ event_answers: answers, instead_of: instead },
  });

async function classes(by = student): Promise<Map<number, WorkshopClass>> {
  const rows = (await by.get('/api/user/workshops/classes')).json<WorkshopClass[]>();
  return new Map(rows.map((each) => [each.id, each]));
}

/** Of which of these classes the person has a seat. */
async function seatsIn(ids: readonly number[], by = student): Promise<number[]> {
  const all = await classes(by);
  return ids.filter((id) => all.get(id)?.is_registered);
}

describe('a class', () => {
  test('is taken by one press, without a profile and without a question', async () => {
    const { id } = await createClass(product.database, {
      speakers: ['Asha Rai'],
      venue_room: 'L2',
    });
    expect((await classes()).get(id)).toMatchObject({
      ...{ title: 'AI Workshop', starts_at: '10:00', ends_at: '12:00', venue_room: 'L2' },
      ...{ speakers: ['Asha Rai'], seats_left: 2, is_registered: false, refusal: null },
    });
    const taken = await take(id);
    expect([taken.status, taken.json()]).toMatchObject([
      201,
      { is_registered: true, seats_left: 1, refusal: 'already-registered' },
    ]);
    expect((await take(id)).problem).toBe('already-registered');
  });

  test('asks what it says, and nothing else', async () => {
    const { id } = await createClass(product.database, {
      event_questions: { '1': 'Do you bring a laptop?' },
    });
    expect((await take(id)).problem).toBe('invalid-input');
    const answers = [{ '1': 'Yes, my own' }];
    expect((await take(id, { answers })).status).toBe(201);
    const path = `/api/admin/registrations?event_id=${id}`;
    expect((await admin.get(path)).json<AdminRegistration[]>()).toMatchObject([{ answers }]);
  });

  test.each([
    ['full', { capacity: 1 }],
    ['internal-only', { internal_event: true }],
    ['event-ended', { status: 'INACTIVE' }],
    ['registration-not-open', { registration_open: new Date('2025-08-01T00:00:00Z') }],
  ] as const)('is refused: %s', async (problem, values) => {
    const { id } = await createClass(product.database, values);
    if (problem === 'full') await createRegistration(product.database, { event_id: id });
    expect((await take(id)).problem).toBe(problem);
    expect(await seatsIn([id])).toEqual([]);
  });

  test('is not there for the calls of events', async () => {
    const { id } = await createClass(product.database);
    const answers = { event_answers: [] };
    expect((await student.post(`/api/user/events/${id}/register`, answers)).status).toBe(404);
    const event = (await admin.get(`/api/admin/events/${id}`)).json<AdminEvent>();
    expect((await admin.put(`/api/admin/events/${id}`, event)).status).not.toBe(200);
    expect((await take(999_999)).status).toBe(404);
  });

  test('is left, and taken again', async () => {
    const { id } = await createClass(product.database, { capacity: 1 });
    await take(id);
    const registration = (await classes()).get(id)?.registration_id;
    expect((await student.delete(`/api/user/registrations/${registration}`)).status).toBe(200);
    expect((await classes()).get(id)).toMatchObject({ is_registered: false, seats_left: 1 });
    expect((await student.get('/api/user/withdrawals')).text).toBe('[]');
    expect((await take(id)).status).toBe(201);
  });

  test('is left and taken again ten times a day, and no more', async () => {
    const { id } = await createClass(product.database);
    for (let n = 0; n < 10; n += 1) {
      await take(id);
      const registration = (await classes()).get(id)?.registration_id;
      await student.delete(`/api/user/registrations/${registration}`);
    }
    const refused = await take(id);
    expect([refused.status, refused.problem]).toEqual([429, 'registered-too-often']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
  });
});

describe('two at the same time', () => {
  async function two(values: { readonly capacity?: number } = {}) {
    const one = await createClass(product.database, { title: 'Web Design Workshop' });
    const other = await createClass(product.database, {
      ...{ starts_at: '11:00', ends_at: '13:00' },
      ...values,
    });
    await take(one.id);
    return { one: one.id, other: other.id };
  }

  test('are refused, with the name of the other', async () => {
    const { one, other } = await two();
    const refused = await take(other);
    expect([refused.status, refused.problem]).toEqual([409, 'class-overlaps']);
    expect(refused.json()).toMatchObject({
      params: {
        ...{ class_id: one, title: 'Web Design Workshop', starts_at: '10:00', ends_at: '12:00' },
      },
    });
    const after = await createClass(product.database, { starts_at: '12:00', ends_at: '13:00' });
    expect((await take(after.id)).status).toBe(201);
  });

  test('are swapped, and the seat that is given up is free', async () => {
    const { one, other } = await two();
    expect((await take(other, { instead: one })).status).toBe(201);
    expect(await seatsIn([one, other])).toEqual([other]);
    expect((await classes()).get(one)).toMatchObject({ seats_left: 2 });
    expect((await take(one, { instead: other })).status).toBe(201);
    expect(await seatsIn([one, other])).toEqual([one]);
  });

  test('where the other is full both stay as they are', async () => {
    const { one, other } = await two({ capacity: 1 });
    await createRegistration(product.database, { event_id: other });
    expect((await take(other, { instead: one })).problem).toBe('full');
    expect(await seatsIn([one, other])).toEqual([one]);
  });

  test('nothing is given up that is not there, or was decided on', async () => {
    const { one, other } = await two();
    const third = await createClass(product.database);
    expect((await take(other, { instead: third.id })).problem).toBe('class-overlaps');
    const elsewhere = await createClass(product.database, { event_date: '2025-08-11' });
    expect((await take(elsewhere.id, { instead: other })).problem).toBe('not-registered');
    const { registration_id } = (await classes()).get(one) ?? {};
    await admin.put(`/api/admin/registrations/${registration_id}`, { status: 'SHORTLISTED' });
    expect((await take(other, { instead: one })).problem).toBe('withdrawal-reviewed');
    expect(await seatsIn([one, other])).toEqual([one]);
  });
});

test('waits in line without a question, and a seat at the time of another is not accepted', async () => {
  const { id } = await createClass(product.database, { capacity: 1, title: 'Full Workshop' });
  const { id: seat } = await createRegistration(product.database, { event_id: id });
  await createWaitingList(product.database, id);
  const other = await createClass(product.database);
  expect((await take(id)).problem).toBe('full');
  const joined = await student.post(`/api/user/events/${id}/waiting`, { event_answers: [] });
  expect([joined.status, joined.json<OwnWaitingList>().waiting]).toMatchObject([201, { rank: 1 }]);
  await product.database.pool.query('delete from registrations where id = $1', [seat]);
  const path = `/api/admin/events/${id}/waiting-list`;
  const [first] = (await admin.get(path)).json<WaitingList>().people;
  const offered = await admin.put(`/api/admin/waiting/${first?.id}/offer`, { reason: null });
  expect(offered.status).toBe(200);
  const told = (await student.get('/api/user/notifications')).json<NotificationOut[]>();
  expect(told).toMatchObject([{ kind: 'seat-offered', leads_to: '/user/workshops' }]);

  expect((await take(other.id)).status).toBe(201);
  const accept = () => student.put(`/api/user/events/${id}/waiting/offer`);
  expect((await accept()).problem).toBe('class-overlaps');
  const { registration_id } = (await classes()).get(other.id) ?? {};
  await student.delete(`/api/user/registrations/${registration_id}`);
  expect((await accept()).status).toBe(200);
  expect(await seatsIn([id, other.id])).toEqual([id]);
});

test('gives whoever came to it a certificate of its own kind', async () => {
  const { id } = await createClass(product.database, { title: 'Certified Workshop' });
  await take(id);
  const { registration_id } = (await classes()).get(id) ?? {};
  const came = { registration_ids: [registration_id], came: true };
  expect((await admin.put(`/api/admin/events/${id}/attendances`, came)).status).toBe(200);
  const preview = await admin.get(`/api/admin/certificates/candidates?event_id=${id}`);
  expect(preview.json<CertificatePreview>()).toMatchObject({
    people: [{ kind: 'workshop', event_id: id, event_title: 'Certified Workshop' }],
  });
});

test('stands in the calendar of who has a seat, with its hours', async () => {
  const { id } = await createClass(product.database, { title: 'Calendar Workshop' });
  await take(id);
  const { url } = (await student.post('/api/user/calendar')).json<NewCalendarLink>();
  const feed = (await product.anonymous().get(new URL(url).pathname)).text;
  expect(feed).toContain('Calendar Workshop');
  expect(feed).toContain('20250810T100000');
  expect(feed).toContain('/user/workshops');
  expect(feed).not.toContain('registration-closes');
  const file = await product.anonymous().get(`/api/public/events/${id}/calendar.ics`);
  expect([file.status, file.text]).toMatchObject([
    200,
    expect.stringContaining('T100000') as string,
  ]);
});

const BODY = {
  ...{ title: 'Graphic Design Workshop', description: 'Posters.', status: 'ACTIVE' },
  ...{ internal_event: false, event_date: '2025-08-12', starts_at: '14:00', ends_at: '17:00' },
  ...{ venue_name: 'City Hall', venue_room: 'Lab 7', speakers: ['Asha Rai'], capacity: 30 },
  ...{ registration_open: '2025-07-01T00:00:00+05:45', event_questions: {} },
};
const make = (values: object = {}, by = admin) =>
  by.post('/api/admin/workshops', { ...BODY, ...values });

describe('organisers', () => {
  test('make a class, whose seats close as it begins', async () => {
    const made = await make({ event_date: '2025-08-13' });
    expect([made.status, made.json()]).toMatchObject([
      201,
      { ...BODY, event_date: '2025-08-13', registration_open: '2025-06-30T18:15:00.000Z' },
    ]);
    const { id, registration_close } = made.json<AdminClass>();
    expect(registration_close).toBe('2025-08-13T08:15:00.000Z');
    const listed = (await admin.get('/api/admin/workshops')).json<AdminClass[]>();
    expect(listed.find((each) => each.id === id)).toMatchObject({ taken: 0, clashes: [] });
    expect((await take(id)).status).toBe(201);
  });

  test('are told what is wrong', async () => {
    const refused = await make({ ends_at: '13:00', capacity: 0, title: '' });
    expect(refused.json()).toMatchObject({
      errors: [
        { pointer: '/title', message: 'Title is required' },
        { pointer: '/ends_at', message: 'The end must be after the start.' },
        { pointer: '/capacity', code: 'not-between' },
      ],
    });
  });

  test('are told of rooms and speakers at the same time', async () => {
    const first = (await make({ title: 'First' })).json<AdminClass>();
    const second = await make({ starts_at: '16:00', ends_at: '18:00' });
    expect([second.status, second.json<AdminClass>().clashes]).toEqual([
      201,
      [
        { class_id: first.id, class_title: 'First', starts_at: '14:00', speaker: null },
        { class_id: first.id, class_title: 'First', starts_at: '14:00', speaker: 'Asha Rai' },
      ],
    ]);
    const { id, revision } = second.json<AdminClass>();
    const body = { ...BODY, starts_at: '17:00', ends_at: '18:00', revision };
    const moved = await admin.put(`/api/admin/workshops/${id}`, body);
    expect(moved.json<AdminClass>().clashes).toEqual([]);
  });

  test('of two who change the same version of a class one is refused', async () => {
    const { id, revision } = (await make({ event_date: '2025-08-14' })).json<AdminClass>();
    const change = (capacity: number) =>
      admin.put(`/api/admin/workshops/${id}`, { ...BODY, capacity, revision });
    const both = await Promise.all([change(10), change(20)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.problem).toBe('changed-meanwhile');
  });

  test('delete a class as an event, and change an event no class', async () => {
    const { id } = (await make({ event_date: '2025-08-15' })).json<AdminClass>();
    expect((await admin.delete(`/api/admin/events/${id}`)).status).toBe(200);
    expect((await admin.put(`/api/admin/workshops/${id}`, BODY)).problem).toBe('event-deleted');
    const listed = (await admin.get('/api/admin/workshops')).json<AdminClass[]>();
    expect(listed.some((each) => each.id === id)).toBe(false);
    expect((await take(id)).problem).toBe('event-deleted');
    expect((await admin.put('/api/admin/workshops/999999', BODY)).status).toBe(404);
  });
});
