import type { OwnData } from '@pratibha/contract/personal-data';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LIMITS } from '../../platform/edge/limits.ts';
import { createLog } from '../../platform/process/log.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { MailDesk } from '../../testing/mail-desk.ts';
import { notify } from '../notifications/notifications.ts';

const ORIGIN = 'https://pratibha.example.edu';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const STOP = 'List-Unsubscribe=One-Click';

let product: TestApp;
let desk: MailDesk;
let student: SignedInClient;
const logged: string[] = [];

beforeAll(async () => {
  const log = createLog('debug', { write: (line: string) => void logged.push(line) });
  product = await startTestApp({ log });
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query('delete from jobs; delete from notifications');
  student = await product.as('USER');
  desk = await MailDesk.open(product.database);
  return () => desk.close();
});

/** Announces something to the student, in the bell and by mail. */
async function announce(test: number | null = null): Promise<void> {
  const { rows } = await product.database.pool.query<{ id: number }>(
    `insert into announcements (subject, text, channel, source, filters, state, send_at, recipients,
       created_at, updated_at)
     values ('Hall B', 'Come to hall B.', 'mail', 'users', '{}', 'sent', now(), 1, now(), now())
     returning id`,
  );
  await notify(product.database.kysely, [
    {
      kind: 'announcement',
      params: { announcement_id: rows[0]?.id ?? 0, event_id: null, test },
      userId: student.user.id,
      at: desk.now,
    },
  ]);
}

const statesNow = async () => (await desk.statesOf(student.user.id)).map(({ mail }) => mail);
const inBell = async () => (await student.get('/api/user/notifications')).json<object[]>().length;

async function sent(): Promise<void> {
  await desk.passTime();
  await eventually(async () => expect(await statesNow()).not.toContain('waiting'));
}

/** The link that the student has in a mail, below the origin. */
async function linkOf(): Promise<string> {
  await desk.work();
  await announce();
  await sent();
  const { mail } = desk.relay.mailTo(student.user.email);
  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  expect(header).toMatch(/^<https:\/\/pratibha\.example\.edu\/unsubscribe\/[\w-]{32}>$/);
  return header.slice(`<${ORIGIN}`.length, -1);
}

const visitor = () => product.anonymous();

test('a mail of an announcement has the link in its head and foot, and no other mail does', async () => {
  const link = await linkOf();
  const { mail, raw } = desk.relay.mailTo(student.user.email);
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(mail.text).toContain(`Get no more announcements by mail:\n${ORIGIN}${link}`);
  expect(mail.html).toContain(`href="${ORIGIN}${link}"`);
  const other = await product.as('USER');
  await notify(product.database.kysely, [
    {
      kind: 'account-changed',
      params: { version: 1, changes: ['internal'], role: null },
      userId: other.user.id,
      at: desk.now,
    },
  ]);
  await desk.passTime();
  await eventually(() => expect(desk.relay.mailTo(other.user.email).raw).not.toMatch(/unsubscr/i));
});

test('reading the link changes nothing; its button ends announcements by mail, and brings them back', async () => {
  const link = await linkOf();
  const page = await visitor().get(link);
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*form-action 'self'/);
  expect([page.headers['x-robots-tag'], page.headers['referrer-policy']]).toEqual([
    'noindex',
    'no-referrer',
  ]);
  expect(page.text).not.toMatch(/<script|style=|@/);
  expect(page.text).toContain('Stop these mails');
  await announce();
  await sent();
  expect(await statesNow()).toEqual(['sent', 'sent']);

  const done = await visitor().post(link, STOP, FORM);
  expect([done.status, done.headers['set-cookie']]).toEqual([200, undefined]);
  expect(done.text).toContain('No more announcements by mail');
  expect((await visitor().get(link)).text).toContain('Get them again');
  await announce();
  expect(await statesNow()).toEqual(['sent', 'sent', 'none']);
  expect(await inBell()).toBe(3);
  const own = (await student.get('/api/user/data')).json<OwnData>();
  expect(own.notification_choices.kinds).toEqual([
    { kind: 'announcement', in_bell: true, by_mail: false },
  ]);
  // A test shows whoever writes it how it will be.
  await announce(1);
  await sent();
  expect((await statesNow())[3]).toBe('sent');

  const again = await visitor().post(link, 'announcements=by-mail', FORM);
  expect(again.text).toContain('Announcements come by mail again');
  await announce();
  await sent();
  expect((await statesNow())[4]).toBe('sent');
});

