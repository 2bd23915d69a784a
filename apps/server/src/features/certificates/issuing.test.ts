import { createPublicKey, verify } from 'node:crypto';
import type { CertificatePreview, CertificateRun } from '@pratibha/contract/certificate-issuing';
import { decodeClaims } from '@pratibha/domain/certificates/claims';
import { splitSigned, toBeSigned } from '@pratibha/domain/certificates/cose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  createUser,
  grantEvents,
} from '../../testing/factories.ts';
import { createGuest } from '../../testing/guest-factories.ts';
import { ask, issue, listOf, peopleOf, previewOf, workOff } from '../../testing/issuing-desk.ts';
import { assignAll, createSheet } from '../../testing/judging-factories.ts';
import { freeze, judgedRound, release, special } from '../../testing/results-desk.ts';

const NOW = '2025-07-20T04:15:00Z';

let product: TestApp;
let admin: SignedInClient;
let other: SignedInClient;
let event: Awaited<ReturnType<typeof createEvent>>;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
  other = await product.as('SUPER_ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set(NOW);
  event = await createEvent(product.database, { requires_submission: true, title: 'Robot Race' });
});

const sql = async (text: string, values: readonly unknown[] = []) =>
  (await product.database.pool.query(text, [...values])).rows as Record<string, unknown>[];

/** Somebody who handed in a work. */
async function handedIn(name: string, of: object = {}, user: object = {}) {
  const { id } = await createUser(product.database, { name, ...user });
  await createSubmission(product.database, { event_id: event.id, user_id: id, ...of });
  return id;
}

