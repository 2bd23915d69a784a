import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  createUser,
} from '../../testing/factories.ts';

/*
 * Negative controls of races.test.ts: the same decisions without the guard that decides them. If
 * one of these came out right, the race beside it would prove nothing.
 */

let database: TestDatabase;
let first: PoolClient;
let second: PoolClient;

beforeAll(async () => {
  database = await createTestDatabase();
  first = await database.pool.connect();
  second = await database.pool.connect();
  await database.pool.query('create table unguarded (event_id int, user_id int)');
});
afterAll(async () => {
  first.release();
  second.release();
  await database.close();
});

/** Both look before either acts: what two requests at the same instant may do. */
async function interleave(
  look: (client: PoolClient) => Promise<boolean>,
  act: (client: PoolClient, index: number) => Promise<unknown>,
): Promise<void> {
  for (const client of [first, second]) await client.query('begin');
  const may = [await look(first), await look(second)];
  for (const [index, client] of [first, second].entries()) {
    if (may[index]) await act(client, index);
    await client.query('commit');
  }
}

async function numberOf(sql: string, ...values: unknown[]): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(sql, values);
  return rows[0]?.n ?? 0;
}

test('registering without the unique constraint registers twice', async () => {
  await interleave(
    async (client) => (await client.query('select from unguarded')).rowCount === 0,
    (client) => client.query('insert into unguarded values (1, 1)'),
  );
  expect(await numberOf('select count(*)::int as n from unguarded')).toBe(2);
});

test('taking a seat without its guard gives one too many', async () => {
  const { id } = await createEvent(database, { capacity: 1 });
  const look = 'select from event_seats where event_id = $1 and taken < 1';
  await interleave(
    async (client) => (await client.query(look, [id])).rowCount === 1,
    (client) => client.query('update event_seats set taken = taken + 1 where event_id = $1', [id]),
  );
  expect(await numberOf('select taken as n from event_seats where event_id = $1', id)).toBe(2);
});

test('reviewing without the guard of the state decides twice', async () => {
  const { id } = await createRegistration(database);
  const reviewer = await createUser(database, { role: 'ADMIN' });
  await interleave(
    async (client) =>
      (await client.query(`select from registrations where id = $1 and status = 'PENDING'`, [id]))
        .rowCount === 1,
    (client, index) =>
      client.query(
        `update registrations set status = $2, reviewed_at = now(), reviewed_by = $3,
           version = version + 1 where id = $1`,
        [id, index === 0 ? 'SHORTLISTED' : 'REJECTED', reviewer.id],
      ),
  );
  expect(await numberOf('select version as n from registrations where id = $1', id)).toBe(3);
});

test('judging without the guard of the version judges what nobody read', async () => {
  const { id } = await createSubmission(database, { status: 'RESUBMISSION_REQUIRED' });
  const reviewer = await createUser(database, { role: 'ADMIN' });
  const { rows } = await first.query<{ revision: number }>(
    'select revision from submissions where id = $1',
    [id],
  );
  await second.query(
    `with next as (insert into submission_revisions
       (submission_id, revision, work_link, description, submitted_at)
       values ($1, 2, 'https://work.example/2', 'Second', now()))
     update submissions set revision = 2, status = 'PENDING', reviewed_at = null,
       reviewed_by = null where id = $1`,
    [id],
  );
  expect(rows[0]?.revision).toBe(1);
  await first.query(
    `update submissions set status = 'ACCEPTED', reviewed_at = now(), reviewed_by = $2
     where id = $1`,
    [id, reviewer.id],
  );
  const judged = `select revision as n from submissions where id = $1 and status = 'ACCEPTED'`;
  expect(await numberOf(judged, id)).toBe(2);
});

test('two super admins without the locks demote each other', async () => {
  await database.pool.query(`update users set role = 'USER'`);
  const pair = [
    await createUser(database, { role: 'SUPER_ADMIN' }),
    await createUser(database, { role: 'SUPER_ADMIN' }),
  ];
  const look = `select from users where role = 'SUPER_ADMIN' and status = 'ACTIVE'`;
  await interleave(
    async (client) => (await client.query(look)).rowCount === 2,
    (client, index) =>
      client.query(`update users set role = 'USER' where id = $1`, [pair[index]?.id]),
  );
  const left = `select count(*)::int as n from users where role = 'SUPER_ADMIN'`;
  expect(await numberOf(left)).toBe(0);
});

test('registering without holding the event slips in after the window was closed', async () => {
  const { id } = await createEvent(database);
  const { id: person } = await createUser(database);
  const look = `select from events where id = $1 and registration_close > '2025-07-16'`;
  expect((await first.query(look, [id])).rowCount).toBe(1);
  await second.query(`update events set registration_close = '2025-07-15' where id = $1`, [id]);
  await first.query(
    `insert into registrations (event_id, user_id, answers, questions, registered_on)
     values ($1, $2, '[]', '{}', '2025-07-16')`,
    [id, person],
  );
  const late = `select count(*)::int as n from registrations join events on events.id = event_id
    where event_id = $1 and registered_on > registration_close`;
  expect(await numberOf(late, id)).toBe(1);
});

test('a role that was read before and not locked outlives its removal', async () => {
  const actor = await createUser(database, { role: 'ADMIN' });
  const target = await createUser(database);
  const look = `select from users where id = $1 and role = 'ADMIN'`;
  expect((await first.query(look, [actor.id])).rowCount).toBe(1);
  await second.query(`update users set role = 'USER' where id = $1`, [actor.id]);
  await first.query(`update users set role = 'EVENT_ADMIN' where id = $1`, [target.id]);
  const changed = `select count(*)::int as n from users where id = $1 and role = 'EVENT_ADMIN'`;
  expect(await numberOf(changed, target.id)).toBe(1);
});
