import type { HandedWork } from '@pratibha/contract/handed-works';
import type { UserSubmissionDetail } from '@pratibha/contract/submissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { PICTURE_FACTS, testPart } from '../../../testing/handed-factories.ts';
import { CLOSE, IN_WINDOW, openHandingIn, VIDEO } from '../../../testing/handing-in-desk.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const later = (ms: number) => new Date(CLOSE.getTime() + ms);

/** A3 at 300 dpi is asked for: a picture of few pixels does not meet it. */
const PRINTED = testPart({ print: 'A3', least_dpi: 300 });
const SMALL = PICTURE_FACTS;
const LARGE = {
  ...SMALL,
  picture: SMALL.picture && { ...SMALL.picture, width: 3_508, height: 4_961 },
};

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(() => product.clock.set(IN_WINDOW));

const open = (form: object = {}, event: object = {}) => openHandingIn(product, { form, event });
const poster = (key: string) => [{ id: 'poster', files: [key] }];

describe('an upload that was begun before the deadline', () => {
  test('may be handed in within the grace, and is told as begun in time', async () => {
    const { send, submit, handed, student } = await open();
    const file = await send({ begun_at: CLOSE });
    product.clock.set(later(30 * MINUTE));
    const response = await submit(poster(file.key));
    expect([response.status, response.problem]).toEqual([201, null]);
    const { id } = response.json<UserSubmissionDetail>();
    expect(await handed(id)).toMatchObject([
      { begun_in_time: true, submitted_at: later(30 * MINUTE).toISOString() },
    ]);
    const { rows } = await product.database.pool.query(
      `select changes from audit where subject_type = 'submission' and subject_id = $1`,
      [id],
    );
    expect(rows).toMatchObject([{ changes: { after_deadline: [null, 'grace'] } }]);
    // It opens nothing for what follows.
    const again = await student.get(`/api/user/submissions/${id}`);
    expect(again.json<UserSubmissionDetail>().resubmission_refusal).toBe('already-submitted');
  });

  test.each([
    ['after the grace', CLOSE, 30 * MINUTE + 1, {}],
    ['that was begun a moment too late', later(1), 1, {}],
    ['where an event gives none', CLOSE, 1, { grace_minutes: 0 }],
  ])('is refused %s', async (_, begun_at, ms, form) => {
    const { send, submit } = await open(form);
    const file = await send({ begun_at });
    product.clock.set(later(ms));
    const response = await submit(poster(file.key));
    expect([response.status, response.problem]).toEqual([409, 'submission-closed']);
  });

  test('and handed in before is no reason to be late', async () => {
    const { send, submit, replace } = await open({}, {});
    const file = await send();
    const { id } = (await submit(poster(file.key))).json<UserSubmissionDetail>();
    product.clock.set(later(1));
    const kept = await replace(id, 1, poster(file.key));
    expect([kept.status, kept.problem]).toEqual([409, 'submission-closed']);
    const other = await send({ begun_at: later(-MINUTE) });
    const replaced = await replace(id, 1, poster(other.key));
    expect([replaced.status, replaced.problem]).toEqual([200, null]);
  });

  test('of two files it is enough for one', async () => {
    const { send, submit } = await open();
    const [first, second] = [await send(), await send({ begun_at: later(1) })];
    product.clock.set(later(MINUTE));
    const response = await submit([{ id: 'poster', files: [first.key, second.key] }]);
    expect(response.status).toBe(201);
  });

  test('with a clock that was moved back is in time', async () => {
    const { send, submit, handed } = await open();
    const file = await send({ begun_at: later(HOUR) });
    product.clock.set(later(-MINUTE));
    const { id } = (await submit(poster(file.key))).json<UserSubmissionDetail>();
    expect(await handed(id)).toMatchObject([{ begun_in_time: false }]);
  });

  test('links alone have no grace', async () => {
    const { submit } = await open({ parts: [{ ...VIDEO, required: true }] });
    product.clock.set(later(1));
    const response = await submit([{ id: 'video', links: ['https://example.test/v'] }]);
    expect([response.status, response.problem]).toEqual([409, 'submission-closed']);
  });
});

