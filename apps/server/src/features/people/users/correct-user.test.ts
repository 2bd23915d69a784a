import type { NotificationOut } from '@pratibha/contract/notifications';
import type { PersonRecord } from '@pratibha/contract/person';
import type { OwnData } from '@pratibha/contract/personal-data';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { areWaiting } from '../../../testing/are-waiting.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createRegistration, createUser, type UserValues } from '../../../testing/factories.ts';
import { MailDesk } from '../../../testing/mail-desk.ts';
import { lockEmail } from '../../session/session.ts';

let product: TestApp;
let other: TestApp;
let admin: SignedInClient;
let superAdmin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  other = await startTestApp({ database: product.database });
  admin = await product.as('ADMIN');
  superAdmin = await product.as('SUPER_ADMIN');
});
afterAll(async () => {
  await other.close();
  await product.close();
});
beforeEach(() => product.database.pool.query('delete from jobs; delete from notifications'));

const SENT = { mail: 'sent', mail_error: null };

type Person = { readonly id: number };
const person = (values: UserValues = {}) => createUser(product.database, values);
const pathOf = ({ id }: Person) => `/api/admin/users/${id}/identity`;

async function revisionOf({ id }: Person): Promise<number> {
  const { rows } = await product.database.pool.query<{ version: number }>(
    'select version from users where id = $1',
    [id],
  );
  return rows[0]?.version ?? 0;
}

async function correct(who: Person, values: object, client = admin) {
  return client.put(pathOf(who), { revision: await revisionOf(who), ...values });
}

async function joinIdentity({ id }: Person) {
  await product.database.pool.query(
    `insert into identities (issuer, subject, user_id) values ('https://id.example', $1, $2)`,
    [`subject-${id}`, id],
  );
}

const record = async ({ id }: Person, client = admin) =>
  (await client.get(`/api/admin/users/${id}/record`)).json<PersonRecord>();

async function changesOf({ id }: Person) {
  const { rows } = await product.database.pool.query<{ changes: object }>(
    `select changes from audit where action = 'user.corrected' and subject_id = $1 order by id`,
    [id],
  );
  return rows.map(({ changes }) => changes);
}

test('a corrected name stands wherever the person is named, in every process', async () => {
  const student = await product.as('USER');
  const theirs = await other.as(student.user.email as `${string}@${string}`);
  expect((await theirs.get('/api/user/profile')).status).toBe(200);
  const { id } = await createRegistration(product.database, { user_id: student.user.id });
  const done = await correct(student.user, { name: ' Asha Rai ' });
  expect([done.status, done.problem]).toEqual([200, null]);
  expect(done.json()).toEqual({ id: student.user.id, revision: await revisionOf(student.user) });
  for (const client of [student, theirs])
    expect((await client.get('/api/user/profile')).json()).toMatchObject({ name: 'Asha Rai' });
  const registrations = (await admin.get('/api/admin/registrations?q=Asha')).json();
  expect(registrations).toMatchObject([{ id, user_name: 'Asha Rai' }]);
  const csv = await superAdmin.get('/api/admin/users/export?q=Asha');
  expect(csv.text).toContain('Asha Rai');
  expect((await student.get('/api/user/notifications')).json<NotificationOut[]>()).toMatchObject([
    { kind: 'account-changed', account_changes: ['name'] },
  ]);
});

