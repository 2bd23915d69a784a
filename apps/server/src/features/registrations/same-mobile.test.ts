import { type AdminRegistration, MOST_SAME_MOBILE } from '@pratibha/contract/registrations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration, createUser } from '../../testing/factories.ts';

let product: TestApp;
let organiser: SignedInClient;
let eventId: number;

beforeAll(async () => {
  product = await startTestApp();
  organiser = await product.as({ role: 'EVENT_ADMIN', profile: null });
  ({ id: eventId } = await createEvent(product.database));
  const { id: otherEventId } = await createEvent(product.database);
  await take('Mallory 1', '9811111111');
  await take('Mallory 2', '9811111111', { status: 'REJECTED' });
  await take('Mallory 3', '9811111111', {}, { status: 'DELETED' });
  await take('Elsewhere', '9811111111', { event_id: otherEventId });
  await take('Alone', '9822222222');
  await take('Alone elsewhere too', '9822222222', { event_id: otherEventId });
  await take('Nobody', null);
  await take('Nobody else', null);
});
afterAll(() => product.close());

async function take(name: string, mobile: string | null, registration = {}, user = {}) {
  const profile = mobile === null ? null : { mobile };
  const { id } = await createUser(product.database, { name, profile, ...user });
  await createRegistration(product.database, { user_id: id, event_id: eventId, ...registration });
}

async function list(query: string): Promise<{ people: [string, number | null][]; total: unknown }> {
  const response = await organiser.get(`/api/admin/registrations?sort=id${query}`);
  expect(response.status).toBe(200);
  const rows = response.json<AdminRegistration[]>();
  return {
    people: rows.map(({ user_name, same_mobile }) => [user_name, same_mobile]),
    total: response.headers['x-total-count'],
  };
}

const PROFILE = {
  name: 'Asha Shrestha',
  dob: '2007-04-14',
  gender: 'FEMALE',
  address: 'Baneshwor, Kathmandu',
  college_name: 'Example Secondary School',
  college_address: 'Baneshwor, Kathmandu',
};

const MALLORY = [
  ['Mallory 1', 2],
  ['Mallory 2', 2],
  ['Mallory 3', 2],
];

test('a registration says how many others of its event have the same mobile', async () => {
  expect((await list('')).people).toEqual([
    ...MALLORY,
    ['Elsewhere', 0],
    ['Alone', 0],
    ['Alone elsewhere too', 0],
    ['Nobody', 0],
    ['Nobody else', 0],
  ]);
  const [first] = (await organiser.get('/api/admin/registrations?q=Mallory+1')).json<
    AdminRegistration[]
  >();
  const one = await organiser.get(`/api/admin/registrations/${first?.id}`);
  expect(one.json<AdminRegistration>().same_mobile).toBe(2);
});

test('lists, their totals and exports are asked for those alone', async () => {
  expect(await list('&same_mobile=true')).toEqual({ people: MALLORY, total: '3' });
  expect(await list('&same_mobile=true&status=REJECTED')).toEqual({
    people: [['Mallory 2', 2]],
    total: '1',
  });
  expect(await list('&same_mobile=true&q=alone')).toEqual({ people: [], total: '0' });
  const paged = await list('&same_mobile=true&limit=2');
  expect(paged).toEqual({ people: MALLORY.slice(0, 2), total: '3' });
  const csv = await organiser.get('/api/admin/registrations/export?same_mobile=true&sort=id');
  const lines = csv.text.trim().split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',')[2])).toEqual(MALLORY.map(([name]) => name));
  const wrong = await organiser.get('/api/admin/registrations?same_mobile=false');
  expect([wrong.status, wrong.problem]).toEqual([422, 'invalid-input']);
});

test('what counts is the mobile that people have now', async () => {
  const { id } = await createEvent(product.database);
  const people = [await product.as('USER'), await product.as('USER')];
  for (const [index, person] of people.entries()) {
    await createRegistration(product.database, { user_id: person.user.id, event_id: id });
    await person.put('/api/user/profile', { ...PROFILE, mobile: `984444444${index}` });
  }
  const counts = async () => (await list(`&event_id=${id}`)).people.map(([, others]) => others);
  expect(await counts()).toEqual([0, 0]);
  const changed = await people[0]?.put('/api/user/profile', { ...PROFILE, mobile: '9844444441' });
  expect(changed?.status).toBe(200);
  expect(await counts()).toEqual([1, 1]);
});

test('many are counted up to a bound', async () => {
  const { id } = await createEvent(product.database);
  await product.database.pool.query(
    `insert into users (name, email) select 'Crowd', 'crowd' || n || '@bulk.test'
     from generate_series(0, ${MOST_SAME_MOBILE + 1}) as n`,
  );
  await product.database.pool.query(
    `insert into profiles (user_id, mobile, dob, gender, address, college_name, college_address)
     select id, '9833333333', '2007-04-14', 'FEMALE', 'A', 'B', 'C' from users
     where name = 'Crowd'`,
  );
  await product.database.pool.query(
    `insert into registrations (event_id, user_id, answers, questions, registered_on)
     select $1, id, '[]', '{}', now() from users where name = 'Crowd'`,
    [id],
  );
  const { people } = await list(`&event_id=${id}`);
  expect(people).toHaveLength(MOST_SAME_MOBILE + 2);
  expect(new Set(people.map(([, others]) => others))).toEqual(new Set([MOST_SAME_MOBILE]));
});
