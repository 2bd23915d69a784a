import type { OwnSheet } from '@pratibha/contract/judge';
import type { RoundStanding } from '@pratibha/contract/judge-at-work';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { zonedStart } from '@pratibha/domain/time/competition-time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createSubmission } from '../../testing/factories.ts';
import { done, type JudgingDesk, openJudgingDesk } from '../../testing/judging-desk.ts';

let product: TestApp;
let desk: JudgingDesk;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set(NOON);
  desk = await openJudgingDesk(product);
});

const NOON = zonedStart(2025, 7, 16, 12);
const hours = (many: number) => new Date(NOON.getTime() + many * 3_600_000);
const SENTENCE = 'The hall is being cleared.';

async function nameOf(id: number): Promise<string> {
  const of = product.database.kysely.selectFrom('users').select('name').where('id', '=', id);
  return (await of.executeTakeFirstOrThrow()).name;
}

const pause = (id: number) =>
  desk.admin.post(`/api/admin/rounds/${id}/pause`, { sentence: SENTENCE });
const goOn = (id: number) => desk.admin.delete(`/api/admin/rounds/${id}/pause`);
type Client = Awaited<ReturnType<JudgingDesk['judged']>>['client'];
const standing = async (client: Client, id: number) =>
  (await client.get(`/api/judge/rounds/${id}/standing`)).json<RoundStanding>();

describe('a pause', () => {
  test('is read by judges, and moves every end by its length', async () => {
    const { round, client, judge } = await desk.judged({ closes_at: hours(2) });
    const later = hours(3).toISOString();
    await done(desk.admin.put(`/api/admin/judges/${judge.id}/end`, { closes_at: later }));
    expect((await done(pause(round.id))).pause).toMatchObject({ sentence: SENTENCE });
    expect((await pause(round.id)).problem).toBe('round-is-paused');
    expect((await standing(client, round.id)).pause?.sentence).toBe(SENTENCE);
    product.clock.set(hours(5));
    expect(await standing(client, round.id)).toMatchObject({ state: 'open' });
    const after = await done(goOn(round.id));
    expect(after).toMatchObject({ pause: null, closes_at: hours(7).toISOString() });
    expect((await standing(client, round.id)).closes_at).toBe(hours(8).toISOString());
    expect((await goOn(round.id)).problem).toBe('round-not-paused');
  });

  test('keeps what arrives, and sends nothing', async () => {
    const { round, client, url, send, sheet, assignments } = await desk.judged();
    await send(1);
    await done(pause(round.id));
    const kept = await send(0);
    expect(kept.json<OwnSheet>()).toMatchObject({ state: 'begun', is_late: false, version: 1 });
    expect(kept.json<OwnSheet>().scores).toHaveLength(2);
    expect((await send(0)).json<OwnSheet>().version).toBe(1);
    const typed = sheet([4, 4], { comment: 'More of it', version: 1 });
    expect((await client.put(`${url}/sheet`, typed)).json<OwnSheet>().state).toBe('begun');
    const correction = await send(1, sheet([1, 1], { version: 1 }));
    expect(correction.problem).toBe('judging-paused');
    const cannot = { because: 'not-there', note: '', version: 2 };
    expect((await client.post(`${url}/cannot`, cannot)).problem).toBe('judging-paused');
    const other = `/api/judge/works/${assignments[1]}`;
    expect((await client.get(other)).json()).toMatchObject({ state: 'sent' });
    await done(goOn(round.id));
    expect((await send(0, sheet([5, 1], { version: 2 }))).json<OwnSheet>().state).toBe('sent');
  });

  test('is not over by the clock: a work that is handed in again or reopened leaves it', async () => {
    const { round, works } = await desk.judged({ closes_at: hours(1) });
    await done(pause(round.id));
    product.clock.set(hours(4));
    const reopen = { reason: 'Looked again' };
    await done(desk.admin.put(`/api/admin/submissions/${works[0]?.id}/reopen`, reopen));
    await product.database.pool.query(
      `with next as (insert into submission_revisions
         (submission_id, revision, work_link, description, submitted_at)
         values ($1, 2, 'https://work.example/2', 'Better.', $2) returning submission_id)
       update submissions set revision = 2, submitted_at = $2, status = 'PENDING', reviewed_at = null,
         reviewed_by = null from next where submissions.id = next.submission_id`,
      [works[1]?.id, hours(4)],
    );
    const { works_listed } = await desk.details(round.id);
    const because = works_listed.map(({ out_because }) => out_because);
    expect(because).toEqual(['reopened', 'resubmitted', null]);
  });
});