test('the audit says what it was before and after, and an erasure takes both out', async () => {
  const who = await person({ name: 'Canary one' });
  await correct(who, { name: 'Canary two', email: `canary-two-${who.id}@test.example` });
  expect(await changesOf(who)).toEqual([
    {
      name: ['Canary one', 'Canary two'],
      email: [who.email, `canary-two-${who.id}@test.example`],
    },
  ]);
  const told = await product.as(`canary-two-${who.id}@test.example`);
  const own = (await told.get('/api/user/data')).json<OwnData>();
  expect(own.audit).toMatchObject([{ action: 'user.corrected', by: 'organisers' }]);
  expect(own.notifications.map(({ mail_to }) => mail_to)).toEqual([null, who.email]);
  const confirm = `canary-two-${who.id}@test.example`;
  const erased = await superAdmin.put(`/api/admin/users/${who.id}/erase`, { confirm });
  expect(erased.status).toBe(200);
  expect(await changesOf(who)).toEqual([{ name: 'changed', email: 'changed' }]);
  for (const table of ['audit', 'notifications', 'users', 'idempotency_keys', 'jobs']) {
    const { rows } = await product.database.pool.query<{ found: number }>(
      `select count(*)::int as found from ${table} as held where held::text ilike any($1)`,
      [['%canary%', `%${who.email}%`]],
    );
    expect([table, rows[0]?.found]).toEqual([table, 0]);
  }
  expect((await correct(who, { name: 'Canary three' })).problem).toBe('already-erased');
});

describe('who may', () => {
  test('correct whom: people below their own role, never themselves, never by a token', async () => {
    const all = { student: await person(), event: await person({ role: 'EVENT_ADMIN' }) };
    const [peer, top] = [await person({ role: 'ADMIN' }), await person({ role: 'SUPER_ADMIN' })];
    for (const who of Object.values(all)) {
      expect((await correct(who, { name: 'Below' })).status).toBe(200);
      expect((await record(who)).correction).toEqual({
        revision: await revisionOf(who),
        is_email_open: true,
      });
    }
    for (const who of [peer, top]) {
      expect((await correct(who, { name: 'Above' })).problem).toBe('target-not-below-you');
      expect((await record(who)).correction).toBeNull();
    }
    expect((await correct(peer, { name: 'Below' }, superAdmin)).status).toBe(200);
    expect((await correct(top, { name: 'Peer' }, superAdmin)).problem).toBe('target-not-below-you');
    expect((await correct(admin.user, { name: 'Me' })).problem).toBe('cannot-edit-self');
    const eventAdmin = await product.as('EVENT_ADMIN');
    expect((await correct(all.student, { name: 'No' }, eventAdmin)).problem).toBe('not-allowed');
    expect((await record(all.student, eventAdmin)).correction).toBeNull();
    const program = await product.program('SUPER_ADMIN', 'write');
    const byToken = await program.put(pathOf(all.student), { name: 'No', revision: 1 });
    expect(byToken.problem).toBe('not-by-token');
  });

  test('the edit form still changes neither', async () => {
    const who = await person();
    const refused = await admin.put(`/api/admin/users/${who.id}`, { name: 'By the form' });
    expect(refused.status).toBe(422);
  });
});

test.each([
  [{ name: ' ' }, '/name', 'required'],
  [{ name: 'a'.repeat(201) }, '/name', 'too-long'],
  [{ name: 'Asha', email: 'nowhere' }, '/email', 'invalid-email'],
  [{ name: 'Asha', email: 'аsha@school.example' }, '/email', 'invalid-email'],
  [{ name: 'Asha', role: 'ADMIN' }, '/role', 'unknown-field'],
  [{ name: 'Asha', revision: 'x' }, '/revision', expect.any(String) as string],
])('%j is refused at %s', async (values, pointer, code) => {
  const response = await correct(await person(), values);
  expect([response.status, response.problem]).toEqual([422, 'invalid-input']);
  expect(response.json()['errors']).toMatchObject([{ pointer, code }]);
});

test('of two organisers who correct at once one is told; the same again changes nothing', async () => {
  const who = await person();
  const revision = await revisionOf(who);
  const both = await Promise.all(
    [admin, superAdmin].map((client, n) =>
      client.put(pathOf(who), { name: `Name ${n}`, revision }),
    ),
  );
  expect(both.map(({ problem }) => problem).toSorted()).toEqual(
    ['changed-meanwhile', null].toSorted(),
  );
  const { rows } = await product.database.pool.query<{ name: string }>(
    'select name from users where id = $1',
    [who.id],
  );
  const again = await correct(who, { name: rows[0]?.name });
  expect(again.status).toBe(200);
  expect(await changesOf(who)).toHaveLength(1);
});

