import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createRegistration, createSubmission } from '../../testing/factories.ts';

let product: TestApp;
let admin: SignedInClient;
let eventAdmin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
  eventAdmin = await product.as('EVENT_ADMIN');
});
afterAll(() => product.close());

const KINDS = [
  {
    kind: 'registration',
    table: 'registrations',
    create: () => createRegistration(product.database),
    single: (id: number) => `/api/admin/registrations/${id}`,
    audited: {},
  },
  {
    kind: 'submission',
    table: 'submissions',
    create: () => createSubmission(product.database),
    single: (id: number) => `/api/admin/submissions/${id}/review`,
    audited: { revision: 1 },
  },
] as const;

describe.each(KINDS)(
  'undoing the review of a $kind',
  ({ kind, table, create, single, audited }) => {
    const undo = (id: number, by = admin) => by.put(`/api/admin/${table}/${id}/undo`);

    async function decided(): Promise<number> {
      const { id } = await create();
      const decision = { status: 'REJECTED', remarks: 'Oh no' };
      expect((await admin.put(single(id), decision)).status).toBe(200);
      return id;
    }

    test('makes it pending again, asks for no reason and is audited as undone', async () => {
      const id = await decided();
      const response = await undo(id);
      expect(response.status).toBe(200);
      expect(response.json()).toMatchObject({
        [kind === 'registration' ? 'status' : 'submission_status']: 'PENDING',
        review_remarks: null,
        reviewed_by: null,
      });
      const { rows } = await product.database.pool.query<{ changes: unknown }>(
        'select changes from audit where action = $1 and subject_id = $2',
        [`${kind}.undone`, id],
      );
      expect(rows).toEqual([{ changes: { ...audited, status: ['REJECTED', 'PENDING'] } }]);
      const again = await undo(id);
      expect([again.status, again.problem]).toEqual([409, 'not-reviewed']);
    });

    test('is not for another organiser, nor for later', async () => {
      const id = await decided();
      expect((await undo(id, eventAdmin)).problem).toBe('decided-by-another');
      await product.database.pool.query(
        `update ${table} set reviewed_at = reviewed_at - interval '31 seconds' where id = $1`,
        [id],
      );
      expect((await undo(id)).problem).toBe('undo-too-late');
    });

    test('twice at once undoes it once', async () => {
      const id = await decided();
      const responses = await Promise.all([undo(id), undo(id)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  },
);

test('a work that was reviewed and reopened since it was looked at is not reviewed unseen', async () => {
  const { id, version } = await createSubmission(product.database);
  const review = `/api/admin/submissions/${id}/review`;
  const seen = { status: 'ACCEPTED', revision: 1, version };
  expect((await eventAdmin.put(review, { ...seen, status: 'REJECTED' })).status).toBe(200);
  const reopening = { reason: 'Wrong row', revision: 1 };
  const reopen = `/api/admin/submissions/${id}/reopen`;
  expect((await eventAdmin.put(reopen, { ...reopening, version })).problem).toBe(
    'changed-meanwhile',
  );
  expect((await eventAdmin.put(reopen, { ...reopening, version: version + 1 })).status).toBe(200);
  const late = await admin.put(review, seen);
  expect([late.status, late.problem]).toEqual([409, 'changed-meanwhile']);
  expect((await admin.put(review, { ...seen, version: version + 2 })).status).toBe(200);
});
