import type { AdminSubmissionDetail, UserSubmissionDetail } from '@pratibha/contract/submissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration, createSubmission } from '../../testing/factories.ts';

const WORK = { work_link: 'https://work.example/project', description: 'What it does.' };

let product: TestApp;
let student: SignedInClient;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('EVENT_ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set('2025-08-10T10:00:00+05:45');
  student = await product.as('USER');
});

/** A work of the student that was sent back, and where the next version goes. */
async function sentBack() {
  const { id, event_id } = await createSubmission(product.database, {
    user_id: student.user.id,
    status: 'RESUBMISSION_REQUIRED',
  });
  return { id, url: `/api/user/events/${event_id}/submissions` };
}

describe('resubmitting', () => {
  test.each([
    ['a millisecond before the start', '2025-07-31T23:59:59.999+05:45', 'submission-not-open'],
    [
      'at the instant that still belongs to registration',
      '2025-08-01T00:00:00+05:45',
      'submission-not-open',
    ],
    ['a millisecond later', '2025-08-01T00:00:00.001+05:45', null],
    ['at the closing instant', '2025-09-01T00:00:00+05:45', null],
    ['a millisecond after it', '2025-09-01T00:00:00.001+05:45', 'submission-closed'],
  ])('is judged by the window: %s', async (_, at, problem) => {
    const { id, url } = await sentBack();
    product.clock.set(at);
    const seen = await student.get(`/api/user/submissions/${id}`);
    expect(seen.json<UserSubmissionDetail>().resubmission_refusal).toBe(problem);
    expect((await student.post(url, WORK)).problem).toBe(problem);
  });

  test.each([
    ['PENDING', 'already-submitted'],
    ['ACCEPTED', 'submission-accepted'],
    ['REJECTED', 'submission-rejected'],
  ] as const)('is refused for a work that is %s', async (status, problem) => {
    const { id, event_id } = await createSubmission(product.database, {
      user_id: student.user.id,
      status,
    });
    const response = await student.post(`/api/user/events/${event_id}/submissions`, WORK);
    expect([response.status, response.problem]).toEqual([409, problem]);
    const seen = await student.get(`/api/user/submissions/${id}`);
    expect(seen.json<UserSubmissionDetail>().revisions).toHaveLength(1);
  });

  test('the same key and body make one version; another body is refused', async () => {
    const { url } = await sentBack();
    const key = { 'idempotency-key': 'again' };
    const responses = await Promise.all([1, 2, 3].map(() => student.post(url, WORK, key)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(responses[0]?.json<UserSubmissionDetail>().revision).toBe(2);
    const other = await student.post(url, { ...WORK, description: 'Another' }, key);
    expect([other.status, other.problem]).toEqual([422, 'idempotency-key-reused']);
  });
});

test('a work stays with its owner when its event is deleted, but no version follows', async () => {
  const { id, url } = await sentBack();
  const eventId = url.match(/\d+/)?.[0] ?? '';
  expect((await admin.delete(`/api/admin/events/${eventId}`)).status).toBe(200);
  const [mine] = (await student.get('/api/user/submissions')).json<UserSubmissionDetail[]>();
  expect(mine).toMatchObject({ id, resubmission_refusal: 'event-deleted' });
  expect((await admin.get(`/api/admin/events/submissions/${id}`)).status).toBe(200);
  expect((await student.post(url, WORK)).problem).toBe('not-found');
});

describe('the limit of words', () => {
  test.each([
    ['English', 'word', 500, 201],
    ['English', 'word', 501, 422],
    ['Devanagari', 'विद्यार्थीहरू', 500, 201],
    ['Devanagari', 'विद्यार्थीहरू', 501, 422],
  ])('%s (%s) × %i answers %i', async (_, word, count, status) => {
    const event = await createEvent(product.database, {
      requires_submission: true,
      description_word_limit: 500,
    });
    await createRegistration(product.database, { event_id: event.id, user_id: student.user.id });
    const description = Array.from({ length: count }, () => word).join(' — ');
    const url = `/api/user/events/${event.id}/submissions`;
    const response = await student.post(url, { ...WORK, description });
    expect(response.status).toBe(status);
    if (status === 422) {
      const message = 'Description can have at most 500 words.';
      expect(response.json()).toMatchObject({ errors: [{ pointer: '/description', message }] });
    }
  });
});

describe('reopening a judgement', () => {
  const reopen = (id: number, body: object) =>
    admin.put(`/api/admin/submissions/${id}/reopen`, body);

  test.each(['ACCEPTED', 'REJECTED', 'RESUBMISSION_REQUIRED'] as const)(
    '%s becomes PENDING again, with a reason that the audit keeps, and can be judged anew',
    async (status) => {
      const { id } = await createSubmission(product.database, {
        user_id: student.user.id,
        status,
        review_remarks: 'No',
      });
      expect((await reopen(id, { reason: '  ' })).status).toBe(422);
      const response = await reopen(id, { reason: 'Wrong row', revision: 1 });
      expect(response.json<AdminSubmissionDetail>()).toMatchObject({
        submission_status: 'PENDING',
        reviewed_by: null,
        reviewed_at: null,
        review_remarks: null,
        revisions: [{ submission_status: 'PENDING', review_remarks: null }],
      });
      const { rows } = await product.database.pool.query(
        `select changes from audit where action = 'submission.reopened' and subject_id = $1`,
        [id],
      );
      expect(rows).toEqual([
        { changes: { revision: 1, status: [status, 'PENDING'], reason: 'Wrong row' } },
      ]);
      const judged = await admin.put(`/api/admin/submissions/${id}/review`, { status: 'ACCEPTED' });
      expect(judged.status).toBe(200);
      const mine = await student.get(`/api/user/submissions/${id}`);
      expect(mine.json<UserSubmissionDetail>().submission_status).toBe('ACCEPTED');
    },
  );

  test('is refused where nothing was judged, and for a version that is not the current one', async () => {
    const { id } = await createSubmission(product.database);
    const early = await reopen(id, { reason: 'Wrong row' });
    expect([early.status, early.problem]).toEqual([409, 'not-reviewed']);
    const back = await sentBack();
    await student.post(back.url, WORK);
    await admin.put(`/api/admin/submissions/${back.id}/review`, { status: 'REJECTED' });
    const late = await reopen(back.id, { reason: 'Wrong row', revision: 1 });
    expect([late.status, late.problem]).toEqual([409, 'newer-revision']);
  });
});

describe('the export', () => {
  test('tells every work in the version that counts, safe from formulas', async () => {
    const { id, url } = await sentBack();
    const description = '=1+1\n"नमस्ते", दुनियाँ';
    await student.post(url, { ...WORK, description });
    const eventId = url.match(/\d+/)?.[0] ?? '';
    const response = await admin.get(`/api/admin/events/submissions/export?event_id=${eventId}`);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="submissions-event-\d+-2025-08-10\.csv"$/,
      ) as string,
    });
    const [header, ...rest] = response.text.split('\r\n');
    expect(header).toMatch(/^\uFEFFid,event,submitted_by,.*,revision,status,/);
    const row = rest.join('\r\n');
    expect(row).toContain(`,2,PENDING,${WORK.work_link},,"'=1+1\n""नमस्ते"", दुनियाँ",,,`);
    expect(row.startsWith(`${id},`)).toBe(true);
  });
});
