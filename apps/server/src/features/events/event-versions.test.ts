import type { EventInForm } from '@pratibha/contract/event-places';
import type { EventVersion, EventVersionWhole } from '@pratibha/contract/event-versions';
import type { AdminEvent } from '@pratibha/contract/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration } from '../../testing/factories.ts';
import { createEventVersion } from '../../testing/version-factories.ts';

const EVENT = {
  title: 'Robots',
  description: 'Race.',
  registration_open: '2025-07-01T00:00:00+05:45',
  registration_close: '2025-07-30T00:00:00+05:45',
  capacity: 40,
  holds_decisions: true,
  takes_enquiries: true,
  reply_to: 'robots@college.example',
  venue_name: 'Hall B',
  event_questions: { '1': 'Team?', '2': 'School?' },
};

let product: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());

async function changed() {
  const made = (await admin.post('/api/admin/events', EVENT)).json<AdminEvent>();
  const url = `/api/admin/events/${made.id}`;
  const body = { ...EVENT, title: 'Robots on wheels', capacity: null, event_questions: {} };
  const after = { ...body, holds_decisions: false, venue_name: null, reply_to: null };
  expect((await admin.put(url, { ...after, takes_enquiries: false })).status).toBe(200);
  return { url, id: made.id };
}
const versionsOf = async (url: string) =>
  (await admin.get(`${url}/versions`)).json<EventVersion[]>();

test('whoever changes an event keeps what it was and what it is, the newest first', async () => {
  const { url } = await changed();
  const { rows } = await product.database.pool.query<{ name: string }>(
    'select name from users where id = $1',
    [admin.user.id],
  );
  expect(await versionsOf(url)).toMatchObject([
    { version: 2, changed_by: rows[0]?.name, changed_at: product.clock.now().toISOString() },
    { version: 1, changed_by: null },
  ]);
  const first = (await admin.get(`${url}/versions/1`)).json<EventVersionWhole>();
  expect(first.event_questions).toEqual(EVENT.event_questions);
  expect(first.fields).toMatchObject({ title: 'Robots', capacity: 40, venue_name: 'Hall B' });
  expect((await admin.get(`${url}/versions/9`)).problem).toBe('not-found');
});

test('an event becomes what it was, whole; what it is now stays among the versions', async () => {
  const { url, id } = await changed();
  const taken = await admin.post(`${url}/versions/1/restore`, { revision: 2 });
  expect(taken.json()).toMatchObject({ title: 'Robots', revision: 3 });
  const form = (await admin.get(`${url}/form`)).json<EventInForm>();
  expect(form).toMatchObject({
    ...{ capacity: 40, holds_decisions: true, takes_enquiries: true, venue_name: 'Hall B' },
    ...{ reply_to: 'robots@college.example', event_questions: EVENT.event_questions },
  });
  expect((await versionsOf(url)).map(({ version }) => version)).toEqual([3, 2, 1]);
  const { rows } = await product.database.pool.query<{ title: unknown }>(
    `select changes -> 'title' as title from audit
     where action = 'event.taken-back' and subject_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ title: ['Robots on wheels', 'Robots'] }]);
});

test('of two who take back or change the same version one is refused', async () => {
  const { url } = await changed();
  const both = await Promise.all([
    admin.post(`${url}/versions/1/restore`, { revision: 2 }),
    admin.put(url, { ...EVENT, title: 'Robots that fly', revision: 2 }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('what came to the form later stays, and what may not be any more is refused', async () => {
  const event = await createEvent(product.database, { seats: 5, title: 'Now' });
  const url = `/api/admin/events/${event.id}`;
  await createEventVersion(product.database, event, { title: 'Then', seats: undefined });
  expect((await admin.post(`${url}/versions/1/restore`, {})).json()).toMatchObject({
    title: 'Then',
  });
  expect((await admin.get(`${url}/form`)).json()).toMatchObject({ seats: 5 });
  const wrong = await createEvent(product.database);
  await createEventVersion(product.database, wrong, { title: '' });
  const refused = await admin.post(`/api/admin/events/${wrong.id}/versions/1/restore`, {});
  expect(refused.problem).toBe('version-not-valid');
  await product.database.pool.query(`update events set status = 'DELETED' where id = $1`, [
    event.id,
  ]);
  expect((await admin.post(`${url}/versions/1/restore`, {})).problem).toBe('event-deleted');
});

test('seats are counted anew where an event has a capacity again', async () => {
  const { url, id } = await changed();
  await createRegistration(product.database, { event_id: id });
  await admin.post(`${url}/versions/1/restore`, {});
  const seats = await admin.get('/api/admin/events/seats');
  expect(seats.json()).toContainEqual({ event_id: id, taken: 1, capacity: 40 });
});

test('the last hundred are kept, and an erasure leaves them without a name', async () => {
  const leaving = await product.as('ADMIN');
  const made = (await leaving.post('/api/admin/events', EVENT)).json<AdminEvent>();
  const url = `/api/admin/events/${made.id}`;
  await product.database.pool.query(
    `insert into event_versions (event_id, version, content, changed_at)
     select $1, n, '{}', now() from generate_series(1, 120) as n`,
    [made.id],
  );
  await product.database.pool.query('update events set version = 120 where id = $1', [made.id]);
  await leaving.put(url, { ...EVENT, title: 'Last' });
  const kept = await versionsOf(url);
  expect(kept).toHaveLength(100);
  expect([kept[0]?.version, kept.at(-1)?.version]).toEqual([121, 22]);
  const superAdmin = await product.as('SUPER_ADMIN');
  const erase = `/api/admin/users/${leaving.user.id}/erase`;
  expect((await superAdmin.put(erase, { confirm: leaving.user.email })).status).toBe(200);
  expect((await versionsOf(url))[0]).toMatchObject({ version: 121, changed_by: null });
});