describe('the e-mail address', () => {
  test('is corrected while nobody has signed in, and joins whoever signs in by it', async () => {
    const who = await person();
    expect((await correct(who, { name: who.name, email: 'mended@test.example' })).status).toBe(200);
    await joinIdentity(who);
    expect((await record(who)).correction?.is_email_open).toBe(false);
    const late = await correct(who, { name: who.name, email: 'again@test.example' });
    expect(late.problem).toBe('email-of-sign-in');
    expect((await correct(who, { name: 'The name still' })).status).toBe(200);
    const same = await correct(who, { name: 'With the same', email: 'mended@test.example' });
    expect(same.status).toBe(200);
  });

  test('of another account is refused, whatever its capitals', async () => {
    const [who, somebody] = [await person(), await person()];
    const taken = await correct(who, { name: who.name, email: somebody.email.toUpperCase() });
    expect(taken.status).toBe(422);
    expect(taken.json()['errors']).toMatchObject([{ pointer: '/email', code: 'email-of-another' }]);
    const { kysely } = product.database;
    const signIn = await kysely.startTransaction().execute();
    await lockEmail(signIn, 'just-coming@test.example');
    const racing = await correct(who, { name: who.name, email: 'just-coming@test.example' });
    await signIn.rollback().execute();
    expect(racing.problem).toBe('changed-meanwhile');
  });

  test('waits for whoever is just signing in by the old one', async () => {
    const who = await person();
    const { kysely, pool } = product.database;
    const signIn = await kysely.startTransaction().execute();
    await lockEmail(signIn, who.email);
    const correcting = correct(who, { name: who.name, email: 'too-late@test.example' });
    while (!(await areWaiting(pool)));
    await signIn
      .insertInto('identities')
      .values({ issuer: 'https://id.example', subject: 'just-signed-in', user_id: who.id })
      .execute();
    await signIn.commit().execute();
    expect((await correcting).problem).toBe('email-of-sign-in');
  });

  test('is told at both addresses, without a name at the old one', async () => {
    const desk = await MailDesk.open(product.database);
    try {
      const who = await person({ name: 'Bina Rai' });
      await correct(who, { name: 'Bina K. Rai', email: 'bina@test.example' });
      await desk.work();
      await desk.passTime();
      await eventually(async () => expect(await desk.statesOf(who.id)).toEqual([SENT, SENT]));
      const textTo = (address: string) => desk.relay.mailTo(address).mail.text;
      expect(textTo('bina@test.example')).toContain('Bina K. Rai');
      expect(textTo('bina@test.example')).toContain('An organiser corrected your name.');
      expect(textTo(who.email)).toContain('mails do not come here any more');
      expect(desk.relay.mailTo(who.email).raw).not.toMatch(/Bina|bina@/);
      const told = await product.as('bina@test.example');
      const bell = (await told.get('/api/user/notifications')).json<NotificationOut[]>();
      expect(bell).toMatchObject([{ account_changes: ['name', 'email'] }]);
    } finally {
      await desk.close();
    }
  });

  test('that was refused is not written to, and the new one is', async () => {
    const desk = await MailDesk.open(product.database);
    try {
      const who = await person();
      await product.database.pool.query(
        `insert into refused_addresses (email, user_id, reason) values ($1, $2, 'no such user')`,
        [who.email, who.id],
      );
      await correct(who, { name: who.name, email: 'answers@test.example' });
      const { rows } = await product.database.pool.query(
        'select mail, mail_to from notifications where user_id = $1',
        [who.id],
      );
      expect(rows).toEqual([{ mail: 'waiting', mail_to: null }]);
    } finally {
      await desk.close();
    }
  });
});
