import type { OwnData } from '@pratibha/contract/personal-data';
import type { OwnList } from '@pratibha/contract/saved-filters';
import { MOST_FILTERS } from '@pratibha/domain/find/saved-filters';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration, grantEvents } from '../../testing/factories.ts';

let product: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());

const POKHARA = { status: 'PENDING', find: 'college:contains:pokhara' };
const VALUES = { list: 'registrations', name: 'Pokhara', query: POKHARA, is_shared: false };
const save = (client: SignedInClient, values: object = {}) =>
  client.post('/api/admin/saved-filters', { ...VALUES, ...values });
const listOf = async (client: SignedInClient, list = 'registrations') =>
  (await client.get(`/api/admin/lists/own?list=${list}`)).json<OwnList>();
const namesOf = async (client: SignedInClient) =>
  (await listOf(client)).filters.map(({ name }) => name);
type More = { readonly [field: string]: unknown };
async function saved(client: SignedInClient, values: More & { readonly name: string }) {
  const response = await save(client, values);
  expect(response.status).toBe(200);
  const found = response.json<OwnList>().filters.find(({ name }) => name === values.name);
  if (found === undefined) throw new Error('it is not among them');
  return found;
}
const change = (
  client: SignedInClient,
  { id, revision, ...values }: More & { readonly id: number; readonly revision: number },
) => {
  const body = { name: 'Changed', query: {}, is_shared: true, ...values, revision };
  return client.put(`/api/admin/saved-filters/${id}`, body);
};
/** The one that is meant, as it was seen. */
const at = ({ id, revision }: { id: number; revision: number }) => ({ id, revision });
async function organiserOf(...events: readonly (number | null)[]): Promise<SignedInClient> {
  const client = await product.as('EVENT_ADMIN');
  const grants = events.map((id) => [id, 'organise'] as const);
  await grantEvents(product.database, client.user.id, ...grants);
  return client;
}
const auditedOf = async (action: string) =>
  (
    await product.database.pool.query<{ actor_id: number; changes: object }>(
      'select actor_id, changes from audit where action = $1 order by id',
      [action],
    )
  ).rows;

test('one’s own is of nobody else, counts as the list does, and is removed', async () => {
  const event = await createEvent(product.database);
  const client = await organiserOf(event.id);
  for (const status of ['PENDING', 'PENDING', 'REJECTED'] as const)
    await createRegistration(product.database, { event_id: event.id, status });
  await createRegistration(product.database);
  const mine = await saved(client, { name: 'Mine', query: { status: 'PENDING' } });
  expect(mine).toMatchObject({ is_shared: false, may_change: true, revision: 1 });
  const none = await saved(client, { name: 'None', query: { find: 'college:is:Nowhere' } });
  const counted = await client.get('/api/admin/lists/counts?list=registrations');
  expect(counted.json()).toEqual([
    { id: mine.id, rows: '2' },
    { id: none.id, rows: '0' },
  ]);
  expect(await namesOf(admin)).not.toContain('Mine');
  expect((await change(admin, at(mine))).problem).toBe('not-found');
  expect((await admin.delete(`/api/admin/saved-filters/${mine.id}`)).problem).toBe('not-found');
  expect((await client.delete(`/api/admin/saved-filters/${mine.id}`)).status).toBe(200);
  expect(await namesOf(client)).toEqual(['None']);
  expect(await auditedOf('filter.shared')).toEqual([]);
});

test('a shared one changes for others by its owner or an admin alone, and that is written down', async () => {
  const owner = await organiserOf(null);
  const colleague = await organiserOf(null);
  const shared = await saved(owner, { name: 'From Pokhara', is_shared: true });
  expect(await namesOf(colleague)).toContain('From Pokhara');
  const [seen] = (await listOf(colleague)).filters;
  expect(seen).toMatchObject({ owner_name: expect.any(String) as string, may_change: false });
  expect((await change(colleague, at(shared))).problem).toBe('not-your-filter');
  expect((await colleague.delete(`/api/admin/saved-filters/${shared.id}`)).problem).toBe(
    'not-your-filter',
  );
  expect((await listOf(colleague)).filters).toContainEqual(
    expect.objectContaining({ query: POKHARA, revision: 1 }),
  );
  expect((await change(owner, { ...at(shared), name: 'All' })).status).toBe(200);
  expect((await change(admin, { ...at(shared), name: 'All', revision: 2 })).status).toBe(200);
  // Taken back it would be its owner's again.
  expect((await change(admin, { ...at(shared), is_shared: false, revision: 3 })).problem).toBe(
    'not-your-filter',
  );
  expect((await auditedOf('filter.changed')).map(({ actor_id }) => actor_id)).toEqual([
    owner.user.id,
    admin.user.id,
  ]);
  const [first] = await auditedOf('filter.changed');
  expect(first?.changes).toEqual({ name: ['From Pokhara', 'All'], query: 'changed' });
  expect((await admin.delete(`/api/admin/saved-filters/${shared.id}`)).status).toBe(200);
  expect(await auditedOf('filter.removed')).toHaveLength(1);
});

