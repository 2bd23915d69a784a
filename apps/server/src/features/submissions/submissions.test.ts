import type { AdminSubmissionDetail, UserSubmissionDetail } from '@pratibha/contract/submissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { areWaiting } from '../../testing/are-waiting.ts';
import { createEvent, createRegistration, createSubmission } from '../../testing/factories.ts';

const WORK = {
  work_link: 'https://work.example/project',
  demo_or_alternate_link: '',
  description: 'What it does.',
};
const IN_WINDOW = '2025-08-10T10:00:00+05:45';

let product: TestApp;
let student: SignedInClient;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set(IN_WINDOW);
  student = await product.as('USER');
});

type Registered = { status?: 'PENDING' | 'SHORTLISTED' | 'REJECTED' };

async function registeredEvent(
  values: Parameters<typeof createEvent>[1] = {},
  reg: Registered = {},
) {
  const event = await createEvent(product.database, { requires_submission: true, ...values });
  await createRegistration(product.database, {
    event_id: event.id,
    user_id: student.user.id,
    ...reg,
  });
  return `/api/user/events/${event.id}/submissions`;
}

const reviewUrl = (id: number) => `/api/admin/submissions/${id}/review`;

describe('submitting work', () => {
  test('answers 201 with the submission; a blank demo link is null', async () => {
    const response = await student.post(await registeredEvent(), WORK);
    expect(response.status).toBe(201);
    expect(response.json<UserSubmissionDetail>()).toMatchObject({
      submission_status: 'PENDING',
      work_link: WORK.work_link,
      demo_or_alternate_link: null,
      revision: 1,
      reviewed_by: null,
      resubmission_refusal: 'already-submitted',
      revisions: [{ revision: 1, submission_status: 'PENDING' }],
    });
  });

  test('puts https:// before links without a scheme', async () => {
    const links = { work_link: 'work.example/mine', demo_or_alternate_link: 'film.example' };
    const response = await student.post(await registeredEvent(), { ...WORK, ...links });
    expect(response.json<UserSubmissionDetail>()).toMatchObject({
      work_link: 'https://work.example/mine',
      demo_or_alternate_link: 'https://film.example',
    });
  });

  test('waits for a change of the event that is under way, and goes by it', async () => {
    const url = await registeredEvent();
    const id = Number(url.split('/')[4]);
    const editor = await product.database.pool.connect();
    await editor.query('begin');
    await editor.query(`update events set status = 'INACTIVE' where id = $1`, [id]);
    const submitted = student.post(url, WORK);
    const { pool } = product.database;
    const isThere = async () =>
      (await pool.query('select from submissions where event_id = $1', [id])).rowCount !== 0;
    while (!(await areWaiting(pool)) && !(await isThere()));
    await editor.query('commit');
    editor.release();
    expect((await submitted).problem).toBe('event-ended');
  });

  test.each([
    ['the link is missing', { work_link: ' ' }, '/work_link', /^Work link and description are/],
    ['the description is missing', { description: '' }, '/description', /^Work link and desc/],
    [
      'the link is no http address',
      { work_link: 'javascript:alert(1)' },
      '/work_link',
      /valid link/,
    ],
    [
      'the demo link is none',
      { demo_or_alternate_link: 'ftp://x' },
      '/demo_or_alternate_link',
      /valid/,
    ],
    [
      'only the own computer opens the link',
      { work_link: 'http://localhost:3000/x' },
      '/work_link',
      /^Only your own computer can open this link\./,
    ],
    [
      'only it opens the demo link, in other numbers',
      { demo_or_alternate_link: 'http://2130706433/' },
      '/demo_or_alternate_link',
      /^Only your own computer/,
    ],
    ['a key is unknown', { rating: 5 }, '/rating', /not known/],
    [
      'the description has too many words',
      { description: 'शब्द '.repeat(4) },
      '/description',
      /3 words/,
    ],
  ])('refuses when %s', async (_, change, pointer, message) => {
    const url = await registeredEvent({ description_word_limit: 3 });
    const response = await student.post(url, { ...WORK, ...change });
    expect(response.status).toBe(422);
    const { errors } = response.json<{ errors: { pointer: string; message: string }[] }>();
    expect(errors.map((error) => error.pointer)).toEqual([pointer]);
    expect(errors[0]?.message).toMatch(message);
  });

  test('takes what only the same network opens, as the form asks about it', async () => {
    const url = await registeredEvent();
    const response = await student.post(url, { ...WORK, work_link: 'http://192.168.1.4/file' });
    expect(response.status).toBe(201);
    expect(response.json()).toMatchObject({ work_link: 'http://192.168.1.4/file' });
  });

  test.each([
    ['submission-not-open', '2025-07-31T10:00:00+05:45', {}, {}],
    ['submission-closed', '2025-09-01T00:00:00.001+05:45', {}, {}],
    ['no-submission-needed', IN_WINDOW, { requires_submission: false }, {}],
    ['registration-rejected', IN_WINDOW, {}, { status: 'REJECTED' }],
    ['event-ended', IN_WINDOW, { status: 'INACTIVE' }, {}],
    ['internal-only', IN_WINDOW, { internal_event: true }, {}],
  ] as const)('refuses with %s', async (problem, at, event, registration) => {
    const url = await registeredEvent(event, registration);
    product.clock.set(at);
    expect((await student.post(url, WORK)).problem).toBe(problem);
  });

  test('needs a registration and a complete profile', async () => {
    const event = await createEvent(product.database, { requires_submission: true });
    const url = `/api/user/events/${event.id}/submissions`;
    expect((await student.post(url, WORK)).problem).toBe('not-registered');
    const newcomer = await product.as({ profile: null });
    await createRegistration(product.database, {
      event_id: event.id,
      user_id: newcomer.user.id,
    });
    expect((await newcomer.post(url, WORK)).problem).toBe('profile-incomplete');
  });

  test('twenty double clicks at once submit once', async () => {
    for (let trial = 0; trial < 20; trial += 1) {
      const url = await registeredEvent();
      const responses = await Promise.all([1, 2, 3].map(() => student.post(url, WORK)));
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    }
  });
});

