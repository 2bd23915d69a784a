import type { Notification } from '@pratibha/domain/notifications/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { createEvent, createRegistration, createUser } from '../../testing/factories.ts';
import { jobsLeft } from '../../testing/jobs.ts';
import { MailDesk } from '../../testing/mail-desk.ts';
import { notify } from '../notifications/notifications.ts';
import { longestMailWait } from './mail.queries.ts';
import { prepareMailQueue } from './mail.ts';

const AT = new Date('2025-07-16T04:15:00Z');

let database: TestDatabase;
let desk: MailDesk;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('delete from jobs; delete from notifications');
  desk = await MailDesk.open(database);
  return () => desk.close();
});

const tell = (userId: number, of: Notification) =>
  notify(database.kysely, [{ ...of, userId, at: AT }]);

const roleOf = (version: number): Notification => ({
  kind: 'account-changed',
  params: { version, changes: ['suspended'], role: null },
});

describe('fifty decided at once', () => {
  const decideFifty = async () => {
    const event = await createEvent(database);
    const people = await Promise.all(
      Array.from({ length: 50 }, () =>
        createRegistration(database, { event_id: event.id, status: 'SHORTLISTED' }),
      ),
    );
    const told = people.map(({ id, user_id, version }) => ({
      kind: 'registration-decided' as const,
      params: { event_id: event.id, registration_id: id, version, status: 'SHORTLISTED' as const },
      userId: user_id,
      at: AT,
    }));
    await notify(database.kysely, told);
    await notify(database.kysely, told);
  };
  const idsOf = () => desk.relay.taken.map(({ mail }) => mail.messageId);

  test('are fifty mails, once each, by few connections', async () => {
    await decideFifty();
    expect(await jobsLeft(database)).toHaveLength(50);
    await desk.work();
    await desk.passTime();
    await eventually(async () => expect(await jobsLeft(database)).toEqual([]));
    expect(idsOf()).toHaveLength(50);
    expect(new Set(idsOf()).size).toBe(50);
    expect(new Set(desk.relay.taken.flatMap(({ recipients }) => recipients)).size).toBe(50);
    expect(desk.relay.connections).toBeLessThanOrEqual(4);
  });

  test('are sent again when the relay broke off or sent them away, by equal names', async () => {
    const seen = new Set<string>();
    const isFirst = (what: string) => !seen.has(what) && seen.add(what) !== undefined;
    let mails = 0;
    desk.relay.script = {
      recipient: (address) => (isFirst(address) ? '451 4.7.1 Come again' : null),
      breaks: () => {
        mails += 1;
        return mails % 10 === 0;
      },
    };
    await decideFifty();
    await desk.work();
    await eventually(async () => {
      await desk.passTime();
      expect(await jobsLeft(database)).toEqual([]);
    });
    expect(new Set(idsOf()).size).toBe(50);
    expect(new Set(desk.relay.taken.flatMap(({ recipients }) => recipients)).size).toBe(50);
  });
});

describe('a relay', () => {
  test('that refuses somebody for good is asked no more, and the reason has no address', async () => {
    const user = await createUser(database);
    desk.relay.script = { recipient: (address) => `550 5.1.1 <${address}>: no such user` };
    await tell(user.id, roleOf(1));
    await desk.work();
    await desk.passTime();
    await eventually(async () => expect(await jobsLeft(database)).toEqual([]));
    const [state] = await desk.statesOf(user.id);
    expect(state?.mail).toBe('refused');
    expect(state?.mail_error).toMatch(/550 5\.1\.1 .*no such user/);
    expect(state?.mail_error).not.toContain('@');
  });

  test('that is away for all attempts makes it fail, which the job and the row say', async () => {
    const user = await createUser(database);
    desk.relay.script = { recipient: () => '451 4.3.0 Not now' };
    await tell(user.id, roleOf(1));
    await database.pool.query('update jobs set attempts = 24');
    await desk.work();
    await desk.passTime();
    await eventually(async () =>
      expect(await desk.statesOf(user.id)).toMatchObject([{ mail: 'failed' }]),
    );
    await eventually(async () =>
      expect(await jobsLeft(database)).toMatchObject([{ failed: true, attempts: 25 }]),
    );
  });

  test('that holds a mail is waited for: figures say for how long', async () => {
    const user = await createUser(database);
    expect(await longestMailWait(database.kysely, {})).toEqual([{ seconds: 0 }]);
    await tell(user.id, roleOf(1));
    await database.pool.query(`update notifications set tell_at = now() - interval '20 minutes'`);
    const [wait] = await longestMailWait(database.kysely, {});
    expect(wait?.seconds).toBeGreaterThan(1_199);
  });
});

test('a change that is rolled back sends nothing', async () => {
  const user = await createUser(database);
  const change = database.kysely.transaction().execute(async (trx) => {
    await notify(trx, [{ ...roleOf(1), userId: user.id, at: AT }]);
    throw new Error('not after all');
  });
  await expect(change).rejects.toThrow('not after all');
  expect(await jobsLeft(database)).toEqual([]);
});

test('where no mail is sent nobody waits for one, and what waited is left out', async () => {
  const user = await createUser(database);
  await tell(user.id, roleOf(1));
  await prepareMailQueue(database, { sends: false });
  await tell(user.id, roleOf(2));
  expect(await desk.statesOf(user.id)).toMatchObject([{ mail: 'left_out' }, { mail: 'none' }]);
  expect(await jobsLeft(database)).toEqual([]);
});
