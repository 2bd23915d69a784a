import type { AnnouncementStrip, OwnStrip } from '@pratibha/contract/announcement-strips';
import type { Announcement } from '@pratibha/contract/announcements';
import type { ProblemBody } from '@pratibha/contract/problems';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration } from '../../testing/factories.ts';
import { announcementJobs } from './announcements.ts';

const START = '2025-07-16T10:00:00+05:45';
const FROM = '2025-07-17T10:00:00+05:45';
const UNTIL = '2025-07-18T10:00:00+05:45';

let product: TestApp;
let admin: SignedInClient;
let student: SignedInClient;
let event: { readonly id: number };

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set(START);
  await product.database.pool.query('delete from notifications; delete from announcements');
  student = await product.as({ name: 'Asha Rai' });
  event = await createEvent(product.database, { title: 'Poster' });
  await createRegistration(product.database, { event_id: event.id, user_id: student.user.id });
});

const PATH = '/api/admin/announcements';
const stripOf = async (client: SignedInClient) =>
  (await client.get('/api/user/strip')).json<OwnStrip>().strip;
const putUp = (id: number, strip: { from: string; until: string } | null) =>
  admin.put(`${PATH}/${id}/strip`, { strip });

async function draft(values: object = {}): Promise<Announcement> {
  const response = await admin.post(PATH, {
    ...{ subject: '{{first_name|student}}: come to hall B', text: 'At ten.', channel: 'mail' },
    ...{ source: 'registrations', event_id: event.id, ...values },
  });
  expect(response.problem).toBeNull();
  return response.json<Announcement>();
}

/** One that was sent to who takes part in the event. */
async function sent(values: object = {}): Promise<Announcement> {
  const written = await draft(values);
  await admin.post(`${PATH}/${written.id}/send`, { send_at: null });
  const job = announcementJobs(product.clock).find(({ name }) => name === 'announcements.send');
  const { database } = product;
  const context = { database, id: 1, attempt: 1, signal: new AbortController().signal };
  await job?.run(context, { id: written.id });
  return written;
}

test('it stands there from its instant on until its end, by the clock alone', async () => {
  const { id } = await sent();
  expect(await stripOf(student)).toBeNull();
  const put = await putUp(id, { from: FROM, until: UNTIL });
  expect(put.json<AnnouncementStrip>().strip).toEqual({
    from: new Date(FROM).toISOString(),
    until: new Date(UNTIL).toISOString(),
  });
  expect((await admin.get(`${PATH}/${id}/strip`)).json()).toEqual(put.json());
  const SHOWN = {
    announcement_id: id,
    subject: 'Asha: come to hall B',
    until: new Date(UNTIL).toISOString(),
  };
  for (const [at, shown] of [
    ['2025-07-17T09:59:59.999+05:45', null],
    [FROM, SHOWN],
    ['2025-07-18T09:59:59.999+05:45', SHOWN],
    [UNTIL, null],
    [FROM, SHOWN],
  ] as const) {
    product.clock.set(at);
    const strip = await stripOf(student);
    expect([at, strip]).toEqual([at, shown && { ...shown, id: strip?.id }]);
  }
  await putUp(id, null);
  expect(await stripOf(student)).toBeNull();
});

test('whoever was not told, and nobody before it is sent, finds it there', async () => {
  const now = { from: START, until: UNTIL };
  const waiting = await draft();
  expect((await putUp(waiting.id, now)).problem).toBeNull();
  expect(await stripOf(student)).toBeNull();
  await admin.post(`${PATH}/${waiting.id}/test`);
  expect(await stripOf(admin)).toBeNull();
  const { id } = await sent();
  await putUp(id, now);
  expect((await stripOf(student))?.announcement_id).toBe(id);
  expect(await stripOf(await product.as('USER'))).toBeNull();
});

