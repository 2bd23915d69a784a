import type { NotificationOut } from '@pratibha/contract/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  createUser,
} from '../../testing/factories.ts';
import { prepareMailQueue } from '../mail/mail.ts';
import { notify } from './notifications.ts';

/*
 * What people are told, by what happens: in its transaction, once, and decisions a minute later.
 */

const TAKES_WORKS = '2025-08-10T10:00:00+05:45';
const WORK = { work_link: 'https://work.example/project', description: 'What it does.' };

let product: TestApp;
let student: SignedInClient;
let admin: SignedInClient;
let boss: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  await prepareMailQueue(product.database, { sends: true });
  admin = await product.as('ADMIN');
  boss = await product.as('SUPER_ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set('2025-07-16T10:00:00+05:45');
  student = await product.as('USER');
});

/** What the bell shows, newest first: kind and decision. */
async function shown(client = student): Promise<unknown[]> {
  const list = (await client.get('/api/user/notifications')).json<NotificationOut[]>();
  return list.map(({ kind, decision }) => (decision === null ? kind : `${kind} ${decision}`));
}

/** What is written, told or not, oldest first. */
async function written(userId = student.user.id): Promise<string[]> {
  const { rows } = await product.database.pool.query<{ kind: string }>(
    'select kind from notifications where user_id = $1 order by id',
    [userId],
  );
  return rows.map(({ kind }) => kind);
}

/** Lets the minute pass for which decisions wait. */
async function letTimePass(): Promise<void> {
  await product.database.pool.query(
    `update notifications set tell_at = tell_at - interval '61 seconds'`,
  );
}

const register = (eventId: number) =>
  student.post(`/api/user/events/${eventId}/register`, { event_answers: [{ '1': 'Facebook' }] });

test('who registers is told at once, and who withdraws gets a mail of that alone', async () => {
  const { id: event_id } = await createEvent(product.database);
  const { id } = (await register(event_id)).json<{ id: number }>();
  expect(await shown()).toEqual(['registration-received']);
  const rows = () =>
    product.database.kysely
      .selectFrom('notifications')
      .select(['key', 'params', 'mail', 'created_at'])
      .where('user_id', '=', student.user.id)
      .execute();
  const row = {
    key: String(id),
    params: { event_id, registration_id: id },
    created_at: product.clock.now(),
  };
  expect(await rows()).toEqual([{ ...row, mail: 'waiting' }]);
  expect((await register(event_id)).problem).toBe('already-registered');
  expect((await student.delete(`/api/user/registrations/${id}`)).status).toBe(200);
  expect(await rows()).toEqual([
    { ...row, mail: 'left_out' },
    { ...row, mail: 'waiting' },
  ]);
  await register(event_id);
  expect(await shown()).toEqual([
    'registration-received',
    'registration-withdrawn',
    'registration-received',
  ]);
});

test('who hands in a work is told at once, of each revision', async () => {
  product.clock.set(TAKES_WORKS);
  const { id: registration_id, event_id } = await createRegistration(product.database, {
    event_id: (await createEvent(product.database, { requires_submission: true })).id,
    user_id: student.user.id,
  });
  const handIn = () => student.post(`/api/user/events/${event_id}/submissions`, WORK);
  const { id } = (await handIn()).json<{ id: number }>();
  expect(await written()).toEqual(['work-received']);
  await admin.put(`/api/admin/submissions/${id}/review`, {
    status: 'RESUBMISSION_REQUIRED',
    remarks: 'Again',
  });
  await letTimePass();
  expect((await handIn()).status).toBe(201);
  expect(await shown()).toEqual(['work-received', 'resubmission-asked', 'work-received']);
  const { rows } = await product.database.pool.query(
    `select key, params from notifications where user_id = $1 and kind = 'work-received' order by id`,
    [student.user.id],
  );
  const params = { event_id, submission_id: id };
  expect(rows).toEqual([
    { key: `${id}.1`, params: { ...params, revision: 1 } },
    { key: `${id}.2`, params: { ...params, revision: 2 } },
  ]);
  expect(registration_id).toBeGreaterThan(0);
});

const KINDS = [
  {
    kind: 'registration',
    table: 'registrations',
    create: () => createRegistration(product.database, { user_id: student.user.id }),
    review: (id: number) => `/api/admin/registrations/${id}`,
    status: 'SHORTLISTED',
    decided: 'registration-decided',
    reopened: 'registration-reopened',
  },
  {
    kind: 'work',
    table: 'submissions',
    create: () => createSubmission(product.database, { user_id: student.user.id }),
    review: (id: number) => `/api/admin/submissions/${id}/review`,
    status: 'ACCEPTED',
    decided: 'work-decided',
    reopened: 'work-reopened',
  },
] as const;

