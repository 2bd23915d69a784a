import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { notify } from '../features/notifications/notifications.ts';
import { createLog } from '../platform/process/log.ts';
import { testConfig } from '../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { createNotification, createUser } from '../testing/factories.ts';
import { relayAt } from '../testing/mail-post.ts';
import { TestSmtpRelay } from '../testing/smtp-relay.ts';

const NOW = new Date('2025-07-16T04:15:00Z');

let database: TestDatabase;
let relay: TestSmtpRelay;

beforeAll(async () => {
  database = await createTestDatabase();
  relay = await TestSmtpRelay.open();
});
afterAll(async () => {
  await relay.close();
  await database.close();
});

async function start({ sends }: { sends: boolean }) {
  const app = await buildApp({
    config: testConfig({
      filesDir: database.filesDir,
      mail: sends ? relayAt(relay.port) : null,
    }),
    database,
    clock: { now: () => NOW },
    log: createLog('silent'),
    works: true,
  });
  await app.ready();
  return app;
}

async function tellSomebody() {
  const user = await createUser(database);
  const params = { version: 1, changes: ['role'], role: 'ADMIN' } as const;
  await notify(database.kysely, [{ kind: 'account-changed', params, userId: user.id, at: NOW }]);
  const mail = async () => {
    const row = await database.kysely
      .selectFrom('notifications')
      .select('mail')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    return row.mail;
  };
  return { user, mail };
}

test('with a relay in the settings what people are told goes there, until the end', async () => {
  const app = await start({ sends: true });
  expect((await app.inject('/health/ready')).json()).toEqual({ status: 'ok', mail: 'on' });
  const { user, mail } = await tellSomebody();
  await eventually(async () => expect(await mail()).toBe('sent'));
  const taken = relay.mailTo(user.email).mail;
  expect(taken.from).toEqual({ name: 'Pratibha', address: 'no-reply@example.edu' });
  expect(taken.messageId).toMatch(/^<notification-\d+-\w+@example\.edu>$/);
  await app.close();
  await eventually(() => expect(relay.open).toBe(0));
});

test('health says when mails wait and none leaves, and still serves', async () => {
  const app = await start({ sends: true });
  const health = async () => {
    const response = await app.inject('/health/ready');
    return [response.statusCode, response.json<{ mail: string }>().mail];
  };
  const { user, mail } = await tellSomebody();
  await eventually(async () => expect(await mail()).toBe('sent'));
  await createNotification(database, {
    user_id: user.id,
    mail: 'waiting',
    tell_at: new Date(Date.now() - 3_600_000),
  });
  await database.pool.query(`update jobs set run_at = now() + interval '1 hour'`);
  expect(await health()).toEqual([200, 'on']);
  await database.pool.query(`update notifications set mailed_at = now() - interval '1 hour'`);
  expect(await health()).toEqual([200, 'stuck']);
  await app.close();
});

test('without one nothing is sent, and health says so', async () => {
  const app = await start({ sends: false });
  expect((await app.inject('/health/ready')).json()).toEqual({ status: 'ok', mail: 'off' });
  const { user, mail } = await tellSomebody();
  expect(await mail()).toBe('none');
  await app.close();
  expect(relay.taken.flatMap(({ recipients }) => recipients)).not.toContain(user.email);
});
