import type { FoundThings } from '@pratibha/contract/search';
import { SEARCH_LIMITS } from '@pratibha/domain/search/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createClass } from '../../testing/class-factories.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  createUser,
  grantEvents,
} from '../../testing/factories.ts';

let product: TestApp;
let admin: SignedInClient;
type Row = { readonly id: number };
let nima: Row;
let chess: Row;
let registration: Row;
let work: Row;
/** Of another event. */
let elsewhere: Row;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
  const { database } = product;
  nima = await createUser(database, {
    ...{ name: 'Nima Sherpa', email: 'nima.s@college.example' },
    profile: { mobile: '9811223344', college_name: 'Himalaya Campus' },
  });
  chess = await createEvent(database, { title: 'Blindfold Chess', requires_submission: true });
  registration = await createRegistration(database, {
    ...{ event_id: chess.id, user_id: nima.id, status: 'SHORTLISTED' },
  });
  work = await createSubmission(database, {
    ...{ event_id: chess.id, user_id: nima.id, registration_id: registration.id },
  });
  elsewhere = await createRegistration(database, { user_id: nima.id });
});
afterAll(() => product.close());

async function find(client: SignedInClient, q: string): Promise<FoundThings> {
  const response = await client.get(`/api/admin/search?q=${encodeURIComponent(q)}`);
  expect(response.status).toBe(200);
  expect(response.headers['x-total-count']).toBeUndefined();
  return response.json<FoundThings>();
}
const named = async (client: SignedInClient, things: string) =>
  (await client.get(`/api/admin/search?things=${things}`)).json<FoundThings>();
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** Ids by kind, of kinds that found something. */
function idsIn(found: FoundThings): Partial<Record<keyof FoundThings, number[]>> {
  const kinds = Object.entries(found).filter(([, rows]) => rows.length > 0);
  return Object.fromEntries(kinds.map(([kind, rows]) => [kind, idsOf(rows)]));
}

async function deskOf(kind: 'organise' | 'read', ...eventIds: number[]): Promise<SignedInClient> {
  const client = await product.as('EVENT_ADMIN');
  const grants = eventIds.map((id) => [id, kind] as const);
  await grantEvents(product.database, client.user.id, ...grants);
  return client;
}

