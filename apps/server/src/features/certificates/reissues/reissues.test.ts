import type { CertificateRun } from '@pratibha/contract/certificate-issuing';
import type { CertificatesInDoubt } from '@pratibha/contract/certificate-reissues';
import type { Certificate } from '@pratibha/contract/certificates';
import { decodeClaims } from '@pratibha/domain/certificates/claims';
import { splitSigned } from '@pratibha/domain/certificates/cose';
import { KEY_REVOKED } from '@pratibha/words/certificates/reasons';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { areWaiting } from '../../../testing/are-waiting.ts';
import {
  createCertificate,
  createVolunteer,
  revokeKeyOf,
} from '../../../testing/certificate-factories.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createEvent, createUser, grantEvents } from '../../../testing/factories.ts';
import { createGuest } from '../../../testing/guest-factories.ts';
import { issue, listOf } from '../../../testing/issuing-desk.ts';
import { judgedRound, release, special } from '../../../testing/results-desk.ts';
import { holdHolders } from '../hold-holders.queries.ts';
import { reissuingJob } from './reissue-run.ts';

const URL = '/api/admin/certificates';
const NOW = '2025-07-20T04:15:00Z';
/** The first day on which somebody may have had the key, one before it, and one after it. */
const [BEFORE, FROM, AFTER] = ['2025-07-15', '2025-07-16', '2025-07-17'] as const;

let product: TestApp;
let admin: SignedInClient;
let boss: SignedInClient;
let event: Awaited<ReturnType<typeof createEvent>>;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
  boss = await product.as('SUPER_ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set(NOW);
  event = await createEvent(product.database, { title: 'Robot Race' });
});

const sql = async (text: string, values: readonly unknown[] = []) =>
  (await product.database.pool.query(text, [...values])).rows as Record<string, unknown>[];
const of = (day: string, values = {}) =>
  createCertificate(product.database, {
    ...{ event_id: event.id, event_title: 'Robot Race', at: new Date(`${day}T04:15:00Z`) },
    ...values,
  });
const rowOf = async (id: number) =>
  (await sql('select * from certificates where id = $1', [id]))[0] ?? {};
const inDoubt = async (client = admin, query = '') =>
  (await client.get(`${URL}/in-doubt?event_id=${event.id}${query}`)).json<CertificatesInDoubt>();
const ask = (client: SignedInClient, body: object = {}) =>
  client.post(`${URL}/reissues`, { event_id: event.id, ...body });

async function workOff(id: number, signal = new AbortController().signal): Promise<void> {
  const job = reissuingJob({ clock: product.clock, issuer: 'school.example' });
  await job.run({ database: product.database, id: 1, attempt: 1, signal }, { run_id: id });
}

/** Issues again what there is. @returns how far each run came */
async function reissue(body: object = {}): Promise<readonly CertificateRun[]> {
  const asked = await ask(admin, body);
  expect([asked.status, asked.problem]).toEqual([201, null]);
  const ids = asked.json<CertificateRun[]>().map(({ id }) => id);
  for (const id of ids) await workOff(id);
  const runs = (await admin.get(`${URL}/runs`)).json<CertificateRun[]>();
  return runs.filter(({ id }) => ids.includes(id));
}

test('of a key revoked from a day on one is told how many it signed, and who is left out and why', async () => {
  await of(BEFORE);
  const sound = await of(FROM);
  await of(AFTER, { kind: 'judge', name: 'Bina Rai' });
  const erased = await of(AFTER, { name: 'Erased Rai' });
  const closed = await of(AFTER, { name: 'Closed Rai' });
  const revoked = await of(AFTER, { name: 'Revoked Rai' });
  expect(await inDoubt()).toMatchObject({ keys: [], disbelieved: 0, earlier: 0, left_out: [] });
  expect((await ask(admin)).problem).toBe('nothing-in-doubt');
  const key_id = await revokeKeyOf(product.database, sound.id, FROM);
  await of(AFTER, { name: 'By the next key' });
  await sql('update certificates set name = null, signed = null where id = $1', [erased.id]);
  await sql(`update users set status = 'DELETED' where id = $1`, [closed.user_id]);
  await admin.post(`${URL}/${revoked.id}/revocation`, { reason: 'Of somebody else' });
  expect(await inDoubt()).toMatchObject({
    ...{ keys: [{ key_id, revoked_from: FROM }], disbelieved: 2, earlier: 1, more_left_out: 0 },
    left_out: [
      { id: erased.id, name: null, why: 'erased', is_earlier: false },
      { id: closed.id, name: 'Closed Rai', why: 'suspended', is_earlier: false },
    ],
  });
  expect(await inDoubt(admin, '&kind=judge')).toMatchObject({ disbelieved: 1, earlier: 0 });
  expect(await inDoubt(admin, '&q=bina')).toMatchObject({ disbelieved: 1, left_out: [] });
  const organiser = await product.as('EVENT_ADMIN');
  await grantEvents(product.database, organiser.user.id, [event.id, 'organise']);
  const own = (await organiser.get(`${URL}/in-doubt`)).json<CertificatesInDoubt>();
  expect([own.disbelieved, own.earlier]).toEqual([2, 1]);

  expect(await reissue()).toMatchObject([{ total: 2, looked_at: 2, issued: 2 }]);
  expect(await inDoubt()).toMatchObject({ disbelieved: 0, earlier: 1 });
  expect((await ask(admin)).problem).toBe('nothing-in-doubt');
  expect(await reissue({ earlier: true })).toMatchObject([{ issued: 1 }]);
  expect(await inDoubt()).toMatchObject({ disbelieved: 0, earlier: 0 });
});

