import type { DeskRow, DeskTag } from '@pratibha/contract/desk';
import { MOST_TAGS } from '@pratibha/domain/desk/desk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createNote, createTag } from '../../testing/desk-factories.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  grantEvents,
} from '../../testing/factories.ts';

let product: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());

async function deskOf(...eventIds: readonly number[]): Promise<SignedInClient> {
  const client = await product.as('EVENT_ADMIN');
  const grants = eventIds.map((id) => [id, 'organise'] as const);
  await grantEvents(product.database, client.user.id, ...grants);
  return client;
}

const put = (client: SignedInClient, tag_id: number, ids: readonly number[], is_on = true) =>
  client.put('/api/admin/desk/tags', { tag_id, kind: 'registration', ids, is_on });
const besideOf = async (client: SignedInClient, ids: readonly number[]) =>
  (await client.get(`/api/admin/desk/rows?kind=registration&ids=${ids.join()}`)).json<DeskRow[]>();
const listed = async (client: SignedInClient, path: string) =>
  (await client.get(`/api/admin/${path}`)).json<{ id: number }[]>().map(({ id }) => id);

test('a tag is made once, for an event or for all, by who organises that', async () => {
  const event = await createEvent(product.database, { title: 'Chess' });
  const client = await deskOf(event.id);
  const make = (label: string, event_id: number | null) =>
    client.post('/api/admin/tags', { label, event_id });
  await make(' Vegetarian ', event.id);
  const tags = (await make('vegetarian', event.id)).json<DeskTag[]>();
  expect(tags.filter(({ event_id }) => event_id === event.id)).toMatchObject([
    { label: 'Vegetarian', event_title: 'Chess' },
  ]);
  expect((await make('Late', null)).problem).toBe('not-allowed');
  const other = await createEvent(product.database);
  expect((await make('Late', other.id)).problem).toBe('not-found');
  expect((await make('Late', 2_000_000_000)).problem).toBe('not-found');
  await createTag(product.database, null, 'For all');
  const seen = (await client.get('/api/admin/tags')).json<DeskTag[]>();
  expect(new Set(seen.map(({ event_id }) => event_id))).toEqual(new Set([event.id, null]));
});

test('there are so many of one event at most, also by two at once', async () => {
  const event = await createEvent(product.database);
  await product.database.pool.query(
    `insert into tags (event_id, label) select $1, 'Tag ' || n from generate_series(1, $2) as n`,
    [event.id, MOST_TAGS - 1],
  );
  const make = (label: string) => admin.post('/api/admin/tags', { label, event_id: event.id });
  const responses = await Promise.all([make('One'), make('Other')]);
  expect(responses.map(({ problem }) => problem).sort()).toEqual(['too-many-tags', null].sort());
  expect((await make('Tag 1')).status).toBe(200);
});

test('a tag is put on a selection and taken off it, all or none', async () => {
  const event = await createEvent(product.database);
  const one = await createRegistration(product.database, { event_id: event.id });
  const two = await createRegistration(product.database, { event_id: event.id });
  const elsewhere = await createRegistration(product.database);
  const tag = await createTag(product.database, event.id, 'Bus');
  const forAll = await createTag(product.database, null, 'A bus');
  expect((await put(admin, tag.id, [one.id, elsewhere.id])).problem).toBe('tag-of-another-event');
  expect((await put(admin, tag.id, [one.id, 2_000_000_000])).problem).toBe('not-found');
  const client = await deskOf(event.id);
  expect((await put(client, forAll.id, [one.id, elsewhere.id])).problem).toBe('not-found');
  expect(await besideOf(admin, [one.id])).toEqual([
    { id: one.id, tags: [], notes: 0, assigned_to: null, prepared: null },
  ]);

  expect((await put(client, tag.id, [one.id])).json()).toEqual({ changed: 1 });
  expect((await put(client, tag.id, [one.id, two.id, two.id])).json()).toEqual({ changed: 1 });
  expect((await put(client, forAll.id, [one.id])).json()).toEqual({ changed: 1 });
  await createNote(product.database, { registration_id: one.id });
  expect(await besideOf(client, [two.id, one.id, elsewhere.id])).toEqual([
    { id: one.id, tags: [forAll.id, tag.id], notes: 1, assigned_to: null, prepared: null },
    { id: two.id, tags: [tag.id], notes: 0, assigned_to: null, prepared: null },
  ]);
  expect((await put(client, tag.id, [one.id, two.id], false)).json()).toEqual({ changed: 2 });
  await client.delete(`/api/admin/tags/${forAll.id}`);
  expect(await besideOf(admin, [one.id])).toMatchObject([{ tags: [forAll.id] }]);
  expect((await admin.delete(`/api/admin/tags/${forAll.id}`)).status).toBe(200);
  expect(await besideOf(admin, [one.id])).toMatchObject([{ tags: [] }]);
});

test('lists, their counts and exports are filtered by a tag, for those whose desk it is', async () => {
  const event = await createEvent(product.database);
  const { id, registration_id } = await createSubmission(product.database, { event_id: event.id });
  await createRegistration(product.database, { event_id: event.id });
  const tag = await createTag(product.database, event.id);
  await put(admin, tag.id, [registration_id]);
  const body = { tag_id: tag.id, kind: 'submission', ids: [id], is_on: true };
  await admin.put('/api/admin/desk/tags', body);
  expect(await listed(admin, `registrations?tag=${tag.id}`)).toEqual([registration_id]);
  expect(await listed(admin, `events/submissions?tag=${tag.id}`)).toEqual([id]);
  const page = await admin.get(`/api/admin/registrations?tag=${tag.id}&limit=1`);
  expect(page.headers['x-total-count']).toBe('1');
  const file = await admin.get(`/api/admin/registrations/export?tag=${tag.id}&columns=id`);
  expect(file.text.trim().split('\r\n')).toHaveLength(2);

  const reader = await product.as('EVENT_ADMIN');
  await grantEvents(product.database, reader.user.id, [event.id, 'read']);
  expect(await listed(reader, 'registrations')).toHaveLength(2);
  expect(await listed(reader, `registrations?tag=${tag.id}`)).toEqual([]);
  expect((await reader.get(`/api/admin/desk/rows?kind=registration&ids=1`)).problem).toBe(
    'not-allowed',
  );
});