describe('ends', () => {
  test('one judge has longer than the others', async () => {
    const { round, judge, send, client } = await desk.judged({ closes_at: hours(1) });
    const put = (closes_at: Date | null) =>
      desk.admin.put(`/api/admin/judges/${judge.id}/end`, {
        closes_at: closes_at?.toISOString() ?? null,
      });
    expect((await put(hours(1))).problem).toBe('judge-end-too-early');
    const given = await done(put(hours(4)));
    expect(given.judges_listed[0]?.closes_at).toBe(hours(4).toISOString());
    product.clock.set(hours(2));
    expect((await send(0)).json<OwnSheet>()).toMatchObject({ state: 'sent', is_late: false });
    expect((await standing(client, round.id)).state).toBe('open');
    product.clock.set(hours(5));
    expect((await send(1)).json<OwnSheet>()).toMatchObject({ is_late: true });
    const late = (await desk.details(round.id)).assignments[1];
    expect(late).toMatchObject({ late_minutes: 60, counts: false });
  });

  test('comments may be finished later, and scores may not', async () => {
    const { round, send, sheet, client } = await desk.judged({ closes_at: hours(1) });
    await done(desk.admin.put(`/api/admin/rounds/${round.id}/comments`, { hours: 24 }));
    expect((await standing(client, round.id)).comments_until).toBe(hours(25).toISOString());
    await send(0);
    await send(1);
    product.clock.set(hours(20));
    const finished = await send(0, sheet([5, 1], { comment: 'Clear to the end', version: 1 }));
    expect(finished.json<OwnSheet>()).toMatchObject({
      is_late: false,
      comment: 'Clear to the end',
    });
    const other = await send(1, sheet([5, 5], { version: 1 }));
    expect(other.json<OwnSheet>()).toMatchObject({ is_late: true });
    const { assignments } = await desk.details(round.id);
    expect(
      assignments.map(({ points, late_sheet_id }) => [points, late_sheet_id !== null]),
    ).toEqual([
      [75, false],
      [75, true],
      [null, false],
    ]);
  });
});

test('who is in training sends all, and counts nowhere', async () => {
  const { round, judge, send } = await desk.judged();
  await done(desk.admin.put(`/api/admin/judges/${judge.id}/training`, { in_training: true }));
  await send(0);
  const { assignments, sheets, sent } = await desk.details(round.id);
  expect(assignments[0]).toMatchObject({ state: 'sent', counts: false });
  expect([sheets, sent]).toEqual([0, 0]);
  const file = await desk.admin.get(`/api/admin/rounds/${round.id}/export`);
  expect(file.text.split('\r\n')[1]).toMatch(/,sent,false,false,75,5,1,.*,true,$/);
  // Nor is a work that they have covered by that.
  const proposal = await desk.admin.get(`/api/admin/rounds/${round.id}/proposal`);
  expect(proposal.json<{ uncovered: object[] }>().uncovered).toHaveLength(3);
});

test('a sheet from paper says who entered it', async () => {
  const { round, judge, works, sheet, client, url } = await desk.judged();
  await client.put(`${url}/sheet`, sheet([1], { comment: 'Begun' }));
  const { scores } = sheet([5, 1]);
  const body = { judge_id: judge.id, submission_id: works[0]?.id, scores, comment: '', note: '' };
  const enter = (rest = {}) =>
    desk.admin.post(`/api/admin/rounds/${round.id}/paper-sheets`, { ...body, ...rest });
  expect((await enter({ scores: [] })).status).toBe(422);
  const after = await done(enter());
  const name = await nameOf(desk.admin.user.id);
  expect(after.assignments[0]).toMatchObject({
    ...{ state: 'sent', points: 75, counts: true, from_paper_by: name },
  });
  expect((await enter()).problem).toBe('sheet-is-sent');
  const other = await createSubmission(product.database, {
    ...{ event_id: desk.event.id, status: 'ACCEPTED' },
  });
  expect((await enter({ submission_id: other.id })).problem).toBe('work-not-in-round');
  const file = await desk.admin.get(`/api/admin/rounds/${round.id}/export`);
  expect(file.text.split('\r\n')[1]).toMatch(
    new RegExp(`,sent,false,true,75,5,1,.*,false,${name}$`),
  );
  // Once the judge corrects it, it is theirs.
  await client.post(`${url}/send`, sheet([5, 5], { version: 2 }));
  const corrected = (await desk.details(round.id)).assignments[0];
  expect(corrected).toMatchObject({ points: 100, from_paper_by: null });
});

test('the order of a judge: a work that is skipped comes last', async () => {
  const { round, client, url, sheet } = await desk.judged();
  await client.put(`${url}/sheet`, sheet([3], { comment: 'Half' }));
  const numbers = async () =>
    (await client.get(`/api/judge/rounds/${round.id}`))
      .json<{ works_listed: { number: number }[] }>()
      .works_listed.map(({ number }) => number);
  expect(await numbers()).toEqual([1, 2, 3]);
  expect((await client.post(`${url}/skip`)).status).toBe(200);
  expect(await numbers()).toEqual([2, 3, 1]);
  expect((await client.get(url)).json()).toMatchObject({ state: 'begun' });
});

test('who has not tried an invented work is named', async () => {
  const { round, client } = await desk.judged();
  const tried = async () =>
    (await desk.admin.get(`/api/admin/rounds/${round.id}`)).json<RoundDetails>().judges_listed[0]
      ?.has_tried;
  expect(await tried()).toBe(false);
  expect((await client.put(`/api/judge/rounds/${round.id}/tried`)).status).toBe(200);
  expect(await tried()).toBe(true);
});
