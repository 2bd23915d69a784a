import type { EventWorkForm, StudentWorkForm } from '@pratibha/contract/work-forms';
import { FILE_LIMITS } from '@pratibha/domain/files/file-limits';
import { PLAIN_FORM } from '@pratibha/domain/works/work-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent } from '../../testing/factories.ts';
import { testPart } from '../../testing/handed-factories.ts';
import { FORM } from '../../testing/handing-in-desk.ts';
import { createSentFile } from '../../testing/sent-factories.ts';

let product: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('EVENT_ADMIN');
});
afterAll(() => product.close());

const openEvent = (values: object = {}) =>
  createEvent(product.database, { requires_submission: true, ...values });
const urlOf = (id: number) => `/api/admin/events/${id}/work-form`;
const save = (id: number, revision: number, values: object = {}, by = admin) =>
  by.put(urlOf(id), { ...FORM, revision, ...values });

describe('what an event asks to hand in', () => {
  test('is the link and the description where nobody said anything else', async () => {
    const { id } = await openEvent();
    const student = await product.as('USER');
    expect((await admin.get(urlOf(id))).json()).toEqual({ ...PLAIN_FORM, revision: 0 });
    expect((await student.get(`/api/user/events/${id}/work-form`)).json()).toEqual({
      ...PLAIN_FORM,
      bytes_left: FILE_LIMITS.ofEvent.bytes,
      largest: FILE_LIMITS.bytes,
    });
  });

  test('is changed by organisers, told to students at once, and written down', async () => {
    const { id } = await openEvent();
    const student = await product.as('USER');
    const url = `/api/user/events/${id}/work-form`;
    await student.get(url);
    const saved = await save(id, 0, {
      parts: [testPart({ name: ' Poster ', help: ' ', print: 'A3', least_dpi: 300 })],
    });
    const kept = { ...FORM, parts: [testPart({ print: 'A3', least_dpi: 300 })] };
    expect([saved.status, saved.json()]).toEqual([200, { ...kept, revision: 1 }]);
    expect((await admin.get(urlOf(id))).json()).toEqual(saved.json());
    expect((await student.get(url)).json<StudentWorkForm>()).toMatchObject(kept);
    const { rows } = await product.database.pool.query(
      `select changes from audit where action = 'event.work-form-changed' and subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ changes: { asks_link: ['required', 'no'], parts: [[], kept.parts] } }]);
  });

  test('leaves the event itself, and what its editor has read, as it is', async () => {
    const { id } = await openEvent();
    const before = (await admin.get(`/api/admin/events/${id}`)).json();
    await save(id, 0);
    expect((await admin.get(`/api/admin/events/${id}`)).json()).toEqual(before);
  });

  test('tells how much one may still send', async () => {
    const { id } = await openEvent();
    const student = await product.as('USER');
    const file = await createSentFile(product.database, {
      ...{ event_id: id, user_id: student.user.id },
    });
    const form = await student.get(`/api/user/events/${id}/work-form`);
    expect(form.json<StudentWorkForm>().bytes_left).toBe(FILE_LIMITS.ofEvent.bytes - file.size);
  });

  test('of two organisers who change what is handed in one is refused', async () => {
    const { id } = await openEvent();
    const other = await product.as('EVENT_ADMIN');
    const both = await Promise.all([save(id, 0), save(id, 0, { grace_minutes: 5 }, other)]);
    expect(both.map(({ status, problem }) => problem ?? status).sort()).toEqual([
      200,
      'changed-meanwhile',
    ]);
    const now = (await admin.get(urlOf(id))).json<EventWorkForm>();
    expect(now.revision).toBe(1);
    expect((await save(id, 1)).json<EventWorkForm>().revision).toBe(2);
  });

  test('is refused with everything that is wrong with it', async () => {
    const { id } = await openEvent();
    const response = await save(id, 0, {
      grace_minutes: 2_000,
      parts: [testPart({ name: ' ' }), testPart({ kind: 'zip', print: 'A4' })],
    });
    expect(response.status).toBe(422);
    const { errors } = response.json<{ errors: { pointer: string; code: string }[] }>();
    expect(errors.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/grace_minutes', 'not-between'],
      ['/parts/0/name', 'required'],
      ['/parts/1/id', 'part-id-twice'],
      ['/parts/1/print', 'print-of-kind'],
    ]);
  });

  test.each([
    ['a part that is none', { parts: ['poster'] }],
    ['a kind that is none', { parts: [{ ...testPart(), kind: 'film' }] }],
    ['something else of a part', { parts: [{ ...testPart(), colour: 'red' }] }],
    ['nothing about links', { asks_link: undefined }],
  ])('is refused with %s', async (_, values) => {
    const { id } = await openEvent();
    expect((await save(id, 0, values)).status).toBe(422);
  });

  test('of a deleted event is not changed', async () => {
    const { id } = await openEvent({ status: 'DELETED' });
    expect((await save(id, 0)).problem).toBe('event-deleted');
    const student = await product.as('USER');
    expect((await student.get(`/api/user/events/${id}/work-form`)).status).toBe(404);
  });
});