test('a mailbox ends them by one request in either encoding of forms; what waits is in the bell', async () => {
  const link = await linkOf();
  const { pool } = product.database;
  // Who chose mail alone.
  await pool.query(`insert into notification_choices values ($1, 'announcement', false, true)`, [
    student.user.id,
  ]);
  await announce();
  await pool.query('update notifications set seen_in_app = false where user_id = $1', [
    student.user.id,
  ]);
  const part = `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n`;
  const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
  expect((await visitor().post(link, part, multipart)).status).toBe(200);
  expect(await statesNow()).toEqual(['sent', 'left_out']);
  expect(await inBell()).toBe(1);
  expect(
    (await pool.query('select in_app, by_mail from notification_choices')).rows,
  ).toContainEqual({ in_app: true, by_mail: false });
});

test('one that was refused and is sent again after the end goes no more', async () => {
  const link = await linkOf();
  await visitor().post(link, STOP, FORM);
  await product.database.pool.query(`update notifications set mail = 'failed'`);
  const admin = await product.as('ADMIN');
  const mails = await admin.get(`/api/admin/mails?person_id=${student.user.id}`);
  const [mail] = mails.json<{ id: number }[]>();
  expect((await admin.post(`/api/admin/mails/${mail?.id}/retry`)).status).toBe(200);
  await sent();
  expect(await statesNow()).toEqual(['left_out']);
});

test('a form that asks for nothing changes nothing', async () => {
  const link = await linkOf();
  for (const body of ['', 'List-Unsubscribe=Two-Clicks', 'x'.repeat(2_000)]) {
    expect((await visitor().post(link, body, FORM)).status).toBe(400);
  }
  expect((await visitor().post(link, 'x'.repeat(5_000), FORM)).status).toBe(413);
  await announce();
  expect((await statesNow())[1]).toBe('waiting');
});

test('another link leads nowhere, nor does that of somebody erased', async () => {
  const link = await linkOf();
  const [, , token = ''] = link.split('/');
  const bytes = Buffer.from(token, 'base64url');
  bytes.writeInt32BE(student.user.id + 1);
  const last = token.endsWith('A') ? 'B' : 'A';
  const wrong = [
    bytes.toString('base64url'),
    token.slice(0, -1) + last,
    token.slice(0, -1),
    'x',
    `${token}A`,
  ];
  for (const each of wrong) {
    const page = await visitor().get(`/unsubscribe/${each}`);
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.text).toContain('This link does not work');
    expect((await visitor().post(`/unsubscribe/${each}`, STOP, FORM)).status).toBe(404);
  }
  const superAdmin = await product.as('SUPER_ADMIN');
  const body = { confirm: student.user.email };
  await superAdmin.put(`/api/admin/users/${student.user.id}/erase`, body);
  expect((await visitor().post(link, STOP, FORM)).status).toBe(404);
  expect(logged.join('')).toContain('/unsubscribe/:token');
  expect(logged.join('')).not.toContain(token);
});

test('is counted as changes by address are', async () => {
  const link = await linkOf();
  const limits = { ...LIMITS, address: { ...LIMITS.address, write: 2 } };
  const { database } = product;
  const small = await startTestApp({ database, limits });
  const statuses: number[] = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await small.anonymous().get(link)).status);
  expect(statuses).toEqual([200, 200, 429]);
  await small.app.close();
});

test('a link that nobody signed costs the database nothing', async () => {
  await product.anonymous().get(`/unsubscribe/${'A'.repeat(32)}`);
  let questions = 0;
  const count = () => void (questions += 1);
  product.database.pool.on('acquire', count);
  for (const letter of 'BCDEF') {
    const response = await product.anonymous().get(`/unsubscribe/${letter.repeat(32)}`);
    expect(response.status).toBe(404);
  }
  product.database.pool.off('acquire', count);
  expect(questions).toBe(0);
});
