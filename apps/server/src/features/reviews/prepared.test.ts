import type { DeskRow } from '@pratibha/contract/desk';
import type { AdminEvent } from '@pratibha/contract/events';
import type { NotificationOut } from '@pratibha/contract/notifications';
import type { PreparedOfEvent, PrepareOutcome } from '@pratibha/contract/prepared-decisions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  grantEvents,
} from '../../testing/factories.ts';
import { outcomesOf, pendingRows, prepare, type Row } from '../../testing/prepared-desk.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';

let product: TestApp;
let admin: SignedInClient;
let other: SignedInClient;

beforeAll(async () => {
  product = await startTestApp({ limits: UNLIMITED });
  admin = await product.as({ role: 'ADMIN', name: 'Nima Sherpa' });
  other = await product.as({ role: 'EVENT_ADMIN', name: 'Asha Rai' });
});
afterAll(() => product.close());

const besideOf = async ({ id }: Row, client = admin) => {
  const path = `/api/admin/desk/rows?kind=registration&ids=${id}`;
  return (await client.get(path)).json<DeskRow[]>()[0]?.prepared ?? null;
};
const statusOf = async ({ id }: Row) => {
  const { rows } = await product.database.pool.query<{ status: string; version: number }>(
    'select status, version from registrations where id = $1',
    [id],
  );
  return rows[0];
};

describe('a decision', () => {
  test('is prepared beside a row that stays as it was, changed, and taken back', async () => {
    const { event, rows } = await pendingRows(product, 2);
    const [first, second] = rows as [Row, Row];
    const remarks = 'See you, {{first_name|student}}';
    const made = await prepare(admin, rows, { remarks });
    expect(outcomesOf(made)).toEqual(['done', 'done']);
    expect(await statusOf(first)).toEqual({ status: 'PENDING', version: 1 });
    expect(await besideOf(first)).toEqual({
      ...{ status: 'SHORTLISTED', remarks, prepared_by: 'Nima Sherpa', version: 1 },
      ...{ prepared_at: '2025-07-16T04:15:00.000Z', is_changed: false, release_at: null },
    });
    const seen = { ...first, prepared: 1 };
    expect(outcomesOf(await prepare(other, [seen], { status: 'REJECTED' }))).toEqual(['done']);
    expect(await besideOf(first)).toMatchObject({
      ...{ status: 'REJECTED', remarks: null, prepared_by: 'Asha Rai', version: 2 },
    });
    const told = (await admin.get(`/api/admin/events/${event.id}`)).json<AdminEvent>();
    expect([told.held_decisions, told.pending_registrations]).toEqual([2, 2]);
    const back = await prepare(admin, [{ ...second, prepared: 1 }], { status: null });
    expect(outcomesOf(back)).toEqual(['done']);
    expect(await besideOf(second)).toBeNull();
    const { rows: audited } = await product.database.pool.query(
      `select action, changes -> 'rows' -> 1 as rows from audit
       where subject_type = 'desk' and action like 'desk.%prepared' order by id`,
    );
    expect(audited).toEqual([
      { action: 'desk.prepared', rows: 2 },
      { action: 'desk.prepared', rows: 1 },
      { action: 'desk.unprepared', rows: 1 },
    ]);
  });

  test('is prepared for what was looked at alone, and told so for each row', async () => {
    const { event, rows } = await pendingRows(product, 4);
    const [one, decided, changed, taken] = rows as [Row, Row, Row, Row];
    await admin.put(`/api/admin/registrations/${decided.id}`, { status: 'REJECTED' });
    await product.database.pool.query('update registrations set version = 5 where id = $1', [
      changed.id,
    ]);
    await prepare(other, [taken]);
    const elsewhere = await createRegistration(product.database);
    const asked = [one, { ...one, id: 2_000_000_000 }, decided, changed, taken, elsewhere];
    const outcomes = await prepare(admin, asked, { status: 'REJECTED' });
    expect(outcomesOf(outcomes)).toEqual([
      ...['done', 'not-found', 'already-reviewed', 'changed-meanwhile', 'prepared-meanwhile'],
      'decided-at-once',
    ]);
    const answered = outcomes.json<PrepareOutcome[]>();
    expect(answered[4]?.prepared).toMatchObject({ prepared_by: 'Asha Rai', version: 1 });
    const reader = await product.as('EVENT_ADMIN');
    const own = await createEvent(product.database);
    await grantEvents(product.database, reader.user.id, [event.id, 'read'], [own.id, 'organise']);
    expect(outcomesOf(await prepare(reader, [one, elsewhere]))).toEqual([
      ...['not-allowed', 'not-found'],
    ]);
  });

  test('sent again, as no answer came, is done once', async () => {
    const { rows } = await pendingRows(product, 1);
    await prepare(admin, rows);
    expect(outcomesOf(await prepare(admin, rows))).toEqual(['done']);
    expect(await besideOf(rows[0] as Row)).toMatchObject({ version: 1 });
    await prepare(admin, [{ ...(rows[0] as Row), prepared: 1 }], { status: null });
    const again = await prepare(admin, [{ ...(rows[0] as Row), prepared: 1 }], { status: null });
    expect(outcomesOf(again)).toEqual(['done']);
  });

  test('of a work is prepared alike, and goes with what decides at once', async () => {
    const event = await createEvent(product.database, {
      ...{ holds_decisions: true, requires_submission: true },
    });
    const work = await createSubmission(product.database, { event_id: event.id });
    const body = {
      rows: [{ id: work.id, version: work.version, prepared: null }],
      ...{ status: 'RESUBMISSION_REQUIRED', remarks: 'Sharper' },
    };
    const made = await admin.put('/api/admin/submissions/prepared', body);
    expect(outcomesOf(made)).toEqual(['done']);
    const review = { status: 'ACCEPTED', revision: 1 };
    const at = `/api/admin/submissions/${work.id}/review`;
    const kept = await admin.put(at, { ...review, at_once: false });
    expect(kept.problem).toBe('decisions-are-prepared');
    expect((await admin.put(at, review)).status).toBe(200);
    const { rows } = await product.database.pool.query(
      'select 1 from prepared_decisions where submission_id = $1',
      [work.id],
    );
    expect(rows).toEqual([]);
  });
});

