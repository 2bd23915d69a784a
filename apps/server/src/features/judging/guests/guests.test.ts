import type { AuditEntry } from '@pratibha/contract/audit';
import type { GuestLink } from '@pratibha/contract/guest';
import type { GuestOfRound, NewGuestLink } from '@pratibha/contract/guests';
import type { JudgedRoundDetails, WorkToJudge } from '@pratibha/contract/judge';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../platform/edge/limits.ts';
import { createLog } from '../../../platform/process/log.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createGuest, pressOf } from '../../../testing/guest-factories.ts';
import { done, type JudgingDesk, openJudgingDesk } from '../../../testing/judging-desk.ts';
import { assignAll } from '../../../testing/judging-factories.ts';
import { forgetNames } from './guests.queries.ts';

const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0';
const START = '2025-07-16T10:00:00+05:45';

let product: TestApp;
let desk: JudgingDesk;
const logged: string[] = [];

beforeAll(async () => {
  const log = createLog('debug', { write: (line: string) => void logged.push(line) });
  product = await startTestApp({ log });
  desk = await openJudgingDesk(product);
});
afterAll(() => product.close());
beforeEach(() => product.clock.set(START));

/** A link that an organiser made for a name, in a round with works. */
async function linkFor(name = 'Sita Rai', values = {}) {
  const { round } = await desk.judged(values);
  const url = `/api/admin/rounds/${round.id}/guests`;
  const made = (await desk.admin.post(url, { name })).json<NewGuestLink>();
  const list = async () => (await desk.admin.get(url)).json<GuestOfRound[]>();
  const [guest] = await list();
  if (!guest) throw new Error('no guest');
  return { round, guest, list, token: made.url.split('#')[1] ?? '', made };
}

const begin = (body: object, client = product.anonymous()) =>
  client
    .post('/api/guest-links/begin', body, { 'user-agent': FIREFOX })
    .then((response) => ({ client, response }));

/** A guest who has begun, with every work of the round. */
async function begun(values = {}) {
  const link = await linkFor('Sita Rai', values);
  const press = pressOf(link.token);
  const { client, response } = await begin(press);
  expect(response.status).toBe(200);
  const assignments = await assignAll(product.database, link.guest.judge_id);
  const [idea = 0, craft = 0] = link.round.criteria;
  const sheet = {
    scores: [
      { criterion_id: idea, level: 4 },
      { criterion_id: craft, level: 2 },
    ],
    ...{ comment: '', note: '', version: 0 },
  };
  return { ...link, client, press, assignments, sheet, url: `/api/judge/works/${assignments[0]}` };
}

