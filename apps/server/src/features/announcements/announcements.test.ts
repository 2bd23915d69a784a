import type {
  Announcement,
  AnnouncementPreview,
  AnnouncementProgress,
  Recipient,
} from '@pratibha/contract/announcements';
import type { NotificationOut } from '@pratibha/contract/notifications';
import type { OwnAnnouncement } from '@pratibha/contract/own-announcements';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { createEvent, createRegistration, createUser } from '../../testing/factories.ts';
import { MailDesk } from '../../testing/mail-desk.ts';
import { announcementJobs } from './announcements.ts';

const PATH = '/api/admin/announcements';

let product: TestApp;
let admin: SignedInClient;
let desk: MailDesk;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query(
    'delete from jobs; delete from notifications; delete from announcements',
  );
  desk = await MailDesk.open(product.database);
  return () => desk.close();
});

const FORM = {
  subject: 'The hall of {{event|the event}} has moved',
  text: 'Dear {{first_name|student}},\n\nyou are {{status|registered}}: come to hall B.',
  channel: 'mail',
  source: 'registrations',
};

async function draft(values: object): Promise<Announcement> {
  const response = await admin.post(PATH, { ...FORM, ...values });
  expect([response.status, response.problem]).toEqual([201, null]);
  return response.json<Announcement>();
}

const progress = async (id: number) =>
  (await admin.get(`${PATH}/${id}`)).json<AnnouncementProgress>();
const recipients = async (id: number, query = '') =>
  (await admin.get(`${PATH}/${id}/recipients?limit=1000${query}`)).json<Recipient[]>();
const send = (id: number, sendAt: string | null = null) =>
  admin.post(`${PATH}/${id}/send`, { send_at: sendAt });
const bellOf = async (client: SignedInClient) =>
  (await client.get('/api/user/notifications')).json<NotificationOut[]>();

/** What one process does with announcements that are due. */
async function work(name = 'announcements.due', payload = {}): Promise<void> {
  const job = announcementJobs(product.clock).find((each) => each.name === name);
  const { database } = product;
  await job?.run({ database, id: 1, attempt: 1, signal: new AbortController().signal }, payload);
}

/** Sends it; its recipients are told then, and no mail has gone yet. */
async function sent(id: number): Promise<void> {
  expect((await send(id)).problem).toBeNull();
  await work('announcements.send', { id });
  expect((await progress(id)).state).toBe('sent');
}

/** An event with so many students, in one statement. */
async function eventWith(count: number, title = 'Poster') {
  const event = await createEvent(product.database, { title, capacity: null });
  await product.database.pool.query(
    `with people as (
       insert into users (name, email, role)
       select 'Asha Rai ' || n, 'asha' || n || '.of' || $1 || '@example.edu', 'USER'
       from generate_series(1, $2::int) as n returning id
     )
     insert into registrations (user_id, event_id, registered_on, answers, questions)
     select id, $1::int, now(), '[]', '{}' from people`,
    [event.id, count],
  );
  return event;
}

async function sentTo(count: number): Promise<number> {
  const { id } = await draft({ event_id: (await eventWith(count)).id });
  await sent(id);
  return id;
}

test('80 people are told once, with two processes at it; who registers later is not', async () => {
  const event = await eventWith(80);
  const { id } = await draft({ event_id: event.id });
  expect(await progress(id)).toMatchObject({ state: 'draft', matching: 80, recipients: null });
  expect((await send(id)).problem).toBeNull();
  expect((await send(id)).problem).toBe('announcement-not-a-draft');
  await Promise.all([work(), work('announcements.send', { id }), work()]);
  await createRegistration(product.database, { event_id: event.id });
  await work('announcements.send', { id });
  const beside = await MailDesk.open(product.database);
  await Promise.all([desk.work(), beside.work()]);
  await desk.passTime();
  await eventually(async () =>
    expect(await progress(id)).toMatchObject({ recipients: 80, matching: 80, sent: 80 }),
  );
  await beside.close();
  const taken = [...desk.relay.taken, ...beside.relay.taken].flatMap((each) => each.recipients);
  expect([taken.length, new Set(taken).size]).toEqual([80, 80]);
  expect(await recipients(id, '&mail=sent')).toHaveLength(80);
});

test('stopped in the middle the rest gets no mail, and the bell stays', async () => {
  const id = await sentTo(12);
  const gate = Promise.withResolvers<void>();
  const holds = async () => (desk.relay.taken.length >= 2 ? gate.promise : undefined);
  desk.relay.script = { holds };
  await desk.work();
  await desk.passTime();
  await eventually(() => expect(desk.relay.taken.length).toBeGreaterThanOrEqual(2));
  expect((await admin.post(`${PATH}/${id}/stop`)).json<Announcement>().state).toBe('stopped');
  gate.resolve();
  await eventually(async () => expect((await progress(id)).waiting).toBe(0));
  const at = await progress(id);
  expect(at.sent + at.left_out).toBe(12);
  expect(at.left_out).toBeGreaterThan(2);
  expect(desk.relay.taken).toHaveLength(at.sent);
  expect((await admin.post(`${PATH}/${id}/stop`)).problem).toBe('announcement-not-under-way');
  expect((await admin.post(`${PATH}/${id}/resend`)).problem).toBe('announcement-nothing-failed');
  expect(await recipients(id)).toHaveLength(12);
});

