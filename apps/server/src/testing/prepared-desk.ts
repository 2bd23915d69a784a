import type { preparedDecisions, ReleaseWithRows } from '@pratibha/contract/prepared-decisions';
import type { z } from 'zod';
import { releaseJobs } from '../features/reviews/release-due.ts';
import type { SignedInClient, TestApp } from './app.ts';
import { createEvent, createRegistration } from './factories.ts';
import type { HttpResponse } from './http-client.ts';

/** A registration as an organiser looked at it. */
export type Row = { readonly id: number; readonly version: number; readonly prepared?: number };

/** Students who are registered for an event that prepares its decisions, and wait for one. */
export async function pendingRows(product: TestApp, count: number, values: object = {}) {
  const event = await createEvent(product.database, { holds_decisions: true, ...values });
  const students: SignedInClient[] = [];
  const rows: Row[] = [];
  for (let n = 0; n < count; n += 1) {
    const client = await product.as('USER');
    const of = { event_id: event.id, user_id: client.user.id };
    const { id, version } = await createRegistration(product.database, of);
    students.push(client);
    rows.push({ id, version });
  }
  return { event, students, rows };
}

type Deciding = { readonly status?: string | null; readonly remarks?: string | null };

/** Prepares a decision on registrations, a yes unless told otherwise. */
export function prepare(client: SignedInClient, rows: readonly Row[], decision: Deciding = {}) {
  const { status = 'SHORTLISTED', remarks = null } = decision;
  const seen = rows.map(({ id, version, prepared = null }) => ({ id, version, prepared }));
  return client.put('/api/admin/registrations/prepared', { rows: seen, status, remarks });
}

/** What became of each, in the order sent. */
export function outcomesOf(response: HttpResponse): string[] {
  return response.json<{ outcome: string }[]>().map(({ outcome }) => outcome);
}

/** Asks for a release of registrations as they were seen to be prepared first. */
export function release(
  client: SignedInClient,
  event: { readonly id: number },
  rows: readonly Row[],
  at: string | null = null,
) {
  const asked = rows.map(({ id, prepared = 1 }) => ({ kind: 'registration', id, prepared }));
  return client.post(`/api/admin/events/${event.id}/decision-releases`, { rows: asked, at });
}

/** Makes what is due of an event, or as much of it as there is until `signal` ends it. */
export async function workOff(
  { database, clock }: TestApp,
  event: { readonly id: number },
  signal = new AbortController().signal,
): Promise<void> {
  const job = releaseJobs(clock).find(({ name }) => name === 'decisions.release');
  await job?.run({ database, id: 1, attempt: 1, signal }, { event_id: event.id });
}

/** What became of each decision of a release. */
export async function releasedOf(client: SignedInClient, id: number): Promise<ReleaseWithRows> {
  return (await client.get(`/api/admin/decision-releases/${id}`)).json<ReleaseWithRows>();
}

/** All that is prepared in an event, and its releases. */
export async function preparedOf(client: SignedInClient, event: { readonly id: number }) {
  const response = await client.get(`/api/admin/events/${event.id}/prepared-decisions`);
  return response.json<z.infer<typeof preparedDecisions>>();
}

/** The id of a release that was asked for. */
export const idOfRelease = (response: HttpResponse) => response.json<ReleaseWithRows>().id;

/** Where registrations stand; 'gone' are those that were withdrawn. */
export async function statusesOf({ database }: TestApp, rows: readonly Row[]): Promise<string[]> {
  const found = await database.pool.query<{ id: number; status: string }>(
    'select id, status from registrations where id = any($1)',
    [rows.map(({ id }) => id)],
  );
  const byId = new Map(found.rows.map(({ id, status }) => [id, status]));
  return rows.map(({ id }) => byId.get(id) ?? 'gone');
}

/** How many decisions on registrations were made, as the audit knows. */
export async function countDecisions({ database }: TestApp): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from audit where action = 'registration.reviewed'`,
  );
  return rows[0]?.n ?? 0;
}
