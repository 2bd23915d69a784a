import type { NamedPerson } from '@pratibha/contract/certificate-names';
import type { CertificateName, OwnCertificate } from '@pratibha/contract/own-certificates';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { createCertificate, liveEdition } from '../../../testing/certificate-factories.ts';
import { createEvent, createSubmission, grantEvents } from '../../../testing/factories.ts';
import { tellIssued } from './told-certificates.ts';

type Own = { certificates: OwnCertificate[]; names: CertificateName[] };

const NOW = '2025-07-16T04:15:00Z';
const NAMES = '/api/admin/certificate-names';

let product: TestApp;
let organiser: SignedInClient;
let student: SignedInClient;
let studentName: string;
let event: Awaited<ReturnType<typeof createEvent>>;
let edition: number;

beforeAll(async () => {
  product = await startTestApp();
  organiser = await product.as('ADMIN');
  edition = await liveEdition(product.database);
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set(NOW);
  student = await product.as('USER');
  studentName = String((await student.get('/api/user/profile')).json()['name']);
  event = await createEvent(product.database, { requires_submission: true });
});

const handIn = (client = student, status: 'PENDING' | 'REJECTED' = 'PENDING') =>
  createSubmission(product.database, {
    ...{ event_id: event.id, user_id: client.user.id, status },
    ...(status === 'PENDING' ? {} : { reviewed_by: organiser.user.id }),
  });
const own = async (client = student) => (await client.get('/api/user/certificates')).json<Own>();
const say = (name: string, client = student) =>
  client.put(`/api/user/editions/${edition}/certificate-name`, { name });
const ask = (body: object = { event_id: event.id }, client = organiser) => client.post(NAMES, body);
const counts = async (query = `event_id=${event.id}`) =>
  (await organiser.get(`${NAMES}?${query}`)).json();
const certify = (client = student, values = {}) =>
  createCertificate(product.database, {
    ...{ user_id: client.user.id, name: studentName, event_id: event.id },
    ...{ event_title: event.title, ...values },
  });
async function told(kind: string, client = student): Promise<unknown[]> {
  const { rows } = await product.database.pool.query<{ params: unknown }>(
    'select params from notifications where kind = $1 and user_id = $2 order by id',
    [kind, client.user.id],
  );
  return rows.map(({ params }) => params);
}

describe('asking for names', () => {
  test('is of whoever will get one, once, by bell and mail, and audited', async () => {
    await handIn();
    const rejected = await product.as('USER');
    await handIn(rejected, 'REJECTED');
    expect(await counts()).toEqual({ get: 1, unasked: 1, answered: 0, waiting: 0, until: null });
    expect((await own()).names).toEqual([]);
    expect((await ask()).json()).toEqual({ asked: 1 });
    expect((await ask()).json()).toEqual({ asked: 0 });
    expect(await told('certificate-name-asked')).toEqual([{ edition_id: edition }]);
    expect(await told('certificate-name-asked', rejected)).toEqual([]);
    expect(await counts()).toEqual({
      ...{ get: 1, unasked: 0, answered: 0, waiting: 1, until: '2025-07-23T18:15:00.000Z' },
    });
    const { rows } = await product.database.pool.query(
      `select changes from audit where action = 'edition.names-asked'
       and (changes ->> 'event_id')::int = $1`,
      [event.id],
    );
    expect(rows).toEqual([{ changes: { event_id: event.id, count: 1 } }]);
  });

  test('of two who ask for names at once, one asks nobody', async () => {
    await handIn();
    const both = await Promise.all([ask(), ask({ event_id: event.id }, await product.as('ADMIN'))]);
    expect(both.map((each) => each.json<{ asked: number }>().asked).sort()).toEqual([0, 1]);
    expect(await told('certificate-name-asked')).toHaveLength(1);
  });

  test('of a year an event admin asks those of their events alone', async () => {
    await handIn();
    const other = await createEvent(product.database);
    const foreign = await createSubmission(product.database, { event_id: other.id });
    const admin = await product.as('EVENT_ADMIN');
    await grantEvents(product.database, admin.user.id, [event.id, 'organise']);
    expect((await ask({ event_id: other.id }, admin)).problem).toBe('not-allowed');
    expect((await ask({}, admin)).json()).toEqual({ asked: 1 });
    const { rows } = await product.database.pool.query(
      'select from certificate_names where user_id = $1',
      [foreign.user_id],
    );
    expect(rows).toEqual([]);
    expect((await ask({ edition: '1999' }, admin)).problem).toBe('invalid-input');
  });
});