describe('who gets one', () => {
  test('is of those whom a filter of the event’s registrations finds, where one is given', async () => {
    await handedIn('Asha', {}, { profile: { college_name: 'Pokhara College' } });
    await handedIn('Bina', {}, { profile: { college_name: 'Elsewhere' } });
    const find = 'college:contains:pokhara';
    const path = '/api/admin/certificates/candidates';
    const preview = await admin.get(`${path}?event_id=${event.id}&find=${find}`);
    expect(peopleOf(preview.json<CertificatePreview>())).toEqual([['Asha', 'taken-part', null]]);
    const body = { event_id: event.id, kinds: ['taken-part'], find };
    const begun = await admin.post('/api/admin/certificates/runs', body);
    expect(begun.json()).toMatchObject({ total: 1 });
    const nowhere = await admin.get(`${path}?find=${find}`);
    expect(nowhere.json()['errors']).toMatchObject([{ pointer: '?find', code: 'unknown-filter' }]);
  });

  test('is who handed in a work that is looked at or accepted, or of whom it is said that they came', async () => {
    await handedIn('Asha', { status: 'ACCEPTED' });
    await handedIn('Bina');
    await handedIn('Chitra', { status: 'REJECTED' });
    await handedIn('Deepa', { status: 'RESUBMISSION_REQUIRED' });
    await handedIn('Esha', {}, { status: 'DELETED' });
    await handedIn('Farah 😀');
    const waiting = await handedIn('Gita');
    await sql(
      `insert into certificate_names (user_id, edition_id, asked_at)
       values ($1, live_edition(), $2)`,
      [waiting, NOW],
    );
    const { id: hari } = await createUser(product.database, { name: 'Hari' });
    const came = await createRegistration(product.database, { event_id: event.id, user_id: hari });
    await createRegistration(product.database, { event_id: event.id });
    const said = { registration_ids: [came.id], came: true };
    const attendances = `/api/admin/events/${event.id}/attendances`;
    expect((await admin.put(attendances, said)).json()).toEqual({ changed: 1 });
    expect((await admin.put(attendances, said)).json()).toEqual({ changed: 0 });
    const preview = await previewOf(admin, event.id);
    expect(peopleOf(preview)).toEqual([
      ['Asha', 'taken-part', null],
      ['Bina', 'taken-part', null],
      ['Chitra', 'taken-part', 'work-rejected'],
      ['Deepa', 'taken-part', 'work-to-come'],
      ['Esha', 'taken-part', 'suspended'],
      ['Farah 😀', 'taken-part', 'name-unfit'],
      ['Gita', 'taken-part', 'name-waits'],
      ['Hari', 'taken-part', null],
    ]);
    expect(preview.kinds[0]).toMatchObject({ kind: 'taken-part', ready: 3 });
    const run = await issue(product, admin, event.id);
    expect(run).toMatchObject({ total: 3, looked_at: 3, issued: 3, failure: null });
    expect((await listOf(admin, event.id)).map(({ name }) => name).sort()).toEqual([
      ...['Asha', 'Bina', 'Hari'],
    ]);
    const after = await previewOf(admin, event.id, '&q=hari');
    expect(peopleOf(after)).toEqual([['Hari', 'taken-part', 'has-one']]);
    expect((await admin.put(attendances, { ...said, came: false })).json()).toEqual({ changed: 1 });
  });

  test('is everybody whose work has an award that is out, but not while that is corrected', async () => {
    const { round, works, event: own } = await judgedRound(product);
    const [first = 0, second = 0] = works.map(({ id }) => id);
    const prizes = { kinds: ['prize'] };
    await freeze(admin, round.id, [special(first)]);
    expect((await ask(admin, own.id, prizes)).problem).toBe('nobody-to-issue');
    await sql('delete from awards; ');
    await sql('delete from result_snapshots');
    await release([admin, other], round.id, [special(first, 'Best'), special(second, 'Boldest')]);
    expect(await issue(product, admin, own.id, prizes)).toMatchObject({ issued: 2 });
    const given = await listOf(admin, own.id);
    expect(given.map(({ award }) => award).sort()).toEqual(['Best', 'Boldest']);
    await sql(
      `update certificates set revoked_at = $1, revoked_by = $2, revoke_reason = 'A slip'
      where award = 'Best'`,
      [NOW, admin.user.id],
    );
    const url = `/api/admin/rounds/${round.id}/results/thaw`;
    await admin.post(url, { number: 1, reason: 'A sheet was of another work.' });
    const people = peopleOf(await previewOf(admin, own.id, '&kind=prize'));
    expect(people.map(([, , why]) => why).sort()).toEqual(['has-one', 'was-revoked']);
    const concerned = async () =>
      (await admin.get(`/api/admin/rounds/${round.id}/certificates`)).json<unknown[]>();
    expect(await concerned()).toMatchObject([{ award: 'Boldest', is_still_given: true }]);
    await release([admin, other], round.id, [special(second, 'Best')]);
    expect(await concerned()).toMatchObject([{ award: 'Boldest', is_still_given: false }]);
    expect(await issue(product, admin, own.id, prizes)).toMatchObject({ issued: 1 });
    expect(await concerned()).toMatchObject([
      ...[{ award: 'Best', is_still_given: true }],
      { award: 'Boldest', is_still_given: false },
    ]);
  });

  test('is who judged, also without an account, and who helped', async () => {
    const { event: own, round } = await judgedRound(product);
    const guest = await createGuest(product.database, {
      ...{ round_id: round.id, made_by: admin.user.id, name: 'Sita Rai' },
    });
    const [assigned = 0] = await assignAll(product.database, guest.judgeId);
    await createSheet(product.database, { assignment_id: assigned });
    const known = await createUser(product.database, { name: 'Bina Rai', email: 'Bina@x.example' });
    const entered = [
      { name: 'Bina as entered', email: 'bina@x.example' },
      { name: 'Kiran Rai', email: 'kiran@x.example' },
    ];
    const body = { event_id: own.id, volunteers: entered };
    expect((await admin.post('/api/admin/volunteers', body)).status).toBe(200);
    const kinds = { kinds: ['judge', 'volunteer'] };
    expect(await issue(product, admin, own.id, kinds)).toMatchObject({ total: 5, issued: 5 });
    const given = await listOf(admin, own.id);
    const by = (name: string) => given.find((each) => each.name === name);
    expect(by('Bina Rai')).toMatchObject({ kind: 'volunteer', user_id: known.id });
    for (const name of ['Sita Rai', 'Kiran Rai']) {
      const link = await admin.get(`/api/admin/certificates/${by(name)?.id}/link`);
      expect(link.json()).toMatchObject({
        url: expect.stringMatching(/\/certificates\/.{24}$/) as string,
      });
    }
    const link = await admin.get(`/api/admin/certificates/${by('Bina Rai')?.id}/link`);
    expect(link.problem).toBe('certificate-in-account');
  });
});

