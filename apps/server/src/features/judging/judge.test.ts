import type { JudgedRound, JudgedRoundDetails, WorkToJudge } from '@pratibha/contract/judge';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createSubmission } from '../../testing/factories.ts';
import {
  assignAll,
  createJudge,
  createRound,
  openTestRound,
} from '../../testing/judging-factories.ts';

let product: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());

const AUTHOR = 'Sarita Distinctive';
const COLLEGE = 'Unmistakable College';

type Given = {
  readonly rubric?: { readonly comment: 'must'; readonly comment_words: number };
  readonly is_blind?: boolean;
  readonly opens_at?: string;
};

/** An open round with two works, and a judge who has both. */
async function judged({ rubric, ...values }: Given = {}) {
  const event = await createEvent(product.database, { requires_submission: true });
  for (const description of ['First work.', 'Second work.']) {
    const { user } = await product.as('USER');
    await product.database.pool.query('update users set name = $2 where id = $1', [
      user.id,
      AUTHOR,
    ]);
    await product.database.pool.query(
      `update profiles set college_name = $2, mobile = '9812345678' where user_id = $1`,
      [user.id, COLLEGE],
    );
    await createSubmission(product.database, {
      ...{ event_id: event.id, user_id: user.id, description, status: 'ACCEPTED' },
    });
  }
  const round = await createRound(product.database, { event_id: event.id, ...values });
  if (rubric) {
    await product.database.kysely
      .updateTable('rubrics')
      .set(rubric)
      .where('round_id', '=', round.id)
      .execute();
  }
  await openTestRound(product.database, round.id);
  const client = await product.as('USER');
  const judge = await createJudge(product.database, {
    ...{ round_id: round.id, user_id: client.user.id, state: 'accepted' },
  });
  const [work = 0, other = 0] = await assignAll(product.database, judge.id);
  const [idea = 0, craft = 0] = round.criteria;
  const sheet = (levels: readonly number[], rest = {}) => ({
    scores: levels.map((level, at) => ({ criterion_id: at === 0 ? idea : craft, level })),
    ...{ comment: '', note: '', version: 0, ...rest },
  });
  const url = `/api/judge/works/${work}`;
  return { round, client, judge, work, other, sheet, url };
}

const codesOf = (response: { json<T>(): T }) =>
  (response.json<{ errors?: { pointer: string; code: string }[] }>().errors ?? []).map(
    ({ pointer, code }) => [pointer, code],
  );