describe('a name', () => {
  test('is answered in time, and corrected once', async () => {
    await handIn();
    expect((await say('Asha Rai')).problem).toBe('not-found');
    await ask();
    expect((await own()).names).toEqual([
      {
        ...{ edition_id: edition, edition: expect.any(String) as string, name_state: 'asked' },
        ...{ name: studentName, until: '2025-07-23T18:15:00.000Z' },
      },
    ]);
    for (const wrong of ['', 'A\u202eb', '名'])
      expect((await say(wrong)).problem).toBe('invalid-input');
    expect((await say('  आशा   राई ')).json<CertificateName>()).toMatchObject({
      ...{ name: 'आशा राई', name_state: 'said', until: null },
    });
    expect((await say('आशा राई')).json()).toMatchObject({ name_state: 'said' });
    expect((await say('Asha Rai')).json()).toMatchObject({
      name: 'Asha Rai',
      name_state: 'settled',
    });
    expect((await say('Asha')).problem).toBe('certificate-name-settled');
    expect(await counts()).toMatchObject({ get: 1, answered: 1, waiting: 0 });
  });

  test('of two tabs that answer, the second corrects', async () => {
    await handIn();
    await ask();
    const both = await Promise.all([say('Asha Rai'), say('Asha R.')]);
    expect(both.map((each) => each.json<CertificateName>().name_state).sort()).toEqual([
      'said',
      'settled',
    ]);
  });

  test('is the profile’s once seven days are over, also for a clock that was set back', async () => {
    await handIn();
    await ask();
    product.clock.set('2025-07-23T18:15:00Z');
    expect((await own()).names).toMatchObject([{ name_state: 'said', until: null }]);
    product.clock.set('2025-07-01T00:00:00Z');
    expect((await own()).names).toMatchObject([{ name_state: 'asked' }]);
  });

  test('that is corrected afterwards is issued again, and the number before is revoked', async () => {
    const { id } = await certify();
    expect((await say('Asha Rai')).json()).toMatchObject({ name_state: 'settled' });
    const [now, before] = (await own()).certificates;
    expect(now).toMatchObject({ name: 'Asha Rai', event_title: event.title, revoked_at: null });
    expect(before).toMatchObject({
      ...{ id, name: studentName, replaced_by: now?.number },
      revoke_reason: 'Name corrected by its holder',
    });
    expect(await told('certificates-reissued')).toEqual([
      { edition_id: edition, event_id: event.id, certificate_ids: [now?.id] },
    ]);
  });

  test('is corrected by an organiser, who leaves the person their own correction', async () => {
    await certify();
    const path = `/api/admin/users/${student.user.id}/certificate-name`;
    const found = await organiser.get(
      `${NAMES}/people?q=${encodeURIComponent(studentName.slice(0, 4))}`,
    );
    expect(found.json<NamedPerson[]>().map(({ user_id }) => user_id)).toContain(student.user.id);
    expect((await organiser.put(path, { name: 'Asha Rai' })).json()).toMatchObject({
      ...{ name: 'Asha Rai', profile_name: studentName },
    });
    expect((await own()).names).toMatchObject([{ name: 'Asha Rai', name_state: 'said' }]);
    expect(
      (await own()).certificates.map(({ name, revoke_reason }) => [name, revoke_reason]),
    ).toEqual([
      ['Asha Rai', null],
      [studentName, 'Name corrected by an organiser'],
    ]);
    const { rows } = await product.database.pool.query(
      `select changes from audit where action = 'certificate-name.set' and actor_id = $1
       order by id desc limit 1`,
      [organiser.user.id],
    );
    expect(rows).toEqual([
      {
        changes: {
          ...{ edition_id: edition, certificate_name: [studentName, 'Asha Rai'] },
        },
      },
    ]);
  });
});

describe('one’s own certificates', () => {
  test('are files for their holder alone', async () => {
    const { id } = await certify();
    const [{ number = '' } = {}] = (await own()).certificates;
    for (const [form, type] of [
      ['pdf', 'application/pdf'],
      ['png', 'image/png'],
    ] as const) {
      const path = `/api/user/certificates/${id}/${form}`;
      const { status, headers } = await student.get(path);
      expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
        ...[200, type, `attachment; filename="certificate-${number}.${form}"`],
      ]);
      expect((await organiser.get(path)).problem).toBe('not-found');
    }
    expect((await own(organiser)).certificates).toEqual([]);
  });

  test('are told once for all that are issued together', async () => {
    const both = [await certify(), await certify(student, { kind: 'judge' })];
    const ids = both.map(({ id }) => id);
    await tellIssued(product.database.kysely, ids, new Date(NOW));
    await tellIssued(product.database.kysely, ids, new Date(NOW));
    expect(await told('certificates-issued')).toEqual([
      { edition_id: edition, event_id: event.id, certificate_ids: ids },
    ]);
  });

  test('are shared by a link that is made once, and taken back', async () => {
    const { id } = await certify();
    const path = `/api/user/certificates/${id}/share`;
    const shared = (await student.put(path)).json<{ share_url: string }>();
    expect((await student.put(path)).json()).toEqual(shared);
    expect((await organiser.put(path)).problem).toBe('not-found');
    const { pathname } = new URL(shared.share_url);
    const page = await product.anonymous().get(pathname);
    expect([page.status, page.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    for (const said of [studentName, event.title, '/verify#', 'og:image'])
      expect(page.text).toContain(said);
    const picture = await product.anonymous().get(`${pathname}/picture.png`);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await student.delete(path)).json()).toEqual({ share_url: null });
    for (const gone of [pathname, `${pathname}/picture.png`])
      expect((await product.anonymous().get(gone)).status).toBe(404);
    await product.database.pool.query(
      `update certificates set revoked_at = now(), revoked_by = user_id, revoke_reason = 'Wrong'
       where id = $1`,
      [id],
    );
    expect((await student.put(path)).problem).toBe('certificate-not-to-share');
  });

  test('are nobody’s once their person is erased, and stay as numbers', async () => {
    const { id } = await certify();
    const path = `/api/user/certificates/${id}/share`;
    const { share_url } = (await student.put(path)).json<{ share_url: string }>();
    const data = (await student.get('/api/user/data')).json<{ certificates: object[] }>();
    expect(data.certificates).toMatchObject([{ name: studentName, is_shared: true }]);
    const boss = await product.as('SUPER_ADMIN');
    const erased = await boss.put(`/api/admin/users/${student.user.id}/erase`, {
      confirm: student.user.email,
    });
    expect(erased.status).toBe(200);
    const { rows } = await product.database.pool.query(
      'select name, signed, revoked_at from certificates where id = $1',
      [id],
    );
    expect(rows).toEqual([{ name: null, signed: null, revoked_at: null }]);
    expect((await product.anonymous().get(new URL(share_url).pathname)).status).toBe(404);
  });
});
