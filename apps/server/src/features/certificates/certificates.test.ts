import type { Certificate } from '@pratibha/contract/certificates';
import type { Volunteer } from '@pratibha/contract/volunteers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createCertificate, createVolunteer } from '../../testing/certificate-factories.ts';
import { createEvent, createSubmission, createUser } from '../../testing/factories.ts';
import { createGuest } from '../../testing/guest-factories.ts';
import { issue, listOf, peopleOf, previewOf } from '../../testing/issuing-desk.ts';
import { judgedRound } from '../../testing/results-desk.ts';

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
  product.clock.set('2025-07-20T04:15:00Z');
  event = await createEvent(product.database, { requires_submission: true });
});

/** Of the event; of a new person unless it says whose. */
const certificate = (values = {}) =>
  createCertificate(product.database, {
    ...{ event_id: event.id, event_title: event.title, ...values },
  });
const correct = (id: number, body: object) =>
  admin.post(`/api/admin/certificates/${id}/correction`, body);
const revoke = (id: number, body: object) =>
  admin.post(`/api/admin/certificates/${id}/revocation`, body);
const told = async (kind: string, userId: number | null) =>
  (
    await product.database.pool.query(
      'select id from notifications where kind = $1 and user_id = $2',
      [kind, userId],
    )
  ).rowCount;

