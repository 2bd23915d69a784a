import type { Dashboard } from '@pratibha/contract/dashboard';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration, createSubmission } from '../../testing/factories.ts';

let product: TestApp;
let admin: SignedInClient;
let student: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('SUPER_ADMIN');
  student = await product.as('USER');
});
afterAll(() => product.close());

const ANSWERS = { event_answers: [{ '1': 'Facebook' }] };

const counted = `select
    coalesce(sum(registrations), 0)::int as registrations,
    coalesce(sum(submissions), 0)::int as submissions,
    coalesce(sum(pending_registrations), 0)::int as pending_registrations,
    coalesce(sum(pending_submissions), 0)::int as pending_submissions
  from event_counts`;
const there = `select
    (select count(*) from registrations)::int as registrations,
    (select count(*) from submissions)::int as submissions,
    (select count(*) from registrations where status = 'PENDING')::int as pending_registrations,
    (select count(*) from submissions where status = 'PENDING')::int as pending_submissions`;

/** Compares what was counted as it happened with what is there, and answers it. */
async function proven() {
  const [figures, rows] = [
    (await product.database.pool.query<Record<string, number>>(counted)).rows[0],
    (await product.database.pool.query<Record<string, number>>(there)).rows[0],
  ];
  expect(figures).toEqual(rows);
  return figures ?? {};
}

test('every way to decide, to take back and to withdraw is counted as it happens', async () => {
  const { database } = product;
  const event = await createEvent(database, { capacity: null });
  const change = async (path: string, body?: object) => {
    expect((await admin.put(path, body)).status).toBe(200);
    return (await proven())['pending_registrations'];
  };
  const begin = (await proven())['pending_registrations'] ?? 0;
  const { id } = await createRegistration(database, { event_id: event.id });
  const own = await student.post(`/api/user/events/${event.id}/register`, ANSWERS);
  expect([own.status, (await proven())['pending_registrations']]).toEqual([201, begin + 2]);

  const path = `/api/admin/registrations/${id}`;
  expect(await change(path, { status: 'SHORTLISTED', remarks: 'Yes' })).toBe(begin + 1);
  expect(await change(`${path}/undo`)).toBe(begin + 2);
  expect(await change(path, { status: 'REJECTED', remarks: 'No' })).toBe(begin + 1);
  expect(await change(`${path}/reopen`, { reason: 'A mistake' })).toBe(begin + 2);

  const withdrawn = await student.delete(
    `/api/user/registrations/${own.json<{ id: number }>().id}`,
  );
  expect([withdrawn.status, (await proven())['pending_registrations']]).toEqual([200, begin + 1]);
});

test('works are counted, too, and what is called off waits for nobody', async () => {
  const { database } = product;
  const { id, event_id } = await createSubmission(database);
  const before = (await proven())['pending_submissions'] ?? 0;
  const decision = { status: 'RESUBMISSION_REQUIRED', remarks: 'Again, please' };
  expect((await admin.put(`/api/admin/submissions/${id}/review`, decision)).status).toBe(200);
  expect((await proven())['pending_submissions']).toBe(before - 1);
  expect((await admin.put(`/api/admin/submissions/${id}/undo`)).status).toBe(200);

  const waiting = async () => {
    await proven();
    return (await admin.get('/api/admin/dashboard')).json<Dashboard>().pending_submissions;
  };
  expect(await waiting()).toBe(before);
  expect((await admin.delete(`/api/admin/events/${event_id}`)).status).toBe(200);
  expect(await waiting()).toBe(before - 1);
});