describe('a link', () => {
  test('is told once: 128 bits behind the address, of which the hash alone is kept', async () => {
    const { made, token, guest, list } = await linkFor('  Sita Rai ');
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
    const { token, list } = await linkFor();
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
    const { token } = await linkFor();
    const body = pressOf(given ?? token.slice(0, 21));
    for (const call of ['look', 'begin']) {
      const response = await product.anonymous().post(`/api/guest-links/${call}`, body);
      expect([response.status, response.problem]).toEqual([404, 'not-found']);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });

  test('is taken by the first device that presses; another is refused, and the organiser told', async () => {
    const { token, list } = await linkFor();
    const press = pressOf(token);
    const { client, response } = await begin(press);
    expect(response.json()).toMatchObject({ name: 'Sita Rai' });
    expect(response.json()['id']).toBeLessThan(0);
    expect(await list()).toMatchObject([
      { is_taken: true, device: 'Firefox on Android', refused_at: null },
    ]);
    const other = product.anonymous();
    const looked = await other.post('/api/guest-links/look', pressOf(token));
    expect(looked.json<GuestLink>().state).toBe('in-use');
    const refused = (await begin(pressOf(token), other)).response;
    expect([refused.status, refused.problem]).toEqual([409, 'link-in-use']);
    expect(refused.headers['set-cookie']).toBeUndefined();
    await begin(pressOf(token));
    const bell = (await desk.admin.get('/api/user/notifications')).json<{ kind: string }[]>();
    expect(bell.filter(({ kind }) => kind === 'guest-refused')).toHaveLength(1);
    expect((await list())[0]?.refused_at).not.toBeNull();
    expect((await client.get('/api/judge/guest')).status).toBe(200);
  });

  test('is taken again by the device that has it, where the answer was lost', async () => {
    const { token } = await linkFor();
    const press = pressOf(token);
    const lost = await begin(press);
    const again = await begin(press);
    expect(again.response.status).toBe(200);
    expect((await again.client.get('/api/judge/guest')).status).toBe(200);
    expect((await lost.client.get('/api/judge/guest')).status).toBe(401);
  });

  test('of two devices at the same instant has one', async () => {
    const { token } = await linkFor();
    const pressed = await Promise.all([1, 2, 3, 4].map(() => begin(pressOf(token))));
    expect(pressed.map(({ response }) => response.status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('is moved when an organiser lets another device in', async () => {
    const { token, guest, list } = await linkFor();
    const first = await begin(pressOf(token));
    const press = pressOf(token);
    const second = await begin(press);
    expect(second.response.problem).toBe('link-in-use');
    const url = `/api/admin/guests/${guest.id}/let-in`;
    expect((await desk.admin.post(url)).json()).toMatchObject([{ is_taken: false }]);
    expect((await first.client.get('/api/judge/guest')).status).toBe(401);
    expect((await begin(press, second.client)).response.status).toBe(200);
    expect(await list()).toMatchObject([{ is_taken: true, refused_at: null }]);
  });

  test('that is made anew ends the one before', async () => {
    const { token, guest } = await linkFor();
    const { client } = await begin(pressOf(token));
    const made = await desk.admin.post(`/api/admin/guests/${guest.id}/link`);
    const fresh = made.json<NewGuestLink>().url.split('#')[1] ?? '';
    expect((await client.get('/api/judge/guest')).status).toBe(401);
    expect((await begin(pressOf(token))).response.status).toBe(404);
    expect((await begin(pressOf(fresh))).response.status).toBe(200);
  });

  test('of a guest who was taken out opens nothing, and neither does their device', async () => {
    const { token, guest, list } = await linkFor();
    const { client } = await begin(pressOf(token));
    await done(desk.admin.delete(`/api/admin/judges/${guest.judge_id}`));
    expect((await client.get('/api/judge/guest')).status).toBe(401);
    expect((await begin(pressOf(token))).response.status).toBe(404);
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
    const { token } = await linkFor();
    product.clock.set(at);
    const press = pressOf(token);
    expect((await begin(press)).response.problem).toBe(problem);
    const looked = await product.anonymous().post('/api/guest-links/look', press);
    expect(looked.json<GuestLink>().state).toBe(state);
  });

  test('is not taken where somebody is signed in, or judges as another guest', async () => {
    const { token } = await linkFor();
    const student = await product.as('USER');
    const refused = (await begin(pressOf(token), student)).response;
    expect([refused.status, refused.problem]).toEqual([409, 'signed-in-here']);
    const ram = await begin(pressOf((await linkFor('Ram')).token));
    const asSita = (await begin(pressOf(token), ram.client)).response;
    expect(asSita.problem).toBe('signed-in-here');
    expect((await ram.client.get('/api/judge/guest')).json()).toMatchObject({ name: 'Ram' });
  });

  test('makes a session of its own, whatever cookie the browser came with', async () => {
    const { token } = await linkFor();
    const planted = product.anonymous();
    planted.cookies.set('pratibha_guest', 'p'.repeat(43));
    await begin(pressOf(token), planted);
    expect(planted.cookies.get('pratibha_guest')).not.toBe('p'.repeat(43));
    expect((await planted.get('/api/judge/guest')).status).toBe(200);
  });

  test('stands in no log, and neither do sessions', async () => {
    const { token, client } = await begun();
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

describe('a guest', () => {
  test('judges like others, and is in matrix and file by name', async () => {
    const { client, round, url, sheet, guest } = await begun();
    const own = await client.get(`/api/judge/rounds/${round.id}`);
    expect(own.json<JudgedRoundDetails>()).toMatchObject({ id: round.id, state: 'open' });
    expect((await client.get(url)).json<WorkToJudge>()).toMatchObject({ sheet: null });
    expect((await client.put(`${url}/sheet`, sheet)).json()).toMatchObject({ version: 1 });
    const sent = await client.post(`${url}/send`, { ...sheet, version: 1 });
    expect(sent.json()).toMatchObject({ state: 'sent' });
    const details = (await desk.admin.get(`/api/admin/rounds/${round.id}`)).json<RoundDetails>();
    expect(details.judges_listed.find(({ id }) => id === guest.judge_id)).toMatchObject({
      ...{ name: 'Sita Rai', is_guest: true, has_account: false, email: null, sent: 1 },
    });
    const file = await desk.admin.get(`/api/admin/rounds/${round.id}/export`);
    expect(file.text).toContain('Sita Rai');
    const audit = await (await product.as('ADMIN')).get('/api/admin/audit?action=sheet.sent');
    expect(audit.json<AuditEntry[]>()[0]).toMatchObject({
      ...{ actor_id: null, actor_name: 'Sita Rai', actor_role: null },
    });
  });

  test('declares conflicts, sets a limit, and gets no work beyond it by hand', async () => {
    const { client, round, url, guest } = await begun();
    expect((await client.post(`${url}/conflict`)).status).toBe(200);
    expect((await client.get(url)).status).toBe(404);
    const answer = { accepts: true, most_works: 2 };
    await client.put(`/api/judge/rounds/${round.id}/answer`, answer);
    const extra = await desk.work();
    await product.database.pool.query(
      `insert into round_works (round_id, submission_id, revision, number) values ($1, $2, 1, 99)`,
      [round.id, extra.id],
    );
    const give = { judge_id: guest.judge_id, submission_id: extra.id, is_given: true };
    const given = await desk.admin.put(`/api/admin/rounds/${round.id}/assignments`, give);
    expect(given.problem).toBe('judge-at-limit');
  });

  test('is behind and cannot be reminded: there is neither bell nor mail', async () => {
    const { round } = await begun();
    const url = `/api/admin/rounds/${round.id}/nudges`;
    const nudged = await desk.admin.post(url, { judge_ids: null });
    expect(nudged.json()).toMatchObject({ told: 0, too_soon: 0 });
  });

  test('sees no work of others', async () => {
    const mine = await begun();
    const theirs = await begun();
    for (const path of [theirs.url, `/api/judge/rounds/${theirs.round.id}`]) {
      expect((await mine.client.get(path)).status).toBe(404);
    }
    expect((await mine.client.put(`${theirs.url}/sheet`, mine.sheet)).status).toBe(404);
  });

  test('has an anti-forgery value: nothing is sent for them from elsewhere', async () => {
    const { client, url, sheet } = await begun();
    const foreign: Record<string, string>[] = [
      { 'x-xsrf-token': '' },
      { 'x-xsrf-token': 'x'.repeat(43) },
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const response = await client.put(`${url}/sheet`, sheet, headers);
      expect([response.status, response.problem]).toEqual([403, 'forgery-check-failed']);
    }
  });

  test('is the one who is signed in, where somebody signs in beside them', async () => {
    const { client } = await begun();
    const student = await product.as('USER');
    for (const name of ['pratibha_guest', 'XSRF-GUEST']) {
      student.cookies.set(name, client.cookies.get(name) ?? '');
    }
    expect((await student.get('/api/judge/guest')).status).toBe(403);
    expect((await student.get('/api/judge/rounds')).status).toBe(403);
    expect((await student.get('/api/user/profile')).json()).toMatchObject({ id: student.user.id });
  });

  test('leaves, and the link may be taken again', async () => {
    const { client, token, list } = await begun();
    expect((await client.post('/api/judge/guest/leave')).status).toBe(200);
    expect(client.cookies.get('pratibha_guest')).toBeUndefined();
    expect((await client.get('/api/judge/guest')).status).toBe(401);
    expect((await list())[0]?.is_taken).toBe(false);
    expect((await begin(pressOf(token))).response.status).toBe(200);
  });

  test('is there for 18 hours, and what comes late within two hours of the end is kept', async () => {
    const { client, token, url, sheet, guest } = await begun();
    product.clock.set('2025-07-21T01:59:00Z');
    const late = await client.post(`${url}/send`, sheet);
    expect(late.json()).toMatchObject({ is_late: true, state: 'sent' });
    product.clock.set('2025-07-21T02:01:00Z');
    expect((await client.get('/api/judge/guest')).status).toBe(401);
    product.clock.set(START);
    expect((await client.get('/api/judge/guest')).status).toBe(200);
    await product.database.pool.query(
      `update guests set begun_at = now() - interval '18 hours 1 second' where id = $1`,
      [guest.id],
    );
    expect((await client.get('/api/judge/guest')).status).toBe(401);
    expect((await begin(pressOf(token))).response.status).toBe(200);
  });

  test('whose name is removed is a judge, in every list, file and entry', async () => {
    const { client, round, url, sheet, guest, list } = await begun();
    await client.post(`${url}/send`, sheet);
    const remove = () => desk.admin.delete(`/api/admin/guests/${guest.id}/name`);
    expect((await remove()).problem).toBe('guest-still-judges');
    await done(desk.admin.delete(`/api/admin/judges/${guest.judge_id}`));
    expect((await remove()).json()).toMatchObject([{ name: null, device: null }]);
    const details = (await desk.admin.get(`/api/admin/rounds/${round.id}`)).json<RoundDetails>();
    expect(details.judges_listed.find(({ id }) => id === guest.judge_id)?.name).toBe('A judge');
    const file = await desk.admin.get(`/api/admin/rounds/${round.id}/export`);
    expect([file.text.includes('Sita'), file.text.includes('A judge')]).toEqual([false, true]);
    const audit = await (await product.as('ADMIN')).get('/api/admin/audit?action=sheet.sent');
    expect(audit.json<AuditEntry[]>()[0]?.actor_name).toBe('A judge');
    expect(await list()).toMatchObject([{ is_taken: false }]);
    const { rows } = await product.database.pool.query(
      `select count(*)::int from guests where id = $1 and name is not null`,
      [guest.id],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('has no name any more once the year is archived and the round over', async () => {
    const { round, guest, list } = await linkFor();
    const { pool } = product.database;
    const forget = () => forgetNames(product.database.kysely, product.clock.now());
    await pool.query(
      `with year as (
         insert into editions (slug, status)
         values ('1999', 'archived') returning id)
       update events set edition_id = (select id from year)
       where id = (select event_id from rounds where id = $1)`,
      [round.id],
    );
    await forget();
    expect(await list()).toMatchObject([{ id: guest.id, name: 'Sita Rai' }]);
    product.clock.set('2025-07-22T00:00:00Z');
    await forget();
    expect(await list()).toMatchObject([{ id: guest.id, name: null }]);
  });

  test('is not one whose link is nowhere', async () => {
    const { round } = await desk.judged();
    await createGuest(product.database, {
      ...{ round_id: round.id, made_by: desk.admin.user.id, link_hash: null },
    });
    const response = await begin(pressOf('')).then((each) => each.response);
    expect(response.status).toBe(404);
  });
});