test('who wants announcements by mail alone finds it there as well', async () => {
  const ways = { in_bell: false, by_mail: true };
  const both = { in_bell: true, by_mail: true };
  const groups = { registered: both, decisions: both, works: both, dates: both, account: both };
  const body = { groups: { ...groups, announcements: ways }, quiet_hours: true };
  expect((await student.put('/api/user/notification-choices', body)).problem).toBeNull();
  await product.database.pool.query('update mail_queue set is_open = true');
  const { id } = await sent();
  await putUp(id, { from: START, until: UNTIL });
  const strip = await stripOf(student);
  expect(strip?.announcement_id).toBe(id);
  await student.put(`/api/user/strip/${strip?.id}/closed`);
  expect(await stripOf(student)).toBeNull();
  await product.database.pool.query('update mail_queue set is_open = false');
});

test('one stands there at a time; closed it stays closed, and the one before comes', async () => {
  const earlier = await sent();
  const later = await sent({ subject: 'Bring a pen' });
  const other = await product.as('USER');
  await createRegistration(product.database, { event_id: event.id, user_id: other.user.id });
  await putUp(later.id, { from: '2025-07-16T09:00:00+05:45', until: UNTIL });
  await putUp(earlier.id, { from: '2025-07-16T08:00:00+05:45', until: UNTIL });
  const first = await stripOf(student);
  expect(first?.subject).toBe('Bring a pen');
  const closed = await student.put(`/api/user/strip/${first?.id}/closed`);
  expect(closed.json<OwnStrip>().strip?.announcement_id).toBe(earlier.id);
  // On another device, too.
  const elsewhere = await product.as(student.user.email as `${string}@${string}`);
  const second = await stripOf(elsewhere);
  expect(second?.announcement_id).toBe(earlier.id);
  expect((await other.put(`/api/user/strip/${second?.id}/closed`)).status).toBe(404);
  await elsewhere.put(`/api/user/notifications/${second?.id}/read`);
  expect(await stripOf(student)).toBeNull();
});

test('what is stopped stands there no more', async () => {
  const { id } = await sent();
  await putUp(id, { from: START, until: UNTIL });
  expect(await stripOf(student)).not.toBeNull();
  await product.database.pool.query(`update announcements set state = 'stopped' where id = $1`, [
    id,
  ]);
  expect(await stripOf(student)).toBeNull();
  expect((await putUp(id, { from: START, until: UNTIL })).problem).toBe(
    'announcement-shows-no-strip',
  );
  expect((await putUp(id, null)).problem).toBeNull();
});

test('a time that is over, or ends before it begins, is refused; a template stands nowhere', async () => {
  const { id } = await draft();
  const over = await putUp(id, { from: '2025-07-15T10:00:00+05:45', until: START });
  expect([over.status, over.problem]).toEqual([409, 'announcement-time-past']);
  const wrong = await putUp(id, { from: UNTIL, until: FROM });
  expect([wrong.status, wrong.json<ProblemBody>().errors]).toEqual([
    422,
    [expect.objectContaining({ pointer: '/strip/until', code: 'strip-ends-before-start' })],
  ]);
  const template = await draft({ is_template: true });
  expect((await putUp(template.id, { from: FROM, until: UNTIL })).problem).toBe(
    'announcement-shows-no-strip',
  );
});

test('what was put up and taken down stands in the audit; the draft is the same version', async () => {
  const { id, revision } = await draft();
  await putUp(id, { from: FROM, until: UNTIL });
  await putUp(id, null);
  const audit = await admin.get(`/api/admin/audit?subject_type=announcement&subject_id=${id}`);
  expect(audit.json()).toMatchObject([
    { action: 'announcement.taken-down' },
    {
      action: 'announcement.put-up',
      changes: { strip_from: [null, new Date(FROM).toISOString()] },
    },
    { action: 'announcement.made' },
  ]);
  expect((await admin.get(`${PATH}/${id}`)).json()).toMatchObject({ revision });
});
