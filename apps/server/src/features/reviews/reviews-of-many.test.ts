import type { ReviewOutcome } from '@pratibha/contract/reviews';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration, createSubmission } from '../../testing/factories.ts';

let product: TestApp;
let eventAdmin: SignedInClient;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  eventAdmin = await product.as('EVENT_ADMIN');
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());

type Row = { id: number; version: number };
type Sent = { by?: SignedInClient; key?: string; status?: string; remarks?: string };

const KINDS = [
  {
    kind: 'registration',
    table: 'registrations',
    yes: 'SHORTLISTED',
    create: (event_id: number) => createRegistration(product.database, { event_id }),
    single: (id: number) => `/api/admin/registrations/${id}`,
  },
  {
    kind: 'submission',
    table: 'submissions',
    yes: 'ACCEPTED',
    create: (event_id: number) => createSubmission(product.database, { event_id }),
    single: (id: number) => `/api/admin/submissions/${id}/review`,
  },
] as const;

describe.each(KINDS)('reviews of many: each $kind', ({ kind, table, yes, create, single }) => {
  const url = `/api/admin/${table}/reviews`;

  async function pending(count: number): Promise<Row[]> {
    const { id: event } = await createEvent(product.database, { requires_submission: true });
    const rows: Row[] = [];
    while (rows.length < count) {
      const { id, version } = await create(event);
      rows.push({ id, version });
    }
    return rows;
  }

  const decide = (rows: readonly Row[], { by = admin, key = '', ...decision }: Sent = {}) =>
    by.put(url, { rows, status: yes, ...decision }, key === '' ? {} : { 'idempotency-key': key });

  const outcomes = async (...sent: Parameters<typeof decide>) => {
    const response = await decide(...sent);
    expect(response.status).toBe(200);
    return response.json<ReviewOutcome[]>();
  };

  const audited = async (rows: readonly Row[]) => {
    const { rows: found } = await product.database.pool.query<{ subject_id: number }>(
      `select subject_id from audit where action = $1 and subject_id = any($2)`,
      [`${kind}.reviewed`, rows.map(({ id }) => id)],
    );
    return found.map(({ subject_id }) => subject_id).sort((one, other) => one - other);
  };

  test('is decided on with the remarks, and audited', async () => {
    const rows = await pending(3);
    expect(await outcomes(rows, { remarks: ' Well done ' })).toEqual(
      rows.map(({ id }) => ({ id, outcome: 'done' })),
    );
    const { rows: kept } = await product.database.pool.query(
      `select status, review_remarks, reviewed_by, version from ${table} where id = any($1)`,
      [rows.map(({ id }) => id)],
    );
    const decided = { status: yes, review_remarks: 'Well done', reviewed_by: admin.user.id };
    expect(kept).toEqual(rows.map(() => ({ ...decided, version: 2 })));
    expect(await audited(rows)).toEqual(rows.map(({ id }) => id));
  });

  test('has its outcome, in the order sent, whatever becomes of the others', async () => {
    const [one, decided, changed, other] = (await pending(4)) as [Row, Row, Row, Row];
    await eventAdmin.put(single(decided.id), { status: 'REJECTED' });
    await product.database.pool.query(`update ${table} set version = 7 where id = $1`, [
      changed.id,
    ]);
    const unknown = { id: 2_000_000_000, version: 1 };
    expect(await outcomes([other, unknown, decided, changed, one])).toEqual([
      { id: other.id, outcome: 'done' },
      { id: unknown.id, outcome: 'not-found' },
      {
        id: decided.id,
        outcome: 'already-reviewed',
        decided_by: expect.stringMatching(/./) as string,
        decided_at: '2025-07-16T04:15:00.000Z',
      },
      { id: changed.id, outcome: 'changed-meanwhile' },
      { id: one.id, outcome: 'done' },
    ]);
    expect(await audited([decided, changed])).toEqual([decided.id]);
  });

  test('is decided once by two organisers at the same time, in ten trials', async () => {
    for (let trial = 0; trial < 10; trial += 1) {
      const rows = await pending(12);
      const [mine, theirs] = await Promise.all([
        outcomes(rows),
        outcomes(rows.toReversed(), { by: eventAdmin, status: 'REJECTED' }),
      ]);
      const pairs = mine.map(({ id, outcome }) =>
        [outcome, theirs.find((each) => each.id === id)?.outcome].sort(),
      );
      expect(pairs).toEqual(rows.map(() => ['already-reviewed', 'done']));
      expect(await audited(rows)).toEqual(rows.map(({ id }) => id));
    }
  });

  test('is told the same for the same key, even when it was reopened since', async () => {
    const rows = await pending(2);
    const first = await decide(rows, { key: `${kind}-again` });
    await admin.put(`/api/admin/${table}/${rows[0]?.id}/reopen`, { reason: 'Wrong row' });
    const again = await decide(rows, { key: `${kind}-again` });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.text).toBe(first.text);
    const reused = await decide(rows.slice(1), { key: `${kind}-again` });
    expect([reused.status, reused.problem]).toEqual([422, 'idempotency-key-reused']);
    expect(await audited(rows)).toHaveLength(2);
  });

  test('is told the same when the key comes twice at the same time', async () => {
    const rows = await pending(8);
    const key = `${kind}-at-once`;
    const [one, other] = await Promise.all([decide(rows, { key }), decide(rows, { key })]);
    expect(one.json()).toEqual(rows.map(({ id }) => ({ id, outcome: 'done' })));
    expect(other.text).toBe(one.text);
    expect(await audited(rows)).toHaveLength(8);
  });

  test('goes on where a call was cut off after its first part, with the same key', async () => {
    const rows = await pending(53);
    const key = `${kind}-cut-off`;
    const expected = rows.map(({ id }) => ({ id, outcome: 'done' }));
    const last = rows[52]?.id;
    const { pool } = product.database;
    await pool.query(
      `create function cut_off() returns trigger language plpgsql as
         $$ begin raise exception 'cut off'; end $$`,
    );
    await pool.query(
      `create trigger cut_off before update on ${table} for each row when (old.id = ${last})
         execute function cut_off()`,
    );
    expect((await decide(rows, { key })).status).toBe(500);
    await pool.query('drop function cut_off cascade');
    expect(await audited(rows)).toHaveLength(50);
    const other = await decide(rows.slice(1), { key });
    expect([other.status, other.problem]).toEqual([422, 'idempotency-key-reused']);
    expect(await outcomes(rows, { key })).toEqual(expected);
    expect(await audited(rows)).toHaveLength(53);
    expect((await decide(rows, { key })).headers['idempotency-replayed']).toBe('true');
  });

  test('is done once when it is named twice', async () => {
    const [row] = (await pending(1)) as [Row];
    const outcome = { id: row.id, outcome: 'done' };
    expect(await outcomes([row, row])).toEqual([outcome, outcome]);
    expect(await audited([row])).toEqual([row.id]);
  });

  test.each([
    ['501 rows', { rows: Array.from({ length: 501 }, (_, n) => ({ id: n + 1, version: 1 })) }],
    ['no rows', { rows: [] }],
    ['a row without a version', { rows: [{ id: 1 }] }],
    ['a status that is no decision', { status: 'PENDING' }],
    ['remarks that are too long', { remarks: 'x'.repeat(2001) }],
  ])('is left alone by %s', async (_, wrong) => {
    const rows = await pending(1);
    const response = await admin.put(url, { rows, status: yes, ...wrong });
    expect([response.status, response.problem]).toEqual([422, 'invalid-input']);
    expect(await audited(rows)).toEqual([]);
  });

  test('of 500 has an outcome', async () => {
    const rows = Array.from({ length: 500 }, (_, n) => ({ id: 1_000_000_000 + n, version: 1 }));
    expect(await outcomes(rows)).toEqual(rows.map(({ id }) => ({ id, outcome: 'not-found' })));
  });
});
