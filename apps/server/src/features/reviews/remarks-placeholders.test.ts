import type { ReviewOutcome } from '@pratibha/contract/reviews';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  createUser,
} from '../../testing/factories.ts';

let product: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());

const REMARKS = '{{event|It}}: you are {{status|decided}}, {{first_name|student}}.';

const KINDS = [
  {
    table: 'registrations',
    status: 'SHORTLISTED',
    as: 'shortlisted',
    create: createRegistration,
    single: (id: number) => `/api/admin/registrations/${id}`,
  },
  {
    table: 'submissions',
    status: 'RESUBMISSION_REQUIRED',
    as: 'to be handed in again',
    create: createSubmission,
    single: (id: number) => `/api/admin/submissions/${id}/review`,
  },
] as const;

describe.each(KINDS)('remarks on $table', ({ table, status, as, create, single }) => {
  async function pendingOf(...names: readonly string[]) {
    const { id: event_id } = await createEvent(product.database, {
      title: 'Open Source Day',
      requires_submission: true,
    });
    const rows: { id: number; version: number }[] = [];
    for (const name of names) {
      const { id: user_id } = await createUser(product.database, { name });
      rows.push(await create(product.database, { event_id, user_id }));
    }
    return rows.map(({ id, version }) => ({ id, version }));
  }

  const remarksOf = async (id: number) => {
    const { rows } = await product.database.pool.query<{ review_remarks: string | null }>(
      `select review_remarks from ${table} where id = $1`,
      [id],
    );
    return rows[0]?.review_remarks;
  };

  test('name each of many, also when the answer is asked for once more', async () => {
    const rows = await pendingOf('Bimala Rai', '{{name|x}}', ' ');
    const decide = () =>
      admin.put(`/api/admin/${table}/reviews`, { rows, status, remarks: REMARKS });
    const all = rows.map(({ id }) => ({ id, outcome: 'done' }));
    expect((await decide()).json<ReviewOutcome[]>()).toEqual(all);
    expect((await decide()).json<ReviewOutcome[]>()).toEqual(all);
    expect(await Promise.all(rows.map(({ id }) => remarksOf(id)))).toEqual([
      `Open Source Day: you are ${as}, Bimala.`,
      // A name that looks like a placeholder stays that name.
      `Open Source Day: you are ${as}, {{name|x}}.`,
      `Open Source Day: you are ${as}, student.`,
    ]);
  });

  test('name the one', async () => {
    const [row] = await pendingOf('Bimala Rai');
    const id = row?.id ?? 0;
    const response = await admin.put(single(id), { status, remarks: REMARKS });
    expect(response.json()).toMatchObject({
      review_remarks: `Open Source Day: you are ${as}, Bimala.`,
    });
  });

  test('are refused where a placeholder is wrong, and nothing is decided', async () => {
    const [row] = await pendingOf('Bimala Rai');
    const id = row?.id ?? 0;
    const wrong = { status, remarks: 'See you,\n{{first_name}}' };
    const message = 'Line 2: say what stands where nothing is known, as in {{first_name|…}}.';
    for (const response of [
      await admin.put(single(id), wrong),
      await admin.put(`/api/admin/${table}/reviews`, { rows: [row], ...wrong }),
    ]) {
      expect([response.status, response.json()]).toMatchObject([
        422,
        { errors: [{ pointer: '/remarks', message }] },
      ]);
    }
    expect(await remarksOf(id)).toBeNull();
  });
});