describe.each(KINDS)('a decision on a $kind', (each) => {
  const { table, create, review, status, decided, reopened } = each;
  const decide = (id: number, to: string = status) => admin.put(review(id), { status: to });
  const undo = (id: number) => admin.put(`/api/admin/${table}/${id}/undo`);
  const reopen = (id: number) =>
    admin.put(`/api/admin/${table}/${id}/reopen`, { reason: 'Decided on the wrong row' });

  test('is told after a minute', async () => {
    const { id } = await create();
    expect((await decide(id)).status).toBe(200);
    expect([await written(), await shown()]).toEqual([[decided], []]);
    await letTimePass();
    expect(await shown()).toEqual([`${decided} ${status}`]);
  });

  test('is never told when it is undone or reopened before', async () => {
    for (const takeBack of [undo, reopen]) {
      const { id } = await create();
      await decide(id);
      expect((await takeBack(id)).status).toBe(200);
    }
    await letTimePass();
    expect(await written()).toEqual([]);
  });

  test('is told to be open again when it was told, and once another decision stands, that one', async () => {
    const { id } = await create();
    await decide(id);
    await letTimePass();
    expect((await reopen(id)).status).toBe(200);
    expect(await written()).toEqual([decided, reopened]);
    expect((await decide(id, 'REJECTED')).status).toBe(200);
    expect(await written()).toEqual([decided, decided]);
    // Undone before it was told: the student still relies on the first.
    expect((await undo(id)).status).toBe(200);
    expect(await written()).toEqual([decided, reopened]);
    await letTimePass();
    expect(await shown()).toEqual([reopened, `${decided} ${status}`]);
  });

  test('is not told when another was quicker, or is not there any more', async () => {
    const { id } = await create();
    const both = await Promise.all([decide(id), boss.put(review(id), { status: 'REJECTED' })]);
    expect(both.map((response) => response.status).sort()).toEqual([200, 409]);
    expect(await written()).toEqual([decided]);
  });

  test('on many is told to each, in one part', async () => {
    const people = await Promise.all([1, 2, 3].map(() => product.as('USER')));
    const rows: { id: number; version: number }[] = [];
    for (const client of people) {
      student = client;
      const { id, version } = await create();
      rows.push({ id, version });
    }
    const many = { rows: [...rows, ...rows], status, remarks: null };
    const response = await admin.put(`/api/admin/${table}/reviews`, many);
    expect(response.status).toBe(200);
    for (const { user } of people) expect(await written(user.id)).toEqual([decided]);
    await admin.put(`/api/admin/${table}/reviews`, many);
    for (const { user } of people) expect(await written(user.id)).toEqual([decided]);
  });
});

test('one that was made before anybody was told of any is told to be open again', async () => {
  const { id } = await createRegistration(product.database, {
    user_id: student.user.id,
    status: 'REJECTED',
  });
  await admin.put(`/api/admin/registrations/${id}/reopen`, { reason: 'Looked at again' });
  expect(await written()).toEqual(['registration-reopened']);
});

test('who is changed by an organiser is told of each change', async () => {
  const change = (body: object) => boss.put(`/api/admin/users/${student.user.id}`, body);
  await change({ role: 'EVENT_ADMIN', is_internal: true });
  await change({ event_grants: [{ event_id: null, kind: 'read' }] });
  await change({ role: 'EVENT_ADMIN' });
  await boss.delete(`/api/admin/users/${student.user.id}`);
  await change({ status: 'ACTIVE' });
  const { rows } = await product.database.pool.query<{ params: object }>(
    'select params from notifications where user_id = $1 order by id',
    [student.user.id],
  );
  expect(rows.map(({ params }) => params)).toMatchObject([
    { changes: ['role', 'internal'], role: 'EVENT_ADMIN' },
    { changes: ['events'], role: null },
    { changes: ['suspended'], role: null },
    { changes: ['reinstated'], role: null },
  ]);
});

test('a change that is not kept tells nothing', async () => {
  await product.database.pool.query(`
    create function refuse_audit() returns trigger language plpgsql as
      $$ begin raise exception 'the audit cannot be written'; end $$;
    create trigger audit_broken before insert on audit execute function refuse_audit();
  `);
  const { id } = await createRegistration(product.database, { user_id: student.user.id });
  const event = await createEvent(product.database);
  const responses = [
    await register(event.id),
    await admin.put(`/api/admin/registrations/${id}`, { status: 'REJECTED' }),
    await boss.put(`/api/admin/users/${student.user.id}`, { is_internal: true }),
  ];
  await product.database.pool.query('drop trigger audit_broken on audit');
  expect(responses.map(({ status }) => status)).toEqual([500, 500, 500]);
  expect(await written()).toEqual([]);
});

describe('notify', () => {
  const at = new Date('2025-07-16T04:15:00Z');
  const registered = (userId: number, registration_id: number) =>
    ({
      kind: 'registration-received',
      params: { event_id: 1, registration_id },
      userId,
      at,
    }) as const;

  test('writes many at once, each reason once, also for two at once', async () => {
    const people = await Promise.all([1, 2, 3].map(() => createUser(product.database)));
    const rows = people.map(({ id }) => registered(id, 5));
    const { kysely } = product.database;
    const both = await Promise.all([notify(kysely, rows), notify(kysely, rows.toReversed())]);
    const told = both.flat().map(({ user_id }) => user_id);
    expect([told.length, new Set(told)]).toEqual([3, new Set(people.map(({ id }) => id))]);
    expect(await notify(kysely, [...rows, registered(people[0]?.id ?? 0, 6)])).toHaveLength(1);
  });

  test('leaves out who was erased', async () => {
    const { id: userId } = await createUser(product.database);
    const { kysely, pool } = product.database;
    await pool.query(
      `update users set status = 'DELETED', role = 'USER', erased_at = now() where id = $1`,
      [userId],
    );
    expect(await notify(kysely, [registered(userId, 8)])).toEqual([]);
  });
});
