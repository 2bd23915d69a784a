import type { Dashboard } from '@pratibha/contract/dashboard';
import type { AdminEvent, PublicEvent, UserEvent } from '@pratibha/contract/events';
import { zonedStart } from '@pratibha/domain/time/competition-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration, createSubmission } from '../../testing/factories.ts';

const EVENT = {
  title: 'Graphic Design',
  description: 'Posters and more',
  registration_open: '2025-07-01T00:00:00+05:45',
  registration_close: '2025-08-01T00:00:00+05:45',
};
const WORKS = {
  requires_submission: true,
  submission_start: '2025-08-09T00:00:00+05:45',
  submission_close: '2025-08-13T23:59:59+05:45',
};

let product: TestApp;
let admin: SignedInClient;
let student: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('EVENT_ADMIN');
  student = await product.as('USER');
});
afterAll(() => product.close());

type Problem = { errors: { pointer: string; message: string }[] };

async function created(values: object = {}): Promise<AdminEvent> {
  const response = await admin.post('/api/admin/events', { ...EVENT, ...values });
  expect(response.status).toBe(201);
  return response.json<AdminEvent>();
}

describe('the event form', () => {
  test('creates an event with the defaults of what is absent', async () => {
    expect(await created()).toMatchObject({
      ...EVENT,
      registration_open: '2025-06-30T18:15:00.000Z',
      registration_close: '2025-07-31T18:15:00.000Z',
      status: 'ACTIVE',
      internal_event: false,
      requires_submission: false,
      submission_start: null,
      event_banner: null,
      event_questions: {},
      capacity: null,
      registrations: 0,
      revision: 1,
    });
  });

  test('makes one event of a request that is sent twice', async () => {
    const key = { 'idempotency-key': 'two presses of Enter' };
    const values = { ...EVENT, title: 'Once' };
    const responses = await Promise.all(
      [1, 2, 3].map(() => admin.post('/api/admin/events', values, key)),
    );
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect((await admin.get('/api/admin/events?q=once')).json()).toHaveLength(1);
  });

  test.each([
    ['no title', { title: ' ' }, 'title', /^Title is required$/],
    ['too long a title', { title: 'x'.repeat(201) }, 'title', /200/],
    ['no opening', { registration_open: null }, 'registration_open', /required/],
    [
      'a time without offset',
      { registration_open: '2025-07-01T00:00:00' },
      'registration_open',
      /offset/,
    ],
    [
      'closing not after opening',
      { registration_close: EVENT.registration_open },
      'registration_close',
      /^Registration close must be after registration open\.$/,
    ],
    [
      'no submission dates',
      { requires_submission: true },
      'submission_start',
      /^Submission dates are required\.$/,
    ],
    [
      'submissions closing first',
      { ...WORKS, submission_close: WORKS.submission_start },
      'submission_close',
      /^Submission close must be after submission start\.$/,
    ],
    [
      'submissions before registration closes',
      { ...WORKS, submission_start: '2025-07-31T00:00:00+05:45' },
      'submission_start',
      /^Submission start cannot be before registration close\.$/,
    ],
    ['a banner that is no URL', { event_banner: 'banner.png' }, 'event_banner', /http/],
    [
      'a details URL of another scheme',
      { event_details_url: 'javascript:alert(1)' },
      'event_details_url',
      /http/,
    ],
    ['capacity zero', { capacity: 0 }, 'capacity', /whole number/],
    [
      'half a word limit',
      { description_word_limit: 1.5 },
      'description_word_limit',
      /whole number/,
    ],
    [
      'a question without words',
      { event_questions: { '1': { question: '', type: 'short_text' } } },
      'event_questions/1/question',
      /Enter a text/,
    ],
    ['the status DELETED', { status: 'DELETED' }, 'status', /^Select Active or Inactive$/],
    ['a day that no calendar has', { event_date: '0000-01-01' }, 'event_date', /valid date/],
    [
      'an instant beyond every calendar',
      { registration_close: '9999-12-31T23:59:59-14:00' },
      'registration_close',
      /valid date/,
    ],
    ['an unknown key', { fee: 100 }, 'fee', /not known/],
  ])('refuses %s', async (_, change, pointer, message) => {
    const response = await admin.post('/api/admin/events', { ...EVENT, ...change });
    expect(response.status).toBe(422);
    const error = response.json<Problem>().errors.find((each) => each.pointer === `/${pointer}`);
    expect(error?.message).toMatch(message);
  });

  test('turning off requires_submission clears its dates', async () => {
    const event = await created(WORKS);
    const response = await admin.put(`/api/admin/events/${event.id}`, {
      ...EVENT,
      ...WORKS,
      requires_submission: false,
    });
    expect(response.json()).toMatchObject({ submission_start: null, submission_close: null });
  });

  test('a replacement of another version than the one that was edited is refused', async () => {
    const event = await created();
    const url = `/api/admin/events/${event.id}`;
    expect((await admin.put(url, { ...EVENT, title: 'Mine', revision: 1 })).status).toBe(200);
    const late = await admin.put(url, { ...EVENT, title: 'Too late', revision: 1 });
    expect([late.status, late.problem]).toEqual([409, 'changed-meanwhile']);
  });

  test('lowering the capacity below what is taken closes the event for others', async () => {
    const event = await created({ capacity: 5 });
    await createRegistration(product.database, { event_id: event.id });
    await createRegistration(product.database, { event_id: event.id });
    await admin.put(`/api/admin/events/${event.id}`, { ...EVENT, capacity: 1 });
    const events = (await student.get('/api/user/available/events')).json<UserEvent[]>();
    const seen = events.find(({ id }) => id === event.id);
    expect(seen).toMatchObject({ seats_left: 0, refusal: 'full' });
  });
});

