import type { DeskRow } from '@pratibha/contract/desk';
import type { NotificationOut } from '@pratibha/contract/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  grantEvents,
} from '../../testing/factories.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';

type Dealt = { dealt: { user_id: number; rows: number }[]; kept: number };

let product: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp({ limits: UNLIMITED });
  admin = await product.as({ role: 'ADMIN', name: 'Nima Sherpa' });
});
afterAll(() => product.close());

async function rowsOf(count: number, eventId?: number): Promise<number[]> {
  const event_id = eventId ?? (await createEvent(product.database)).id;
  const made: number[] = [];
  for (let n = 0; n < count; n += 1)
    made.push((await createRegistration(product.database, { event_id })).id);
  return made;
}
async function organisers(count: number, eventId: number): Promise<SignedInClient[]> {
  const made: SignedInClient[] = [];
  for (let n = 0; n < count; n += 1) {
    const client = await product.as('EVENT_ADMIN');
    await grantEvents(product.database, client.user.id, [eventId, 'organise']);
    made.push(client);
  }
  return made;
}
const assign = (client: SignedInClient, ids: readonly number[], to: number | null, more = {}) =>
  client.put('/api/admin/desk/assigned', { kind: 'registration', ids, to, ...more });
const deal = (client: SignedInClient, ids: readonly number[], among: readonly number[]) =>
  client.post('/api/admin/desk/deals', { kind: 'registration', ids, among });
async function whose(ids: readonly number[]): Promise<(number | null)[]> {
  const path = `/api/admin/desk/rows?kind=registration&ids=${ids.join()}`;
  const rows = (await admin.get(path)).json<DeskRow[]>();
  return ids.map((id) => rows.find((each) => each.id === id)?.assigned_to?.id ?? null);
}
const idOf = ({ user }: SignedInClient) => user.id;

describe('a row', () => {
  test('is taken, kept by who has it, given over, and released', async () => {
    const event = await createEvent(product.database);
    const ids = await rowsOf(2, event.id);
    const [one, other] = (await organisers(2, event.id)) as [SignedInClient, SignedInClient];
    const [first = 0] = ids;
    expect((await assign(one, [first], idOf(one))).json()).toEqual({ changed: 1, kept: 0 });
    expect((await assign(other, ids, idOf(other))).json()).toEqual({ changed: 1, kept: 1 });
    expect(await whose(ids)).toEqual([idOf(one), idOf(other)]);
    expect((await assign(other, ids, null)).json()).toEqual({ changed: 1, kept: 1 });
    expect(await whose(ids)).toEqual([idOf(one), null]);
    const over = await assign(other, ids, idOf(other), { takes_over: true });
    expect(over.json()).toEqual({ changed: 2, kept: 0 });
    expect(await whose(ids)).toEqual([idOf(other), idOf(other)]);
    expect((await assign(one, ids, null, { takes_over: true })).json()).toMatchObject({
      changed: 2,
    });
  });

  test('is given to nobody who does not organise its event', async () => {
    const ids = await rowsOf(1);
    const elsewhere = await createEvent(product.database);
    const [stranger] = (await organisers(1, elsewhere.id)) as [SignedInClient];
    const student = await product.as('USER');
    for (const { user } of [stranger, student])
      expect((await assign(admin, ids, user.id)).problem).toBe('not-their-desk');
    expect((await assign(stranger, ids, idOf(stranger))).problem).toBe('not-found');
    expect((await deal(admin, ids, [idOf(admin), idOf(stranger)])).problem).toBe('not-their-desk');
    expect(await whose(ids)).toEqual([null]);
  });

  test('of two who take it at the same moment one has it, in twenty trials', async () => {
    const event = await createEvent(product.database);
    const [one, other] = (await organisers(2, event.id)) as [SignedInClient, SignedInClient];
    for (const id of await rowsOf(20, event.id)) {
      const [a, b] = await Promise.all([
        assign(one, [id], idOf(one)),
        assign(other, [id], idOf(other)),
      ]);
      const changed = [a, b].map((each) => each.json<{ changed: number }>().changed);
      expect(changed.toSorted()).toEqual([0, 1]);
      expect(await whose([id])).toEqual([changed[0] === 1 ? idOf(one) : idOf(other)]);
    }
  });
});