describe('a judge', () => {
  test('reads their rounds and works; of a blind one nobody is named', async () => {
    const { client, round, work, url } = await judged();
    const [own] = (await client.get('/api/judge/rounds')).json<JudgedRound[]>();
    expect(own).toMatchObject({ id: round.id, state: 'open', works: 2, sent: 0, is_blind: true });
    const list = await client.get(`/api/judge/rounds/${round.id}`);
    expect(list.json<JudgedRoundDetails>().works_listed).toMatchObject([
      { id: work, number: 1, state: 'not-begun', scores: [] },
      { number: 2 },
    ]);
    const read = await client.get(url);
    expect(read.json<WorkToJudge>()).toMatchObject({
      ...{ description: 'First work.', by: null, sheet: null, state: 'not-begun' },
      rubric: { criteria: [{ share: 75 }, { share: 25 }] },
    });
    for (const { text, headers } of [list, read]) {
      const told = text + JSON.stringify(headers);
      for (const name of [AUTHOR, COLLEGE, '9812345678', '@test.example']) {
        expect(told).not.toContain(name);
      }
    }
  });

  test('reads all works of a round at once, each as it is read by itself, for a hall without a network', async () => {
    const { client, round, work, other, sheet, url } = await judged();
    await client.put(`${url}/sheet`, sheet([3], { comment: 'Begun here.' }));
    const all = await client.get(`/api/judge/rounds/${round.id}/works`);
    const each = [await client.get(url), await client.get(`/api/judge/works/${other}`)];
    expect(all.json()).toEqual(each.map((one) => one.json()));
    expect(all.json<WorkToJudge[]>().map(({ id, state }) => [id, state])).toEqual([
      [work, 'begun'],
      [other, 'not-begun'],
    ]);
    for (const name of [AUTHOR, COLLEGE, '9812345678']) expect(all.text).not.toContain(name);
    await client.post(`${url}/conflict`);
    const left = await client.get(`/api/judge/rounds/${round.id}/works`);
    expect(left.json<WorkToJudge[]>().map(({ id }) => id)).toEqual([other]);
    const early = await judged({ opens_at: '2025-07-18T00:00:00Z' });
    const none = await early.client.get(`/api/judge/rounds/${early.round.id}/works`);
    expect(none.json()).toEqual([]);
    expect((await early.client.get(`/api/judge/rounds/${round.id}/works`)).status).toBe(404);
  });

  test('of a round that is not blind reads whose work it is', async () => {
    const { client, url } = await judged({ is_blind: false });
    const { by } = (await client.get(url)).json<WorkToJudge>();
    expect(by).toEqual({ name: AUTHOR, college: COLLEGE });
  });

  test('sees no work of others, none before the window, and nothing of the console', async () => {
    const mine = await judged();
    const theirs = await judged();
    expect((await mine.client.get(theirs.url)).status).toBe(404);
    expect((await mine.client.get(`/api/judge/rounds/${theirs.round.id}`)).status).toBe(404);
    const early = await judged({ opens_at: '2025-07-18T00:00:00Z' });
    expect((await early.client.get(early.url)).status).toBe(404);
    const round = await early.client.get(`/api/judge/rounds/${early.round.id}`);
    expect(round.json<JudgedRoundDetails>()).toMatchObject({ state: 'waiting', works_listed: [] });
    const saved = await early.client.put(`${early.url}/sheet`, early.sheet([1]));
    expect(saved.problem).toBe('judging-not-begun');
    for (const path of ['/api/admin/events', `/api/admin/rounds/${mine.round.id}`]) {
      expect((await mine.client.get(path)).status).toBe(403);
    }
  });

  test('accepts with a limit, or declines with a reason', async () => {
    const { round } = await judged();
    const client = await product.as('USER');
    await createJudge(product.database, { round_id: round.id, user_id: client.user.id });
    const url = `/api/judge/rounds/${round.id}`;
    expect((await client.get(url)).json<JudgedRoundDetails>()).toMatchObject({
      ...{ judge_state: 'asked', works_listed: [] },
    });
    const accepted = await client.put(`${url}/answer`, { accepts: true, most_works: 4 });
    expect(accepted.json()).toMatchObject({ judge_state: 'accepted', most_works: 4 });
    const declined = await client.put(`${url}/answer`, { accepts: false, reason: 'Ill' });
    expect(declined.json()).toMatchObject({ judge_state: 'declined' });
    expect((await client.get('/api/judge/rounds')).json()).toEqual([]);
    expect((await client.get(url)).status).toBe(403);
    const { judges_listed } = (
      await admin.get(`/api/admin/rounds/${round.id}`)
    ).json<RoundDetails>();
    expect(judges_listed[1]).toMatchObject({ state: 'declined', reason: 'Ill' });
  });
});

