import type { RemarksCorrected } from '@pratibha/contract/remarks-corrections';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration, createSubmission } from '../../testing/factories.ts';

let product: TestApp;
let admin: SignedInClient;
let student: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('EVENT_ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query('delete from jobs; delete from notifications');
  student = await product.as('USER');
});

const told = async () => {
  const { rows } = await product.database.pool.query<{ kind: string; version: number }>(
    `select kind, (params ->> 'version')::int as version from notifications
     where user_id = $1 order by id`,
    [student.user.id],
  );
  return rows.map(({ kind, version }) => [kind, version]);
};
/** What is held back for a moment has been told. */
const passTime = () => product.database.pool.query('update notifications set tell_at = now()');
const corrections = async () =>
  (await student.get('/api/user/remarks-corrections')).json<RemarksCorrected[]>();
const remarksAudited = async (action: string, id: number) => {
  const { rows } = await product.database.pool.query<{ changes: object }>(
    'select changes from audit where action = $1 and subject_id = $2',
    [action, id],
  );
  return rows.map(({ changes }) => changes);
};

/** A registration that was decided with remarks, and how they are corrected. */
async function decided(event: Parameters<typeof createEvent>[1] = {}) {
  const { id: event_id } = await createEvent(product.database, event);
  const of = { event_id, user_id: student.user.id };
  const { id } = await createRegistration(product.database, of);
  const url = `/api/admin/registrations/${id}`;
  await admin.put(url, { status: 'SHORTLISTED', remarks: 'Come at 9.' });
  const correct = (remarks: string | null, version = 2) =>
    admin.put(`${url}/remarks`, { remarks, version });
  return { id, url, event_id, correct };
}

describe('remarks that were told', () => {
  test('are put right: the student finds the new ones, with when, and is told once', async () => {
    const { id, correct } = await decided();
    await passTime();
    const answer = await correct('Come at 10, {{first_name|dear student}}.');
    expect(answer.status).toBe(200);
    const { rows } = await product.database.pool.query<{ name: string }>(
      'select name from users where id = $1',
      [student.user.id],
    );
    const remarks = `Come at 10, ${rows[0]?.name.split(' ')[0]}.`;
    const [own] = (await student.get('/api/user/registrations')).json<object[]>();
    expect(own).toMatchObject({ registration_status: 'SHORTLISTED', review_remarks: remarks });
    expect(await corrections()).toEqual([
      { registration_id: id, submission_id: null, corrected_at: product.clock.now().toISOString() },
    ]);
    expect(await told()).toEqual([
      ['registration-decided', 2],
      ['registration-remarks-corrected', 3],
    ]);
    expect(await remarksAudited('registration.remarks-corrected', id)).toEqual([
      { remarks_before: 'Come at 9.', remarks },
    ]);
    // What says the same again is no correction.
    expect((await correct(remarks, 3)).json()).toMatchObject({ revision: 3 });
    expect(await told()).toHaveLength(2);
  });

  test('are corrected by one of two who correct them at the same time', async () => {
    const { correct } = await decided();
    await passTime();
    const both = await Promise.all([correct('Come at 10.'), correct('Come at 11.')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await told()).toHaveLength(2);
  });

  test('go with the decision, and so does that they were corrected', async () => {
    const { url, correct } = await decided();
    await passTime();
    await correct(null);
    expect(await corrections()).toHaveLength(1);
    await admin.put(`${url}/reopen`, { reason: 'Wrong row' });
    expect(await corrections()).toEqual([]);
    expect((await told()).at(-1)).toEqual(['registration-reopened', 4]);
    expect((await correct('Come at 10.', 4)).problem).toBe('not-reviewed');
  });
});

describe('remarks that nobody was told yet', () => {
  test('are told as they are by then, and nothing else', async () => {
    const { correct } = await decided();
    await correct('Come at 10.');
    expect(await told()).toEqual([['registration-decided', 3]]);
  });
});

test('of a work the version that counts has them, too', async () => {
  const { id } = await createSubmission(product.database, { user_id: student.user.id });
  const url = `/api/admin/submissions/${id}`;
  await admin.put(`${url}/review`, { status: 'ACCEPTED', remarks: 'Wel done.' });
  await passTime();
  expect((await admin.put(`${url}/remarks`, { remarks: 'Well done.', version: 1 })).problem).toBe(
    'changed-meanwhile',
  );
  expect((await admin.put(`${url}/remarks`, { remarks: 'Well done.', version: 2 })).status).toBe(
    200,
  );
  const { rows } = await product.database.pool.query(
    'select review_remarks from submission_revisions where submission_id = $1',
    [id],
  );
  expect(rows).toEqual([{ review_remarks: 'Well done.' }]);
  expect(await corrections()).toMatchObject([{ registration_id: null, submission_id: id }]);
  expect(await told()).toEqual([
    ['work-decided', 2],
    ['work-remarks-corrected', 3],
  ]);
});

test('nobody reads of the corrections of others', async () => {
  const { correct } = await decided();
  await correct('Come at 10.');
  const other = await product.as('USER');
  expect((await other.get('/api/user/remarks-corrections')).json()).toEqual([]);
});
