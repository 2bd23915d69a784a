import type { WaitingList } from '@pratibha/contract/waiting-lists';
import { Chance } from '@pratibha/domain/chance';
import type { Operation } from '@pratibha/domain/waiting/line-model';
import { explain } from '@pratibha/domain/waiting/line-search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { createEvent, createRegistration } from '../../testing/factories.ts';
import type { HttpResponse } from '../../testing/http-client.ts';
import { scale } from '../../testing/stress/scale.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';
import { createWaiting, createWaitingList } from '../../testing/waiting-factories.ts';

/*
 * A hall is full and 200 wait. 40 leave at the same instant, while two processes with their workers
 * offer what they leave; those who are offered a seat accept three times, decline, or come too
 * late, an organiser offers by hand, and people register past the line. The database itself tells a
 * seat too many, at every change of a row.
 */

const SEATS = 60;
const LEAVING = 40;
const IN_LINE = 200;
/** So many of those who wait act by themselves; the others are there. */
const ACTING = 70;
const LATER = '2025-07-18T10:00:00+05:45';
const ROUNDS = scale(6, 300);
const ANSWERS = { event_answers: [{ '1': 'Facebook' }] };

let product: TestApp;
let other: TestApp;
let one: SignedInClient;
let two: SignedInClient;

beforeAll(async () => {
  product = await startTestApp({ limits: UNLIMITED, works: true });
  other = await startTestApp({ limits: UNLIMITED, works: true, database: product.database });
  one = await product.as('ADMIN');
  two = await other.as('EVENT_ADMIN');
  await product.database.pool.query(`
    create function too_many() returns trigger language plpgsql as $$ begin
      if new.taken + new.held > (select capacity from events where id = new.event_id) then
        raise exception 'a seat too many: % taken, % held', new.taken, new.held;
      end if;
      return null;
    end $$;
    create trigger too_many after insert or update on event_seats
      for each row execute function too_many()`);
});
afterAll(async () => {
  await other.app.close();
  await product.close();
});

async function hall() {
  const { id } = await createEvent(product.database, { capacity: SEATS });
  await createWaitingList(product.database, id);
  const leaving: { by: SignedInClient; registration: number }[] = [];
  for (let n = 0; n < SEATS; n += 1) {
    const by = n < LEAVING ? await (n % 2 ? product : other).as('USER') : null;
    const user = by === null ? {} : { user_id: by.user.id };
    const { id: registration } = await createRegistration(product.database, {
      ...{ event_id: id },
      ...user,
    });
    if (by !== null) leaving.push({ by, registration });
  }
  const line: { id: number; userId: number; by: SignedInClient | null }[] = [];
  for (let n = 0; n < IN_LINE; n += 1) {
    const by = n < ACTING ? await (n % 2 ? product : other).as('USER') : null;
    const row = await createWaiting(product.database, {
      ...{ event_id: id },
      ...(by === null ? {} : { user_id: by.user.id }),
    });
    line.push({ id: row.id, userId: row.user_id, by });
  }
  return { id, leaving, line };
}

const offerOf = (id: number) => `/api/user/events/${id}/waiting/offer`;

/** What one person does, one thing after the other, written down with when. */
async function act(
  who: number,
  by: SignedInClient,
  id: number,
  chance: Chance,
): Promise<readonly Operation[]> {
  const url = `/api/user/events/${id}/waiting`;
  const own = async () => {
    const rows = (await by.get('/api/user/registrations')).json<
      { id: number; event_id: number }[]
    >();
    return rows.find(({ event_id }) => event_id === id)?.id;
  };
  const done: Operation[] = [];
  for (let n = 0; n < 5; n += 1) {
    const registration = await own();
    const does = registration === undefined ? chance.pick(WAYS) : chance.pick(SEATED_WAYS);
    const invoked = performance.now();
    const response = await {
      register: () => by.post(`/api/user/events/${id}/register`, ANSWERS),
      withdraw: () => by.delete(`/api/user/registrations/${registration}`),
      join: () => by.post(url, ANSWERS),
      leave: () => by.delete(url),
      accept: () => by.put(offerOf(id)),
      decline: () => by.delete(offerOf(id)),
    }[does]();
    const acknowledged = performance.now();
    const problem = response.problem === 'not-found' ? 'no-offer' : response.problem;
    const told = (problem ?? 'done') as Operation['told'];
    done.push({ who, does, invoked, acknowledged, told });
  }
  return done;
}
const WAYS = ['register', 'join', 'join', 'accept', 'accept', 'leave', 'decline'] as const;
const SEATED_WAYS = ['withdraw', 'accept', 'join'] as const;

async function listOf(id: number): Promise<WaitingList> {
  return (await one.get(`/api/admin/events/${id}/waiting-list`)).json<WaitingList>();
}

function counted(responses: readonly HttpResponse[]): Record<string, number> {
  const told = responses.map(({ status, problem }) => problem ?? String(status));
  return Object.fromEntries(
    [...Map.groupBy(told, (each) => each)].map(([each, all]) => [each, all.length]),
  );
}

