import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { createEvent, createRegistration } from '../../testing/factories.ts';
import { jobsLeft } from '../../testing/jobs.ts';
import { MailDesk } from '../../testing/mail-desk.ts';
import { notify } from '../notifications/notifications.ts';

let product: TestApp;
let admin: SignedInClient;
let desk: MailDesk;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query('delete from jobs; delete from notifications');
  desk = await MailDesk.open(product.database);
  return () => desk.close();
});

/** Sends all that is due, also what would go a minute later. */
async function sendAll(): Promise<void> {
  await desk.work();
  await desk.passTime();
  await eventually(async () => expect(await jobsLeft(product.database)).toEqual([]));
}

const subjects = () => desk.relay.taken.map(({ mail }) => mail.subject).toSorted();

test('who registers gets a mail, and who withdraws at once one of that alone', async () => {
  const [stays, leaves] = [await product.as('USER'), await product.as('USER')];
  const { id, title } = await createEvent(product.database);
  for (const student of [stays, leaves]) {
    const registered = await student.post(`/api/user/events/${id}/register`, {
      event_answers: [{ 1: 'Facebook' }],
    });
    expect(registered.status).toBe(201);
    const { id: registration } = registered.json<{ id: number }>();
    if (student === leaves) await leaves.delete(`/api/user/registrations/${registration}`);
  }
  await sendAll();
  expect(subjects()).toEqual([
    `You are registered: ${title}`,
    `Your registration is withdrawn: ${title}`,
  ]);
  expect(desk.relay.mailTo(leaves.user.email).mail.subject).toContain('is withdrawn');
  expect(desk.relay.mailTo(stays.user.email).mail.to?.[0]?.address).toBe(stays.user.email);
});

test('fifty decided at once are fifty mails, those undone meanwhile are none', async () => {
  const { id: event_id, title } = await createEvent(product.database);
  const rows = await Promise.all(
    Array.from({ length: 52 }, () => createRegistration(product.database, { event_id })),
  );
  const decision = {
    rows: rows.map(({ id, version }) => ({ id, version })),
    status: 'SHORTLISTED',
    remarks: 'See you in August',
  };
  expect((await admin.put('/api/admin/registrations/reviews', decision)).status).toBe(200);
  for (const { id } of rows.slice(0, 2)) {
    expect((await admin.put(`/api/admin/registrations/${id}/undo`)).status).toBe(200);
  }
  await sendAll();
  expect(subjects()).toEqual(Array(50).fill(`You are shortlisted: ${title}`));
  const recipients = desk.relay.taken.flatMap((each) => each.recipients);
  expect(new Set(recipients).size).toBe(50);
  const { mail } = desk.relay.mailTo(recipients[0] ?? '');
  expect(mail.text).toContain('> See you in August');
});

test('an event that was moved: a mail with when and where, and its day for calendars', async () => {
  const { user } = await product.as('USER');
  const event = await createEvent(product.database, {
    ...{ event_date: '2025-09-05', starts_at: '10:00', version: 4 },
    ...{ venue_name: 'City Hall', venue_room: 'Hall B', venue_address: 'Ring Road' },
  });
  await createRegistration(product.database, { user_id: user.id, event_id: event.id });
  const params = { event_id: event.id, at: '2025-09-01T00:00:00.000Z' };
  const told = { kind: 'place-changed', params, userId: user.id, at: product.clock.now() } as const;
  await notify(product.database.kysely, [told]);
  await sendAll();
  const { mail } = desk.relay.mailTo(user.email);
  expect(mail.subject).toBe(`Changed: when and where ${event.title} takes place`);
  expect(mail.text).toContain('When and where: Fri 5 September, 10:00 · Hall B, City Hall');
  expect(mail.text).toContain('Address: Ring Road');
  expect(mail.text).toContain(`/user/events/${event.id}`);
  const [day] = mail.attachments;
  const file = new TextDecoder().decode(day?.content as ArrayBuffer);
  expect(file).toContain('DTSTART;TZID=Asia/Kathmandu:20250905T100000\n');
  expect(file).toContain(`UID:event-${event.id}-day@`);
  expect(file).toContain('SEQUENCE:4\n');
  expect(file).toContain('LOCATION:Hall B\\, City Hall\\, Ring Road\n');
});