describe('a sheet', () => {
  test('is saved as it is typed, in steps', async () => {
    const { client, url, sheet, round } = await judged();
    const first = await client.put(`${url}/sheet`, sheet([4]));
    expect(first.json()).toMatchObject({ state: 'begun', version: 1, sent_at: null });
    const second = await client.put(`${url}/sheet`, sheet([4, 2], { version: 1, note: 'n' }));
    expect(second.json()).toMatchObject({ version: 2, note: 'n' });
    const { works_listed } = (
      await client.get(`/api/judge/rounds/${round.id}`)
    ).json<JudgedRoundDetails>();
    expect(works_listed[0]).toMatchObject({ state: 'begun', scores: [{ level: 4 }, { level: 2 }] });
  });

  test('of another version is refused with what is there; the same again changes nothing', async () => {
    const { client, url, sheet } = await judged();
    await client.put(`${url}/sheet`, sheet([4]));
    const again = await client.put(`${url}/sheet`, sheet([4]));
    expect([again.status, again.json()['version']]).toEqual([200, 1]);
    const other = await client.put(`${url}/sheet`, sheet([2]));
    expect(other.status).toBe(409);
    expect(other.json()).toMatchObject({
      code: 'changed-meanwhile',
      kept: { version: 1, scores: [{ level: 4 }] },
    });
  });

  test('of two devices at the same instant one is kept', async () => {
    const { client, url, sheet } = await judged();
    const responses = await Promise.all(
      [1, 2, 3, 4, 5].map((level) => client.put(`${url}/sheet`, sheet([level]))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const won = responses.find(({ status }) => status === 200)?.json();
    expect((await client.get(url)).json<WorkToJudge>().sheet).toEqual(won);
  });

  test('is sent when nothing is missing, and corrected until the window ends', async () => {
    const { client, url, sheet } = await judged({ rubric: { comment: 'must', comment_words: 3 } });
    const missing = await client.post(`${url}/send`, sheet([5], { comment: 'Too short' }));
    expect(codesOf(missing)).toMatchObject([
      [expect.stringMatching(/^\/scores\/\d+$/), 'score-missing'],
      ['/comment', 'comment-too-short'],
    ]);
    const full = sheet([5, 1], { comment: 'Now it is long enough' });
    expect((await client.post(`${url}/send`, full)).json()).toMatchObject({ state: 'sent' });
    const saved = await client.put(`${url}/sheet`, { ...full, comment: 'Other', version: 1 });
    expect(saved.problem).toBe('sheet-is-sent');
    const better = { ...full, comment: 'Corrected it once more', version: 1 };
    const corrected = await client.post(`${url}/send`, better);
    expect(corrected.json()).toMatchObject({ state: 'sent', version: 2, comment: better.comment });
    const { rows } = await product.database.pool.query(
      `select action, changes from audit where actor_id = $1 order by id`,
      [client.user.id],
    );
    expect(rows).toMatchObject([{ action: 'sheet.sent' }, { action: 'sheet.corrected' }]);
    expect(JSON.stringify(rows)).not.toContain('long enough');
  });

  test.each([
    [[6, 1], '/scores/0', 'no-such-level'],
    [[0], '/scores/0/level', 'too_small'],
  ])('with %j is refused', async (levels, pointer, code) => {
    const { client, url, sheet } = await judged();
    const [[at, why] = []] = codesOf(await client.put(`${url}/sheet`, sheet(levels)));
    expect(at).toBe(pointer);
    if (code !== 'too_small') expect(why).toBe(code);
  });

  test('that arrives late is kept beside what was there, and counts when organisers say so', async () => {
    const { client, url, other, sheet, round } = await judged();
    await client.post(`${url}/send`, sheet([5, 5]));
    await product.database.kysely
      .updateTable('rounds')
      .set({ closes_at: new Date(product.clock.now().getTime() - 40 * 60_000) })
      .where('id', '=', round.id)
      .execute();
    const late = await client.post(`${url}/send`, sheet([1, 1], { version: 1 }));
    expect(late.json()).toMatchObject({ is_late: true, state: 'sent', version: 2 });
    const path = `/api/admin/rounds/${round.id}`;
    const before = (await admin.get(path)).json<RoundDetails>().assignments[0];
    expect(before).toMatchObject({ points: 100, late_minutes: 40, counts: true });
    const counted = await admin.put(`/api/admin/sheets/${before?.late_sheet_id}`, { counts: true });
    expect(counted.json<RoundDetails>().assignments[0]).toMatchObject({
      ...{ points: 0, late_sheet_id: null, counts: true },
    });
    expect((await client.get(url)).json<WorkToJudge>().sheet).toMatchObject({
      ...{ is_late: false, late: 'counted' },
    });
    const begun = await client.put(`/api/judge/works/${other}/sheet`, sheet([3]));
    expect(begun.json()).toMatchObject({ is_late: true, state: 'begun' });
    const after = (await admin.get(path)).json<RoundDetails>().assignments[1];
    const early = await admin.put(`/api/admin/sheets/${after?.late_sheet_id}`, { counts: true });
    expect(early.problem).toBe('sheet-not-sent');
    const no = { counts: false, reason: 'The hall had closed' };
    await admin.put(`/api/admin/sheets/${after?.late_sheet_id}`, no);
    const work = await client.get(`/api/judge/works/${other}`);
    expect(work.json<WorkToJudge>().sheet).toMatchObject({ is_late: true, late: 'refused' });
  });

  test('says that a work cannot be judged, and takes it back by being saved', async () => {
    const { client, url, sheet, round } = await judged();
    const body = { because: 'does-not-open', note: 'Asks for a password', version: 0 };
    const said = await client.post(`${url}/cannot`, body);
    expect(said.json()).toMatchObject({ state: 'cannot', cannot_because: 'does-not-open' });
    const rounds = (await client.get('/api/judge/rounds')).json<JudgedRound[]>();
    expect(rounds.find(({ id }) => id === round.id)?.sent).toBe(1);
    const saved = await client.put(`${url}/sheet`, sheet([3], { version: 1 }));
    expect(saved.json()).toMatchObject({ state: 'begun', cannot_because: null });
  });

  test('of a work with a conflict is kept, and the work is gone for its judge', async () => {
    const { client, url, sheet, round } = await judged();
    await client.post(`${url}/send`, sheet([5, 5]));
    expect((await client.post(`${url}/conflict`)).status).toBe(200);
    expect((await client.get(url)).status).toBe(404);
    expect((await client.post(`${url}/send`, sheet([1, 1]))).status).toBe(404);
    const { assignments, conflicts } = (
      await admin.get(`/api/admin/rounds/${round.id}`)
    ).json<RoundDetails>();
    expect(conflicts).toMatchObject([{ origin: 'declared' }]);
    expect(assignments[0]).toMatchObject({ points: 100, counts: false, is_ended: true });
  });
});
