import type { UserEvent } from '@pratibha/contract/events';
import type { NotificationOut } from '@pratibha/contract/notifications';
import type { AdminSubmissionDetail, UserSubmissionDetail } from '@pratibha/contract/submissions';
import { REPLACEMENTS_A_DAY } from '@pratibha/domain/submissions/replacement';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createSubmission } from '../../testing/factories.ts';
import { prepareMailQueue } from '../mail/mail.ts';

const IN_WINDOW = '2025-08-10T10:00:00+05:45';
const LATER = '2025-08-10T12:00:00+05:45';
const ANOTHER = {
  work_link: 'https://work.example/second',
  demo_or_alternate_link: '',
  description: 'What it does now.',
};

let product: TestApp;
let student: SignedInClient;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  await prepareMailQueue(product.database, { sends: true });
  admin = await product.as('EVENT_ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set(IN_WINDOW);
  student = await product.as('USER');
});

/** A work of the student that awaits review, and its address. */
async function handedIn(
  values: Parameters<typeof createSubmission>[1] = {},
  ofEvent: Parameters<typeof createEvent>[1] = {},
) {
  const event = await createEvent(product.database, { requires_submission: true, ...ofEvent });
  const { id } = await createSubmission(product.database, {
    event_id: event.id,
    user_id: student.user.id,
    ...values,
  });
  return { id, event, url: `/api/user/submissions/${id}` };
}

const replace = (url: string, revision: number, change: object = {}, headers = {}) =>
  student.put(url, { ...ANOTHER, revision, ...change }, headers);
const own = async (url: string) => (await student.get(url)).json<UserSubmissionDetail>();
const review = (id: number, body: object) => admin.put(`/api/admin/submissions/${id}/review`, body);

