import type { MailOut, RefusedAddress } from '@pratibha/contract/mails';
import type { OwnData } from '@pratibha/contract/personal-data';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { createRefusedAddress } from '../../testing/factories.ts';
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
  await product.database.pool.query(
    'delete from jobs; delete from notifications; delete from refused_addresses',
  );
  desk = await MailDesk.open(product.database);
  return () => desk.close();
});

const REFUSED = '550 5.1.1 <gone@example.test>: no such user';

let told = 0;
/** Tells somebody something, which comes by mail, too; answers what became of their mails. */
async function tell({ id }: { readonly id: number }) {
  told += 1;
  await notify(product.database.kysely, [
    {
      kind: 'account-changed',
      params: { version: told, changes: ['internal'], role: null },
      userId: id,
      at: desk.now,
    },
  ]);
  await desk.passTime();
  await eventually(async () => {
    const states = (await desk.statesOf(id)).map(({ mail }) => mail);
    expect(states).not.toContain('waiting');
  });
  return desk.statesOf(id);
}

const refusedNow = async () =>
  (await admin.get('/api/admin/refused-addresses')).json<RefusedAddress[]>();
const mailAddress = async (client: SignedInClient) =>
  (await client.get('/api/user/mail-address')).json<object>();

test('what a server refuses for good gets no more mails, without asking it again; the bell has them', async () => {
  const student = await product.as('USER');
  await desk.work();
  desk.relay.script = { recipient: () => REFUSED };
  expect(await tell(student.user)).toMatchObject([{ mail: 'refused' }]);
  const [refused] = await refusedNow();
  expect(refused).toMatchObject({
    person: { id: student.user.id },
    email: student.user.email,
  });
  expect(refused?.reason).toContain('550 5.1.1');
  expect(refused?.reason).not.toContain('gone@');
  const { connections } = desk.relay;
  desk.relay.script = {};
  const states = await tell(student.user);
  expect(states.map(({ mail }) => mail)).toEqual(['refused', 'refused']);
  expect(states[1]?.mail_error).toMatch(
    /^Not tried: a mail server refused this address on .+ \d{4}/,
  );
  expect([desk.relay.connections, desk.relay.taken]).toEqual([connections, []]);
  expect((await student.get('/api/user/notifications')).json<object[]>()).toHaveLength(2);
  expect(await mailAddress(student)).toEqual({
    email: student.user.email,
    refused_at: refused?.refused_at,
  });
});

test('what says nothing of the address stops nothing', async () => {
  const student = await product.as('USER');
  await desk.work();
  desk.relay.script = { message: () => '554 5.6.0 What it holds' };
  expect(await tell(student.user)).toMatchObject([{ mail: 'refused' }]);
  desk.relay.script = { recipient: () => '552 5.2.2 Mailbox full' };
  expect((await tell(student.user))[1]).toMatchObject({ mail: 'refused' });
  expect(await refusedNow()).toEqual([]);
  desk.relay.script = {};
  expect((await tell(student.user))[2]).toMatchObject({ mail: 'sent' });
  expect(await mailAddress(student)).toEqual({ email: student.user.email, refused_at: null });
});

test('an organiser lets mails go again, once, and that is audited', async () => {
  const student = await product.as('USER');
  await desk.work();
  desk.relay.script = { recipient: () => REFUSED };
  await tell(student.user);
  desk.relay.script = {};
  const [refused] = await refusedNow();
  const path = `/api/admin/refused-addresses/${refused?.id}`;
  const answers = await Promise.all([admin.delete(path), admin.delete(path)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await refusedNow()).toEqual([]);
  expect((await tell(student.user))[1]).toMatchObject({ mail: 'sent' });
  const audited = (await admin.get('/api/admin/audit?action=mail.address-lifted')).json<object[]>();
  expect(audited).toMatchObject([{ actor_id: admin.user.id, subject_id: student.user.id }]);
});

test('so does sending one of the mails again', async () => {
  const student = await product.as('USER');
  await desk.work();
  desk.relay.script = { recipient: () => REFUSED };
  await tell(student.user);
  desk.relay.script = {};
  const [mail] = (await admin.get(`/api/admin/mails?person_id=${student.user.id}`)).json<
    MailOut[]
  >();
  expect((await admin.post(`/api/admin/mails/${mail?.id}/retry`)).status).toBe(200);
  expect(await refusedNow()).toEqual([]);
  await desk.passTime();
  await eventually(async () =>
    expect(await desk.statesOf(student.user.id)).toMatchObject([{ mail: 'sent' }]),
  );
});

test('whoever has another address by now is written to, and the old one is forgotten', async () => {
  const student = await product.as('USER');
  await desk.work();
  desk.relay.script = { recipient: () => REFUSED };
  await tell(student.user);
  desk.relay.script = {};
  const { pool } = product.database;
  await pool.query('update users set email = upper(email) where id = $1', [student.user.id]);
  expect(await refusedNow()).toHaveLength(1);
  await pool.query(`update users set email = 'new.' || email where id = $1`, [student.user.id]);
  expect(await refusedNow()).toEqual([]);
  expect((await tell(student.user))[1]).toMatchObject({ mail: 'sent' });
});

test('a person reads it in their data, and an erasure removes it', async () => {
  const student = await product.as('USER');
  const { pool } = product.database;
  await pool.query(
    `insert into refused_addresses (email, user_id, reason) values (lower($1), $2, '550 No')`,
    [student.user.email, student.user.id],
  );
  const own = (await student.get('/api/user/data')).json<OwnData>();
  expect(own.refused_address).toMatchObject({ email: student.user.email, reason: '550 No' });
  const superAdmin = await product.as('SUPER_ADMIN');
  await superAdmin.put(`/api/admin/users/${student.user.id}/erase`, {
    confirm: student.user.email,
  });
  expect((await pool.query('select from refused_addresses')).rowCount).toBe(0);
});

test('the list is paged and counted', async () => {
  for (let n = 0; n < 3; n += 1) await createRefusedAddress(product.database);
  const first = await admin.get('/api/admin/refused-addresses?limit=2');
  expect(first.headers['x-total-count']).toBe('3');
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
  const rest = (await admin.get(next)).json<RefusedAddress[]>();
  const ids = [...first.json<RefusedAddress[]>(), ...rest].map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  expect(new Set(ids).size).toBe(3);
});