async function outcomes(id: number) {
  const { rows } = await product.database.pool.query<{ id: number; outcome: string | null }>(
    `select id, case when ended_at is null and offered_until is not null then 'offered'
       else outcome end as outcome
     from waiting where event_id = $1 order by id`,
    [id],
  );
  return rows;
}

test('one thread explains what six were told at the same time', async () => {
  const clients: SignedInClient[] = [];
  while (clients.length < 6) clients.push(await (clients.length % 2 ? product : other).as('USER'));
  for (let seed = 0; seed < ROUNDS; seed += 1) {
    const { id } = await createEvent(product.database, { capacity: 2 });
    await createWaitingList(product.database, id);
    for (const { user } of clients.slice(0, 2))
      await createRegistration(product.database, { event_id: id, user_id: user.id });
    const histories = await Promise.all(
      clients.map((by, who) => act(who, by, id, new Chance(seed * 10 + who))),
    );
    const nobody = { offered: [], over: [], line: [], chose: [], wants: [] };
    const start = { capacity: 2, options: null, seated: [0, 1], ...nobody };
    expect([seed, explain(start, histories.flat())]).not.toEqual([seed, null]);
  }
});

test('never one too many, and nobody is skipped', async () => {
  const { id, leaving, line } = await hall();
  const passers = [await product.as('USER'), await other.as('USER')];
  const register = () =>
    Promise.all(passers.map((by) => by.post(`/api/user/events/${id}/register`, ANSWERS)));

  // 40 seats are freed at once, while an organiser offers by hand what is not free yet, or not any
  // more.
  const byHand = (n: number, by: SignedInClient) =>
    by.put(`/api/admin/waiting/${line[n]?.id}/offer`, { reason: null });
  const [left, hands, past] = await Promise.all([
    Promise.all(
      leaving.map(({ by, registration }) => by.delete(`/api/user/registrations/${registration}`)),
    ),
    Promise.all([byHand(0, one), byHand(0, two), byHand(1, two), byHand(150, one)]),
    register(),
  ]);
  expect(counted(left)).toEqual({ 200: LEAVING });
  expect(counted(past)).toEqual({ full: passers.length });
  // Whatever was offered by hand was offered to the first; out of order nobody is without a reason.
  expect(hands[3]?.problem).not.toBeNull();
  await eventually(async () => expect((await listOf(id)).held).toBe(LEAVING));
  const first = await outcomes(id);
  expect(first.filter(({ outcome }) => outcome === 'offered').map((each) => each.id)).toEqual(
    line.slice(0, LEAVING).map((each) => each.id),
  );

  // 20 of them accept three times each, 10 decline, all at once.
  const accept = (n: number) => line[n]?.by?.put(offerOf(id)) as Promise<HttpResponse>;
  const decline = (n: number) => line[n]?.by?.delete(offerOf(id)) as Promise<HttpResponse>;
  const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);
  const [accepted, declined] = await Promise.all([
    Promise.all(upTo(0, 20).flatMap((n) => [accept(n), accept(n), accept(n)])),
    Promise.all(upTo(20, 30).map(decline)),
    register(),
  ]);
  expect(counted(accepted)).toEqual({ 200: 20, 'already-registered': 40 });
  expect(counted(declined)).toEqual({ 200: 10 });
  await eventually(async () => expect((await listOf(id)).held).toBe(20));

  // The time of the other 20 is over while they accept: of these presses none comes in time.
  product.clock.set(LATER);
  other.clock.set(LATER);
  const late = await Promise.all([
    ...upTo(30, 50).flatMap((n) => [accept(n), accept(n), accept(n)]),
    byHand(60, one),
    byHand(61, two),
  ]);
  const presses = late.slice(0, 60);
  expect(counted(presses)).toEqual({ 'no-offer': 60 });
  await eventually(async () => {
    const all = await outcomes(id);
    expect(all.filter(({ outcome }) => outcome === 'offered').map((each) => each.id)).toEqual(
      line.slice(50, 70).map((each) => each.id),
    );
  });
  const last = await Promise.all(upTo(50, 70).flatMap((n) => [accept(n), accept(n), accept(n)]));
  expect(counted(last)).toEqual({ 200: 20, 'already-registered': 40 });
  expect(counted(await register())).toEqual({ full: passers.length });

  const ends = (await outcomes(id)).map(({ outcome }) => outcome);
  expect(ends).toEqual([
    ...Array<string>(20).fill('accepted'),
    ...Array<string>(10).fill('declined'),
    ...Array<string>(20).fill('expired'),
    ...Array<string>(20).fill('accepted'),
    ...Array<null>(130).fill(null),
  ]);
  expect(await listOf(id)).toMatchObject({ taken: SEATS, held: 0, total: 130, capacity: SEATS });
  const { rows } = await product.database.pool.query<{ n: number }>(
    `select count(*)::int as n from registrations where event_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ n: SEATS }]);
});
