import type { GuestRoom, RoomCode } from '@pratibha/contract/guest-rooms';
import type { GuestOfRound } from '@pratibha/contract/guests';
import type { RoomLink } from '@pratibha/contract/room-links';
import { GUEST_MS } from '@pratibha/domain/judging/guests';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { openGuestDesk } from '../../../testing/guest-desk.ts';
import { pressOf } from '../../../testing/guest-factories.ts';
import { forgetRooms } from './guest-rooms.queries.ts';

let product: TestApp;
let desk: Awaited<ReturnType<typeof openGuestDesk>>;

beforeAll(async () => {
  product = await startTestApp();
  desk = await openGuestDesk(product);
});
afterAll(() => product.close());
beforeEach(() => product.clock.set('2025-07-16T10:00:00+05:45'));

/** A round with a code, and devices that have scanned it. */
async function openRoom(values = {}) {
  const { round } = await desk.judged(values);
  const at = `/api/admin/rounds/${round.id}`;
  const room = `${at}/guest-room`;
  const codeOf = async () => (await desk.admin.post(room)).json<RoomCode>().url.split('#')[1] ?? '';
  const token = await codeOf();
  const scan = (code = token) => {
    const client = product.anonymous();
    const press = pressOf(code);
    const post = (path: string, more = {}) =>
      client.post(`/api/room-links/${path}`, { ...press, ...more });
    return {
      client,
      look: async () => (await post('look')).json<RoomLink>(),
      tryLook: () => post('look'),
      ask: (name: string) => post('ask', { name }),
      begin: () => post('begin'),
    };
  };
  return {
    ...{ round, at, room, token, codeOf, scan },
    read: async () => (await desk.admin.get(room)).json<GuestRoom>(),
    settle: (which: 'admitted' | 'refused', request_id = 0) =>
      desk.admin.post(`${room}/${which}`, { request_id }),
  };
}

test('who scans the code gives a name, waits, and begins once an organiser lets them in', async () => {
  const { scan, read, settle, at, round } = await openRoom();
  const phone = scan();
  expect(await phone.look()).toMatchObject({ state: 'open', name: null });
  expect((await phone.begin()).status).toBe(404);
  expect((await phone.ask(' Maya Rai ')).json()).toMatchObject({ state: 'waiting' });
  expect((await phone.ask('Another name')).json()).toMatchObject({ name: 'Maya Rai' });
  expect((await phone.begin()).status).toBe(404);
  const { waiting } = await read();
  expect(waiting).toMatchObject([{ name: 'Maya Rai' }]);
  expect((await settle('admitted', waiting[0]?.id)).json()).toMatchObject({ waiting: [] });
  expect(await phone.look()).toMatchObject({ state: 'admitted', name: 'Maya Rai' });
  const begun = await phone.begin();
  expect(begun.json()).toMatchObject({ name: 'Maya Rai', round_id: round.id });
  expect((await phone.client.get('/api/judge/guest')).status).toBe(200);
  const [guest] = (await desk.admin.get(`${at}/guests`)).json<GuestOfRound[]>();
  expect(guest).toMatchObject({ name: 'Maya Rai', is_taken: true, is_judging: true });
  expect(guest?.has_link).toBe(false);
  // Another device has neither the key nor a link.
  expect((await scan().begin()).status).toBe(404);
  await desk.admin.post(`/api/admin/guests/${guest?.id}/link`);
  expect((await phone.begin()).status).toBe(404);
});

test('who is refused reads that, and no name of them is left', async () => {
  const { scan, read, settle } = await openRoom();
  const phone = scan();
  await phone.ask('Nobody Known');
  const [waits] = (await read()).waiting;
  expect((await settle('refused', waits?.id)).json()).toMatchObject({ waiting: [] });
  expect(await phone.look()).toMatchObject({ state: 'refused', name: null });
  expect((await phone.begin()).status).toBe(404);
  for (const which of ['admitted', 'refused'] as const) {
    expect((await settle(which, waits?.id)).problem).toBe('nobody-waits');
  }
  const { rows } = await product.database.pool.query(
    `select count(*)::int from guest_requests where name = 'Nobody Known'`,
  );
  expect(rows).toEqual([{ count: 0 }]);
});

test('two organisers who let the same one in make one guest', async () => {
  const { scan, read, settle, at } = await openRoom();
  await scan().ask('Maya Rai');
  const id = (await read()).waiting[0]?.id;
  const both = await Promise.all([settle('admitted', id), settle('admitted', id)]);
  expect(new Set(both.map(({ problem }) => problem))).toEqual(new Set([null, 'nobody-waits']));
  expect((await desk.admin.get(`${at}/guests`)).json<GuestOfRound[]>()).toHaveLength(1);
});

test('a new code ends the one before with all who wait; taken down it opens nothing', async () => {
  const { scan, read, codeOf, room } = await openRoom();
  const phone = scan();
  await phone.ask('Maya Rai');
  const next = await codeOf();
  expect((await phone.tryLook()).status).toBe(404);
  expect(await read()).toMatchObject({ waiting: [] });
  const other = scan(next);
  expect(await other.look()).toMatchObject({ state: 'open' });
  expect((await desk.admin.delete(room)).json()).toEqual({ made_at: null, waiting: [] });
  expect((await other.tryLook()).status).toBe(404);
  for (const code of ['', 'room-', `room-${'A'.repeat(22)}`, 'A'.repeat(22)]) {
    expect((await scan(code).tryLook()).status).toBe(404);
  }
});

test('it is asked within the window, by who is nobody on this device', async () => {
  const { scan, token } = await openRoom();
  product.clock.set('2025-07-15T10:00:00+05:45');
  expect(await scan().look()).toMatchObject({ state: 'early' });
  expect((await scan().ask('Maya Rai')).problem).toBe('judging-not-begun');
  product.clock.set('2025-07-16T10:00:00+05:45');
  expect((await scan().ask(' ')).problem).toBe('invalid-input');
  const student = await product.as('USER');
  const ask = { ...pressOf(token), name: 'Maya Rai' };
  expect((await student.post('/api/room-links/ask', ask)).problem).toBe('signed-in-here');
  product.clock.set('2025-07-30T10:00:00+05:45');
  expect(await scan().look()).toMatchObject({ state: 'over' });
  expect((await scan().ask('Maya Rai')).problem).toBe('round-over');
});

test('names of who waited are gone once the round is over, or 18 hours later', async () => {
  const { scan, read, round } = await openRoom();
  await scan().ask('Maya Rai');
  const { kysely, pool } = product.database;
  const forget = (now = product.clock.now()) => forgetRooms(kysely, now, GUEST_MS);
  await forget();
  expect((await read()).waiting).toHaveLength(1);
  await pool.query(
    `update guest_requests set asked_at = asked_at - interval '19 hours' where round_id = $1`,
    [round.id],
  );
  await forget();
  expect(await read()).toMatchObject({ waiting: [] });
  await forget(new Date('2025-07-30T00:00:00Z'));
  expect((await read()).made_at).toBeNull();
});
