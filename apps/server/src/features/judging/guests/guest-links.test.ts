import type { GuestLink } from '@pratibha/contract/guest';
import type { NewGuestLink } from '@pratibha/contract/guests';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../platform/edge/limits.ts';
import { createLog } from '../../../platform/process/log.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { openGuestDesk } from '../../../testing/guest-desk.ts';
import { pressOf } from '../../../testing/guest-factories.ts';
import { done } from '../../../testing/judging-desk.ts';

const START = '2025-07-16T10:00:00+05:45';

let product: TestApp;
let desk: Awaited<ReturnType<typeof openGuestDesk>>;
const logged: string[] = [];

beforeAll(async () => {
  const log = createLog('debug', { write: (line: string) => void logged.push(line) });
  product = await startTestApp({ log });
  desk = await openGuestDesk(product);
});
afterAll(() => product.close());
beforeEach(() => product.clock.set(START));

describe('a link', () => {
  test('is told once: 128 bits behind the address, of which the hash alone is kept', async () => {
    const { made, token, guest, list } = await desk.linkFor('  Sita Rai ');
    expect(made).toMatchObject({ name: 'Sita Rai', url: `${product.origin}/judge#${token}` });
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect(JSON.stringify(await list())).not.toContain(token);
    expect(guest).toMatchObject({ name: 'Sita Rai', is_taken: false, device: null });
    const { rows } = await product.database.pool.query(
      `select * from guests where id = ${guest.id}`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('says whom it is for, and lets nobody in by that', async () => {
    const { token, list } = await desk.linkFor();
    const client = product.anonymous();
    const look = () => client.post('/api/guest-links/look', pressOf(token));
    expect((await look()).json<GuestLink>()).toMatchObject({
      ...{ name: 'Sita Rai', event_title: 'Robot Race', state: 'open' },
    });
    expect((await look()).headers['set-cookie']).toBeUndefined();
    expect((await list())[0]?.is_taken).toBe(false);
    expect((await client.get('/api/judge/guest')).status).toBe(401);
  });

  test.each([
    ['empty', ''],
    ['blank', ' '.repeat(22)],
    ['foreign', 'A'.repeat(22)],
    ['cut off', null],
    ['longer', 'x'.repeat(43)],
  ])('that is %s opens nothing, and says no more than that', async (_, given) => {
    const { token } = await desk.linkFor();
    const body = pressOf(given ?? token.slice(0, 21));
    for (const call of ['look', 'begin']) {
      const response = await product.anonymous().post(`/api/guest-links/${call}`, body);
      expect([response.status, response.problem]).toEqual([404, 'not-found']);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });

  test('is taken by the first device that presses; another is refused, and the organiser told', async () => {
    const { token, list } = await desk.linkFor();
    const press = pressOf(token);
    const { client, response } = await desk.begin(press);
    expect(response.json()).toMatchObject({ name: 'Sita Rai' });
    expect(response.json()['id']).toBeLessThan(0);
    expect(await list()).toMatchObject([
      { is_taken: true, device: 'Firefox on Android', refused_at: null },
    ]);
    const other = product.anonymous();
    const looked = await other.post('/api/guest-links/look', pressOf(token));
    expect(looked.json<GuestLink>().state).toBe('in-use');
    const refused = (await desk.begin(pressOf(token), other)).response;
    expect([refused.status, refused.problem]).toEqual([409, 'link-in-use']);
    expect(refused.headers['set-cookie']).toBeUndefined();
    await desk.begin(pressOf(token));
    const bell = (await desk.admin.get('/api/user/notifications')).json<{ kind: string }[]>();
    expect(bell.filter(({ kind }) => kind === 'guest-refused')).toHaveLength(1);
    expect((await list())[0]?.refused_at).not.toBeNull();
    expect((await client.get('/api/judge/guest')).status).toBe(200);
  });

  test('is taken again by the device that has it, where the answer was lost', async () => {
    const { token } = await desk.linkFor();
    const press = pressOf(token);
    const lost = await desk.begin(press);
    const again = await desk.begin(press);
    expect(again.response.status).toBe(200);
    expect((await again.client.get('/api/judge/guest')).status).toBe(200);
    expect((await lost.client.get('/api/judge/guest')).status).toBe(401);
  });

  test('of two devices at the same instant has one', async () => {
    const { token } = await desk.linkFor();
    const pressed = await Promise.all([1, 2, 3, 4].map(() => desk.begin(pressOf(token))));
    expect(pressed.map(({ response }) => response.status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('is moved when an organiser lets another device in', async () => {
    const { token, guest, list } = await desk.linkFor();
    const first = await desk.begin(pressOf(token));
    const press = pressOf(token);
    const second = await desk.begin(press);
    expect(second.response.problem).toBe('link-in-use');
    const url = `/api/admin/guests/${guest.id}/let-in`;
    expect((await desk.admin.post(url)).json()).toMatchObject([{ is_taken: false }]);
    expect((await first.client.get('/api/judge/guest')).status).toBe(401);
    expect((await desk.begin(press, second.client)).response.status).toBe(200);
    expect(await list()).toMatchObject([{ is_taken: true, refused_at: null }]);
  });

  test('that is made anew ends the one before', async () => {
    const { token, guest } = await desk.linkFor();
    const { client } = await desk.begin(pressOf(token));
    const made = await desk.admin.post(`/api/admin/guests/${guest.id}/link`);
    const fresh = made.json<NewGuestLink>().url.split('#')[1] ?? '';
    expect((await client.get('/api/judge/guest')).status).toBe(401);
    expect((await desk.begin(pressOf(token))).response.status).toBe(404);
    expect((await desk.begin(pressOf(fresh))).response.status).toBe(200);
  });

  test('of a guest who was taken out opens nothing, and neither does their device', async () => {
    const { token, guest, list } = await desk.linkFor();
    const { client } = await desk.begin(pressOf(token));
    await done(desk.admin.delete(`/api/admin/judges/${guest.judge_id}`));
    expect((await client.get('/api/judge/guest')).status).toBe(401);
    expect((await desk.begin(pressOf(token))).response.status).toBe(404);
    expect(await list()).toMatchObject([{ is_judging: false, is_taken: false }]);
    for (const path of ['link', 'let-in']) {
      const response = await desk.admin.post(`/api/admin/guests/${guest.id}/${path}`);
      expect(response.problem).toBe('judge-not-taking-part');
    }
  });

  test.each([
    ['before the window', '2025-07-15T23:59:00Z', 'judging-not-begun', 'early'],
    ['after it', '2025-07-21T00:01:00Z', 'round-over', 'over'],
  ])('begins nothing %s', async (_, at, problem, state) => {
    const { token } = await desk.linkFor();
    product.clock.set(at);
    const press = pressOf(token);
    expect((await desk.begin(press)).response.problem).toBe(problem);
    const looked = await product.anonymous().post('/api/guest-links/look', press);
    expect(looked.json<GuestLink>().state).toBe(state);
  });

  test('is not taken where somebody is signed in, or judges as another guest', async () => {
    const { token } = await desk.linkFor();
    const student = await product.as('USER');
    const refused = (await desk.begin(pressOf(token), student)).response;
    expect([refused.status, refused.problem]).toEqual([409, 'signed-in-here']);
    const ram = await desk.begin(pressOf((await desk.linkFor('Ram')).token));
    const asSita = (await desk.begin(pressOf(token), ram.client)).response;
    expect(asSita.problem).toBe('signed-in-here');
    expect((await ram.client.get('/api/judge/guest')).json()).toMatchObject({ name: 'Ram' });
  });

  test('makes a session of its own, whatever cookie the browser came with', async () => {
    const { token } = await desk.linkFor();
    const planted = product.anonymous();
    planted.cookies.set('pratibha_guest', 'p'.repeat(43));
    await desk.begin(pressOf(token), planted);
    expect(planted.cookies.get('pratibha_guest')).not.toBe('p'.repeat(43));
    expect((await planted.get('/api/judge/guest')).status).toBe(200);
  });

  test('stands in no log, and neither do sessions', async () => {
    const { token, client } = await desk.begun();
    await client.get('/api/judge/guest');
    const session = client.cookies.get('pratibha_guest') ?? '-';
    expect(logged.length).toBeGreaterThan(0);
    for (const line of logged) {
      expect(line).not.toContain(token);
      expect(line).not.toContain(session);
    }
  });

  test('is asked for no oftener than anybody can press', async () => {
    const limits = { ...LIMITS, address: { ...LIMITS.address, link: 3 } };
    const few = await startTestApp({ database: product.database, limits });
    const guess = () => few.anonymous().post('/api/guest-links/look', pressOf('A'.repeat(22)));
    for (const _ of [1, 2, 3]) expect((await guess()).status).toBe(404);
    expect((await guess()).status).toBe(429);
    await few.close();
  });

  test('is for a name', async () => {
    const { round } = await desk.judged();
    const response = await desk.admin.post(`/api/admin/rounds/${round.id}/guests`, { name: ' ' });
    expect([response.status, response.problem]).toEqual([422, 'invalid-input']);
  });
});
