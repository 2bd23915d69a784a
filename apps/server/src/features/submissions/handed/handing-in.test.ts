import type { HandedWork } from '@pratibha/contract/handed-works';
import type { AdminSubmission, UserSubmissionDetail } from '@pratibha/contract/submissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createEvent, createRegistration } from '../../../testing/factories.ts';
import { testPart } from '../../../testing/handed-factories.ts';
import { IN_WINDOW, openHandingIn, saveForm } from '../../../testing/handing-in-desk.ts';
import { createSentFile } from '../../../testing/sent-factories.ts';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(() => product.clock.set(IN_WINDOW));

const open = (...given: [Parameters<typeof openHandingIn>[1]?]) => openHandingIn(product, ...given);
const LINK = 'https://example.test/video';

describe('a work with parts', () => {
  test('is handed in by the keys of its files, with links, and told as it is', async () => {
    const { student, send, submit, handed, event } = await open();
    const first = await send({ name: 'front.jpg' });
    const second = await send({ name: 'back.jpg' });
    const response = await submit([
      { id: 'poster', files: [second.key, first.key] },
      { id: 'video', links: ['example.test/video'] },
    ]);
    expect([response.status, response.problem]).toEqual([201, null]);
    const work = response.json<UserSubmissionDetail>();
    const [revision] = await handed(work.id);
    expect(revision).toMatchObject({
      revision: 1,
      submitted_at: product.clock.now().toISOString(),
      begun_in_time: false,
      mend_until: null,
      parts: [
        {
          id: 'poster',
          name: 'Poster',
          files: [
            { id: second.id, name: 'back.jpg', sha256: second.sha256, size: second.size },
            { id: first.id, name: 'front.jpg', sha256: first.sha256 },
          ],
          links: [],
        },
        { id: 'video', files: [], links: [LINK] },
      ],
    });
    const code = revision?.code ?? '';
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
    // A work without a link has the address of its page, in every call.
    const address = `${product.origin}/work/${code}`;
    expect(work).toMatchObject({ work_link: address, revisions: [{ work_link: address }] });
    const admin = await product.as('EVENT_ADMIN');
    const listed = await admin.get(`/api/admin/events/submissions?event_id=${event.id}`);
    expect(listed.json<AdminSubmission[]>()).toMatchObject([{ work_link: address }]);
    const csv = await product
      .as('ADMIN')
      .then((client) => client.get(`/api/admin/events/submissions/export?event_id=${event.id}`));
    expect(csv.text).toContain(address);
    const seen = await admin.get(`/api/admin/events/submissions/${work.id}/parts`);
    expect(seen.json<HandedWork[]>()).toEqual(await handed(work.id));
    expect((await student.get(`/api/user/submissions/${work.id}`)).json()).toEqual(work);
  });

  test('has the link that was given, where the event asks for one', async () => {
    const { send, submit, handed } = await open({ form: { asks_link: 'optional' } });
    const file = await send();
    const parts = [{ id: 'poster', files: [file.key] }];
    const work = (await submit(parts, { work_link: LINK })).json<UserSubmissionDetail>();
    expect(work.work_link).toBe(LINK);
    expect(await handed(work.id)).toHaveLength(1);
  });

  test('is written down with how much it is, and without names', async () => {
    const { send, submit, student } = await open();
    const file = await send({ name: 'asha-rai.jpg' });
    const links = [LINK, `${LINK}/2`];
    const { id } = (
      await submit([
        { id: 'poster', files: [file.key] },
        { id: 'video', links },
      ])
    ).json<UserSubmissionDetail>();
    const { rows } = await product.database.pool.query(
      `select action, actor_id, changes from audit where subject_type = 'submission' and subject_id = $1`,
      [id],
    );
    expect(rows).toMatchObject([
      {
        action: 'submission.created',
        actor_id: student.user.id,
        changes: { revision: [null, 1], files: [null, 1], links: [null, 2] },
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/asha|example\.test/);
  });

  test('is the same for whoever repeats the request', async () => {
    const { send, submit, handed } = await open();
    const file = await send();
    const parts = [{ id: 'poster', files: [file.key] }];
    const headers = { 'idempotency-key': 'handing-in-0123456789' };
    const first = await submit(parts, {}, headers);
    const again = await submit(parts, {}, headers);
    expect([again.status, again.json()]).toEqual([first.status, first.json()]);
    expect(await handed(first.json<UserSubmissionDetail>().id)).toHaveLength(1);
  });

  test('keeps what was asked for when it was handed in', async () => {
    const { send, submit, handed, event } = await open();
    const { id } = (
      await submit([{ id: 'poster', files: [(await send()).key] }])
    ).json<UserSubmissionDetail>();
    const admin = await product.as('ADMIN');
    const form = await admin.get(`/api/admin/events/${event.id}/work-form`);
    const parts = [testPart({ name: 'Placard' })];
    const changed = await admin.put(`/api/admin/events/${event.id}/work-form`, {
      ...form.json<object>(),
      parts,
    });
    expect([changed.status, changed.problem]).toEqual([200, null]);
    expect((await handed(id))[0]?.parts.map(({ name }) => name)).toEqual(['Poster', 'Video']);
  });

  test('that is replaced may keep files of before, and what was handed in stays', async () => {
    const { send, submit, replace, handed } = await open();
    const [first, second] = [await send(), await send()];
    const { id } = (
      await submit([{ id: 'poster', files: [first.key, second.key] }])
    ).json<UserSubmissionDetail>();
    const third = await send();
    const replaced = await replace(id, 1, [{ id: 'poster', files: [third.key, second.key] }]);
    expect([replaced.status, replaced.problem]).toEqual([200, null]);
    const revisions = await handed(id);
    const filesOf = revisions.map(({ parts }) => parts[0]?.files.map((file) => file.id));
    expect(filesOf).toEqual([
      [third.id, second.id],
      [first.id, second.id],
    ]);
    expect(new Set(revisions.map(({ code }) => code)).size).toBe(2);
    const shown = replaced.json<UserSubmissionDetail>();
    expect(shown.work_link).toBe(`${product.origin}/work/${revisions[0]?.code}`);
    expect(shown.revisions[0]?.work_link).toBe(`${product.origin}/work/${revisions[1]?.code}`);
  });

  test('that was sent back is handed in again by parts', async () => {
    const { send, submit, handed } = await open();
    const file = await send();
    const parts = [{ id: 'poster', files: [file.key] }];
    const { id } = (await submit(parts)).json<UserSubmissionDetail>();
    const admin = await product.as('EVENT_ADMIN');
    await admin.put(`/api/admin/submissions/${id}/review`, {
      ...{ status: 'RESUBMISSION_REQUIRED', remarks: 'Once more.' },
    });
    const again = await submit(parts);
    expect([again.status, again.json<UserSubmissionDetail>().revision]).toEqual([201, 2]);
    expect((await handed(id)).map(({ revision }) => revision)).toEqual([2, 1]);
  });
});

describe('an event without parts', () => {
  test('takes no parts, and has nothing to tell of them', async () => {
    const event = await createEvent(product.database, { requires_submission: true });
    const student = await product.as('USER');
    const of = { event_id: event.id, user_id: student.user.id };
    await createRegistration(product.database, of);
    const file = await createSentFile(product.database, of);
    const url = `/api/user/events/${event.id}/submissions`;
    const body = { work_link: LINK, description: 'A work.' };
    const parts = [{ id: 'poster', files: [file.key] }];
    const refused = await student.post(url, { ...body, parts });
    expect([refused.status, refused.json()]).toMatchObject([
      422,
      { errors: [{ pointer: '/parts/0/id', code: 'unknown-part' }] },
    ]);
    const taken = await student.post(url, { ...body, parts: [] });
    expect([taken.status, taken.json<UserSubmissionDetail>().work_link]).toEqual([201, LINK]);
    const { id } = taken.json<UserSubmissionDetail>();
    expect((await student.get(`/api/user/submissions/${id}/parts`)).json()).toEqual([]);
  });

  test('asks for parts in the very next request once an organiser says so', async () => {
    const event = await createEvent(product.database, { requires_submission: true });
    const student = await product.as('USER');
    const of = { event_id: event.id, user_id: student.user.id };
    await createRegistration(product.database, of);
    // It is kept in memory by then.
    await student.get('/api/user/available/events');
    await saveForm(product, event.id, {});
    const body = { work_link: LINK, description: 'A work.' };
    const refused = await student.post(`/api/user/events/${event.id}/submissions`, body);
    expect([refused.status, refused.json()]).toMatchObject([
      422,
      {
        errors: [
          { pointer: '/work_link', code: 'link-not-asked' },
          { pointer: '/parts', code: 'part-missing', message: 'Poster is missing.' },
        ],
      },
    ]);
  });
});
