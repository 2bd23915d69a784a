import type { WorkConsent } from '@pratibha/contract/consents';
import type { OwnData } from '@pratibha/contract/personal-data';
import type { UserSubmissionDetail } from '@pratibha/contract/submissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration, createSubmission } from '../../testing/factories.ts';

/** What is said of showing a work: at handing in, at replacing, and at any time. */

const IN_WINDOW = '2025-08-10T10:00:00+05:45';
const WORK = {
  work_link: 'https://work.example/first',
  demo_or_alternate_link: null,
  description: 'What it does.',
};
const NEITHER = { show_work: false, name_with_work: false };
const BOTH = { show_work: true, name_with_work: true };

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

/** An event for which the student is registered, and can hand in. */
async function openEvent() {
  const { id } = await createEvent(product.database, { requires_submission: true });
  await createRegistration(product.database, { event_id: id, user_id: student.user.id });
  return `/api/user/events/${id}/submissions`;
}

async function handedIn(said: object = {}) {
  const response = await student.post(await openEvent(), { ...WORK, ...said });
  expect(response.status).toBe(201);
  const { id } = response.json<UserSubmissionDetail>();
  return { id, url: `/api/user/submissions/${id}`, response };
}

const consentOf = async (id: number) =>
  (await student.get(`/api/user/submissions/${id}/consent`)).json<WorkConsent>();
const say = (id: number, body: object) => student.put(`/api/user/submissions/${id}/consent`, body);

async function auditOf(id: number) {
  const { rows } = await product.database.pool.query<{ action: string; changes: object }>(
    `select action, changes from audit
     where subject_type = 'submission' and subject_id = $1 order by audit.id`,
    [id],
  );
  return rows;
}

describe('handing in', () => {
  test('without a word means no, and answers as ever', async () => {
    const { id, response } = await handedIn();
    expect(response.json()).not.toHaveProperty('show_work');
    expect(await consentOf(id)).toEqual({ submission_id: id, ...NEITHER, said_at: null });
    expect(await auditOf(id)).toMatchObject([{ action: 'submission.created' }]);
    expect((await auditOf(id))[0]?.changes).not.toHaveProperty('show_work');
  });

  test.each([
    [BOTH, BOTH],
    [NEITHER, NEITHER],
    [{ show_work: true }, { show_work: true, name_with_work: false }],
    [{ name_with_work: true }, { show_work: false, name_with_work: true }],
  ])('says %o with the work, in one change', async (said, counts) => {
    const { id } = await handedIn(said);
    const said_at = product.clock.now().toISOString();
    expect(await consentOf(id)).toEqual({ submission_id: id, ...counts, said_at });
    const changed = Object.entries(counts).filter(([, isYes]) => isYes);
    expect((await auditOf(id))[0]?.changes).toMatchObject(
      Object.fromEntries(changed.map(([name]) => [name, [false, true]])),
    );
  });

  test('takes yes and no, and nothing else', async () => {
    const at = await openEvent();
    for (const show_work of ['yes', 1, null]) {
      const response = await student.post(at, { ...WORK, show_work });
      expect([response.status, response.json()]).toMatchObject([
        422,
        { errors: [{ pointer: '/show_work' }] },
      ]);
    }
  });

  test('once more says what is sent, and leaves what is not as it was', async () => {
    const { id, url } = await handedIn(BOTH);
    const replace = (revision: number, said: object) =>
      student.put(url, { ...WORK, description: `Take ${revision}.`, revision, ...said });
    expect((await replace(1, {})).status).toBe(200);
    expect(await consentOf(id)).toMatchObject(BOTH);
    expect((await replace(2, { name_with_work: false })).status).toBe(200);
    expect(await consentOf(id)).toMatchObject({ show_work: true, name_with_work: false });
    const review = { status: 'RESUBMISSION_REQUIRED', remarks: 'Once more.' };
    expect((await admin.put(`/api/admin/submissions/${id}/review`, review)).status).toBe(200);
    const { event_id } = (await student.get(url)).json<UserSubmissionDetail>();
    const again = await student.post(`/api/user/events/${event_id}/submissions`, {
      ...WORK,
      ...NEITHER,
    });
    expect(again.status).toBe(201);
    expect(await consentOf(id)).toMatchObject(NEITHER);
    expect((await auditOf(id)).map(({ changes }) => changes)).toMatchObject([
      { show_work: [false, true], name_with_work: [false, true] },
      { revision: [1, 2] },
      { name_with_work: [true, false] },
      { status: ['PENDING', 'RESUBMISSION_REQUIRED'] },
      { show_work: [true, false] },
    ]);
  });
});