test('what is issued proves itself by the key of this installation', async () => {
  await handedIn('आशा राई');
  await issue(product, admin, event.id);
  const [row] = await sql(
    `select certificates.*, public_key from certificates
    join signing_keys on signing_keys.key_id = certificates.key_id
    where event_id = $1`,
    [event.id],
  );
  const { keyId, payload, signature } = splitSigned(row?.['signed'] as Buffer);
  const x = (row?.['public_key'] as Buffer).toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  expect(verify(null, toBeSigned(keyId, payload), key, signature)).toBe(true);
  expect(decodeClaims(payload)).toMatchObject({
    ...{ issuer: 'school.example', kind: 'taken-part', name: 'आशा राई', event: 'Robot Race' },
    ...{ number: row?.['number'], day: '2025-07-20', award: null },
  });
  await expect(sql(`update certificates set name = 'Another'`)).rejects.toThrow('does not change');
});

test('two who issue the same at the same moment issue each once', async () => {
  for (const name of ['Asha', 'Bina', 'Chitra', 'Deepa']) await handedIn(name);
  const asked = await Promise.all([admin, other, admin].map((by) => ask(by, event.id)));
  expect(asked.map(({ status }) => status)).toEqual([201, 201, 201]);
  const ids = asked.map((each) => each.json<CertificateRun>().id);
  await Promise.all(ids.map((id) => workOff(product, id)));
  expect((await listOf(admin, event.id)).map(({ name }) => name).sort()).toEqual([
    ...['Asha', 'Bina', 'Chitra', 'Deepa'],
  ]);
  const told = await sql(
    `select user_id from notifications where kind = 'certificates-issued'
       and (params ->> 'event_id')::int = $1`,
    [event.id],
  );
  expect(new Set(told.map(({ user_id }) => user_id)).size).toBe(4);
  expect(told).toHaveLength(4);
});

test('an issuing goes on where it stood when its process died', async () => {
  await sql(
    `with people as (
      insert into users (name, email)
      select 'Person of many', 'many-' || n || '@x.example' from generate_series(1, 120) as n
      returning id
    ), registered as (
      insert into registrations (event_id, user_id, answers, questions, registered_on)
      select $1, id, '[]', '{}', $2 from people returning id
    )
    insert into attendances (registration_id, said_at, said_by) select id, $2, $3 from registered`,
    [event.id, NOW, admin.user.id],
  );
  const { id } = (await ask(admin, event.id)).json<CertificateRun>();
  const dies = AbortSignal.abort(new Error('the process ends'));
  await expect(workOff(product, id, dies)).rejects.toThrow('the process ends');
  expect(await listOf(admin, event.id)).toHaveLength(50);
  await workOff(product, id);
  await workOff(product, id);
  expect(await listOf(admin, event.id)).toHaveLength(120);
});

test('what somebody asked for ends where they may not do it any more', async () => {
  await handedIn('Asha');
  const organiser = await product.as('EVENT_ADMIN');
  await grantEvents(product.database, organiser.user.id, [event.id, 'organise']);
  const { id } = (await ask(organiser, event.id)).json<CertificateRun>();
  await grantEvents(product.database, organiser.user.id, [event.id, 'read']);
  await workOff(product, id);
  expect(await listOf(admin, event.id)).toEqual([]);
  const runs = (await admin.get('/api/admin/certificates/runs')).json<CertificateRun[]>();
  expect(runs[0]).toMatchObject({ id, issued: 0, failure: 'author-may-not' });
});

test('somebody is chosen by hand, and nobody else gets one', async () => {
  const asha = await handedIn('Asha');
  await handedIn('Bina');
  const keys = [`taken-part:${event.id}:u${asha}`, `taken-part:${event.id}:u2000000`];
  expect(await issue(product, admin, event.id, { keys })).toMatchObject({ total: 1, issued: 1 });
  expect((await listOf(admin, event.id)).map(({ name }) => name)).toEqual(['Asha']);
  expect((await ask(admin, event.id, { keys })).problem).toBe('nobody-to-issue');
});
