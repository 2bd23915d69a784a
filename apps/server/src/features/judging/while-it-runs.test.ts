import type { RoundDetails } from '@pratibha/contract/rounds';
import type { SheetDetails } from '@pratibha/contract/score-sheets';
import { zonedStart } from '@pratibha/domain/time/competition-time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createSubmission } from '../../testing/factories.ts';
import { done, type JudgingDesk, openJudgingDesk } from '../../testing/judging-desk.ts';
import {
  assignAll,
  createJudge,
  createRound,
  openTestRound,
} from '../../testing/judging-factories.ts';

let product: TestApp;
let desk: JudgingDesk;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  desk = await openJudgingDesk(product);
});

describe('while it runs', () => {
  test('organisers see states and points, and each sheet', async () => {
    const { round, send, sheet } = await desk.judged();
    await send(0, sheet([5, 1], { comment: 'Well made', note: 'To the organisers' }));
    const now = await desk.details(round.id);
    expect(now.assignments.map(({ state, points }) => [state, points])).toEqual([
      ['sent', 75],
      ['not-begun', null],
      ['not-begun', null],
    ]);
    expect(now).toMatchObject({ sheets: 3, sent: 1, judges: 1 });
    const read = await desk.admin.get(`/api/admin/sheets/${now.assignments[0]?.sheet_id}`);
    expect(read.json<SheetDetails>()).toMatchObject({
      ...{ points: 75, comment: 'Well made', note: 'To the organisers', is_late: false },
    });
    const file = await desk.admin.get(`/api/admin/rounds/${round.id}/export`);
    expect(file.headers['content-disposition']).toContain('sheets-robot-race-');
    expect(file.text.split('\r\n')[1]).toContain('sent,false,true,75,5,1,Well made');
  });

  test('a sheet is taken out with a reason, and counts again', async () => {
    const { round, send } = await desk.judged();
    await send(0);
    const id = (await desk.details(round.id)).assignments[0]?.sheet_id;
    const url = `/api/admin/sheets/${id}`;
    expect((await desk.admin.put(url, { counts: false, reason: ' ' })).status).toBe(422);
    const out = await done(desk.admin.put(url, { counts: false, reason: 'Judged another work' }));
    expect(out.assignments[0]).toMatchObject({ state: 'sent', counts: false });
    const back = await done(desk.admin.put(url, { counts: true }));
    expect(back.assignments[0]?.counts).toBe(true);
  });

  test('who judges sees states and no points before their own sheets are sent', async () => {
    const { round, send } = await desk.judged();
    await send(0);
    const both = await product.as('ADMIN');
    const judge = await createJudge(product.database, {
      ...{ round_id: round.id, user_id: both.user.id, state: 'accepted' },
    });
    const [first] = await assignAll(product.database, judge.id);
    const seen = (await both.get(`/api/admin/rounds/${round.id}`)).json<RoundDetails>();
    expect(seen.judges_too).toBe(true);
    expect(seen.assignments.map(({ points, sheet_id }) => [points, sheet_id])).toEqual(
      seen.assignments.map(() => [null, null]),
    );
    expect(seen.judges_listed.map(({ is_organiser }) => is_organiser)).toEqual([false, true]);
    const sheetId = (await desk.details(round.id)).assignments[0]?.sheet_id;
    const refused = [
      await both.get(`/api/admin/sheets/${sheetId}`),
      await both.put(`/api/admin/sheets/${sheetId}`, { counts: false, reason: 'x' }),
      await both.get(`/api/admin/rounds/${round.id}/export`),
    ];
    expect(refused.map(({ problem }) => problem)).toEqual(refused.map(() => 'own-sheets-unsent'));
    // Once nothing of theirs is missing they see all but what they have a conflict with.
    await both.post(`/api/judge/works/${first}/conflict`);
    await product.database.pool.query(
      'update assignments set is_ended = true where judge_id = $1',
      [judge.id],
    );
    const after = (await both.get(`/api/admin/rounds/${round.id}`)).json<RoundDetails>();
    expect(after.judges_too).toBe(false);
    expect(after.assignments[0]?.points).toBeNull();
    expect((await both.get(`/api/admin/sheets/${sheetId}`)).status).toBe(404);
  });

  test('those behind are reminded, each at most once in six hours', async () => {
    const { round, client } = await desk.judged();
    const url = `/api/admin/rounds/${round.id}/nudges`;
    const nudge = async () => (await desk.admin.post(url, { judge_ids: null })).json();
    expect(await nudge()).toEqual({ told: 1, too_soon: 0 });
    expect(await nudge()).toEqual({ told: 0, too_soon: 1 });
    const bell = (await client.get('/api/user/notifications')).json<{ kind: string }[]>();
    expect(bell.map(({ kind }) => kind)).toEqual(['sheets-missing']);
  });

  test('a work is not replaced until the round is over', async () => {
    const student = await product.as('USER');
    const taking = await createEvent(product.database, {
      ...{ requires_submission: true, registration_open: zonedStart(2025, 7, 1) },
      ...{ registration_close: zonedStart(2025, 7, 10), submission_start: zonedStart(2025, 7, 10) },
      submission_close: zonedStart(2025, 8, 1),
    });
    const values = { event_id: taking.id, user_id: student.user.id };
    const { id } = await createSubmission(product.database, values);
    const round = await createRound(product.database, { event_id: taking.id, takes: 'handed-in' });
    const better = { work_link: 'https://work.example/2', description: 'Better.', revision: 1 };
    const replace = () => student.put(`/api/user/submissions/${id}`, better);
    await openTestRound(product.database, round.id);
    const refused = await replace();
    expect([refused.status, refused.problem]).toEqual([409, 'being-judged']);
    expect(refused.json<{ detail: string }>().detail).toBe(
      'It is being judged since 16 July 2025, 05:45 NPT: until that is over it stays as it is.',
    );
    const closes_at = new Date(product.clock.now().getTime() - 1);
    await product.database.kysely
      .updateTable('rounds')
      .set({ closes_at })
      .where('id', '=', round.id)
      .execute();
    expect((await replace()).problem).toBeNull();
    const { works_listed } = await desk.details(round.id);
    expect(works_listed).toMatchObject([{ revision: 1, current_revision: 2, out_because: null }]);
  });

  test('a work leaves the round when it is rejected, taken back or handed in again', async () => {
    const { round, works, client, assignments } = await desk.judged();
    const [one, two, three] = works.map(({ id }) => id);
    await done(desk.admin.put(`/api/admin/submissions/${one}/reopen`, { reason: 'Looked again' }));
    const reject = { status: 'REJECTED', remarks: null };
    await done(desk.admin.put(`/api/admin/submissions/${one}/review`, reject));
    await product.database.pool.query(
      `with next as (insert into submission_revisions
         (submission_id, revision, work_link, description, submitted_at)
         values ($1, 2, 'https://work.example/2', 'Better.', $2) returning submission_id)
       update submissions set revision = 2, status = 'PENDING', submitted_at = $2,
         reviewed_at = null, reviewed_by = null where id = $1`,
      [two, product.clock.now()],
    );
    const { works_listed } = await desk.details(round.id);
    const becauseOf = (id = 0) =>
      works_listed.find(({ submission_id }) => submission_id === id)?.out_because;
    expect([becauseOf(one), becauseOf(two), becauseOf(three)]).toEqual([
      'reopened',
      'resubmitted',
      null,
    ]);
    expect((await client.get(`/api/judge/works/${assignments[1]}`)).status).toBe(404);
    const back = await done(
      desk.admin.put(`/api/admin/rounds/${round.id}/works`, { submission_id: two, is_in: true }),
    );
    expect(back.works_listed.find(({ submission_id }) => submission_id === two)).toMatchObject({
      ...{ is_in: true, revision: 2, number: 2 },
    });
  });
});