describe('a file that does not meet what is asked for', () => {
  const form = { parts: [PRINTED] };
  const until = later(24 * HOUR);

  test('may be replaced after the deadline, and is told until when', async () => {
    const { send, submit, replace, handed } = await open(form);
    const small = await send({ facts: SMALL });
    const { id } = (await submit(poster(small.key))).json<UserSubmissionDetail>();
    const [told] = await handed(id);
    expect(told?.mend_until).toBe(until.toISOString());
    expect(told?.parts[0]?.files[0]?.findings[0]).toMatchObject({
      ...{ code: 'too-few-pixels', weight: 'wrong', dpi: 106, least: 300 },
    });
    product.clock.set(until);
    const large = await send({ facts: LARGE, begun_at: later(HOUR) });
    const replaced = await replace(id, 1, poster(large.key));
    expect([replaced.status, replaced.problem]).toEqual([200, null]);
    expect((await handed(id)).map(({ mend_until, begun_in_time: is }) => [mend_until, is])).toEqual(
      [
        [null, false],
        [null, false],
      ],
    );
    // What meets is not mended again.
    const other = await send({ facts: LARGE, begun_at: later(HOUR) });
    const again = await replace(id, 2, poster(other.key));
    expect([again.status, again.problem]).toEqual([409, 'submission-closed']);
  });

  test.each([
    ['when it is over', SMALL, 24 * HOUR + 1, {}],
    ['where an event gives no time', SMALL, 1, { mending_hours: 0 }],
    ['of what meets', LARGE, 1, {}],
    ['of what nobody has looked into yet', null, 1, {}],
  ])('is not replaced %s', async (_, facts, ms, more) => {
    const { send, submit, replace, handed } = await open({ ...form, ...more });
    const small = await send({ facts });
    const { id } = (await submit(poster(small.key))).json<UserSubmissionDetail>();
    product.clock.set(later(ms));
    expect((await handed(id))[0]?.mend_until).toBeNull();
    const large = await send({ facts: LARGE, begun_at: later(1) });
    const refused = await replace(id, 1, poster(large.key));
    expect([refused.status, refused.problem]).toEqual([409, 'submission-closed']);
  });

  test('keeps what is final as it is', async () => {
    const { send, submit, replace, handed } = await open(form, { works_once: true });
    const small = await send({ facts: SMALL });
    const { id } = (await submit(poster(small.key))).json<UserSubmissionDetail>();
    expect((await handed(id))[0]?.mend_until).toBeNull();
    product.clock.set(later(1));
    const refused = await replace(id, 1, poster((await send({ begun_at: later(1) })).key));
    expect([refused.status, refused.problem]).toEqual([409, 'works-once']);
  });

  test('is found once it was looked into, and never takes the work back', async () => {
    const { send, submit, student, handed } = await open(form);
    const file = await send({ facts: null });
    const { id } = (await submit(poster(file.key))).json<UserSubmissionDetail>();
    expect((await handed(id))[0]).toMatchObject({
      mend_until: null,
      parts: [{ files: [{ state: 'waiting', kind: null, findings: [] }] }],
    });
    await product.database.pool.query(
      `update file_facts set state = 'done', facts = $1 where sha256 = $2`,
      [JSON.stringify(SMALL), file.sha256],
    );
    const [found] = await handed(id);
    expect(found).toMatchObject({
      mend_until: until.toISOString(),
      parts: [{ files: [{ state: 'done', kind: 'jpeg', width: 1_240 }] }],
    });
    const admin = await product.as('EVENT_ADMIN');
    const seen = await admin.get(`/api/admin/events/submissions/${id}/parts`);
    expect(seen.json<HandedWork[]>()).toEqual([found]);
    const work = (await student.get(`/api/user/submissions/${id}`)).json<UserSubmissionDetail>();
    expect(work.submission_status).toBe('PENDING');
  });
});