describe('afterwards', () => {
  test('each is said by itself, at any time, and written down', async () => {
    const { id } = await handedIn();
    // Whatever became of the event and of the work.
    await product.database.pool.query(
      `update events set status = 'DELETED' where id = (
         select event_id from submissions where id = $1)`,
      [id],
    );
    product.clock.set('2026-01-01T00:00:00+05:45');
    const first = await say(id, { show_work: true });
    expect([first.status, first.json()]).toEqual([
      200,
      {
        submission_id: id,
        show_work: true,
        name_with_work: false,
        said_at: product.clock.now().toISOString(),
      },
    ]);
    product.clock.set('2026-01-02T00:00:00+05:45');
    // Said again it stays said, and nothing is written down.
    expect((await say(id, { show_work: true })).json()).toEqual(first.json());
    expect((await say(id, { name_with_work: true })).json()).toMatchObject(BOTH);
    expect((await say(id, { show_work: false, name_with_work: false })).json()).toMatchObject(
      NEITHER,
    );
    expect((await auditOf(id)).slice(1)).toEqual([
      { action: 'submission.consent-changed', changes: { show_work: [false, true] } },
      { action: 'submission.consent-changed', changes: { name_with_work: [false, true] } },
      {
        action: 'submission.consent-changed',
        changes: { show_work: [true, false], name_with_work: [true, false] },
      },
    ]);
  });

  test('two tabs at once take nothing back from each other', async () => {
    const { id } = await handedIn();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        say(id, n % 2 === 0 ? { show_work: true } : { name_with_work: true }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await consentOf(id)).toMatchObject(BOTH);
  });

  test('nobody else says it, and organisers of the event read it', async () => {
    const { id } = await handedIn(BOTH);
    const other = await product.as('USER');
    const path = `/api/user/submissions/${id}/consent`;
    expect((await other.get(path)).status).toBe(404);
    expect((await other.put(path, NEITHER)).status).toBe(404);
    expect((await admin.put(path, NEITHER)).status).toBe(404);
    const read = await admin.get(`/api/admin/events/submissions/${id}/consent`);
    expect([read.status, read.json()]).toMatchObject([200, { submission_id: id, ...BOTH }]);
  });
});

describe('the person', () => {
  test('reads it in what is held of them', async () => {
    const { id } = await handedIn({ show_work: true });
    const data = (await student.get('/api/user/data')).json<OwnData>();
    expect(data.work_consents).toEqual([
      {
        submission_id: id,
        show_work: true,
        name_with_work: false,
        said_at: product.clock.now().toISOString(),
        shown_as: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      },
    ]);
  });

  test('who is erased says nothing any more', async () => {
    const { id: submission_id } = await createSubmission(product.database, {
      user_id: student.user.id,
    });
    await say(submission_id, BOTH);
    const superAdmin = await product.as('SUPER_ADMIN');
    const erased = await superAdmin.put(`/api/admin/users/${student.user.id}/erase`, {
      confirm: student.user.email,
    });
    expect(erased.status).toBe(200);
    const { rows } = await product.database.pool.query(
      'select 1 from work_consents where submission_id = $1',
      [submission_id],
    );
    expect(rows).toEqual([]);
    await expect(
      product.database.pool.query(`insert into work_consents values ($1, $2, true, true, now())`, [
        submission_id,
        student.user.id,
      ]),
    ).rejects.toMatchObject({ code: 'PE001' });
  });
});