test('each says the same by another key, takes the place of the one before, and its holder is told once', async () => {
  const { id: user_id } = await createUser(product.database, { name: 'Asha Rai' });
  const first = await of(FROM, { user_id });
  await of(FROM, { user_id, kind: 'judge' });
  await sql(`update events set title = 'Robot Derby' where id = $1`, [event.id]);
  const key = await revokeKeyOf(product.database, first.id, FROM);
  expect(await reissue()).toMatchObject([{ total: 2, issued: 2 }]);
  const before = await rowOf(first.id);
  const after = await rowOf(before['replaced_by'] as number);
  expect(before).toMatchObject({
    ...{ revoke_reason: KEY_REVOKED, revoked_by: admin.user.id, revoked_at: new Date(NOW) },
  });
  const [was, is] = [before, after].map(({ signed }) =>
    decodeClaims(splitSigned(signed as Buffer).payload),
  );
  expect(is).toEqual({ ...was, number: after['number'], day: '2025-07-20' });
  expect(was?.event).toBe('Robot Race');
  expect([before['key_id'] === key, after['key_id'] === key]).toEqual([true, false]);
  expect(after).toMatchObject({ revoked_at: null, user_id, name: 'Asha Rai' });
  const told = await sql(
    `select kind, jsonb_array_length(params -> 'certificate_ids') as n from notifications
    where user_id = $1`,
    [user_id],
  );
  expect(told).toEqual([{ kind: 'certificates-reissued', n: 2 }]);
  const [audited] = await sql(
    `select changes from audit where action = 'certificate-run.reissue-begun'
    order by id desc limit 1`,
  );
  expect(audited?.['changes']).toMatchObject({ event_id: event.id, count: 2 });
  const numbers = (await listOf(admin, event.id)).map((each: Certificate) => each.replaced_by);
  expect(numbers.filter((number) => number !== null)).toHaveLength(2);
});

test('whoever has no account keeps their link, and a page that is shared shows the new one', async () => {
  const { event: judged, round } = await judgedRound(product);
  const guest = await createGuest(product.database, {
    ...{ round_id: round.id, made_by: admin.user.id, name: 'Sita Rai' },
  });
  const helper = await createVolunteer(product.database, { entered_by: admin.user.id });
  const without = { user_id: null, event_id: judged.id };
  const link = await of(FROM, { ...without, kind: 'judge', name: 'Sita Rai', guest_id: guest.id });
  const help = await of(FROM, { ...without, kind: 'volunteer', volunteer_id: helper.id });
  const shared = await of(FROM, { event_id: judged.id });
  const share = 'x'.repeat(24);
  await sql('update certificates set share_code = $2 where id = $1', [shared.id, share]);
  const codes = await Promise.all(
    [link, help].map(async ({ id }) => (await rowOf(id))['link_code']),
  );
  await revokeKeyOf(product.database, link.id, FROM);
  expect(await reissue({ event_id: judged.id })).toMatchObject([{ total: 3, issued: 3 }]);
  const visitor = product.anonymous();
  const pages = await Promise.all(
    codes.map((code) => visitor.post(`/certificates/${String(code)}`)),
  );
  const page = await visitor.get(`/certificates/${share}`);
  const olds = await Promise.all([link, help, shared].map(({ id }) => rowOf(id)));
  for (const [at, opened] of [...pages, page].entries()) {
    const fresh = await rowOf(olds[at]?.['replaced_by'] as number);
    expect(opened.status).toBe(200);
    expect(opened.text).toContain(fresh['number']);
    expect(opened.text).not.toContain(olds[at]?.['number']);
  }
});

