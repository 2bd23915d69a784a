import type { Notification } from '@pratibha/domain/notifications/notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { createEvent, createRegistration, createUser } from '../../testing/factories.ts';
import { MailDesk } from '../../testing/mail-desk.ts';
import { notify } from '../notifications/notifications.ts';

const PATH = '/api/admin/mails/replies';
const AT = new Date('2025-07-16T04:15:00Z');

let product: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query('delete from jobs; delete from mail_replies');
});

const settle = (reply_to: string | null, version: number) => admin.put(PATH, { reply_to, version });

test('where answers go is said, changed and taken back, and written down', async () => {
  expect((await admin.get(PATH)).json()).toEqual({ reply_to: null, version: 0 });
  const said = await settle(' help@college.example ', 0);
  expect(said.json()).toEqual({ reply_to: 'help@college.example', version: 1 });
  expect((await settle('', 1)).json()).toEqual({ reply_to: null, version: 2 });
  const { rows } = await product.database.pool.query(
    `select changes from audit where action = 'mail.replies-settled' order by id`,
  );
  expect(rows).toEqual([
    { changes: { reply_to: [null, 'help@college.example'] } },
    { changes: { reply_to: ['help@college.example', null] } },
  ]);
});

test('of two who say it one is refused, also where nobody had said it yet', async () => {
  for (const version of [0, 1]) {
    const both = await Promise.all([
      settle('a@college.example', version),
      settle('b@college.example', version),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.problem).toBe('changed-meanwhile');
  }
});

test('nothing but one address is taken, of all as of an event', async () => {
  const event = { ...EVENT, reply_to: 'a@college.example\r\nBcc: evil@example.test' };
  for (const refused of [
    await settle('a@college.example, b@college.example', 0),
    await settle('a@college.example\nBcc: evil@example.test', 0),
    await admin.post('/api/admin/events', event),
  ]) {
    expect(refused.problem).toBe('invalid-input');
    expect(refused.text).toContain('Give an e-mail address.');
  }
  const kept = `insert into mail_replies (reply_to, version) values (E'a@b.example\\nBcc: c@d.e', 1)`;
  await expect(product.database.pool.query(kept)).rejects.toThrow('mail_replies_reply_to_check');
});

const EVENT = {
  title: 'Robots',
  description: '',
  registration_open: '2025-07-01T00:00:00+05:45',
  registration_close: '2025-07-30T00:00:00+05:45',
};

test('an event says its own, which who knows nothing of it leaves, and no student reads', async () => {
  const made = await admin.post('/api/admin/events', {
    ...EVENT,
    reply_to: 'robots@college.example',
  });
  expect(made.status).toBe(201);
  expect(made.text).not.toContain('robots@college.example');
  const { id } = made.json<{ id: number }>();
  await admin.put(`/api/admin/events/${id}`, { ...EVENT, title: 'Robots on wheels' });
  const form = await admin.get(`/api/admin/events/${id}/form`);
  expect(form.json()).toMatchObject({ reply_to: 'robots@college.example' });
  const student = await product.as('USER');
  for (const path of [
    '/user/available/events',
    '/user/events/places',
    '/public/events/available',
  ]) {
    const told = await student.get(`/api${path}`);
    expect(told.status).toBe(200);
    expect(told.text).not.toContain('robots@college.example');
  }
  await admin.put(`/api/admin/events/${id}`, { ...EVENT, reply_to: null });
  expect((await admin.get(`/api/admin/events/${id}/form`)).json()).toMatchObject({
    reply_to: null,
  });
});

test('the address of an event stands before that of all, and is in header and words', async () => {
  const { database } = product;
  const own = await createEvent(database, { reply_to: 'robots@college.example' });
  const other = await createEvent(database);
  const desk = await MailDesk.open(database);
  try {
    await desk.work();
    const repliesOf = async (told: 'own' | 'other' | 'account') => {
      const user = await createUser(database);
      const event = told === 'own' ? own : other;
      const { id } = await createRegistration(database, { user_id: user.id, event_id: event.id });
      const of: Notification =
        told === 'account'
          ? { kind: 'account-changed', params: { version: 1, changes: ['role'], role: 'ADMIN' } }
          : {
              kind: 'registration-received',
              params: { event_id: event.id, registration_id: id },
            };
      await notify(database.kysely, [{ ...of, userId: user.id, at: AT }]);
      await desk.passTime();
      await eventually(async () =>
        expect(await desk.statesOf(user.id)).toMatchObject([{ mail: 'sent' }]),
      );
      const { mail } = desk.relay.mailTo(user.email);
      const line = mail.text?.split('\n').find((each) => /^Repl/.test(each));
      return [mail.replyTo?.map(({ address }) => address), line];
    };
    const goes = (address: string) => [
      [address],
      `Reply to this mail with any question: that goes to ${address}.`,
    ];
    expect(await repliesOf('own')).toEqual(goes('robots@college.example'));
    expect(await repliesOf('other')).toEqual([
      undefined,
      expect.stringContaining('Replies to this address are not read.'),
    ]);
    await settle('help@college.example', 0);
    expect(await repliesOf('own')).toEqual(goes('robots@college.example'));
    expect(await repliesOf('other')).toEqual(goes('help@college.example'));
    expect(await repliesOf('account')).toEqual(goes('help@college.example'));
  } finally {
    await desk.close();
  }
});

test('the preview of an announcement says where replies go', async () => {
  await settle('help@college.example', 0);
  const announcement = { subject: 'Hall', text: 'Come.', channel: 'mail', source: 'users' };
  const made = await admin.post('/api/admin/announcements', announcement);
  const { id } = made.json<{ id: number }>();
  const student = await product.as('USER');
  const preview = await admin.get(
    `/api/admin/announcements/${id}/preview?user_id=${student.user.id}`,
  );
  expect(preview.json<{ mail: string }>().mail).toContain(
    'Reply to this mail with any question: that goes to help@college.example.',
  );
});
