import { rm } from 'node:fs/promises';
import type { DataCopy } from '@pratibha/contract/data-copies';
import type { OwnData } from '@pratibha/contract/personal-data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allThatIsTold } from '../../testing/all-that-is-told.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createTag } from '../../testing/desk-factories.ts';
import { createEvent, createRegistration, createSubmission } from '../../testing/factories.ts';
import { smallWeb, unhurried } from '../../testing/small-web.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';

/** In every note and tag. */
const SECRET = 'Seldom told';

const web = smallWeb();
let product: TestApp;
let superAdmin: SignedInClient;
let student: SignedInClient;
let registration: number;
let submission: number;

beforeAll(async () => {
  product = await startTestApp({ web: { ...web, allowance: unhurried() }, limits: UNLIMITED });
  superAdmin = await product.as({ role: 'SUPER_ADMIN', name: 'Nima Sherpa' });
  student = await product.as('USER');
  const event = await createEvent(product.database, { requires_submission: true });
  const values = { event_id: event.id, user_id: student.user.id };
  registration = (await createRegistration(product.database, values)).id;
  submission = (await createSubmission(product.database, { registration_id: registration })).id;
});
afterAll(async () => {
  await product.close();
  await rm(web.distDir, { recursive: true });
});

async function keepAllAtDesk(): Promise<void> {
  const things = { registration, submission, user: student.user.id };
  const tag = await createTag(product.database, null, SECRET);
  for (const [kind, row_id] of Object.entries(things)) {
    const text = `${SECRET} on a ${kind}, @Nima Sherpa`;
    const note = await superAdmin.post('/api/admin/notes', { kind, row_id, text });
    const tagged = { tag_id: tag.id, kind, ids: [row_id], is_on: true };
    const put = await superAdmin.put('/api/admin/desk/tags', tagged);
    const given = { kind, ids: [row_id], to: superAdmin.user.id };
    if (kind !== 'user') await superAdmin.put('/api/admin/desk/assigned', given);
    expect([note.status, put.json()]).toEqual([201, { changed: 1 }]);
  }
}

test('a student’s every response is byte for byte the same with notes and tags', async () => {
  const ids = [1, registration, submission, student.user.id];
  // Whoever looks for the first time may be told so.
  await allThatIsTold(student, ids);
  const before = await allThatIsTold(student, ids);
  await keepAllAtDesk();
  const after = await allThatIsTold(student, ids);
  for (const [address, text] of before)
    expect([address, after.get(address)]).toEqual([address, text]);
  expect([...after.values()].join('\n')).not.toContain(SECRET);
});

test('the copy on request has all of it and names no organiser; that it was made is written down', async () => {
  const response = await superAdmin.post(`/api/admin/users/${student.user.id}/data-copy`);
  const { noted } = response.json<DataCopy>();
  expect(noted.notes.map(({ about, text }) => [about, text])).toEqual([
    ['registration', `${SECRET} on a registration, @organiser`],
    ['submission', `${SECRET} on a submission, @organiser`],
    ['user', `${SECRET} on a user, @organiser`],
  ]);
  expect(noted.tags.map(({ about, label }) => [about, label])).toEqual(
    ['registration', 'submission', 'user'].map((about) => [about, SECRET]),
  );
  expect(response.text).not.toContain('Nima Sherpa');
  const own = (await student.get('/api/user/data')).json<OwnData>();
  expect(own.audit.at(-1)).toMatchObject({ action: 'user.data-copied', by: 'organisers' });
  expect(Object.keys(own)).not.toContain('noted');
});

test('an erasure takes notes and tags along, and refuses others afterwards', async () => {
  const { id, email } = student.user;
  const erased = await superAdmin.put(`/api/admin/users/${id}/erase`, { confirm: email });
  expect(erased.status).toBe(200);
  const { rows } = await product.database.pool.query(
    `select (select count(*)::int from notes where user_id = $1) as notes,
       (select count(*)::int from tagged where user_id = $1) as tagged`,
    [id],
  );
  expect(rows).toEqual([{ notes: 0, tagged: 0 }]);
  const body = { kind: 'registration', row_id: registration, text: SECRET };
  expect((await superAdmin.post('/api/admin/notes', body)).problem).toBe('already-erased');
  const tag = await createTag(product.database, null);
  const tagged = { tag_id: tag.id, kind: 'submission', ids: [submission], is_on: true };
  expect((await superAdmin.put('/api/admin/desk/tags', tagged)).problem).toBe('already-erased');
  const copy = await superAdmin.post(`/api/admin/users/${id}/data-copy`);
  expect(copy.problem).toBe('already-erased');
});