test('who was refused stands in the log with the reason, and gets it when it is sent again', async () => {
  const id = await sentTo(3);
  desk.relay.script = {
    recipient: (address) => (address.startsWith('asha2.') ? '550 5.2.2 The mailbox is full' : null),
  };
  await desk.work();
  await desk.passTime();
  await eventually(async () => expect(await progress(id)).toMatchObject({ sent: 2, refused: 1 }));
  const [refused, ...others] = await recipients(id, '&mail=refused');
  expect(others).toEqual([]);
  expect(refused).toMatchObject({ name: 'Asha Rai 2', mail: 'refused' });
  expect(refused?.mail_error).toContain('The mailbox is full');
  desk.relay.script = {};
  expect((await admin.post(`${PATH}/${id}/resend`)).status).toBe(200);
  await desk.passTime();
  await eventually(async () => expect(await progress(id)).toMatchObject({ sent: 3, refused: 0 }));
  expect(desk.relay.taken).toHaveLength(3);
});

test('one that failed for good is sent again by a job of its own', async () => {
  const id = await sentTo(1);
  await product.database.pool.query(
    `update jobs set failed_at = now(), attempts = 25 where kind = 'mail.send';
     update notifications set mail = 'failed', mail_error = 'away'`,
  );
  expect((await admin.post(`${PATH}/${id}/resend`)).status).toBe(200);
  await desk.work();
  await desk.passTime();
  await eventually(async () => expect(await progress(id)).toMatchObject({ sent: 1, failed: 0 }));
});

describe('who it goes to', () => {
  test('each person once, whatever they take part in; nobody whose account is closed', async () => {
    const [first, second] = [await createEvent(product.database), await eventWith(1, 'Quiz')];
    const both = await createUser(product.database, { name: 'Bina Shah' });
    const closed = await createUser(product.database, { name: 'Bina Closed', status: 'DELETED' });
    for (const { id: event_id } of [first, second]) {
      await createRegistration(product.database, { user_id: both.id, event_id });
      await createRegistration(product.database, { user_id: closed.id, event_id });
    }
    const { id } = await draft({ q: 'bina' });
    expect((await recipients(id)).map((each) => each.id)).toEqual([both.id]);
    const rejected = await draft({ event_id: second.id, with_status: 'REJECTED' });
    expect((await progress(rejected.id)).matching).toBe(0);
    expect((await send(rejected.id)).problem).toBe('announcement-without-recipients');
  });

  test('people, by role; and those who handed in', async () => {
    const { user } = await product.as('SUPER_ADMIN');
    const { id } = await draft({
      source: 'users',
      subject: 'Hi',
      text: 'At ten.',
      with_role: 'SUPER_ADMIN',
    });
    expect((await recipients(id)).map((each) => each.id)).toContain(user.id);
    const works = await draft({ source: 'submissions', with_status: 'ACCEPTED' });
    expect((await progress(works.id)).matching).toBe(0);
  });

  test('at its moment, and not before; until then it can be taken back', async () => {
    const { id } = await draft({ event_id: (await eventWith(1)).id });
    const begin = product.clock.now();
    expect((await send(id, begin.toISOString())).problem).toBe('announcement-time-past');
    const at = new Date(begin.getTime() + 2_000);
    expect((await send(id, at.toISOString())).status).toBe(200);
    await expect(work()).rejects.toMatchObject({ ms: 2_000 });
    expect((await progress(id)).state).toBe('scheduled');
    const back = await admin.post(`${PATH}/${id}/stop`);
    expect(back.json<Announcement>()).toMatchObject({ state: 'draft', send_at: null });
    await send(id, at.toISOString());
    product.clock.set(at);
    await work();
    product.clock.set(begin);
    expect(await progress(id)).toMatchObject({ state: 'sent', recipients: 1 });
  });
});

