import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createEvent, createRegistration, createUser } from '../../../testing/factories.ts';
import { createFollowUp } from '../../../testing/follow-ups.ts';
import { jobsLeft } from '../../../testing/jobs.ts';
import { MailDesk } from '../../../testing/mail-desk.ts';
import { remindingOfFollowUps } from './remind.ts';

/** Whoever is shortlisted and has not answered is reminded once, by bell and mail. */

const EARLY = '2025-08-08T06:59:59+05:45';
const SOON = '2025-08-08T07:00:00+05:45';
const LAST_DAY = '2025-08-10';
const QUESTIONS = { 1: { question: 'T-shirt', type: 'short_text', required: true } };

let product: TestApp;
let admin: SignedInClient;
let desk: MailDesk;
let eventId: number;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query('truncate notifications, jobs, follow_ups');
  desk = await MailDesk.open(product.database);
  eventId = (await createEvent(product.database, { title: 'Quiz' })).id;
  await createFollowUp(product.database, { event_id: eventId, questions: QUESTIONS });
  return () => desk.close();
});

async function remind(at: string): Promise<void> {
  product.clock.set(at);
  const { database } = product;
  const ctx = { database, id: 1, attempt: 1, signal: new AbortController().signal };
  await remindingOfFollowUps(product.clock).run(ctx, {});
}
async function told(): Promise<unknown[]> {
  const { rows } = await product.database.pool.query<{ user_id: number; day: string }>(
    `select user_id, params ->> 'last_day' as day from notifications
      where kind = 'follow-up-closes-soon' order by id`,
  );
  return rows.map(({ user_id, day }) => [user_id, day]);
}
async function participant(status: 'PENDING' | 'SHORTLISTED' | 'REJECTED' = 'SHORTLISTED') {
  const student = await product.as('USER');
  const values = { user_id: student.user.id, event_id: eventId, status };
  const { id } = await createRegistration(product.database, values);
  const answer = () =>
    student.put(`/api/user/registrations/${id}/follow-up`, {
      ...{ event_answers: [{ 1: 'M' }], revision: 0 },
    });
  return { student, id, answer, userId: student.user.id };
}
const move = async (last_day: string | null, revision: number) => {
  const body = { questions: QUESTIONS, last_day, revision };
  expect((await admin.put(`/api/admin/events/${eventId}/follow-up`, body)).status).toBe(200);
};
async function sendAll(): Promise<void> {
  await desk.work();
  await desk.passTime();
  await eventually(async () => expect(await jobsLeft(product.database)).toEqual([]));
}

test('two days before the last one, once, also by two processes at the same moment', async () => {
  product.clock.set(EARLY);
  const [waits, answered] = [await participant(), await participant()];
  await participant('PENDING');
  await participant('REJECTED');
  const suspended = await createUser(product.database, { status: 'DELETED' });
  await createRegistration(product.database, {
    ...{ user_id: suspended.id, event_id: eventId, status: 'SHORTLISTED' },
  });
  expect((await answered.answer()).status).toBe(200);
  await remind(EARLY);
  expect(await told()).toEqual([]);
  await Promise.all([remind(SOON), remind(SOON)]);
  expect(await told()).toEqual([[waits.userId, LAST_DAY]]);
  await remind(EARLY);
  await remind('2025-08-10T23:00:00+05:45');
  const late = await participant();
  await remind('2025-08-11T00:00:00+05:45');
  expect(await told()).toEqual([[waits.userId, LAST_DAY]]);
  await remind('2025-08-10T23:30:00+05:45');
  expect(await told()).toEqual([
    [waits.userId, LAST_DAY],
    [late.userId, LAST_DAY],
  ]);
  const [bell] = (await waits.student.get('/api/user/notifications')).json<object[]>();
  expect(bell).toMatchObject({
    ...{ kind: 'follow-up-closes-soon', event_title: 'Quiz' },
    leads_to: `/user/event-registrations?open=${waits.id}`,
  });
});