test('a prize waits while its results are corrected, and is not issued again where they give it no more', async () => {
  const { event: own, round, works } = await judgedRound(product);
  const [best = 0, other = 0] = works.map(({ id }) => id);
  await release([admin, boss], round.id, [special(best, 'Best'), special(other, 'Boldest')]);
  await issue(product, admin, own.id, { kinds: ['prize'] });
  const [given] = await listOf(admin, own.id);
  await revokeKeyOf(product.database, given?.id ?? 0, '2025-07-20');
  const whys = async () => {
    const url = `${URL}/in-doubt?event_id=${own.id}`;
    const { disbelieved, left_out } = (await admin.get(url)).json<CertificatesInDoubt>();
    return [disbelieved, ...left_out.map(({ why }) => why)];
  };
  expect(await whys()).toEqual([2]);
  const thaw = { number: 1, reason: 'A sheet was of another work.' };
  await admin.post(`/api/admin/rounds/${round.id}/results/thaw`, thaw);
  await release([admin, boss], round.id, [special(best, 'Best')]);
  expect(await whys()).toEqual([1, 'award-not-given']);
  expect(await reissue({ event_id: own.id })).toMatchObject([{ issued: 1 }]);
  const valid = await listOf(admin, own.id, '&certificate_state=valid');
  expect(valid.map(({ award }) => award).sort()).toEqual(['Best', 'Boldest']);
});

test('two who issue again while a name is corrected and one is revoked do each once', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => of(FROM)));
  const [corrected, revoked] = all;
  await revokeKeyOf(product.database, all[0]?.id ?? 0, FROM);
  const asked = await Promise.all([admin, boss, admin].map((by) => ask(by)));
  const runs = asked.flatMap((each) => each.json<CertificateRun[]>().map(({ id }) => id));
  expect(runs).toHaveLength(3);
  const [correction, revocation] = await Promise.all([
    admin.post(`${URL}/${corrected?.id}/correction`, { name: 'Asha K. Rai', reason: 'A letter' }),
    boss.post(`${URL}/${revoked?.id}/revocation`, { reason: 'Of somebody else' }),
    ...runs.map((id) => workOff(id)),
  ]);
  expect([201, 409]).toContain(correction.status);
  expect([200, 409]).toContain(revocation.status);
  const valid = await listOf(admin, event.id, '&certificate_state=valid');
  expect(valid).toHaveLength(revocation.status === 200 ? 11 : 12);
  expect(new Set(valid.map(({ user_id }) => user_id)).size).toBe(valid.length);
  for (const { id } of all) {
    const { revoked_at, replaced_by } = await rowOf(id);
    expect(revoked_at).not.toBeNull();
    if (id !== revoked?.id) expect(replaced_by).not.toBeNull();
  }
  const told = await sql(
    `select user_id from notifications where kind = 'certificates-reissued' and user_id = any($1)`,
    [all.map(({ user_id }) => user_id)],
  );
  expect(new Set(told.map(({ user_id }) => user_id)).size).toBe(told.length);
});

test('it goes on where it stood when its process died, and does not part what one person has', async () => {
  const { id: twice } = await createUser(product.database);
  const first = await of(FROM, { user_id: twice });
  await of(FROM, { user_id: twice, kind: 'judge' });
  // Whose number is less comes before: the 50th and the 51st are of one person.
  const people = await sql(
    `insert into users (name, email)
    select 'Of many', 'again-' || n || '@x.example' from generate_series(1, 70) as n returning id`,
  );
  const ids = people.map(({ id }) => id as number);
  for (const [at, user_id] of ids.entries()) {
    await of(FROM, { user_id });
    if (at === 47) await of(FROM, { user_id, kind: 'judge' });
  }
  await revokeKeyOf(product.database, first.id, FROM);
  const [run] = (await ask(admin)).json<CertificateRun[]>();
  const dies = AbortSignal.abort(new Error('the process ends'));
  await expect(workOff(run?.id ?? 0, dies)).rejects.toThrow('the process ends');
  expect(await inDoubt()).toMatchObject({ disbelieved: 73 - 51 });
  await Promise.all([workOff(run?.id ?? 0), workOff(run?.id ?? 0)]);
  await workOff(run?.id ?? 0);
  expect(await inDoubt()).toMatchObject({ disbelieved: 0 });
  const told = await sql(
    `select count(*)::int as n from notifications
    where kind = 'certificates-reissued' and user_id = any($1)`,
    [[twice, ...ids]],
  );
  expect(told).toEqual([{ n: 71 }]);
});

test('whose name goes meanwhile has it nowhere afterwards', async () => {
  const { id: volunteer_id } = await createVolunteer(product.database, {
    ...{ event_id: event.id, entered_by: admin.user.id },
  });
  const holder = { user_id: null, guest_id: null, volunteer_id };
  const { kysely, pool } = product.database;
  const { removing } = await kysely.transaction().execute(async (db) => {
    await holdHolders(db, [holder]);
    const removing = admin.delete(`/api/admin/volunteers/${volunteer_id}`);
    await eventually(async () => expect(await areWaiting(pool)).toBe(true));
    await createCertificate(
      { ...product.database, kysely: db },
      { ...holder, kind: 'volunteer', event_id: event.id, event_title: event.title },
    );
    return { removing };
  });
  expect((await removing).status).toBe(200);
  const names = await sql('select name from certificates where event_id = $1', [event.id]);
  expect(names).toEqual([{ name: null }]);
});
