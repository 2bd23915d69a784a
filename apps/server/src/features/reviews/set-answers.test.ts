import type { SetAnswer } from '@pratibha/contract/set-answers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createTag } from '../../testing/desk-factories.ts';
import { createEvent, grantEvents } from '../../testing/factories.ts';

const PATH = '/api/admin/set-answers';
const LATE = {
  ...{ title: ' Too late ', is_shared: false, kind: 'registration', decision: 'REJECTED' },
  ...{ remarks: ' It came after the last day. ', tag_id: null, assigns: null, key: null },
};

let product: TestApp;
let admin: SignedInClient;
let eventAdmin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
  eventAdmin = await product.as('EVENT_ADMIN');
});
afterAll(() => product.close());
beforeEach(() => product.database.pool.query('delete from remarks_templates'));

const add = async (who: SignedInClient, change: object = {}): Promise<SetAnswer> => {
  const added = await who.post(PATH, { ...LATE, ...change });
  expect(added.status).toBe(200);
  const all = added.json<SetAnswer[]>();
  const newest = all.toSorted((a, b) => b.id - a.id)[0];
  if (newest === undefined) throw new Error('it was not kept');
  return newest;
};
const titlesFor = async (who: SignedInClient) =>
  (await who.get(PATH)).json<SetAnswer[]>().map(({ title }) => title);

test('one’s own are found and changed by oneself alone', async () => {
  const { id, ...own } = await add(eventAdmin, { assigns: 'me', key: 1 });
  expect(own).toEqual({
    ...{ title: 'Too late', is_shared: false, kind: 'registration', decision: 'REJECTED' },
    ...{ remarks: 'It came after the last day.', tag_id: null, assigns: 'me', key: 1, version: 1 },
  });
  expect(await titlesFor(admin)).toEqual([]);
  const body = { ...LATE, title: 'Late', version: 1 };
  expect((await admin.put(`${PATH}/${id}`, body)).problem).toBe('not-found');
  expect((await admin.delete(`${PATH}/${id}`)).problem).toBe('not-found');
  expect((await eventAdmin.put(`${PATH}/${id}`, body)).json()).toMatchObject([
    { title: 'Late', key: null, version: 2 },
  ]);
  expect((await eventAdmin.put(`${PATH}/${id}`, body)).problem).toBe('changed-meanwhile');
  expect((await eventAdmin.delete(`${PATH}/${id}`)).json()).toEqual([]);
  const { rows } = await product.database.pool.query(
    `select action, changes -> 'title' as title from audit
     where subject_type = 'template' and subject_id = $1 order by id`,
    [id],
  );
  expect(rows).toEqual([
    { action: 'template.answer-added', title: [null, 'Too late'] },
    { action: 'template.answer-changed', title: ['Too late', 'Late'] },
    { action: 'template.answer-removed', title: ['Late', null] },
  ]);
});

test('shared ones are found by all who decide, and changed by admins', async () => {
  const { id } = await add(admin, { is_shared: true });
  expect(await titlesFor(eventAdmin)).toEqual(['Too late']);
  const shared = { ...LATE, is_shared: true, version: 1 };
  for (const refused of [
    await eventAdmin.post(PATH, shared),
    await eventAdmin.put(`${PATH}/${id}`, shared),
    await eventAdmin.put(`${PATH}/${id}`, { ...shared, is_shared: false }),
    await eventAdmin.delete(`${PATH}/${id}`),
  ]) {
    expect(refused.problem).toBe('shared-by-admins');
  }
  const reader = await product.as('EVENT_ADMIN');
  const event = await createEvent(product.database);
  await grantEvents(product.database, reader.user.id, [event.id, 'read']);
  expect((await reader.get(PATH)).problem).toBe('not-allowed');
  expect((await admin.delete(`${PATH}/${id}`)).json()).toEqual([]);
});

test('a key is taken off the other answer of the same person, or of all, that had it', async () => {
  await add(eventAdmin, { title: 'First', key: 1 });
  await add(admin, { title: 'Shared', is_shared: true, key: 1 });
  await add(eventAdmin, { title: 'Second', key: 1 });
  await add(eventAdmin, { title: 'Work', kind: 'submission', key: 1 });
  const keys = (await eventAdmin.get(PATH)).json<SetAnswer[]>();
  expect(keys.map(({ title, key }) => [title, key])).toEqual([
    ['First', null],
    ['Second', 1],
    ['Shared', 1],
    ['Work', 1],
  ]);
});

test('what is wrong in one is said by its field, and a tag must be there for the person', async () => {
  const nothing = await admin.post(PATH, { ...LATE, decision: null, remarks: '' });
  expect(nothing.problem).toBe('invalid-input');
  expect(nothing.text).toContain('Choose a decision, a tag or whose the row becomes.');
  const foreign = await admin.post(PATH, { ...LATE, kind: 'registration', decision: 'ACCEPTED' });
  expect(foreign.text).toContain('Choose one of SHORTLISTED, REJECTED.');
  const [mine, other] = [await createEvent(product.database), await createEvent(product.database)];
  const one = await product.as('EVENT_ADMIN');
  await grantEvents(product.database, one.user.id, [mine.id, 'organise']);
  const tag = await createTag(product.database, other.id);
  expect((await one.post(PATH, { ...LATE, tag_id: tag.id })).problem).toBe('not-found');
  const own = await createTag(product.database, mine.id);
  const { id } = await add(one, { tag_id: own.id });
  await product.database.pool.query('delete from tags where id = $1', [own.id]);
  expect((await one.get(PATH)).json()).toMatchObject([{ id, tag_id: null }]);
});

test('remarks that are shared without a title stay as they were, beside them', async () => {
  await add(admin, { is_shared: true, remarks: 'See you there.' });
  const kept = await eventAdmin.post('/api/admin/remarks-templates', { text: 'See you there.' });
  expect(kept.json<object[]>()).toHaveLength(1);
  const [{ id } = { id: 0 }] = (await admin.get(PATH)).json<SetAnswer[]>();
  expect((await eventAdmin.delete(`/api/admin/remarks-templates/${id}`)).problem).toBe('not-found');
});

test('there are fifty of one person at most, also by two at once', async () => {
  const own = await product.as('EVENT_ADMIN');
  await product.database.pool.query(
    `insert into remarks_templates (title, user_id, kind, decision)
     select 'Own ' || n, $1, 'registration', 'REJECTED' from generate_series(1, 49) as n`,
    [own.user.id],
  );
  const both = await Promise.all([own.post(PATH, LATE), own.post(PATH, LATE)]);
  expect(both.map(({ problem }) => problem).toSorted()).toEqual([null, 'too-many-set-answers']);
});

test('one’s own are in one’s own data, and go with an erasure', async () => {
  const own = await product.as('EVENT_ADMIN');
  await add(own);
  const download = await own.get('/api/user/data');
  expect(download.json()).toMatchObject({
    set_answers: [{ title: 'Too late', remarks: 'It came after the last day.' }],
  });
  await add(admin, { is_shared: true, title: 'Shared' });
  const superAdmin = await product.as('SUPER_ADMIN');
  const erased = await superAdmin.put(`/api/admin/users/${own.user.id}/erase`, {
    confirm: own.user.email,
  });
  expect(erased.status).toBe(200);
  const { rows } = await product.database.pool.query('select title from remarks_templates');
  expect(rows).toEqual([{ title: 'Shared' }]);
});
