import type { AdminEvent } from '@pratibha/contract/events';
import type { heldDecisions } from '@pratibha/contract/held-decisions';
import type { NotificationOut } from '@pratibha/contract/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration, createSubmission } from '../../testing/factories.ts';
import { prepareMailQueue } from '../mail/mail.ts';

/** Decisions whose messages an organiser holds back until they are sent. */

let product: TestApp;
let one: SignedInClient;
let other: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  await prepareMailQueue(product.database, { sends: true });
  one = await product.as('ADMIN');
  other = await product.as('EVENT_ADMIN');
});
afterAll(() => product.close());

/** An event that holds its decisions, with a registration of each of so many students. */
async function holding(count: number) {
  const event = await createEvent(product.database, { holds_decisions: true, title: 'Posters' });
  const students: { client: SignedInClient; id: number }[] = [];
  for (let n = 0; n < count; n += 1) {
    const client = await product.as('USER');
    const values = { event_id: event.id, user_id: client.user.id };
    students.push({ client, id: (await createRegistration(product.database, values)).id });
  }
  return { event, students };
}

const decide = (id: number, status = 'SHORTLISTED', remarks: string | null = null) =>
  one.put(`/api/admin/registrations/${id}`, { status, remarks });

const pathOf = (event: { id: number }) => `/api/admin/events/${event.id}/held-decisions`;

async function heldOf(event: { id: number }) {
  const response = await one.get(pathOf(event));
  expect(response.status).toBe(200);
  return response.json<z.infer<typeof heldDecisions>>().held;
}

const settle = (
  event: { id: number },
  ids: readonly number[],
  { by = one, become = 'sent' }: { by?: SignedInClient; become?: 'sent' | 'removed' } = {},
) => by.put(pathOf(event), { ids, become });

async function bellOf(client: SignedInClient): Promise<string[]> {
  const list = (await client.get('/api/user/notifications')).json<NotificationOut[]>();
  return list.map(({ kind }) => kind);
}

async function mailJobs(): Promise<number> {
  const { rows } = await product.database.pool.query<{ n: number }>(
    `select count(*)::int as n from jobs where kind = 'mail.send'`,
  );
  return rows[0]?.n ?? 0;
}

test('a held decision is seen on the page, and told by neither bell nor mail until it is sent', async () => {
  const { event, students } = await holding(3);
  const before = await mailJobs();
  const [first, second, third] = students.map(({ id }) => id) as [number, number, number];
  await decide(first, 'SHORTLISTED', 'Well done');
  await one.put('/api/admin/registrations/reviews', {
    rows: [second, third].map((id) => ({ id, version: 1 })),
    status: 'REJECTED',
    remarks: null,
  });
  const shown = await students[0]?.client.get('/api/user/registrations');
  expect(shown?.text).toContain('SHORTLISTED');
  expect(await mailJobs()).toBe(before);
  const told = (await one.get(`/api/admin/events/${event.id}`)).json<AdminEvent>();
  expect([told.holds_decisions, told.held_decisions]).toEqual([true, 3]);
  const held = await heldOf(event);
  expect(held.map(({ about, decision, remarks }) => [about, decision, remarks])).toEqual(
    expect.arrayContaining([
      ['registration', 'SHORTLISTED', 'Well done'],
      ['registration', 'REJECTED', null],
    ]),
  );
  const ofFirst = held.find(({ remarks }) => remarks !== null);
  const read = await one.get(`/api/admin/held-decisions/${ofFirst?.id}`);
  expect(read.json()['subject']).toBe('You are shortlisted: Posters');
  expect(read.json()['text']).toContain('> Well done');

  const leftOut = held.find(({ user_id }) => user_id === students[2]?.client.user.id);
  const ids = held.filter((each) => each !== leftOut).map(({ id }) => id);
  expect((await settle(event, ids)).json()).toEqual({ settled: 2 });
  expect(await mailJobs()).toBe(before + 2);
  const bells = await Promise.all(students.map(({ client }) => bellOf(client)));
  expect(bells).toEqual([['registration-decided'], ['registration-decided'], []]);
  expect((await heldOf(event)).map(({ id }) => id)).toEqual([leftOut?.id]);
  const { rows } = await product.database.pool.query(
    `select action, changes from audit where subject_type = 'event' and subject_id = $1`,
    [event.id],
  );
  expect(rows).toEqual([{ action: 'event.decisions-sent', changes: { messages: 2 } }]);
});

test('two organisers who press at once send each message once', async () => {
  const { event, students } = await holding(4);
  for (const { id } of students) await decide(id);
  const ids = (await heldOf(event)).map(({ id }) => id);
  const before = await mailJobs();
  const both = await Promise.all([
    settle(event, ids),
    settle(event, ids.toReversed(), { by: other }),
  ]);
  const settled = both.map((response) => response.json<{ settled: number }>().settled);
  expect(settled.toSorted()).toEqual([0, 4]);
  expect(await mailJobs()).toBe(before + 4);
});

test('what is undone or reopened is held no longer, and what is removed is told to nobody', async () => {
  const { event, students } = await holding(3);
  const [undone, reopened, removed] = students.map(({ id }) => id) as [number, number, number];
  for (const { id } of students) await decide(id);
  await one.put(`/api/admin/registrations/${undone}/undo`);
  await one.put(`/api/admin/registrations/${reopened}/reopen`, { reason: 'A slip' });
  const held = await heldOf(event);
  expect(held).toHaveLength(1);
  const ids = held.map(({ id }) => id);
  expect((await settle(event, ids, { become: 'removed' })).json()).toEqual({ settled: 1 });
  expect((await settle(event, ids)).json()).toEqual({ settled: 0 });
  for (const { client } of students) expect(await bellOf(client)).toEqual([]);
  // It was told to nobody, so it may be decided on and told anew.
  await one.put(`/api/admin/registrations/${removed}/reopen`, { reason: 'Once more' });
  await decide(removed, 'REJECTED');
  expect(await heldOf(event)).toHaveLength(1);
});

test('works are held alike, and an event that holds no longer tells the next decision by itself', async () => {
  const { event } = await holding(0);
  const work = await createSubmission(product.database, { event_id: event.id });
  const review = { status: 'RESUBMISSION_REQUIRED', revision: 1, remarks: 'Sharper, please' };
  expect((await one.put(`/api/admin/submissions/${work.id}/review`, review)).status).toBe(200);
  expect((await heldOf(event)).map(({ about, decision }) => [about, decision])).toEqual([
    ['submission', 'RESUBMISSION_REQUIRED'],
  ]);
  await product.database.pool.query('update events set holds_decisions = false where id = $1', [
    event.id,
  ]);
  const { id } = await createRegistration(product.database, { event_id: event.id });
  const before = await mailJobs();
  await decide(id);
  expect(await mailJobs()).toBe(before + 1);
  expect(await heldOf(event)).toHaveLength(1);
});

test('what is of another event, told already or unknown is neither read nor settled', async () => {
  const { event, students } = await holding(1);
  await decide(students[0]?.id ?? 0);
  const ids = (await heldOf(event)).map(({ id }) => id);
  const elsewhere = await createEvent(product.database);
  expect((await settle(elsewhere, ids)).json()).toEqual({ settled: 0 });
  expect((await settle(event, [])).status).toBe(422);
  await settle(event, ids);
  expect((await one.get(`/api/admin/held-decisions/${ids[0]}`)).status).toBe(404);
  expect((await settle({ id: 2_000_000_000 }, ids)).status).toBe(404);
});
