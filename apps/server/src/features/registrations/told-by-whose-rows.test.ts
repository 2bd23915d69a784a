import type { NotificationOut } from '@pratibha/contract/notifications';
import type { NotificationKind } from '@pratibha/domain/notifications/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration, grantEvents } from '../../testing/factories.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';
import { comingJobs } from './tell-who-cannot-come.ts';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp({ limits: UNLIMITED });
});
afterAll(() => product.close());

const CHOICES = ['mine', 'mine-and-nobodys', 'all'] as const;

/** An event and its three organisers, each told of something else. */
async function desk() {
  const event = await createEvent(product.database, { takes_enquiries: true });
  const organisers: SignedInClient[] = [];
  for (const told_of of CHOICES) {
    const client = await product.as('EVENT_ADMIN');
    await grantEvents(product.database, client.user.id, [event.id, 'organise']);
    const chosen = await client.put('/api/admin/desk/notices', { told_of });
    const none = { registrations: 0, submissions: 0, any_assigned: false };
    expect(chosen.json()).toEqual({ ...none, told_of });
    organisers.push(client);
  }
  return { event, organisers };
}

type Values = { readonly event: { readonly id: number }; readonly to?: SignedInClient };

/** Somebody who is in, and whose registration is an organiser's. */
async function studentOf({ event, to }: Values, more: object = {}): Promise<SignedInClient> {
  const student = await product.as('USER');
  const values = { ...more, event_id: event.id, user_id: student.user.id };
  const { id } = await createRegistration(product.database, values);
  const body = { kind: 'registration', ids: [id], to: to?.user.id ?? null };
  const assigned = to && (await to.put('/api/admin/desk/assigned', body));
  expect(assigned?.status ?? 200).toBe(200);
  return student;
}

/** How often each of them was told, in the order of CHOICES. */
async function toldOf(organisers: readonly SignedInClient[], kind: NotificationKind) {
  const counts: number[] = [];
  for (const client of organisers) {
    const told = (await client.get('/api/user/notifications')).json<NotificationOut[]>();
    counts.push(told.filter((each) => each.kind === kind).length);
  }
  return counts;
}

test('of what is asked each organiser is told as they chose, and nothing of one’s own is lost', async () => {
  const { event, organisers } = await desk();
  const ask = (student: SignedInClient) =>
    student.post(`/api/user/events/${event.id}/enquiries`, { text: 'May it be a team?' });
  expect((await ask(await studentOf({ event }))).status).toBe(201);
  expect(await toldOf(organisers, 'enquiries-wait')).toEqual([0, 1, 1]);
  const [mine, , all] = organisers as [SignedInClient, SignedInClient, SignedInClient];
  // One waits already, so that nobody else is told within a day.
  await ask(await studentOf({ event, to: mine }));
  expect(await toldOf(organisers, 'enquiries-wait')).toEqual([1, 1, 1]);
  await ask(await studentOf({ event, to: all }));
  expect(await toldOf(organisers, 'enquiries-wait')).toEqual([1, 1, 1]);
});

test('of who cannot come each organiser is told as they chose', async () => {
  const { event, organisers } = await desk();
  const [mine, both, all] = organisers as [SignedInClient, SignedInClient, SignedInClient];
  const { database } = product;
  const told: number[][] = [];
  for (const to of [undefined, mine, both, all]) {
    const at = product.clock.now();
    const values = { status: 'SHORTLISTED', cannot_come_at: at };
    await studentOf({ event, ...(to ? { to } : {}) }, values);
    product.clock.set(new Date(at.getTime() + 86_400_000).toISOString());
    const ctx = { database, id: 1, attempt: 1, signal: new AbortController().signal };
    for (const job of comingJobs(product.clock)) await job.run(ctx, {});
    told.push(await toldOf(organisers, 'people-cannot-come'));
  }
  expect(told).toEqual([
    [0, 1, 1],
    [1, 1, 2],
    [1, 2, 3],
    [1, 2, 4],
  ]);
});