describe('a deal', () => {
  const countsOf = ({ dealt }: Dealt) => dealt.map(({ rows }) => rows);

  test('of 195 among five is level, and what somebody has stays theirs', async () => {
    const event = await createEvent(product.database);
    const ids = await rowsOf(195, event.id);
    const people = (await organisers(5, event.id)).map(idOf);
    const [first = 0] = people;
    await assign(admin, ids.slice(0, 10), first);
    const response = await deal(admin, ids, people);
    expect(response.json<Dealt>().kept).toBe(10);
    expect(countsOf(response.json<Dealt>())).toEqual([29, 39, 39, 39, 39]);
    const { rows } = await product.database.pool.query(
      `select count(*)::int as rows from desk_assignments where registration_id = any($1)
       group by user_id`,
      [ids],
    );
    expect(rows).toEqual(people.map(() => ({ rows: 39 })));
    expect(await whose(ids.slice(0, 10))).toEqual(ids.slice(0, 10).map(() => first));
  });

  test('at the same moment by two organisers assigns nobody twice and forgets none', async () => {
    const event = await createEvent(product.database);
    const people = await organisers(4, event.id);
    for (let trial = 0; trial < 5; trial += 1) {
      const ids = await rowsOf(30, event.id);
      const responses = await Promise.all(
        people.map((client) => deal(client, ids, people.map(idOf))),
      );
      const counts = responses.map((each) => countsOf(each.json<Dealt>()));
      const sum = counts.flat().reduce((all, each) => all + each, 0);
      expect(sum).toBe(30);
      expect((await whose(ids)).every((each) => each !== null)).toBe(true);
    }
  });

  test('and twenty who take at once lose none and have none twice', async () => {
    const event = await createEvent(product.database);
    const ids = await rowsOf(60, event.id);
    const people = await organisers(20, event.id);
    const responses = await Promise.all([
      ...people.map((client, n) => assign(client, ids.slice(n, n + 20), idOf(client))),
      deal(admin, ids, people.map(idOf)),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const held = await whose(ids);
    expect(held.every((each) => each !== null)).toBe(true);
  });
});

test('lists are filtered by what is mine and by what is nobody’s', async () => {
  const event = await createEvent(product.database);
  const [mine, others, nobodys] = await rowsOf(3, event.id);
  const [one] = (await organisers(1, event.id)) as [SignedInClient];
  await assign(one, [mine ?? 0], idOf(one));
  await assign(admin, [others ?? 0], idOf(admin));
  const listed = async (filter: string) =>
    (await one.get(`/api/admin/registrations?sort=id&assigned=${filter}`))
      .json<{ id: number }[]>()
      .map(({ id }) => id);
  expect(await listed('mine')).toEqual([mine]);
  expect(await listed('nobody')).toEqual([nobodys]);
  const page = await one.get('/api/admin/registrations?assigned=mine&limit=1');
  expect(page.headers['x-total-count']).toBe('1');
  const { id, registration_id } = await createSubmission(product.database, { event_id: event.id });
  const body = { kind: 'submission', ids: [id], to: idOf(one) };
  await one.put('/api/admin/desk/assigned', body);
  const works = await one.get('/api/admin/events/submissions?assigned=mine');
  expect(works.json<{ id: number }[]>().map((each) => each.id)).toEqual([id]);
  expect((await one.get('/api/admin/desk/mine')).json()).toEqual({
    ...{ registrations: 1, submissions: 1, any_assigned: true, told_of: 'all' },
  });
  expect(registration_id).toBeGreaterThan(0);
});

describe('whoever loses', () => {
  const toldOf = async (client: SignedInClient) =>
    (await client.get('/api/user/notifications'))
      .json<NotificationOut[]>()
      .filter(({ kind }) => kind === 'rows-left-to-nobody')
      .map(({ leads_to }) => leads_to);

  test.each([
    ['their role', { role: 'USER' }],
    ['their account', { status: 'DELETED' }],
    ['an event', { event_grants: [] }],
  ])('%s leaves their rows to nobody, and those who organise there are told', async (_, change) => {
    const superAdmin = await product.as('SUPER_ADMIN');
    const event = await createEvent(product.database);
    const ids = await rowsOf(2, event.id);
    const [one, other] = (await organisers(2, event.id)) as [SignedInClient, SignedInClient];
    await assign(one, ids, idOf(one));
    const changed = await superAdmin.put(`/api/admin/users/${idOf(one)}`, change);
    expect([changed.status, changed.problem]).toEqual([200, null]);
    expect(await whose(ids)).toEqual([null, null]);
    expect(await toldOf(other)).toEqual([`/admin/registrations?assigned=nobody&event=${event.id}`]);
  });

  test('nothing keeps them', async () => {
    const superAdmin = await product.as('SUPER_ADMIN');
    const [here, there] = [
      await createEvent(product.database),
      await createEvent(product.database),
    ];
    const ids = await rowsOf(1, here.id);
    const [one] = (await organisers(1, here.id)) as [SignedInClient];
    await assign(one, ids, idOf(one));
    const event_grants = [here, there].map(({ id }) => ({ event_id: id, kind: 'organise' }));
    await superAdmin.put(`/api/admin/users/${idOf(one)}`, { event_grants });
    expect(await whose(ids)).toEqual([idOf(one)]);
  });

  test('themselves by an erasure leaves them to nobody, too', async () => {
    const superAdmin = await product.as('SUPER_ADMIN');
    const event = await createEvent(product.database);
    const ids = await rowsOf(1, event.id);
    const [one, other] = (await organisers(2, event.id)) as [SignedInClient, SignedInClient];
    await assign(one, ids, idOf(one));
    const confirm = one.user.email;
    const erased = await superAdmin.put(`/api/admin/users/${idOf(one)}/erase`, { confirm });
    expect(erased.status).toBe(200);
    expect(await whose(ids)).toEqual([null]);
    expect(await toldOf(other)).toHaveLength(1);
  });
});
