import type { Notification } from '@pratibha/domain/notifications/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  createUser,
} from '../../testing/factories.ts';
import { jobsLeft } from '../../testing/jobs.ts';
import { MailDesk } from '../../testing/mail-desk.ts';
import { notify } from '../notifications/notifications.ts';

const AT = new Date('2025-07-16T04:15:00Z');

let database: TestDatabase;
let desk: MailDesk;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('delete from jobs; delete from notifications');
  desk = await MailDesk.open(database);
  return () => desk.close();
});

const tell = (userId: number, of: Notification) =>
  notify(database.kysely, [{ ...of, userId, at: AT }]);

/** A student who takes part in an event with works due by 31 August, and has handed one in. */
async function participant(name = 'Asha Gurung') {
  const user = await createUser(database, { name });
  const event = await createEvent(database, { title: 'Poster & <Web>', requires_submission: true });
  const registration = await createRegistration(database, { user_id: user.id, event_id: event.id });
  return { user, event, registration };
}

async function mailOf(user: { id: number; email: string }) {
  await desk.work();
  await desk.passTime();
  await eventually(async () =>
    expect(await desk.statesOf(user.id)).toMatchObject([{ mail: 'sent' }]),
  );
  return desk.relay.mailTo(user.email).mail;
}

test('registered: a mail with number, time and the deadline as a date', async () => {
  const { user, event, registration } = await participant();
  const params = { event_id: event.id, registration_id: registration.id };
  await tell(user.id, { kind: 'registration-received', params });
  const mail = await mailOf(user);
  expect(mail.subject).toBe('You are registered: Poster & <Web>');
  expect(mail.to).toEqual([{ name: 'Asha Gurung', address: user.email }]);
  expect(mail.text).toContain(`Registration: #${registration.id}`);
  expect(mail.text).toContain('Registered: 10 July 2025, 09:00 NPT');
  expect(mail.text).toContain('Hand in until: 1 September 2025, 00:00 NPT');
  const site = 'https://pratibha.example.edu/user';
  expect(mail.text).toContain(`${site}/event-registrations?open=${registration.id}`);
  expect(mail.html).toContain('Poster &amp; &lt;Web&gt;');
  expect(mail.html).not.toContain('<Web>');
  expect(mail.html).toContain('lang="en"');
  expect(mail.html).not.toMatch(/<img|url\(|<script|src=/);
  const [date] = mail.attachments;
  expect(date).toMatchObject({ filename: 'hand-in-until.ics', mimeType: 'text/calendar' });
  const file = new TextDecoder().decode(date?.content as ArrayBuffer);
  expect(file).toContain('DTSTART:20250831T181500Z\n');
  expect(file).toContain(`URL:${site}/events/${event.id}\n`);
  expect(file).toContain(`UID:event-${event.id}-closes@pratibha.example.edu\n`);
});

describe('a decision', () => {
  test('comes a minute later, with the remarks as they were written', async () => {
    const user = await createUser(database);
    const event = await createEvent(database, { event_date: '2025-08-15' });
    const { id, version } = await createRegistration(database, {
      user_id: user.id,
      event_id: event.id,
      status: 'SHORTLISTED',
      review_remarks: 'Well <done>.\nSee you & yours',
    });
    await tell(user.id, {
      kind: 'registration-decided',
      params: { event_id: event.id, registration_id: id, version, status: 'SHORTLISTED' },
    });
    const [job] = await jobsLeft(database);
    expect(job?.wait).toBeGreaterThan(55);
    const mail = await mailOf(user);
    expect(mail.subject).toBe(`You are shortlisted: ${event.title}`);
    expect(mail.text).toContain('> Well <done>.\n> See you & yours');
    expect(mail.html).toContain('Well &lt;done&gt;.\nSee you &amp; yours');
    expect(mail.attachments).toMatchObject([{ filename: 'event-day.ics' }]);
  });

  test('that was undone is told to nobody, and one that is another by now neither', async () => {
    const { user, event, registration } = await participant();
    const of = { event_id: event.id, registration_id: registration.id };
    await tell(user.id, {
      kind: 'registration-decided',
      params: { ...of, version: 2, status: 'REJECTED' },
    });
    await tell(user.id, {
      kind: 'registration-decided',
      params: { ...of, version: 4, status: 'REJECTED' },
    });
    await database.pool.query(`delete from notifications where params ->> 'version' = '2'`);
    await desk.work();
    await desk.passTime();
    await eventually(async () => expect(await jobsLeft(database)).toEqual([]));
    expect(await desk.statesOf(user.id)).toMatchObject([{ mail: 'left_out' }]);
    expect(desk.relay.taken).toEqual([]);
  });

  test('on a work says which, and what is asked for has its deadline', async () => {
    const { user, event, registration } = await participant();
    const { id, version } = await createSubmission(database, {
      registration_id: registration.id,
      event_id: event.id,
      user_id: user.id,
      status: 'RESUBMISSION_REQUIRED',
      review_remarks: 'Larger, please',
    });
    const params = { event_id: event.id, submission_id: id, version };
    await tell(user.id, { kind: 'resubmission-asked', params });
    const mail = await mailOf(user);
    expect(mail.subject).toBe('Please hand in your work again: Poster & <Web>');
    expect(mail.text).toContain(`Work: #${id}`);
    expect(mail.text).toContain('Hand in until: 1 September 2025, 00:00 NPT');
    expect(mail.text).toContain('> Larger, please');
    expect(mail.attachments).toHaveLength(1);
  });
});

describe('every other kind', () => {
  const closes = '2025-08-31T18:15:00.000Z';
  type Case = [title: string, of: (ids: Ids) => Notification, subject: string, line: string];
  type Ids = { event: number; registration: number; work: number };
  const CASES: Case[] = [
    [
      'a registration that is pending again',
      ({ event: event_id, registration: registration_id }) => ({
        kind: 'registration-reopened',
        params: { event_id, registration_id, version: 1 },
      }),
      'Your registration is pending again: Poster & <Web>',
      'Registration: #',
    ],
    [
      'a work that has arrived',
      ({ event: event_id, work: submission_id }) => ({
        kind: 'work-received',
        params: { event_id, submission_id, revision: 1 },
      }),
      'Your work has arrived: Poster & <Web>',
      ' · version 1',
    ],
    [
      'a work that is pending again',
      ({ event: event_id, work: submission_id }) => ({
        kind: 'work-reopened',
        params: { event_id, submission_id, version: 1 },
      }),
      'Your work is pending again: Poster & <Web>',
      'Work: #',
    ],
    [
      'works are taken now',
      ({ event: event_id }) => ({
        kind: 'submission-opens',
        params: { event_id, at: '2025-07-31T18:15:00.000Z' },
      }),
      'You can hand in your work now: Poster & <Web>',
      'Hand in until: 1 September 2025, 00:00 NPT',
    ],
    [
      'a role that changed',
      () => ({
        kind: 'account-changed',
        params: { version: 2, changes: ['role', 'internal'], role: 'EVENT_ADMIN' },
      }),
      'Your account was changed',
      'you are event admin now.',
    ],
  ];
  test.each(CASES)('%s', async (_title, of, subject, line) => {
    const { user, event, registration } = await participant();
    const work = await createSubmission(database, {
      registration_id: registration.id,
      event_id: event.id,
      user_id: user.id,
    });
    await tell(user.id, of({ event: event.id, registration: registration.id, work: work.id }));
    const mail = await mailOf(user);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(line);
    expect(mail.text).toContain('You get this mail because');
    expect(mail.html).toContain(mail.text?.split('\n')[2]);
  });

  test('of a work that was replaced, only the version that counts is mailed', async () => {
    const { user, event, registration } = await participant();
    const { id } = await createSubmission(database, {
      registration_id: registration.id,
      event_id: event.id,
      user_id: user.id,
    });
    const told = { event_id: event.id, submission_id: id };
    await tell(user.id, { kind: 'work-received', params: { ...told, revision: 1 } });
    await database.pool.query(
      `with next as (insert into submission_revisions
         (submission_id, revision, work_link, description, submitted_at)
         values ($1, 2, 'https://work.example/2', 'Second', '2025-08-10T04:15:00Z'))
       update submissions set revision = 2, version = 2 where id = $1`,
      [id],
    );
    await tell(user.id, { kind: 'work-received', params: { ...told, revision: 2 } });
    await desk.work();
    await desk.passTime();
    await eventually(async () =>
      expect(await desk.statesOf(user.id)).toMatchObject([{ mail: 'left_out' }, { mail: 'sent' }]),
    );
    const { mail } = desk.relay.mailTo(user.email);
    expect(mail.text).toContain(' · version 2');
    expect(mail.text).toContain('10 August 2025, 10:00 NPT');
  });

  test('a deadline tomorrow goes to whoever has handed in nothing by then', async () => {
    const { user, event, registration } = await participant();
    const done = await participant('Bina Rai');
    for (const { user: each, event: of } of [{ user, event }, done]) {
      const params = { event_id: of.id, at: closes };
      await tell(each.id, { kind: 'submission-closes-soon', params });
    }
    await createSubmission(database, {
      registration_id: done.registration.id,
      event_id: done.event.id,
      user_id: done.user.id,
    });
    expect(registration.status).toBe('PENDING');
    const mail = await mailOf(user);
    expect(mail.subject).toBe(
      'Hand in your work until 1 September 2025, 00:00 NPT: Poster & <Web>',
    );
    await eventually(async () => expect(await jobsLeft(database)).toEqual([]));
    expect(await desk.statesOf(done.user.id)).toMatchObject([{ mail: 'left_out' }]);
    expect(desk.relay.taken).toHaveLength(1);
  });

  test.each([
    ['a deadline that is over', '2025-09-01T00:00:00Z', closes],
    ['a deadline that was moved', '2025-08-31T00:00:00Z', '2025-08-30T18:15:00.000Z'],
  ])('%s is not told any more', async (_title, now, at) => {
    const { user, event } = await participant();
    desk.now = new Date(now);
    await tell(user.id, { kind: 'submission-closes-soon', params: { event_id: event.id, at } });
    await desk.work();
    await desk.passTime();
    await eventually(async () =>
      expect(await desk.statesOf(user.id)).toMatchObject([{ mail: 'left_out' }]),
    );
    expect(desk.relay.connections).toBe(0);
  });
});

const roleOf = (version: number): Notification => ({
  kind: 'account-changed',
  params: { version, changes: ['suspended'], role: null },
});

test('an account that was closed is told so, and nothing else; an erased one nothing', async () => {
  const { user, event, registration } = await participant();
  const erased = await createUser(database, {});
  const params = { event_id: event.id, registration_id: registration.id };
  await tell(user.id, { kind: 'registration-received', params });
  await tell(user.id, roleOf(3));
  await tell(erased.id, roleOf(3));
  await database.pool.query(`update users set status = 'DELETED' where id in ($1, $2)`, [
    user.id,
    erased.id,
  ]);
  await database.pool.query('update users set erased_at = now() where id = $1', [erased.id]);
  await desk.work();
  await desk.passTime();
  await eventually(async () => expect(await jobsLeft(database)).toEqual([]));
  expect(await desk.statesOf(user.id)).toMatchObject([{ mail: 'left_out' }, { mail: 'sent' }]);
  expect(desk.relay.taken.map(({ mail }) => mail.subject)).toEqual(['Your account was changed']);
});
