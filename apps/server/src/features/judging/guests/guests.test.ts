import type { AuditEntry } from '@pratibha/contract/audit';
import type { JudgedRoundDetails, WorkToJudge } from '@pratibha/contract/judge';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { openGuestDesk } from '../../../testing/guest-desk.ts';
import { createGuest, pressOf } from '../../../testing/guest-factories.ts';
import { done } from '../../../testing/judging-desk.ts';
import { forgetNames } from './guests.queries.ts';

const START = '2025-07-16T10:00:00+05:45';

let product: TestApp;
let desk: Awaited<ReturnType<typeof openGuestDesk>>;

beforeAll(async () => {
  product = await startTestApp();
  desk = await openGuestDesk(product);
});
afterAll(() => product.close());
beforeEach(() => product.clock.set(START));

describe('a guest', () => {
  test('judges like others, and is in matrix and file by name', async () => {
    const { client, round, url, sheet, guest } = await desk.begun();
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

  test('in training sends all, and counts nowhere', async () => {
    const { client, round, url, sheet, guest } = await desk.begun();
    const training = `/api/admin/judges/${guest.judge_id}/training`;
    await done(desk.admin.put(training, { in_training: true }));
    const own = await client.get(`/api/judge/rounds/${round.id}`);
    expect(own.json<JudgedRoundDetails>().in_training).toBe(true);
    expect((await client.post(`${url}/send`, sheet)).json()).toMatchObject({ state: 'sent' });
    const ofGuest = async () => {
      const details = await desk.details(round.id);
      const theirs = details.assignments.filter(({ judge_id }) => judge_id === guest.judge_id);
      return { sent: details.sent, sheet: theirs.find(({ state }) => state === 'sent') };
    };
    expect(await ofGuest()).toMatchObject({ sent: 0, sheet: { counts: false } });
    const file = await desk.admin.get(`/api/admin/rounds/${round.id}/export`);
    expect(file.text.split('\r\n')[1]).toMatch(/,Sita Rai,sent,false,false,.*,true,$/);
    await done(desk.admin.put(training, { in_training: false }));
    expect(await ofGuest()).toMatchObject({ sent: 1, sheet: { counts: true } });
  });

  test('declares conflicts, sets a limit, and gets no work beyond it by hand', async () => {
    const { client, round, url, guest } = await desk.begun();
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

  test('calls an organiser, who reads by whom', async () => {
    const { client, round } = await desk.begun();
    const body = { line: 'The projector is dark', work_id: null };
    const called = await client.post(`/api/judge/rounds/${round.id}/calls`, body);
    expect([called.status, called.problem]).toEqual([200, null]);
    const calls = await desk.admin.get(`/api/admin/rounds/${round.id}/calls`);
    expect(calls.text).toContain('Sita Rai');
  });

  test('is behind and cannot be reminded: there is neither bell nor mail', async () => {
    const { round, guest } = await desk.begun();
    const url = `/api/admin/rounds/${round.id}/nudges`;
    const nudged = await desk.admin.post(url, { judge_ids: [guest.judge_id] });
    expect(nudged.json()).toMatchObject({ told: 0, too_soon: 0 });
  });

  test('sees no work of others', async () => {
    const mine = await desk.begun();
    const theirs = await desk.begun();
    for (const path of [theirs.url, `/api/judge/rounds/${theirs.round.id}`]) {
      expect((await mine.client.get(path)).status).toBe(404);
    }
    expect((await mine.client.put(`${theirs.url}/sheet`, mine.sheet)).status).toBe(404);
  });

  test('has an anti-forgery value: nothing is sent for them from elsewhere', async () => {
    const { client, url, sheet } = await desk.begun();
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
    const { client } = await desk.begun();
    const student = await product.as('USER');
    for (const name of ['pratibha_guest', 'XSRF-GUEST']) {
      student.cookies.set(name, client.cookies.get(name) ?? '');
    }
    expect((await student.get('/api/judge/guest')).status).toBe(403);
    expect((await student.get('/api/judge/rounds')).json()).toEqual([]);
    expect((await student.get('/api/user/profile')).json()).toMatchObject({ id: student.user.id });
  });

  test('leaves, and the link may be taken again', async () => {
    const { client, token, list } = await desk.begun();
    expect((await client.post('/api/judge/guest/leave')).status).toBe(200);
    expect(client.cookies.get('pratibha_guest')).toBeUndefined();
    expect((await client.get('/api/judge/guest')).status).toBe(401);
    expect((await list())[0]?.is_taken).toBe(false);
    expect((await desk.begin(pressOf(token))).response.status).toBe(200);
  });

  test('is there for 18 hours, and what comes late within two hours of the end is kept', async () => {
    const { client, token, url, sheet, guest } = await desk.begun();
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
    expect((await desk.begin(pressOf(token))).response.status).toBe(200);
  });

  test('whose name is removed is a judge, in every list, file and entry', async () => {
    const { client, round, url, sheet, guest, list } = await desk.begun();
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

  test('is found in the audit by name, and by none once that was removed', async () => {
    const { guest, token } = await desk.linkFor('Devaki Unheard');
    await desk.begin(pressOf(token));
    await done(desk.admin.delete(`/api/admin/judges/${guest.judge_id}`));
    const admin = await product.as('ADMIN');
    const found = async () => {
      const response = await admin.get('/api/admin/audit?q=unheard%20devaki');
      const actions = response.json<AuditEntry[]>().map(({ action }) => action);
      expect(response.headers['x-total-count']).toBe(String(actions.length));
      return actions;
    };
    expect(await found()).toEqual(['judge.ended', 'guest.begun', 'guest.added']);
    await desk.admin.delete(`/api/admin/guests/${guest.id}/name`);
    expect(await found()).toEqual([]);
  });

  test('has no name any more once the year is archived and the round over', async () => {
    const { round, guest, list } = await desk.linkFor();
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
    const response = await desk.begin(pressOf('')).then((each) => each.response);
    expect(response.status).toBe(404);
  });
});
