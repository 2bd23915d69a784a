import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  createUser,
} from '../../testing/factories.ts';
import { jobsLeft } from '../../testing/jobs.ts';
import { DATES_MOVED, datesJobs } from './notifications.ts';

/*
 * What is told by the calendar: that works are taken in, and a day before the deadline who has
 * handed in nothing.
 */

const START = new Date('2025-08-01T00:00:00Z');
const CLOSE = new Date('2025-08-20T00:00:00Z');
const DATES = {
  requires_submission: true,
  registration_open: new Date('2025-07-01T00:00:00Z'),
  registration_close: new Date('2025-07-20T00:00:00Z'),
  submission_start: START,
  submission_close: CLOSE,
};

let product: TestApp;
let admin: SignedInClient;
let eventId: number;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query('truncate notifications, jobs');
  await product.database.pool.query(`update events set status = 'INACTIVE'`);
  eventId = (await createEvent(product.database, DATES)).id;
});

/** Does what the recurring job does at this instant, or the one about an event that was moved. */
async function workJobs(at: Date, name = 'notifications.dates'): Promise<void> {
  product.clock.set(at);
  const job = datesJobs(product.clock).find((each) => each.name === name);
  const { database } = product;
  const ctx = { database, id: 1, attempt: 1, signal: new AbortController().signal };
  await job?.run(ctx, name === DATES_MOVED.name ? { event_id: eventId } : {});
}

type Told = { readonly user_id: number; readonly kind: string; readonly at: string };

async function told(): Promise<Told[]> {
  const { rows } = await product.database.pool.query<Told>(
    `select user_id, kind, params ->> 'at' as at from notifications order by id`,
  );
  return rows;
}

async function participant(status: 'PENDING' | 'SHORTLISTED' | 'REJECTED' = 'PENDING') {
  const { id: user_id } = await createUser(product.database);
  const values = { user_id, event_id: eventId, status };
  const { id: registration_id } = await createRegistration(product.database, values);
  return { user_id, registration_id };
}

test('it opens, and a day before it closes: once, to whoever may hand in and has not', async () => {
  const [first, second] = [await participant(), await participant('SHORTLISTED')];
  await participant('REJECTED');
  const erased = await participant();
  await product.database.pool.query(`update users set status = 'DELETED' where id = $1`, [
    erased.user_id,
  ]);
  await workJobs(new Date(START.getTime() - 1));
  expect(await told()).toEqual([]);
  const opens = { kind: 'submission-opens', at: START.toISOString() };
  const both = [
    { user_id: first.user_id, ...opens },
    { user_id: second.user_id, ...opens },
  ];
  await Promise.all([workJobs(START), workJobs(START)]);
  expect(await told()).toEqual(both);
  await createSubmission(product.database, { registration_id: first.registration_id });
  await workJobs(new Date('2025-08-10T00:00:00Z'));
  expect(await told()).toEqual(both);
  const warning = new Date('2025-08-19T00:00:00Z');
  await workJobs(warning);
  await workJobs(warning);
  expect(await told()).toEqual([
    ...both,
    { user_id: second.user_id, kind: 'submission-closes-soon', at: CLOSE.toISOString() },
  ]);
});

test('a deadline that is moved is told anew, and what nobody has read of the old one is gone', async () => {
  const [reader, other] = [await participant(), await participant()];
  await workJobs(new Date('2025-08-19T00:00:00Z'));
  await product.database.pool.query('update notifications set read_at = now() where user_id = $1', [
    reader.user_id,
  ]);
  const event = (await admin.get(`/api/admin/events/${eventId}`)).json();
  const moved = new Date('2025-08-19T12:00:00Z');
  const { id: _, ...values } = event;
  const form = Object.fromEntries(
    Object.entries({ ...values, submission_close: moved.toISOString() }).filter(([name]) =>
      FORM.includes(name),
    ),
  );
  expect((await admin.put(`/api/admin/events/${eventId}`, form)).status).toBe(200);
  expect((await jobsLeft(product.database)).map(({ payload }) => payload)).toEqual([
    { event_id: eventId },
  ]);
  await workJobs(new Date('2025-08-19T00:00:00Z'), DATES_MOVED.name);
  const soon = { kind: 'submission-closes-soon', at: moved.toISOString() };
  expect(await told()).toEqual([
    { user_id: reader.user_id, ...soon, at: CLOSE.toISOString() },
    { user_id: reader.user_id, ...soon },
    { user_id: other.user_id, ...soon },
  ]);
});

test('a change of something else adds no job', async () => {
  const event = (await admin.get(`/api/admin/events/${eventId}`)).json();
  const form = Object.fromEntries(Object.entries(event).filter(([name]) => FORM.includes(name)));
  const changed = { ...form, title: 'Another title' };
  expect((await admin.put(`/api/admin/events/${eventId}`, changed)).status).toBe(200);
  expect(await jobsLeft(product.database)).toEqual([]);
});

const FORM = [
  'title',
  'description',
  'event_banner',
  'event_details_url',
  'status',
  'internal_event',
  'requires_submission',
  'registration_open',
  'registration_close',
  'submission_start',
  'submission_close',
  'event_date',
  'event_questions',
  'description_word_limit',
  'capacity',
];