test('whoever does not know that decisions are prepared makes none of many by mistake', async () => {
  const { rows } = await pendingRows(product, 2);
  const body = { rows, status: 'REJECTED', remarks: null };
  const path = '/api/admin/registrations/reviews';
  const kept = await admin.put(path, { ...body, at_once: false });
  expect(outcomesOf(kept)).toEqual(['decisions-are-prepared', 'decisions-are-prepared']);
  expect(outcomesOf(await admin.put(path, body))).toEqual(['done', 'done']);
});

test('lists, their counts and the dashboard know what is prepared, for those who organise', async () => {
  const { event, rows } = await pendingRows(product, 3);
  const [one, changed, free] = rows as [Row, Row, Row];
  await prepare(admin, [one, changed]);
  await product.database.pool.query(
    'update registrations set version = version + 1 where id = $1',
    [changed.id],
  );
  const listed = async (which: string, client = admin) => {
    const path = `/api/admin/registrations?event_id=${event.id}&sort=id&prepared=${which}`;
    const list = await client.get(path);
    const ids = list.json<{ id: number }[]>().map(({ id }) => id);
    expect(list.headers['x-total-count']).toBe(String(ids.length));
    return ids;
  };
  expect(await listed('yes')).toEqual([one.id, changed.id]);
  expect(await listed('no')).toEqual([free.id]);
  expect(await listed('changed')).toEqual([changed.id]);
  const reader = await product.as('EVENT_ADMIN');
  const own = await createEvent(product.database);
  await grantEvents(product.database, reader.user.id, [event.id, 'read'], [own.id, 'organise']);
  expect([await listed('yes', reader), await listed('no', reader)]).toEqual([[], []]);
  expect((await reader.get('/api/admin/prepared-decisions')).json()).toEqual([]);
  const counted = (await admin.get('/api/admin/prepared-decisions')).json<PreparedOfEvent[]>();
  expect(counted.find(({ event_id }) => event_id === event.id)).toMatchObject({
    ...{ registrations: 2, submissions: 0, changed: 1, release_at: null },
  });
});

test('of two who prepare the same at the same moment one is told, in twenty trials', async () => {
  const { rows } = await pendingRows(product, 20);
  for (const row of rows) {
    const both = await Promise.all([
      prepare(admin, [row]),
      prepare(other, [row], { status: 'REJECTED' }),
    ]);
    expect(both.flatMap(outcomesOf).toSorted()).toEqual(['done', 'prepared-meanwhile']);
    const mine = outcomesOf(both[0])[0] === 'done';
    expect((await besideOf(row))?.status).toBe(mine ? 'SHORTLISTED' : 'REJECTED');
  }
});

test('raced with a call that decides, a row is decided, and nothing stays prepared', async () => {
  const { rows } = await pendingRows(product, 20);
  for (const row of rows) {
    const [made, decided] = await Promise.all([
      prepare(admin, [row], { status: 'REJECTED' }),
      other.put(`/api/admin/registrations/${row.id}`, { status: 'SHORTLISTED' }),
    ]);
    expect(decided.status).toBe(200);
    expect(['done', 'already-reviewed']).toContain(outcomesOf(made)[0]);
    expect([(await statusOf(row))?.status, await besideOf(row)]).toEqual(['SHORTLISTED', null]);
  }
});

test('an erasure takes it along, and a demoted organiser leaves it', async () => {
  const superAdmin = await product.as('SUPER_ADMIN');
  const { rows, students } = await pendingRows(product, 2);
  await prepare(other, rows);
  const { id, email } = students[0]?.user ?? { id: 0, email: '' };
  const erased = await superAdmin.put(`/api/admin/users/${id}/erase`, { confirm: email });
  expect(erased.status).toBe(200);
  expect(await besideOf(rows[0] as Row)).toBeNull();
  await superAdmin.put(`/api/admin/users/${other.user.id}`, { role: 'USER' });
  expect(await besideOf(rows[1] as Row)).toMatchObject({ prepared_by: 'Asha Rai' });
  const bell = await students[1]?.get('/api/user/notifications');
  expect(bell?.json<NotificationOut[]>()).toEqual([]);
});