test('the mail says until when, and none goes to who answered meanwhile or chose the bell alone', async () => {
  const [waits, answers, bell] = [await participant(), await participant(), await participant()];
  const both = { in_bell: true, by_mail: true };
  const groups = {
    ...{ registered: both, decisions: both, works: both, announcements: both, account: both },
    dates: { in_bell: true, by_mail: false },
  };
  const chosen = { groups, quiet_hours: true };
  expect((await bell.student.put('/api/user/notification-choices', chosen)).status).toBe(200);
  await remind(SOON);
  expect((await answers.answer()).status).toBe(200);
  await sendAll();
  expect(desk.relay.taken.map(({ mail }) => mail.subject)).toEqual([
    'Please answer until 10 August 2025: Quiz',
  ]);
  expect(desk.relay.mailTo(waits.student.user.email).mail.text).toContain('10 August 2025');
});

test('a last day that is moved is told anew, and what nobody has read of the old one is gone', async () => {
  const [reader, other] = [await participant(), await participant()];
  await remind(SOON);
  await product.database.pool.query('update notifications set read_at = now() where user_id = $1', [
    reader.userId,
  ]);
  await move('2025-08-09', 1);
  expect(await told()).toEqual([[reader.userId, LAST_DAY]]);
  await remind(SOON);
  expect(await told()).toEqual([
    [reader.userId, LAST_DAY],
    [reader.userId, '2025-08-09'],
    [other.userId, '2025-08-09'],
  ]);
  await move(null, 2);
  await remind(SOON);
  expect(await told()).toEqual([[reader.userId, LAST_DAY]]);
});

test('nobody hears by it of a decision that is not told yet', async () => {
  const { id, userId } = await participant('PENDING');
  product.clock.set(SOON);
  const body = { status: 'SHORTLISTED' };
  expect((await admin.put(`/api/admin/registrations/${id}`, body)).status).toBe(200);
  await remind(SOON);
  expect(await told()).toEqual([]);
  await product.database.pool.query('update notifications set tell_at = now() where user_id = $1', [
    userId,
  ]);
  await remind(SOON);
  expect(await told()).toEqual([[userId, LAST_DAY]]);
});

test('who cannot come is not reminded, nor counted among those who have yet to answer', async () => {
  const [comes, away] = [await participant(), await participant()];
  const day = "update events set event_date = '2025-08-15' where id = $1";
  await product.database.pool.query(day, [eventId]);
  product.clock.set(EARLY);
  const said = await away.student.put(`/api/user/registrations/${away.id}/cannot-come`);
  expect(said.status, said.text).toBe(200);
  await remind(SOON);
  expect(await told()).toEqual([[comes.userId, LAST_DAY]]);
  expect((await away.student.get('/api/user/follow-ups')).json()).toEqual([]);
  const figures = await admin.get(`/api/admin/events/${eventId}/follow-up`);
  expect(figures.json()).toMatchObject({ shortlisted: 1, answered: 0 });
  const waiting = await admin.get('/api/admin/registrations?follow_up=unanswered');
  expect(waiting.json<{ id: number }[]>().map(({ id }) => id)).toEqual([comes.id]);
});

test('who is shortlisted while the event asks is told so with the decision, by bell and mail', async () => {
  const asks = 'The organisers ask something of everybody who comes: please answer until 10 August';
  const [waits, answers] = [await participant('PENDING'), await participant('PENDING')];
  const decide = ({ id }: { id: number }, status: string) =>
    admin.put(`/api/admin/registrations/${id}`, { status });
  const bell = async ({ student }: { student: SignedInClient }) =>
    (await student.get('/api/user/notifications')).json<{ answer_until: string | null }[]>();
  product.clock.set(EARLY);
  const rejected = await participant('PENDING');
  for (const each of [waits, answers]) await decide(each, 'SHORTLISTED');
  await decide(rejected, 'REJECTED');
  expect((await answers.answer()).status).toBe(200);
  await product.database.pool.query('update notifications set tell_at = now()');
  await sendAll();
  const mailTo = (each: { student: SignedInClient }) =>
    desk.relay.mailTo(each.student.user.email).mail.text;
  expect(mailTo(waits)).toContain(asks);
  expect(mailTo(waits)).toContain(`/user/event-registrations?open=${waits.id}`);
  for (const each of [answers, rejected]) expect(mailTo(each)).not.toContain('please answer');
  const until = async (each: { student: SignedInClient }) =>
    (await bell(each)).map(({ answer_until }) => answer_until);
  expect(await until(waits)).toEqual([LAST_DAY]);
  for (const each of [answers, rejected]) expect(await until(each)).toEqual([null]);
  product.clock.set('2025-08-11T00:00:00+05:45');
  expect(await until(waits)).toEqual([null]);
});
