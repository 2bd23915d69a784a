import type {
  AdminSubmission,
  AdminSubmissionDetail,
  ReplacedSubmission,
  UserSubmissionDetail,
} from '@pratibha/contract/submissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createSubmission } from '../../testing/factories.ts';

/*
 * What organisers see of works that were replaced, and what becomes of these elsewhere.
 */

const IN_WINDOW = '2025-08-10T10:00:00+05:45';
const ANOTHER = { work_link: 'https://work.example/second', description: 'What it does now.' };

let product: TestApp;
let student: SignedInClient;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('EVENT_ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set(IN_WINDOW);
  student = await product.as('USER');
});

/** A work of the student, and its address. */
async function handedIn(values: Parameters<typeof createSubmission>[1] = {}) {
  const event = await createEvent(product.database, { requires_submission: true });
  const { id } = await createSubmission(product.database, {
    event_id: event.id,
    user_id: student.user.id,
    ...values,
  });
  return { id, event, url: `/api/user/submissions/${id}` };
}

const replace = (url: string, revision: number) => student.put(url, { ...ANOTHER, revision });
const own = async (url: string) => (await student.get(url)).json<UserSubmissionDetail>();
const review = (id: number, body: object) => admin.put(`/api/admin/submissions/${id}/review`, body);

describe('organisers', () => {
  const replaced = async (ids: readonly number[]) =>
    (await admin.get(`/api/admin/events/submissions/replaced?ids=${ids.join()}`)).json<
      ReplacedSubmission[]
    >();

  test('read which works of a page were replaced and when, beside a list that stays as it was', async () => {
    const first = await handedIn();
    const sentBack = await handedIn({ status: 'RESUBMISSION_REQUIRED' });
    const untouched = await handedIn();
    const list = async () =>
      (await admin.get(`/api/admin/events/submissions?event_id=${first.event.id}`)).json<
        AdminSubmission[]
      >();
    const keys = Object.keys((await list())[0] ?? {});
    await replace(first.url, 1);
    await student.post(`/api/user/events/${sentBack.event.id}/submissions`, ANOTHER);
    expect(Object.keys((await list())[0] ?? {})).toEqual(keys);
    const ids = [first.id, sentBack.id, untouched.id];
    const at = new Date(IN_WINDOW).toISOString();
    expect(await replaced(ids)).toEqual([{ submission_id: first.id, replaced_at: at }]);
    // Asked to, it replaces nothing.
    await review(first.id, { status: 'RESUBMISSION_REQUIRED' });
    await student.post(`/api/user/events/${first.event.id}/submissions`, ANOTHER);
    expect(await replaced(ids)).toEqual([]);
  });

  test('find those that were replaced last first, from page to page', async () => {
    const event = await createEvent(product.database, { requires_submission: true });
    const works: number[] = [];
    for (const at of [null, '2025-08-10T09:00:00Z', null, '2025-08-11T09:00:00Z']) {
      const replaced_at = at === null ? null : new Date(at);
      const work = await createSubmission(product.database, { event_id: event.id, replaced_at });
      works.push(work.id);
    }
    const order: number[] = [];
    const path = `/api/admin/events/submissions?event_id=${event.id}&sort=-replaced_at&limit=1`;
    for (let next: string | undefined = path; next !== undefined; ) {
      const page = await admin.get(next);
      order.push(...page.json<AdminSubmission[]>().map(({ id }) => id));
      next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link'] ?? ''))?.[1];
    }
    expect(order).toEqual([works[3], works[1], works[2], works[0]]);
    const up = await admin.get(path.replace('-replaced_at&limit=1', 'replaced_at'));
    expect(up.json<AdminSubmission[]>().map(({ id }) => id)).toEqual(order.toReversed());
  });

  test.each(['', '0', '1,', '01', 'x', '2147483648', Array(101).fill(1).join()])(
    'ids that are none are refused: %s',
    async (ids) => {
      const response = await admin.get(`/api/admin/events/submissions/replaced?ids=${ids}`);
      expect(response.status).toBe(422);
    },
  );

  test('who read the earlier revision is told so; without one the current is decided on', async () => {
    const { id, url } = await handedIn();
    const detail = await admin.get(`/api/admin/events/submissions/${id}`);
    const { revision, version } = detail.json<AdminSubmissionDetail>();
    await replace(url, 1);
    const late = await review(id, { status: 'ACCEPTED', revision, version });
    expect([late.status, late.problem]).toEqual([409, 'newer-revision']);
    expect((await own(url)).submission_status).toBe('PENDING');
    const many = await admin.put('/api/admin/submissions/reviews', {
      rows: [{ id, version }],
      status: 'ACCEPTED',
      remarks: null,
    });
    expect(many.json()).toEqual([{ id, outcome: 'changed-meanwhile' }]);
    expect((await review(id, { status: 'ACCEPTED' })).status).toBe(200);
    const { revisions } = await own(url);
    expect(revisions.map((each) => each.submission_status)).toEqual(['PENDING', 'ACCEPTED']);
  });
});

describe('the event', () => {
  const EVENT = {
    title: 'Posters',
    description: '',
    status: 'ACTIVE',
    internal_event: false,
    requires_submission: true,
    registration_open: '2025-07-01T00:00:00+05:45',
    registration_close: '2025-08-01T00:00:00+05:45',
    submission_start: '2025-08-01T00:00:00+05:45',
    submission_close: '2025-09-01T00:00:00+05:45',
    event_questions: {},
  };

  test('takes replacements unless it says otherwise, and who does not know of it changes nothing', async () => {
    const made = await admin.post('/api/admin/events', EVENT);
    expect(made.json()).not.toHaveProperty('works_once');
    const { id } = made.json<{ id: number }>();
    const url = `/api/admin/events/${id}`;
    const off = await admin.put(url, { ...EVENT, works_once: true });
    expect(off.json()).toMatchObject({ works_once: true });
    // A form of the release before sends everything but this.
    expect((await admin.put(url, EVENT)).json()).toMatchObject({ works_once: true });
    expect((await admin.put(url, { ...EVENT, works_once: false })).json()).not.toHaveProperty(
      'works_once',
    );
    const { rows } = await product.database.pool.query(
      `select changes -> 'works_once' as changed from audit
       where subject_type = 'event' and subject_id = $1 and action = 'event.updated' order by id`,
      [id],
    );
    expect(rows.map(({ changed }) => changed as unknown)).toEqual([
      [false, true],
      null,
      [true, false],
    ]);
  });
});

test('the download has every revision, and an erasure leaves no word of any', async () => {
  const { id, url } = await handedIn();
  await replace(url, 1);
  const data = (await student.get('/api/user/data')).json<{
    submissions: { revisions: { work_link: string }[] }[];
  }>();
  const links = data.submissions.flatMap(({ revisions }) =>
    revisions.map((each) => each.work_link),
  );
  expect(links).toEqual(['https://work.example/project', ANOTHER.work_link]);
  const boss = await product.as('SUPER_ADMIN');
  const erased = await boss.put(`/api/admin/users/${student.user.id}/erase`, {
    confirm: student.user.email,
  });
  expect(erased.status).toBe(200);
  const seen = await boss.get(`/api/admin/events/submissions/${id}`);
  expect(seen.text).not.toContain('work.example');
  expect(seen.json<AdminSubmissionDetail>().revisions).toHaveLength(2);
});
