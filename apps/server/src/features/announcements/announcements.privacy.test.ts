import type { Announcement, Recipient } from '@pratibha/contract/announcements';
import type { OwnData } from '@pratibha/contract/personal-data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { createEvent, createRegistration } from '../../testing/factories.ts';
import { jobsLeft } from '../../testing/jobs.ts';
import { MailDesk } from '../../testing/mail-desk.ts';
import { announcementJobs } from './announcements.ts';

let product: TestApp;
let desk: MailDesk;
let superAdmin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  desk = await MailDesk.open(product.database);
  superAdmin = await product.as('SUPER_ADMIN');
});
afterAll(async () => {
  await desk.close();
  await product.close();
});

test('own data list what one was told, and an erased person is in no log and gets no mail', async () => {
  const person = await product.as({ name: 'Canary Rai', email: 'canary@test.example' });
  const other = await product.as({ name: 'Other Rai', email: 'other@test.example' });
  const event = await createEvent(product.database, { title: 'Poster' });
  for (const { user } of [person, other])
    await createRegistration(product.database, { event_id: event.id, user_id: user.id });
  const made = await superAdmin.post('/api/admin/announcements', {
    subject: 'Dear {{first_name|student}}',
    text: 'You are {{status|registered}}.',
    channel: 'mail',
    source: 'registrations',
    q: 'Rai',
  });
  const { id } = made.json<Announcement>();
  const path = `/api/admin/announcements/${id}`;
  expect((await superAdmin.post(`${path}/send`, { send_at: null })).problem).toBeNull();
  const send = announcementJobs(product.clock).find(({ name }) => name === 'announcements.send');
  const { database } = product;
  await send?.run({ database, id: 1, attempt: 1, signal: new AbortController().signal }, { id });
  await database.pool.query(`delete from jobs where kind <> 'mail.send'`);

  const own = (await person.get('/api/user/data')).json<OwnData>();
  expect(own.notifications.map(({ kind, mail }) => [kind, mail])).toEqual([
    ['announcement', 'waiting'],
  ]);

  const erased = await superAdmin.put(`/api/admin/users/${person.user.id}/erase`, {
    confirm: 'canary@test.example',
  });
  expect([erased.status, erased.problem]).toEqual([200, null]);
  const log = await superAdmin.get(`${path}/recipients`);
  expect(log.json<Recipient[]>().map(({ name }) => name)).toEqual(['Other Rai']);
  await desk.work();
  await desk.passTime();
  await eventually(async () => expect(await jobsLeft(database)).toEqual([]));
  expect(desk.relay.taken.flatMap(({ recipients }) => recipients)).toEqual(['other@test.example']);
});