describe('by whoever organises everything', () => {
  test.each([
    ['the name', 'nima sherpa'],
    ['words in another order and case', 'SHERPA nim'],
    ['the mail address', 'nima.s@college'],
    ['the mobile', '9811223344'],
    ['a part of the mobile', '11223'],
    ['the college', 'himalaya'],
    ['a name and a college', 'nima himalaya'],
    ['how a word begins', 'ni sh hi'],
  ])('a person is found by %s, with what they take part in', async (_, q) => {
    expect(idsIn(await find(admin, q))).toEqual({
      people: [nima.id],
      registrations: [elsewhere.id, registration.id],
      submissions: [work.id],
    });
  });

  test('a person is told with what tells them from others', async () => {
    expect((await find(admin, 'nima sherpa')).people).toEqual([
      {
        ...{ id: nima.id, name: 'Nima Sherpa', email: 'nima.s@college.example' },
        ...{ college: 'Himalaya Campus', status: 'ACTIVE' },
      },
    ]);
  });

  test.each(['nima gurung', 'sherpas', 'im', 'n', ''])('%j finds nobody', async (q) => {
    expect((await find(admin, q)).people).toEqual([]);
  });

  test('an event is found by its title, with who takes part and what they handed in', async () => {
    const found = await find(admin, 'chess blind');
    expect(idsIn(found)).toEqual({
      ...{ events: [chess.id], registrations: [registration.id], submissions: [work.id] },
    });
    expect(found.registrations).toEqual([
      {
        ...{ id: registration.id, person: 'Nima Sherpa', event_title: 'Blindfold Chess' },
        status: 'SHORTLISTED',
      },
    ]);
  });

  test.each([String, (id: number) => `#${id}`, inDevanagari])(
    'each is found by its number first',
    async (write) => {
      expect(idsOf((await find(admin, write(nima.id))).people)[0]).toBe(nima.id);
      expect(idsOf((await find(admin, write(chess.id))).events)[0]).toBe(chess.id);
      const { registrations } = await find(admin, write(registration.id));
      expect(idsOf(registrations)[0]).toBe(registration.id);
      expect(idsOf((await find(admin, write(work.id))).submissions)[0]).toBe(work.id);
    },
  );

  test('an announcement is found by its subject and its number, a deleted event as one', async () => {
    const { kysely } = product.database;
    const announcement = await kysely
      .insertInto('announcements')
      .values({
        ...{ subject: 'Bring a torch', text: 'It is dark.', channel: 'bell', source: 'users' },
        ...{ filters: '{}', created_at: product.clock.now(), updated_at: product.clock.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const gone = await createEvent(product.database, { title: 'Torch relay', status: 'DELETED' });
    const found = await find(admin, 'torch');
    expect(idsIn(found)).toEqual({ announcements: [announcement.id], events: [gone.id] });
    expect(found.events[0]?.status).toBe('DELETED');
    const { announcements } = await find(admin, String(announcement.id));
    expect(idsOf(announcements)).toEqual([announcement.id]);
  });

  test('a class of a workshop is no event, and who takes it is found by name', async () => {
    const { id } = await createClass(product.database, { title: 'Glassblowing' });
    const mine = await createUser(product.database, { name: 'Ujjwal Zimba' });
    const taken = await createRegistration(product.database, { event_id: id, user_id: mine.id });
    expect(idsIn(await find(admin, 'glassblowing'))).toEqual({});
    expect(idsIn(await find(admin, 'zimba'))).toEqual({
      ...{ people: [mine.id], registrations: [taken.id] },
    });
    expect((await admin.get(`/api/admin/registrations/${taken.id}`)).status).toBe(200);
  });

  test('names in Devanagari are found, whole, in part and by how they begin', async () => {
    const { id } = await createUser(product.database, {
      ...{ name: 'रामबहादुर थापा', email: 'rb@x.example' },
      profile: { mobile: '9800000001', college_name: 'रत्न कलेज' },
    });
    for (const q of ['रामबहादुर थापा', 'थापा', 'बहादुर', 'रत्न', 'था', 'थापा कलेज'])
      expect([q, idsOf((await find(admin, q)).people)]).toEqual([q, [id]]);
    expect((await find(admin, 'थापाx')).people).toEqual([]);
  });

  test('signs that mean something to the database stand for themselves', async () => {
    const { id } = await createUser(product.database, { name: String.raw`100%_\ O'Hara "Ra"` });
    for (const q of ['100%', '0%_', String.raw`%_\ `, "o'ha", '"ra"'])
      expect([q, idsOf((await find(admin, q)).people)]).toEqual([q, [id]]);
    for (const q of ['%%', '__', '%nima%', "'; drop table users; --", '\u{1F600}\u{1F600}'])
      expect([q, (await find(admin, q)).people]).toEqual([q, []]);
    expect((await admin.get(`/api/admin/search?q=${'x'.repeat(201)}`)).status).toBe(422);
    expect((await admin.get('/api/admin/search?things=person-1;drop')).status).toBe(422);
  });

  test('of each kind there are five, the likeliest and newest first', async () => {
    const title = 'Kite flying';
    const event = await createEvent(product.database, { title });
    const users: number[] = [];
    for (const name of ['Bala Kite', 'Kite One', 'Kite Two', ...'345678'].slice(0, 7))
      users.push((await createUser(product.database, { name: `${name} kite` })).id);
    const rows: number[] = [];
    for (const user_id of users)
      rows.push((await createRegistration(product.database, { event_id: event.id, user_id })).id);
    const found = await find(admin, 'kite');
    expect(found.people.map(({ name }) => name).slice(0, 2)).toEqual([
      ...['Kite Two kite', 'Kite One kite'],
    ]);
    expect(found.people).toHaveLength(SEARCH_LIMITS.ofKind);
    expect(idsOf(found.registrations)).toEqual(rows.toReversed().slice(0, SEARCH_LIMITS.ofKind));
  });

  test('a word that most have finds whoever came last', async () => {
    const event = await createEvent(product.database, { title: 'Rope walking' });
    await product.database.pool.query(
      `with made as (insert into users (name, email)
         select 'Zephyr ' || n, 'z' || n || '@x.example' from generate_series(1, 1200) as n
         returning id)
       insert into registrations (event_id, user_id, answers, questions, registered_on)
       select $1, id, '[]', '{}', now() from (select id from made order by id desc limit 7) as last`,
      [event.id],
    );
    const { rows } = await product.database.pool.query<Row>(
      'select id from registrations where event_id = $1 order by id desc limit 5',
      [event.id],
    );
    for (const client of [admin, await deskOf('organise', event.id, chess.id)])
      expect(idsOf((await find(client, 'zephyr')).registrations)).toEqual(idsOf(rows));
    expect((await find(admin, 'zephyr')).people).toHaveLength(SEARCH_LIMITS.ofKind);
  });
});

describe('by whoever organises an event', () => {
  test('what is of it is found, and nothing else', async () => {
    const mine = await deskOf('organise', chess.id);
    const ofChess = { registrations: [registration.id], submissions: [work.id] };
    for (const q of ['nima sherpa', 'nima.s@college', '9811223344', 'himalaya'])
      expect([q, idsIn(await find(mine, q))]).toEqual([q, ofChess]);
    expect(idsIn(await find(mine, 'blindfold'))).toEqual({ events: [chess.id], ...ofChess });
    expect(idsOf((await find(mine, String(elsewhere.id))).registrations)).not.toContain(
      elsewhere.id,
    );
    expect(idsIn(await find(mine, 'torch'))).toEqual({});
    const other = await deskOf('organise', (await createEvent(product.database)).id);
    expect(idsIn(await find(other, 'nima'))).toEqual({});
    expect(idsIn(await find(other, 'blindfold'))).toEqual({});
  });

  test('who only reads an event finds by name alone, and learns no contact by searching', async () => {
    const reader = await deskOf('read', chess.id);
    expect(idsIn(await find(reader, 'nima sherpa'))).toEqual({
      ...{ registrations: [registration.id], submissions: [work.id] },
    });
    for (const q of ['nima.s@college', '9811223344', '98112', 'himalaya', 'nima himalaya'])
      expect([q, idsIn(await find(reader, q))]).toEqual([q, {}]);
  });
});

test('things that are named are told as far as one may look at them', async () => {
  const all = `person-${nima.id},event-${chess.id},registration-${registration.id},registration-${elsewhere.id},submission-${work.id},event-2000000000,judge-1`;
  expect(idsIn(await named(admin, all))).toEqual({
    ...{ people: [nima.id], events: [chess.id], submissions: [work.id] },
    registrations: expect.toSatisfy(
      (ids: number[]) =>
        ids.toSorted().join() === [registration.id, elsewhere.id].toSorted().join(),
    ) as number[],
  });
  expect(idsIn(await named(await deskOf('read', chess.id), all))).toEqual({
    ...{ events: [chess.id], registrations: [registration.id], submissions: [work.id] },
  });
  const none = await deskOf('organise');
  expect((await none.get(`/api/admin/search?things=${all}`)).problem).toBe('not-allowed');
});

test('whoever was demoted or suspended finds nothing from the next key on', async () => {
  const { kysely } = product.database;
  const desk = await product.as('ADMIN');
  expect((await find(desk, 'nima')).people).toHaveLength(1);
  const event_grants = [{ event_id: chess.id, kind: 'organise' }];
  const change = (values: object, id: number) => admin.put(`/api/admin/users/${id}`, values);
  expect((await change({ role: 'EVENT_ADMIN', event_grants }, desk.user.id)).status).toBe(200);
  expect(idsIn(await find(desk, 'nima'))).not.toHaveProperty('people');
  expect((await change({ role: 'USER' }, desk.user.id)).status).toBe(200);
  expect((await desk.get('/api/admin/search?q=nima')).problem).toBe('not-allowed');
  await kysely
    .updateTable('users')
    .set({ status: 'DELETED' })
    .where('id', '=', desk.user.id)
    .execute();
  expect([401, 403]).toContain((await desk.get('/api/admin/search?q=nima')).status);
});

function inDevanagari(id: number): string {
  return String(id).replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));
}
