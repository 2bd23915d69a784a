import type { NotificationChoices } from '@pratibha/contract/notification-choices';
import type { NotificationOut } from '@pratibha/contract/notifications';
import type { OwnData } from '@pratibha/contract/personal-data';
import type { ProblemBody } from '@pratibha/contract/problems';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { createEvent, createRegistration } from '../../testing/factories.ts';
import { jobsLeft } from '../../testing/jobs.ts';
import { MailDesk } from '../../testing/mail-desk.ts';
import { mailFamilies, prepareMailQueue } from '../mail/mail.ts';
import { notify } from './notifications.ts';

/*
 * What people are told goes by their choice, in the bell, by mail or both, and waits at night.
 */

const PATH = '/api/user/notification-choices';
const AT = new Date('2025-07-16T04:15:00Z');
const BOTH = { in_bell: true, by_mail: true };
const BELL = { in_bell: true, by_mail: false };
const MAIL = { in_bell: false, by_mail: true };
const GROUPS = {
  registered: BOTH,
  decisions: BOTH,
  works: BOTH,
  dates: BOTH,
  announcements: BOTH,
  account: BOTH,
};

let product: TestApp;
let student: SignedInClient;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('SUPER_ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query('delete from jobs; delete from notifications');
  await prepareMailQueue(product.database, { sends: true });
  student = await product.as('USER');
});

const choose = (groups: object, quiet_hours = true, client = student) =>
  client.put(PATH, { groups: { ...GROUPS, ...groups }, quiet_hours });
const chosen = async () => (await student.get(PATH)).json<NotificationChoices>();

/** Of what the person was told: what the bell shows, and what became of the mail of each. */
async function reached() {
  await product.database.pool.query(
    'update notifications set tell_at = now() where tell_at > now()',
  );
  const list = (await student.get('/api/user/notifications')).json<NotificationOut[]>();
  const { rows } = await product.database.pool.query<{ mail: string }>(
    'select mail from notifications where user_id = $1 order by id',
    [student.user.id],
  );
  return { bell: list.map(({ kind }) => kind), mails: rows.map(({ mail }) => mail) };
}

async function register() {
  const event = await createEvent(product.database);
  const response = await student.post(`/api/user/events/${event.id}/register`, {
    event_answers: [{ '1': 'Facebook' }],
  });
  expect(response.status).toBe(201);
}

async function decideOn(values: object = {}) {
  const user_id = student.user.id;
  const event = await createEvent(product.database, values);
  const { id } = await createRegistration(product.database, { event_id: event.id, user_id });
  const decision = { status: 'SHORTLISTED', remarks: null };
  expect((await admin.put(`/api/admin/registrations/${id}`, decision)).status).toBe(200);
  return event;
}