describe('a correction', () => {
  test('issues it anew under a number of its own, and revokes the one before with its reason', async () => {
    const { id, user_id } = await certificate();
    const corrected = await correct(id, { name: ' Asha  Kumari Rai ', reason: 'A letter' });
    expect(corrected.status).toBe(201);
    const fresh = corrected.json<Certificate>();
    const [, before] = await listOf(admin, event.id);
    expect(before).toMatchObject({
      ...{ id, name: 'Asha Rai', revoke_reason: 'A letter', replaced_by: fresh.number },
      revoked_at: '2025-07-20T04:15:00.000Z',
    });
    expect(fresh).toMatchObject({
      ...{ name: 'Asha Kumari Rai', user_id, revoked_at: null, replaces: before?.number },
    });
    expect(await told('certificates-reissued', user_id)).toBe(1);
    expect((await correct(id, { name: 'Asha', reason: 'Again' })).problem).toBe(
      'certificate-revoked',
    );
    const same = { name: 'Asha Kumari Rai', reason: 'Again' };
    expect((await correct(fresh.id, same)).problem).toBe('certificate-same-name');
  });

  test.each([
    ['/name', 'Asha\u202eRai', 'hidden-letters'],
    ['/name', 'Аша', 'unprintable-letter'],
    ['/name', '  ', 'required'],
  ])('is refused at %s for “%s”', async (pointer, name, code) => {
    const { id } = await certificate();
    const refused = await correct(id, { name, reason: 'A letter' });
    expect(refused.status).toBe(422);
    expect(refused.json<{ errors: unknown[] }>().errors).toMatchObject([{ pointer, code }]);
  });

  test('by two at the same moment is one', async () => {
    const { id } = await certificate();
    const tries = ['Asha K. Rai', 'Asha Kumari Rai', 'Asha R.'].map((name) =>
      correct(id, { name, reason: 'A letter' }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
    expect(await listOf(admin, event.id, '&certificate_state=valid')).toHaveLength(1);
  });
});

test('what was revoked is issued again only to who is named by hand', async () => {
  const work = await createSubmission(product.database, { event_id: event.id });
  await issue(product, admin, event.id);
  const [given] = await listOf(admin, event.id);
  expect((await revoke(given?.id ?? 0, { reason: ' ' })).status).toBe(422);
  const revoked = await revoke(given?.id ?? 0, { reason: 'Not their own work.' });
  expect(revoked.json<Certificate>()).toMatchObject({
    ...{ revoke_reason: 'Not their own work.', replaced_by: null },
  });
  expect(await told('certificate-revoked', work.user_id)).toBe(1);
  expect((await revoke(given?.id ?? 0, { reason: 'Twice' })).problem).toBe('certificate-revoked');
  const [[, , why] = []] = peopleOf(await previewOf(admin, event.id));
  expect(why).toBe('was-revoked');
  const keys = [`taken-part:${event.id}:u${work.user_id}`];
  expect(await issue(product, admin, event.id, { keys })).toMatchObject({ issued: 1 });
});

describe('volunteers', () => {
  const enter = (volunteers: readonly object[], by = admin) =>
    by.post('/api/admin/volunteers', { event_id: event.id, volunteers });
  const list = async (by = admin) =>
    (await by.get(`/api/admin/volunteers?event_id=${event.id}`)).json<Volunteer[]>();

  test('are checked one by one, and entered once by their address', async () => {
    const refused = await enter([
      { name: 'Bina Rai', email: 'bina@x.example' },
      { name: '😀', email: 'no address' },
    ]);
    expect(refused.json<{ errors: unknown[] }>().errors).toMatchObject([
      { pointer: '/volunteers/1/name', code: 'unprintable-letter' },
      { pointer: '/volunteers/1/email', code: 'invalid-email' },
    ]);
    expect(await list()).toEqual([]);
    await enter([{ name: 'Bina', email: 'Bina@x.example' }]);
    await enter([{ name: 'Bina Rai', email: 'bina@x.example' }]);
    expect(await list()).toMatchObject([
      { name: 'Bina Rai', email: 'bina@x.example', has_account: false, certificate: null },
    ]);
  });

  test('that are taken off leave a number that says no name', async () => {
    await enter([{ name: 'Bina Rai', email: 'bina@x.example' }]);
    await issue(product, admin, event.id);
    const [entered] = await list();
    expect(entered?.certificate).toMatch(/^\d{4}-/);
    await admin.delete(`/api/admin/volunteers/${entered?.id}`);
    const [given] = await listOf(admin, event.id);
    expect(given).toMatchObject({ name: null, number: entered?.certificate, revoked_at: null });
    const again = { name: 'Bina Rai', reason: 'A letter' };
    expect((await correct(given?.id ?? 0, again)).problem).toBe('certificate-erased');
  });

  test('who are erased go, with their addresses; what they have by an account stays a number', async () => {
    const email = 'helper@x.example';
    const user = await createUser(product.database, { name: 'Hari Rai', email });
    await createVolunteer(product.database, {
      ...{ event_id: event.id, email, entered_by: admin.user.id },
    });
    await issue(product, admin, event.id);
    const erased = await boss.put(`/api/admin/users/${user.id}/erase`, { confirm: email });
    expect([erased.status, erased.problem]).toEqual([200, null]);
    expect(await list()).toEqual([]);
    expect(await listOf(admin, event.id)).toMatchObject([{ name: null, revoked_at: null }]);
  });
});

test('a guest whose name is removed leaves a number as well', async () => {
  const { round, event: own } = await judgedRound(product);
  const guest = await createGuest(product.database, {
    ...{ round_id: round.id, made_by: admin.user.id },
  });
  const of = { event_id: own.id, event_title: own.title, kind: 'judge', name: 'Sita Rai' };
  await certificate({ ...of, user_id: null, guest_id: guest.id });
  const removed = await admin.delete(`/api/admin/guests/${guest.id}/name`);
  expect([removed.status, removed.problem]).toEqual([200, null]);
  expect(await listOf(admin, own.id)).toMatchObject([{ name: null, revoked_at: null }]);
});

test('thousands of certificates are a list as others', async () => {
  await product.database.pool.query(
    `insert into certificates
       (number, kind, edition_id, event_id, user_id, name, day, key_id, signed, issued_at, issued_by)
     select '2020-' || lpad(n::text, 6, '0'), 'judge', live_edition(), $1, null,
       'Person ' || n, '2025-07-20', 'k', '\\x00', now(), $2
     from generate_series(1, 5000) as n`,
    [event.id, admin.user.id],
  );
  const url = `/api/admin/certificates?event_id=${event.id}`;
  const all = await admin.get(url);
  expect(all.json<unknown[]>()).toHaveLength(5000);
  const first = await admin.get(`${url}&limit=20&sort=name&q=person 49`);
  expect(first.headers['x-total-count']).toBe('199');
  expect(first.json<Certificate[]>()[0]?.name).toBe('Person 1049');
  expect(first.headers['link']).toContain('rel="next"');
  const [one] = (await admin.get(`${url}&q=2020-004999`)).json<Certificate[]>();
  expect(one?.name).toBe('Person 4999');
});