describe('deleting an event', () => {
  test('hides it from users, and keeps registrations with their owners', async () => {
    const event = await created();
    await createRegistration(product.database, { event_id: event.id, user_id: student.user.id });
    const url = `/api/admin/events/${event.id}`;
    expect((await admin.delete(url)).json()).toMatchObject({ status: 'DELETED' });
    const events = (await student.get('/api/user/available/events')).json<UserEvent[]>();
    expect(events.map(({ id }) => id)).not.toContain(event.id);
    expect((await product.anonymous().get('/api/public/events/available')).text).not.toContain(
      `"id":${event.id},`,
    );
    expect((await student.get('/api/user/registrations')).text).toContain(
      `"event_id":${event.id},`,
    );
    const again = await admin.delete(url);
    expect([again.status, again.problem]).toEqual([409, 'event-deleted']);
    const edit = await admin.put(url, EVENT);
    expect([edit.status, edit.problem]).toEqual([409, 'event-deleted']);
  });

  test('is taken back: the event is inactive, whatever it was, and the audit tells', async () => {
    const event = await created({ capacity: 5 });
    await createRegistration(product.database, { event_id: event.id });
    const url = `/api/admin/events/${event.id}`;
    const early = await admin.post(`${url}/restore`, {});
    expect([early.status, early.problem]).toEqual([409, 'event-not-deleted']);
    await admin.delete(url);
    const restored = await admin.post(`${url}/restore`, {});
    expect([restored.status, restored.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'INACTIVE', registrations: 1, pending_registrations: 1 }),
    ]);
    expect((await admin.put(url, { ...EVENT, capacity: 5 })).json()).toMatchObject({
      status: 'ACTIVE',
    });
    const events = (await student.get('/api/user/available/events')).json<UserEvent[]>();
    expect(events.find(({ id }) => id === event.id)).toMatchObject({ seats_left: 4 });
    const { rows } = await product.database.pool.query(
      `select changes from audit where action = 'event.restored' and subject_id = $1`,
      [event.id],
    );
    expect(rows).toEqual([
      { changes: { title: [null, event.title], status: ['DELETED', 'INACTIVE'] } },
    ]);
  });

  test('what is undecided in it leaves counts and queues, unless the event is asked for', async () => {
    const [kept, gone] = [await created(WORKS), await created(WORKS)];
    for (const event_id of [kept.id, gone.id]) {
      const { id } = await createRegistration(product.database, { event_id });
      await createSubmission(product.database, { event_id, registration_id: id });
    }
    const waiting = async (query = '') => {
      const totals = ['registrations', 'events/submissions'].map(async (path) => {
        const found = await admin.get(`/api/admin/${path}?status=PENDING${query}`);
        return Number(found.headers['x-total-count']);
      });
      const counts = (await admin.get('/api/admin/dashboard')).json<Dashboard>();
      return [
        ...(await Promise.all(totals)),
        counts.pending_registrations,
        counts.pending_submissions,
      ];
    };
    const before = await waiting();
    const deleted = (await admin.delete(`/api/admin/events/${gone.id}`)).json<AdminEvent>();
    expect(deleted).toMatchObject({ pending_registrations: 1, pending_submissions: 1 });
    expect(await waiting()).toEqual(before.map((count) => count - 1));
    expect((await waiting(`&event_id=${gone.id}`)).slice(0, 2)).toEqual([1, 1]);
    for (const path of ['registrations', 'events/submissions']) {
      const rows = await admin.get(`/api/admin/${path}?event_id=${gone.id}`);
      expect(rows.json()).toMatchObject([{ event_status: 'DELETED' }]);
    }
  });
});

describe('lists', () => {
  test('the public list gives each event a day: its own, else when its last window closes', async () => {
    const own = await createEvent(product.database, { event_date: '2025-08-15' });
    const works = await createEvent(product.database, {
      requires_submission: true,
      submission_close: zonedStart(2025, 8, 14),
    });
    // By the product itself, which then knows at once that its list is old.
    const plain = await created();
    const events = (await product.anonymous().get('/api/public/events/available')).json<
      PublicEvent[]
    >();
    const dayOf = (id: number) => events.find((event) => event.id === id)?.date;
    expect([own, works, plain].map(({ id }) => dayOf(id))).toEqual([
      '2025-08-15',
      '2025-08-14',
      '2025-08-01',
    ]);
  });

  test('a user’s list carries the own state and no other person’s', async () => {
    const event = await createEvent(product.database);
    await createRegistration(product.database, { event_id: event.id });
    const { id } = await createRegistration(product.database, {
      event_id: event.id,
      user_id: student.user.id,
      status: 'SHORTLISTED',
    });
    const mine = (await student.get('/api/user/available/events')).json<UserEvent[]>();
    expect(mine.filter((each) => each.id === event.id)).toEqual([
      expect.objectContaining({
        is_registered: true,
        registration_id: id,
        registration_status: 'SHORTLISTED',
        submission_status: null,
        refusal: 'already-registered',
      }),
    ]);
  });

  test('organisers search by title and filter by status', async () => {
    await created({ title: '100% Robotics', status: 'INACTIVE' });
    const found = await admin.get('/api/admin/events?q=100%25%20rob&status=INACTIVE');
    expect(found.json<AdminEvent[]>().map(({ title }) => title)).toEqual(['100% Robotics']);
    expect(found.headers['x-total-count']).toBe('1');
  });
});