describe('replacing a work', () => {
  test('makes the next revision, PENDING as before; the earlier one stays readable', async () => {
    const { id, event, url } = await handedIn();
    const response = await replace(url, 1);
    expect(response.status).toBe(200);
    expect(response.json<UserSubmissionDetail>()).toMatchObject({
      id,
      event_id: event.id,
      submission_status: 'PENDING',
      submitted_at: product.clock.now().toISOString(),
      work_link: ANOTHER.work_link,
      demo_or_alternate_link: null,
      revision: 2,
      revisions: [
        { revision: 1, work_link: 'https://work.example/project', submission_status: 'PENDING' },
        { revision: 2, work_link: ANOTHER.work_link, submission_status: 'PENDING' },
      ],
    });
    expect(await own(url)).toEqual(response.json());
    const seen = await admin.get(`/api/admin/events/submissions/${id}`);
    expect(seen.json<AdminSubmissionDetail>()).toMatchObject({
      revision: 2,
      revisions: [{ work_link: 'https://work.example/project' }, { revision: 2 }],
    });
  });

  test('leaves the calls of handing in as they are', async () => {
    const { event, url } = await handedIn();
    const again = await student.post(`/api/user/events/${event.id}/submissions`, ANOTHER);
    expect([again.status, again.problem]).toEqual([409, 'already-submitted']);
    await replace(url, 1);
    const list = (await student.get('/api/user/available/events')).json<UserEvent[]>();
    const shown = list.find(({ id }) => id === event.id);
    expect([shown?.submission_status, shown?.refusal]).toEqual(['PENDING', 'already-submitted']);
    expect(shown).not.toHaveProperty('works_once');
  });

  test('is written down, for the history of the work', async () => {
    const { id, event, url } = await handedIn();
    await replace(url, 1);
    const { rows } = await product.database.pool.query(
      `select action, actor_id, changes from audit
       where subject_type = 'submission' and subject_id = $1`,
      [id],
    );
    const changes = { event_id: [null, event.id], revision: [1, 2] };
    expect(rows).toEqual([{ action: 'submission.replaced', actor_id: student.user.id, changes }]);
  });

  test('leaves the work as it was where something is wrong with what was sent', async () => {
    const { url } = await handedIn({}, { description_word_limit: 3 });
    for (const [change, pointer] of [
      [{ work_link: ' ' }, '/work_link'],
      [{ description: 'one two three four' }, '/description'],
      [{ revision: undefined }, '/revision'],
      [{ rating: 5 }, '/rating'],
    ] as const) {
      const response = await replace(url, 1, { description: 'Short.', ...change });
      expect([response.status, response.json()]).toMatchObject([422, { errors: [{ pointer }] }]);
    }
    expect(await own(url)).toMatchObject({ revision: 1, description: 'A work.' });
  });

  test('is for its owner alone', async () => {
    const { url } = await handedIn();
    const stranger = await product.as('USER');
    const response = await stranger.put(url, { ...ANOTHER, revision: 1 });
    expect([response.status, response.problem]).toEqual([404, 'not-found']);
    expect((await own(url)).revision).toBe(1);
  });

  test('sent again with its key is done once', async () => {
    const { url } = await handedIn();
    const key = { 'idempotency-key': 'again' };
    const responses = await Promise.all([1, 2, 3].map(() => replace(url, 1, {}, key)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect((await own(url)).revisions).toHaveLength(2);
    const other = await replace(url, 2, {}, key);
    expect([other.status, other.problem]).toEqual([422, 'idempotency-key-reused']);
  });
});

describe('is refused', () => {
  test.each([
    ['a millisecond before the start', '2025-07-31T23:59:59.999+05:45', 'submission-not-open'],
    ['at the closing instant of registration', '2025-08-01T00:00:00+05:45', 'submission-not-open'],
    ['a millisecond later', '2025-08-01T00:00:00.001+05:45', null],
    ['at the deadline', '2025-09-01T00:00:00+05:45', null],
    ['a millisecond after it', '2025-09-01T00:00:00.001+05:45', 'submission-closed'],
  ])('by the window: %s', async (_, now, problem) => {
    const { url } = await handedIn();
    product.clock.set(now);
    expect((await replace(url, 1)).problem).toBe(problem);
  });

  test.each([
    ['ACCEPTED', 'submission-accepted'],
    ['REJECTED', 'submission-rejected'],
    ['RESUBMISSION_REQUIRED', 'work-sent-back'],
  ] as const)('once a decision stands: %s', async (status, problem) => {
    const { url } = await handedIn({ status });
    const response = await replace(url, 1);
    expect([response.status, response.problem]).toEqual([409, problem]);
    expect((await own(url)).revisions).toHaveLength(1);
  });

  test('also while the decision can be undone; undone, it is possible again', async () => {
    const { id, url } = await handedIn();
    expect((await review(id, { status: 'REJECTED' })).status).toBe(200);
    expect((await replace(url, 1)).problem).toBe('submission-rejected');
    expect((await admin.put(`/api/admin/submissions/${id}/undo`)).status).toBe(200);
    expect((await replace(url, 1)).status).toBe(200);
  });

  test('where works can be handed in once; the list says so', async () => {
    const { event, url } = await handedIn({}, { works_once: true });
    const response = await replace(url, 1);
    expect([response.status, response.problem]).toEqual([409, 'works-once']);
    const list = (await student.get('/api/user/available/events')).json<UserEvent[]>();
    expect(list.find(({ id }) => id === event.id)).toMatchObject({ works_once: true });
  });

  test('with another revision than the one that counts, such as from a second tab', async () => {
    const { url } = await handedIn();
    expect((await replace(url, 1)).status).toBe(200);
    const response = await replace(url, 1, { description: 'From the other tab.' });
    expect([response.status, response.problem]).toEqual([409, 'work-replaced']);
    expect((await own(url)).description).toBe(ANOTHER.description);
  });

  test('for an event that was deleted, or of which the registration was rejected', async () => {
    const { event, url } = await handedIn();
    await product.database.pool.query(
      `update registrations set status = 'REJECTED' where event_id = $1`,
      [event.id],
    );
    expect((await replace(url, 1)).problem).toBe('registration-rejected');
    expect((await admin.delete(`/api/admin/events/${event.id}`)).status).toBe(200);
    expect((await replace(url, 1)).problem).toBe('event-deleted');
  });

  test('the twenty-first time within a day, and when it is possible again', async () => {
    const { url } = await handedIn();
    for (let n = 1; n <= REPLACEMENTS_A_DAY; n += 1) {
      product.clock.set(`2025-08-10T10:${String(n).padStart(2, '0')}:00+05:45`);
      expect((await replace(url, n)).status).toBe(200);
    }
    const refused = await replace(url, REPLACEMENTS_A_DAY + 1);
    expect([refused.status, refused.problem]).toEqual([429, 'replaced-too-often']);
    expect(refused.headers['retry-after']).toBe(String(24 * 3600 - 19 * 60));
    product.clock.set('2025-08-11T10:01:00+05:45');
    expect((await replace(url, REPLACEMENTS_A_DAY + 1)).status).toBe(200);
  });
});

test('a clock that is moved back takes in a work that is older than the one it replaces', async () => {
  const { id, url } = await handedIn();
  product.clock.set(LATER);
  await replace(url, 1);
  product.clock.set(IN_WINDOW);
  const response = await replace(url, 2, { description: 'Third.' });
  expect(response.json<UserSubmissionDetail>()).toMatchObject({
    revision: 3,
    submitted_at: new Date(IN_WINDOW).toISOString(),
    revisions: [{}, { submitted_at: new Date(LATER).toISOString() }, {}],
  });
  expect((await review(id, { status: 'ACCEPTED', revision: 3 })).status).toBe(200);
});

describe('who hears of it', () => {
  const told = async () => {
    const list = (await student.get('/api/user/notifications')).json<NotificationOut[]>();
    return list.map(({ kind, revision, leads_to }) => [kind, revision, leads_to]);
  };

  test('the student each time, in the bell with the version; no organiser', async () => {
    const before = (await admin.get('/api/user/notifications')).json();
    const { id, url } = await handedIn();
    await replace(url, 1);
    await replace(url, 2);
    const leads = `/user/work-submissions?open=${id}`;
    expect(await told()).toEqual([
      ['work-received', 3, leads],
      ['work-received', 2, leads],
    ]);
    expect((await admin.get('/api/user/notifications')).json()).toEqual(before);
  });
});