describe('the choices', () => {
  test('are both ways and quiet nights until somebody chooses, then what they chose', async () => {
    const before = await chosen();
    expect(before.groups.registered).toEqual({ ...BOTH, fixed: [] });
    expect(before.groups.decisions.fixed).toEqual(['in_bell']);
    expect(before.groups.account.fixed).toEqual(['in_bell', 'by_mail']);
    expect([before.quiet_hours, before.mail]).toEqual([true, 'on']);
    const groups = { registered: BELL, dates: MAIL, decisions: BELL };
    for (const _ of ['once', 'again']) {
      expect((await choose(groups, false)).status).toBe(200);
      const after = await chosen();
      expect(after.groups).toMatchObject({ ...GROUPS, ...groups });
      expect(after.quiet_hours).toBe(false);
    }
    const { rows } = await product.database.pool.query(
      `select changes from audit where action = 'notifications.chosen' and actor_id = $1 order by id`,
      [student.user.id],
    );
    const changed = { registered: 'changed', dates: 'changed', decisions: 'changed' };
    expect(rows).toEqual([
      { changes: { ...changed, quiet_hours: [true, false] } },
      { changes: {} },
    ]);
  });

  test('of two at once are those of one', async () => {
    const all = (ways: object) => ({ registered: ways, works: ways, dates: ways });
    const both = await Promise.all([choose(all(BELL)), choose(all(MAIL))]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { registered, works, dates } = (await chosen()).groups;
    expect([works, dates]).toEqual([registered, registered]);
  });

  test('that would reach nobody, or turn off what is fixed, are refused where they stand', async () => {
    const neither = { in_bell: false, by_mail: false };
    const response = await choose({ works: neither, decisions: MAIL, account: BELL });
    expect(response.status).toBe(422);
    expect(
      response.json<ProblemBody>().errors?.map(({ pointer, code }) => [pointer, code]),
    ).toEqual([
      ['/groups/decisions/in_bell', 'choice-is-fixed'],
      ['/groups/works/in_bell', 'neither-bell-nor-mail'],
      ['/groups/account/by_mail', 'choice-is-fixed'],
    ]);
    expect((await student.put(PATH, { groups: { works: BELL }, quiet_hours: true })).status).toBe(
      422,
    );
  });

  test('are in the download of one’s data, and go with an erasure', async () => {
    await choose({ works: BELL });
    const data = (await student.get('/api/user/data')).json<OwnData>().notification_choices;
    expect(data.kinds).toContainEqual({ kind: 'work-received', ...BELL });
    expect(data.quiet_hours).toBe(true);
    const { id, email } = student.user;
    const erasing = await admin.put(`/api/admin/users/${id}/erase`, { confirm: email });
    expect(erasing.status).toBe(200);
    const { rows } = await product.database.pool.query(
      `select user_id from notification_choices where user_id = $1
       union all select user_id from notification_settings where user_id = $1`,
      [id],
    );
    expect(rows).toEqual([]);
  });
});

describe('what is told', () => {
  test.each([
    ['both ways', BOTH, ['registration-received'], ['waiting']],
    ['in the bell', BELL, ['registration-received'], ['none']],
    ['by mail', MAIL, [], ['waiting']],
  ])('%s, as somebody chose who registers', async (_, ways, bell, mails) => {
    await choose({ registered: ways });
    await register();
    expect(await reached()).toEqual({ bell, mails });
    expect(await jobsLeft(product.database)).toHaveLength(mails[0] === 'waiting' ? 1 : 0);
  });

  test('of a decision is in the bell, with or without a mail', async () => {
    await choose({ decisions: BELL });
    await decideOn();
    expect(await reached()).toEqual({ bell: ['registration-decided'], mails: ['none'] });
    await choose({});
    await decideOn();
    expect((await reached()).mails).toEqual(['none', 'waiting']);
  });

  test('of an announcement goes by the choice, but a test of it comes both ways', async () => {
    await choose({ announcements: BELL });
    const { kysely } = product.database;
    const tell = async (announcement_id: number, of: { test: number | null }) => {
      const params = { announcement_id, event_id: null, ...of };
      await notify(kysely, [{ kind: 'announcement', params, userId: student.user.id, at: AT }]);
    };
    await tell(1, { test: null });
    await tell(1, { test: 5 });
    await choose({ announcements: MAIL });
    await tell(2, { test: null });
    await tell(2, { test: 6 });
    expect(await reached()).toEqual({
      bell: ['announcement', 'announcement', 'announcement'],
      mails: ['none', 'waiting', 'waiting', 'waiting'],
    });
  });

  test('is all in the bell where no mails are sent, also what waited for one', async () => {
    await choose({ registered: MAIL });
    await register();
    expect((await reached()).bell).toEqual([]);
    await prepareMailQueue(product.database, { sends: false });
    await register();
    const bell = ['registration-received', 'registration-received'];
    expect(await reached()).toEqual({ bell, mails: ['left_out', 'none'] });
    expect((await chosen()).mail).toBe('off');
  });
});

describe('a mail', () => {
  let desk: MailDesk;

  beforeEach(async () => {
    desk = await MailDesk.open(product.database);
    return () => desk.close();
  });

  const mailIs = (mail: string) =>
    eventually(async () => expect((await reached()).mails).toEqual([mail]));

  test('that is refused is in the bell of who wanted it by mail alone', async () => {
    desk.relay.script = { recipient: () => '550 5.1.1 no such user' };
    await choose({ registered: MAIL });
    await register();
    await desk.work();
    await desk.passTime();
    await mailIs('refused');
    expect((await reached()).bell).toEqual(['registration-received']);
  });

  test('that can wait goes at seven, and meanwhile nobody is alarmed', async () => {
    desk.now = new Date('2025-07-16T23:00:00+05:45');
    await decideOn();
    await product.database.pool.query(`
      update notifications set tell_at = now() - interval '1 hour';
      update jobs set run_at = now()`);
    await desk.work();
    await eventually(async () => {
      const [job] = await jobsLeft(product.database);
      expect(job?.wait).toBeGreaterThan(7.9 * 3600);
      expect(job).toMatchObject({ attempts: 0, last_error: null, failed: false });
    });
    const [wait] = await mailFamilies(product.database.kysely);
    expect(wait?.samples).toEqual([{ labels: {}, value: 0 }]);
    expect(await reached()).toEqual({ bell: ['registration-decided'], mails: ['waiting'] });
    desk.now = new Date('2025-07-17T07:00:00+05:45');
    await desk.passTime();
    await mailIs('sent');
  });

  test('goes at night to who wants it so, and when it cannot wait', async () => {
    desk.now = new Date('2025-07-16T23:00:00+05:45');
    await choose({}, false);
    await decideOn();
    await desk.work();
    await desk.passTime();
    await mailIs('sent');
    await choose({}, true);
    await register();
    await desk.passTime();
    await eventually(async () => expect((await reached()).mails).toEqual(['sent', 'sent']));
  });
});