describe('reviewing and resubmitting', () => {
  test('a work sent back comes again as the next version; every version stays visible', async () => {
    const url = await registeredEvent();
    const { id } = (await student.post(url, WORK)).json<UserSubmissionDetail>();
    const back = await admin.put(reviewUrl(id), {
      status: 'RESUBMISSION_REQUIRED',
      remarks: 'Add a README',
    });
    expect(back.status).toBe(200);
    const again = await student.post(url, { ...WORK, description: 'Now with a README.' });
    expect(again.json<UserSubmissionDetail>()).toMatchObject({
      id,
      submission_status: 'PENDING',
      revision: 2,
      review_remarks: null,
      revisions: [
        {
          revision: 1,
          submission_status: 'RESUBMISSION_REQUIRED',
          review_remarks: 'Add a README',
          description: 'What it does.',
        },
        { revision: 2, submission_status: 'PENDING', description: 'Now with a README.' },
      ],
    });
    const seen = await admin.get(`/api/admin/events/submissions/${id}`);
    expect(seen.json<AdminSubmissionDetail>().revisions).toHaveLength(2);
  });

  test('a student’s view names no reviewer', async () => {
    const { id } = await createSubmission(product.database, {
      user_id: student.user.id,
      status: 'ACCEPTED',
    });
    const mine = (await student.get(`/api/user/submissions/${id}`)).json<UserSubmissionDetail>();
    expect(mine.reviewed_by).toBe('Organisers');
    expect(JSON.stringify(mine)).not.toContain('reviewed_by_id');
  });

  test('another person’s submission is not found', async () => {
    const { id } = await createSubmission(product.database);
    expect((await student.get(`/api/user/submissions/${id}`)).status).toBe(404);
  });

  test('of two reviewers at once one wins, in twenty trials', async () => {
    const other = await product.as('EVENT_ADMIN');
    for (let trial = 0; trial < 20; trial += 1) {
      const { id } = await createSubmission(product.database);
      const responses = await Promise.all([
        admin.put(reviewUrl(id), { status: 'ACCEPTED' }),
        other.put(reviewUrl(id), { status: 'REJECTED' }),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      const lost = responses.find(({ status }) => status === 409);
      expect(lost?.problem).toBe('already-reviewed');
      expect(lost?.json()).toHaveProperty('decided_by');
    }
  });

  test('a version that came in between is never judged unseen', async () => {
    const url = await registeredEvent();
    const { id } = (await student.post(url, WORK)).json<UserSubmissionDetail>();
    await admin.put(reviewUrl(id), { status: 'RESUBMISSION_REQUIRED', revision: 1 });
    await student.post(url, { ...WORK, description: 'Second' });
    const unseen = await admin.put(reviewUrl(id), { status: 'ACCEPTED', revision: 1 });
    expect([unseen.status, unseen.problem]).toEqual([409, 'newer-revision']);
    expect((await admin.put(reviewUrl(id), { status: 'ACCEPTED', revision: 2 })).status).toBe(200);
  });

  test('resubmitting against reopening: the outcome is one of the two, in twenty trials', async () => {
    for (let trial = 0; trial < 20; trial += 1) {
      const url = await registeredEvent();
      const { id } = (await student.post(url, WORK)).json<UserSubmissionDetail>();
      await admin.put(reviewUrl(id), { status: 'RESUBMISSION_REQUIRED' });
      const [again, reopened] = await Promise.all([
        student.post(url, WORK),
        admin.put(`/api/admin/submissions/${id}/reopen`, { reason: 'Mistake' }),
      ]);
      const kept = (
        await admin.get(`/api/admin/events/submissions/${id}`)
      ).json<AdminSubmissionDetail>();
      expect([again.status, reopened.status].sort()).toEqual(
        [...(again.status === 201 ? [201] : [200]), 409].sort(),
      );
      expect(kept).toMatchObject({
        submission_status: 'PENDING',
        revision: again.status === 201 ? 2 : 1,
      });
    }
  });
});