test('of two who change a shared filter at the same time one is told', async () => {
  const other = await product.as('SUPER_ADMIN');
  const shared = await saved(admin, { name: 'Both', is_shared: true });
  const responses = await Promise.all([
    change(admin, { ...at(shared), name: 'One' }),
    change(other, { ...at(shared), name: 'Other' }),
  ]);
  expect(responses.map(({ problem }) => problem).sort()).toEqual(
    ['changed-meanwhile', null].sort(),
  );
});

test('is shared by whose desk it is: of an event with those who read it', async () => {
  const [event, other] = [await createEvent(product.database), await createEvent(product.database)];
  const client = await organiserOf(event.id);
  const stranger = await organiserOf(other.id);
  const reader = await product.as('EVENT_ADMIN');
  await grantEvents(product.database, reader.user.id, [event.id, 'read']);
  const of = (id: number) => ({ name: 'Of it', query: { event_id: String(id) }, is_shared: true });
  expect((await save(client, { is_shared: true })).problem).toBe('not-allowed');
  expect((await save(client, of(other.id))).problem).toBe('not-found');
  expect((await save(reader, of(event.id))).problem).toBe('not-found');
  const shared = await saved(client, of(event.id));
  expect(await namesOf(reader)).toContain('Of it');
  expect(await namesOf(stranger)).not.toContain('Of it');
  expect((await change(stranger, at(shared))).problem).toBe('not-found');
});

test('of people is of those who may read the list of users', async () => {
  const client = await organiserOf((await createEvent(product.database)).id);
  expect((await client.get('/api/admin/lists/own?list=users')).problem).toBe('not-allowed');
  expect((await save(client, { list: 'users', query: {} })).problem).toBe('not-allowed');
  const found = await save(admin, {
    list: 'users',
    name: 'Girls',
    query: { find: 'gender:is:FEMALE' },
  });
  expect(found.status).toBe(200);
});

test.each([
  ['an unknown parameter', { query: { cursor: 'x' } }, '/query', 'unknown-filter'],
  ['a filter of another list', { query: { find: 'replaced:filled' } }, '/query', 'unknown-filter'],
  ['an edition, by which everything is filtered', { query: { edition: '2025' } }, '/query', null],
  ['no name', { name: ' ' }, '/name', 'required'],
] as const)('with %s is refused', async (_, values, pointer, code) => {
  const response = await save(admin, values);
  expect(response.status).toBe(422);
  expect(response.json()['errors']).toMatchObject([{ pointer, ...(code && { code }) }]);
  const { id, revision } = await saved(admin, { name: `Sound ${pointer} ${String(code)}` });
  expect((await change(admin, { id, revision, is_shared: false, ...values })).status).toBe(422);
});

test('there are so many of one person at most, also by two at once', async () => {
  const client = await organiserOf(null);
  for (let n = 1; n < MOST_FILTERS; n += 1) await saved(client, { name: `Filter ${n}` });
  const responses = await Promise.all([save(client), save(client)]);
  expect(responses.map(({ problem }) => problem).sort()).toEqual(['too-many-filters', null].sort());
});

test('columns are chosen and ordered, kept a person, and given back', async () => {
  const client = await organiserOf(null);
  const choose = (columns: readonly string[] | null) =>
    client.put('/api/admin/lists/columns', { list: 'registrations', columns });
  const chosen = ['answer.T-shirt?', 'status', 'college'];
  expect((await choose([...chosen, 'status'])).json()).toMatchObject({ columns: chosen });
  expect((await listOf(client)).columns).toEqual(chosen);
  expect((await listOf(client, 'submissions')).columns).toBeNull();
  expect((await listOf(admin)).columns).toBeNull();
  expect((await choose(['mobile'])).status).toBe(422);
  expect((await choose(null)).json()).toMatchObject({ columns: null });
});

test('who is erased leaves what is shared to all, without a name; the rest is told and goes', async () => {
  const client = await organiserOf(null);
  await saved(client, { name: 'Own', query: {} });
  const shared = await saved(client, { name: 'For all', query: {}, is_shared: true });
  await client.put('/api/admin/lists/columns', { list: 'users', columns: ['email'] });
  const own = (await client.get('/api/user/data')).json<OwnData>();
  expect(own.lists).toEqual({
    filters: [
      { list: 'registrations', name: 'Own', query: {}, is_shared: false },
      { list: 'registrations', name: 'For all', query: {}, is_shared: true },
    ],
    columns: [{ list: 'users', columns: ['email'] }],
  });
  const boss = await product.as('SUPER_ADMIN');
  const { email } = (await boss.get(`/api/admin/users/${client.user.id}`)).json<{
    email: string;
  }>();
  const erased = await boss.put(`/api/admin/users/${client.user.id}/erase`, { confirm: email });
  expect(erased.status).toBe(200);
  const left = (await listOf(boss)).filters.find(({ id }) => id === shared.id);
  expect(left).toMatchObject({ name: 'For all', owner_name: null, may_change: true });
  const { rows } = await product.database.pool.query(
    `select 1 from saved_filters where user_id = $1
     union all select 1 from list_columns where user_id = $1`,
    [client.user.id],
  );
  expect(rows).toEqual([]);
});