describe('what a person gets', () => {
  test('is filled with what is theirs, in the bell, by mail and on its page', async () => {
    const student = await product.as('USER');
    const event = await createEvent(product.database, { title: 'Quiz & <Web>' });
    const of = { user_id: student.user.id, event_id: event.id };
    await createRegistration(product.database, { ...of, status: 'SHORTLISTED' });
    const { name } = (await recipients((await draft({ event_id: event.id })).id))[0] ?? {};
    const { id } = await draft({ event_id: event.id });
    const preview = await admin.get(`${PATH}/${id}/preview?user_id=${student.user.id}`);
    const subject = 'The hall of Quiz & <Web> has moved';
    const text = `Dear ${name?.split(' ')[0]},\n\nyou are shortlisted: come to hall B.`;
    const read = preview.json<AnnouncementPreview>();
    expect(read).toMatchObject({ subject, text });
    expect((await student.get(`/api/user/announcements/${id}`)).status).toBe(404);
    await sent(id);
    expect(await bellOf(student)).toMatchObject([
      { announcement: subject, leads_to: `/user/announcements/${id}`, kind: 'announcement' },
    ]);
    const own = await student.get(`/api/user/announcements/${id}`);
    expect(own.json<OwnAnnouncement>()).toMatchObject({ subject, text });
    await desk.work();
    await desk.passTime();
    await eventually(() => expect(desk.relay.taken).toHaveLength(1));
    const { mail } = desk.relay.mailTo(student.user.email);
    const here = mail.text?.replace(/unsubscribe\/.{32}/, 'unsubscribe/…').trim();
    expect(here).toBe(read.mail?.replaceAll(product.origin, 'https://pratibha.example.edu').trim());
    expect([mail.subject, mail.html?.includes('come to hall B.')]).toEqual([subject, true]);
    const again = await admin.get(`${PATH}/${id}/preview?user_id=${student.user.id}`);
    expect(again.json()).toEqual(preview.json());
    const stranger = await product.as('USER');
    expect((await stranger.get(`/api/user/announcements/${id}`)).status).toBe(404);
    const nobody = await admin.get(`${PATH}/${id}/preview?user_id=${stranger.user.id}`);
    expect(nobody.status).toBe(404);
  });

  test('in the bell alone where no mail is asked for', async () => {
    const { id } = await draft({ event_id: (await eventWith(2)).id, channel: 'bell' });
    await sent(id);
    expect(await progress(id)).toMatchObject({ recipients: 2, waiting: 0, bell_alone: 2 });
    expect((await recipients(id)).map(({ mail }) => mail)).toEqual(['none', 'none']);
  });

  test('a test goes to whoever writes it, each time, and is no recipient', async () => {
    const { id } = await draft({ event_id: (await eventWith(1, 'Drone')).id });
    for (const _ of [1, 2]) expect((await admin.post(`${PATH}/${id}/test`)).status).toBe(200);
    const [first] = await bellOf(admin);
    expect(first?.announcement).toBe('The hall of Drone has moved');
    await desk.work();
    await desk.passTime();
    await eventually(() => expect(desk.relay.taken).toHaveLength(2));
    expect(desk.relay.taken[0]?.mail.subject).toBe('Test: The hall of Drone has moved');
    expect(await progress(id)).toMatchObject({ state: 'draft', matching: 1, sent: 0 });
    expect((await admin.delete(`${PATH}/${id}`)).status).toBe(200);
    expect(await bellOf(admin)).toEqual([]);
  });
});

describe('a draft', () => {
  test('is refused with the place of what is wrong', async () => {
    const wrong = { ...FORM, text: 'Dear\n{{mobile|you}}', source: 'users', subject: ' ' };
    const response = await admin.post(PATH, { ...wrong, event_id: 1 });
    type Errors = { errors: { pointer: string; code: string; message: string }[] };
    expect(response.json<Errors>().errors).toMatchObject([
      { pointer: '/subject', code: 'required' },
      { pointer: '/text', message: 'Line 2: there is no placeholder “mobile” here.' },
      { pointer: '/event_id', code: 'no-filter-of-this-list' },
    ]);
  });

  test('is shared, and saved by one at a time; a template is kept for copying', async () => {
    const other = await product.as('SUPER_ADMIN');
    const { id, revision } = await draft({});
    const form = { ...FORM, subject: 'Another', revision };
    expect((await other.put(`${PATH}/${id}`, form)).status).toBe(200);
    expect((await admin.put(`${PATH}/${id}`, form)).problem).toBe('changed-meanwhile');
    const template = await draft({ is_template: true });
    expect((await send(template.id)).problem).toBe('announcement-not-a-draft');
    const listed = (await other.get(`${PATH}?state=template`)).json<Announcement[]>();
    expect(listed.map((each) => each.id)).toEqual([template.id]);
  });

  test('that has gone is changed and deleted by nobody, and forgets the words of its filter', async () => {
    const { id } = await draft({ event_id: (await eventWith(2)).id, q: 'asha1.of' });
    await sent(id);
    expect(await progress(id)).toMatchObject({ recipients: 1, q: '' });
    expect((await admin.put(`${PATH}/${id}`, FORM)).problem).toBe('announcement-not-a-draft');
    expect((await admin.delete(`${PATH}/${id}`)).problem).toBe('announcement-not-a-draft');
  });
});
