import type { AdminUser } from '@pratibha/contract/users';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { createEvent, createUser, kyselyOf } from '../../../testing/factories.ts';

let test: TestApp;
let admin: SignedInClient;
let ram: number;
const db = () => kyselyOf(test.database);

/** In the order of the alphabet: what stands above a letter comes before it, a half letter last. */
const NAMES = [
  'अंशु',
  'अनिल',
  'आशा राई',
  'इन्दिरा',
  'कमल',
  'काजल',
  'किरण',
  'कुमार',
  'कृष्ण',
  'केशव',
  'क्रान्ति',
  'खगेन्द्र',
  'गणेश',
  'ङिमा',
  'चन्द्र',
  'नीमा',
  'राम बहादुर',
  'हरि',
];

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as({ role: 'ADMIN', name: 'Zenith Admin', email: 'zenith@test.example' });
  const { database } = test;
  // Not in the order of the alphabet.
  for (const name of NAMES.toReversed()) {
    const isAsha = name === 'आशा राई';
    const { id } = await createUser(database, {
      ...{ name, email: `${isAsha ? 'asha.rai' : 'person'}${NAMES.indexOf(name)}@test.example` },
      profile: {
        mobile: isAsha ? '9812345678' : '9800000000',
        college_name: isAsha ? 'कलेज नं. १२' : 'Campus 34',
      },
    });
    if (name === 'राम बहादुर') {
      ram = id;
      await giveName(id, 'Ram Bahadur');
    }
  }
});
afterAll(() => test.close());

/** As the person says it for their certificates; null takes it back. */
async function giveName(userId: number, name: string | null) {
  await sql`delete from certificate_names where user_id = ${userId}`.execute(db());
  if (name === null) return;
  await sql`insert into certificate_names (user_id, edition_id, name, said_at)
    values (${userId}, live_edition(), ${name}, now())`.execute(db());
}

async function namesOf(query: string): Promise<string[]> {
  const response = await admin.get(`/api/admin/users${query}`);
  expect(response.status).toBe(200);
  return response.json<AdminUser[]>().map(({ name }) => name);
}

it('orders names of both scripts, Latin before Devanagari', async () => {
  expect(await namesOf('?sort=name')).toEqual(['Zenith Admin', ...NAMES]);
  expect((await namesOf('?sort=-name')).at(0)).toBe('हरि');
});

it.each([
  ['आशा', ['आशा राई']],
  ['राई आशा', ['आशा राई']],
  ['बहादुर', ['राम बहादुर']],
  // The address is in Latin letters, the name is not.
  ['Asha Rai', ['आशा राई']],
  // So is the name for certificates.
  ['ram bahadur', ['राम बहादुर']],
  ['राम Bahadur', ['राम बहादुर']],
  // Of nobody else a Latin name is known.
  ['Kamal', []],
  // Digits of either script find those of either.
  ['९८१२३४', ['आशा राई']],
  ['९८१२34', ['आशा राई']],
  ['98123४', ['आशा राई']],
  ['कलेज 12', ['आशा राई']],
  ['३४ अनिल', ['अनिल']],
])('%s finds %j', async (q, names) => {
  expect(await namesOf(`?q=${encodeURIComponent(q)}`)).toEqual(names);
});

it.each([
  ['contains:12', ['आशा राई']],
  ['contains:१२', ['आशा राई']],
  ['contains:कलेज', ['आशा राई']],
  ['is:कलेज नं. १२', ['आशा राई']],
])('the filter by a college that %s finds %j', async (test, names) => {
  expect(await namesOf(`?find=${encodeURIComponent(`college:${test}`)}`)).toEqual(names);
});

it('finds them in the search of everything', async () => {
  const event = await createEvent(test.database, { title: 'दौड २०८२' });
  const find = async (q: string) =>
    (await admin.get(`/api/admin/search?q=${encodeURIComponent(q)}`)).json<{
      people: { name: string }[];
      events: { id: number }[];
    }>();
  expect((await find('ram bahadur')).people.map(({ name }) => name)).toEqual(['राम बहादुर']);
  expect((await find('आशा')).people.map(({ name }) => name)).toEqual(['आशा राई']);
  for (const q of ['2082', 'दौड २०८२', '२०८२', '20']) {
    expect((await find(q)).events.map(({ id }) => id)).toEqual([event.id]);
  }
});

it('forgets a name for certificates that is taken back, and finds the one that follows', async () => {
  await giveName(ram, null);
  expect(await namesOf('?q=ram+bahadur')).toEqual([]);
  await giveName(ram, 'Raam Bdr.');
  expect(await namesOf('?q=raam')).toEqual(['राम बहादुर']);
  await sql`update profiles set college_name = 'कलेज' where user_id = ${ram}`.execute(db());
  expect(await namesOf(`?q=raam+${encodeURIComponent('कलेज')}`)).toEqual(['राम बहादुर']);
});
