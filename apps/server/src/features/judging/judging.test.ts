import type { Proposal } from '@pratibha/contract/assignments';
import type { RoundDetails } from '@pratibha/contract/rounds';
import type { SheetDetails } from '@pratibha/contract/score-sheets';
import { zonedStart } from '@pratibha/domain/time/competition-time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createSubmission, createUser } from '../../testing/factories.ts';
import {
  assignAll,
  createJudge,
  createRound,
  openTestRound,
} from '../../testing/judging-factories.ts';

let product: TestApp;
let admin: SignedInClient;
let event: Awaited<ReturnType<typeof createEvent>>;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  event = await createEvent(product.database, { requires_submission: true, title: 'Robot Race' });
});

const FORM = {
  title: 'First round',
  takes: 'accepted',
  opens_at: '2025-07-16T00:00:00Z',
  closes_at: '2025-07-20T00:00:00Z',
  judges_per_work: 2,
  minutes_per_work: 10,
  is_blind: true,
};

const work = (status: 'PENDING' | 'ACCEPTED' | 'REJECTED' = 'ACCEPTED') =>
  createSubmission(product.database, { event_id: event.id, status });

async function done(response: Promise<{ status: number; problem: string | null; json<T>(): T }>) {
  const answered = await response;
  expect([answered.status < 300, answered.problem]).toEqual([true, null]);
  return answered.json<RoundDetails>();
}
const details = (id: number) => done(admin.get(`/api/admin/rounds/${id}`));
const add = (body = {}) =>
  done(admin.post(`/api/admin/events/${event.id}/rounds`, { ...FORM, ...body }));
const open = (id: number) => done(admin.post(`/api/admin/rounds/${id}/open`, {}));

/** An open round with three works, and a judge who has them all. */
async function judged(values = {}) {
  const works = [await work(), await work(), await work()];
  const round = await createRound(product.database, { event_id: event.id, ...values });
  await openTestRound(product.database, round.id);
  const client = await product.as('USER');
  const judge = await createJudge(product.database, {
    ...{ round_id: round.id, user_id: client.user.id, state: 'accepted' },
  });
  const assignments = await assignAll(product.database, judge.id);
  const [idea = 0, craft = 0] = round.criteria;
  const sheet = (levels: readonly number[], rest = {}) => ({
    scores: levels.map((level, at) => ({ criterion_id: at === 0 ? idea : craft, level })),
    ...{ comment: '', note: '', version: 0, ...rest },
  });
  const send = (at = 0, body: object = sheet([5, 1])) =>
    client.post(`/api/judge/works/${assignments[at]}/send`, body);
  return { round, works, client, judge, assignments, sheet, send };
}

describe('a round', () => {
  test('is prepared, opened with the works that it takes, and keeps them', async () => {
    const accepted = await work();
    await work('PENDING');
    await work('REJECTED');
    const prepared = await add();
    expect(prepared).toMatchObject({ state: 'prepared', works: 1, title: 'First round', sent: 0 });
    expect(prepared.rubric.criteria).toMatchObject([{ title: 'Overall', weight: 1, share: 100 }]);
    const opened = await open(prepared.id);
    expect(opened.state).toBe('open');
    const later = await work();
    const { works_listed, works } = await details(prepared.id);
    expect(works).toBe(1);
    expect(works_listed.filter(({ is_in }) => is_in)).toMatchObject([
      { submission_id: accepted.id, number: 1, revision: 1 },
    ]);
    expect(works_listed.find(({ submission_id }) => submission_id === later.id)).toMatchObject({
      ...{ is_in: false, number: null },
    });
  });

  test('begins with what the competition is judged on', async () => {
    const web = await createEvent(product.database, { title: 'AI & Web Design' });
    const url = `/api/admin/events/${web.id}/rounds`;
    const { judged_on } = (await admin.get(url)).json<{ judged_on: string[] }>();
    expect(judged_on.length).toBeGreaterThan(1);
    const begun = await done(admin.post(url, { ...FORM, begin_with: 'judged-on' }));
    expect(begun.rubric.criteria.map(({ title }) => title)).toEqual(judged_on);
    expect(begun.rubric.criteria.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  });

  test('takes what is handed in, or what is chosen by hand', async () => {
    const [one, other] = [await work('PENDING'), await work()];
    const rejected = await work('REJECTED');
    expect((await add({ takes: 'handed-in' })).works).toBe(2);
    const chosen = await add({ takes: 'chosen' });
    expect(chosen.works).toBe(0);
    const url = `/api/admin/rounds/${chosen.id}/works`;
    const settle = (submission_id: number, is_in: boolean) =>
      admin.put(url, { submission_id, is_in });
    expect((await settle(rejected.id, true)).problem).toBe('work-not-to-judge');
    await done(settle(one.id, true));
    await done(settle(other.id, true));
    expect((await done(settle(one.id, false))).works).toBe(1);
    expect((await open(chosen.id)).works_listed.filter(({ is_in }) => is_in)).toMatchObject([
      { submission_id: other.id },
    ]);
  });

  test.each([
    [{ title: ' ' }, '/title', 'required'],
    [{ closes_at: FORM.opens_at }, '/closes_at', 'round-window-backwards'],
    [{ judges_per_work: 0 }, '/judges_per_work', 'not-between'],
    [{ takes: 'best' }, '/takes', 'invalid_value'],
  ])('with %j is refused', async (wrong, pointer, code) => {
    const url = `/api/admin/events/${event.id}/rounds`;
    const response = await admin.post(url, { ...FORM, ...wrong });
    expect(response.status).toBe(422);
    const [error] = response.json<{ errors: { pointer: string; code: string }[] }>().errors;
    expect(error?.pointer).toBe(pointer);
    if (code !== 'invalid_value') expect(error?.code).toBe(code);
  });

  test('is not opened without works, twice, or after its end', async () => {
    const { id } = await add();
    const url = `/api/admin/rounds/${id}/open`;
    expect((await admin.post(url, {})).problem).toBe('round-without-works');
    await work();
    const past = { ...FORM, opens_at: '2025-07-01T00:00:00Z', closes_at: '2025-07-02T00:00:00Z' };
    await done(admin.put(`/api/admin/rounds/${id}`, past));
    expect((await admin.post(url, {})).problem).toBe('round-end-past');
    await done(admin.put(`/api/admin/rounds/${id}`, FORM));
    await open(id);
    expect((await admin.post(url, {})).problem).toBe('round-is-open');
  });

  test('that is open keeps its works and whether it is blind; its end moves', async () => {
    await work();
    const { id } = await add();
    await open(id);
    const url = `/api/admin/rounds/${id}`;
    expect((await admin.put(url, { ...FORM, is_blind: false })).problem).toBe('round-is-open');
    expect((await admin.put(url, { ...FORM, takes: 'handed-in' })).problem).toBe('round-is-open');
    expect((await admin.delete(url)).problem).toBe('round-is-open');
    const longer = { ...FORM, closes_at: '2025-07-25T00:00:00Z' };
    expect((await done(admin.put(url, longer))).closes_at).toBe('2025-07-25T00:00:00.000Z');
    const ended = { ...FORM, closes_at: '2025-07-16T00:10:00Z' };
    expect((await admin.put(url, ended)).problem).toBe('round-end-past');
  });

  test('of two organisers who save the same round one is told', async () => {
    const { id, version } = await add();
    const url = `/api/admin/rounds/${id}`;
    await done(admin.put(url, { ...FORM, title: 'Another', version }));
    expect((await admin.put(url, { ...FORM, version })).problem).toBe('changed-meanwhile');
  });

  test('is one of five at most', async () => {
    for (let n = 0; n < 5; n += 1) await add({ title: `Round ${n}` });
    const url = `/api/admin/events/${event.id}/rounds`;
    expect((await admin.post(url, FORM)).problem).toBe('too-many-rounds');
    const { rounds } = (await admin.get(url)).json<{ rounds: RoundDetails[] }>();
    expect(rounds.map(({ title }) => title)).toEqual([0, 1, 2, 3, 4].map((n) => `Round ${n}`));
    await done(admin.delete(`/api/admin/rounds/${rounds[0]?.id}`));
    await add();
  });
});

describe('a rubric', () => {
  const LEVELS = ['Poor', '', 'Excellent'];
  const criterion = (title: string, weight: number, id: number | null = null) => ({
    ...{ id, title, meaning: '', weight, levels: LEVELS },
  });
  const saved = (id: number, criteria: readonly object[], rest = {}) =>
    admin.put(`/api/admin/rounds/${id}/rubric`, {
      ...{ comment: 'must', comment_words: 3, criteria, ...rest },
    });

  test('is saved as a whole, and copied from any event', async () => {
    const { id, rubric } = await add();
    const [first] = rubric.criteria;
    const response = await saved(id, [criterion('New', 1), criterion('Idea', 2, first?.id)]);
    expect(response.problem).toBeNull();
    const now = (await details(id)).rubric;
    expect(now).toMatchObject({
      ...{ comment: 'must', comment_words: 3 },
      criteria: [
        { title: 'New', share: 33 },
        { title: 'Idea', share: 67, id: first?.id, levels: LEVELS },
      ],
    });
    const copies = (await admin.get('/api/admin/rubrics')).json<{ round_id: number }[]>();
    expect(copies.find(({ round_id }) => round_id === id)).toMatchObject({ rubric: now });
  });

  test.each([
    [[], '/criteria', 'too-few-entries'],
    [[{ ...criterion('A', 0) }], '/criteria/0/weight', 'not-between'],
    [[{ ...criterion(' ', 1) }], '/criteria/0/title', 'blank'],
    [[{ ...criterion('A', 1), levels: ['one'] }], '/criteria/0/levels', 'too-few-entries'],
    [Array.from({ length: 13 }, () => criterion('A', 1)), '/criteria', 'too-many-entries'],
  ])('with %j is refused', async (criteria, pointer, code) => {
    const { id } = await add();
    const response = await saved(id, criteria);
    const { errors = [] } = response.json<{ errors?: { pointer: string; code: string }[] }>();
    expect([response.status, errors[0]?.pointer]).toEqual([422, pointer]);
    if (code !== 'not-between') expect(errors[0]?.code).toBe(code);
  });

  test('by which a sheet was sent changes in its sentences alone', async () => {
    const { round, send } = await judged();
    expect((await send()).status).toBe(200);
    const { criteria, comment, comment_words } = (await details(round.id)).rubric;
    const forms = criteria.map(({ share: _, ...each }) => each);
    const rest = { comment, comment_words };
    const heavier = forms.map((each) => ({ ...each, weight: 7 }));
    expect((await saved(round.id, heavier, rest)).problem).toBe('rubric-in-use');
    expect((await saved(round.id, forms.slice(1), rest)).problem).toBe('rubric-in-use');
    const reworded = forms.map((each) => ({ ...each, meaning: 'Said otherwise' }));
    expect((await saved(round.id, reworded, rest)).problem).toBeNull();
    expect((await details(round.id)).is_rubric_used).toBe(true);
  });
});

describe('judges', () => {
  const ask = (id: number, ...emails: string[]) =>
    admin.post(`/api/admin/rounds/${id}/judges`, { emails });

  test('are asked by their addresses, and each once', async () => {
    const { id } = await add();
    const person = await createUser(product.database, { name: 'Asha Rai' });
    await done(ask(id, person.email.toUpperCase(), 'nobody@people.example'));
    const { judges_listed } = await done(ask(id, person.email, 'nobody@people.example'));
    expect(judges_listed).toMatchObject([
      { email: 'nobody@people.example', has_account: false, state: 'asked', name: null },
      { email: person.email, has_account: true, state: 'asked', name: 'Asha Rai' },
    ]);
    const told = await product.database.pool.query(
      `select kind, params ->> 'round_id' as round from notifications where user_id = $1`,
      [person.id],
    );
    expect(told.rows).toEqual([{ kind: 'judging-asked', round: String(id) }]);
    expect((await ask(id, 'no address')).status).toBe(422);
  });

  test('who are taken out lose what they have not sent, and are asked again', async () => {
    const { round, judge, client, send } = await judged();
    await send(0);
    const after = await done(admin.delete(`/api/admin/judges/${judge.id}`));
    expect(after.assignments.map(({ is_ended, counts }) => [is_ended, counts])).toEqual([
      [false, true],
      [true, false],
      [true, false],
    ]);
    expect((await client.get('/api/judge/rounds')).status).toBe(403);
    await done(ask(round.id, client.user.email));
    expect((await client.get('/api/judge/rounds')).status).toBe(200);
  });

  test('with a conflict see nothing of the work, and what they scored does not count', async () => {
    const { judge, works, assignments, client, send } = await judged();
    await send(0);
    const url = `/api/admin/judges/${judge.id}/conflicts`;
    const submission_id = works[0]?.id;
    const after = await done(admin.put(url, { submission_id, is_conflict: true }));
    expect(after.conflicts).toMatchObject([{ submission_id, origin: 'organisers' }]);
    expect(after.assignments[0]).toMatchObject({ counts: false, is_ended: true });
    expect((await client.get(`/api/judge/works/${assignments[0]}`)).status).toBe(404);
    const lifted = await done(admin.put(url, { submission_id, is_conflict: false }));
    expect(lifted.conflicts).toEqual([]);
  });
});

describe('an assignment', () => {
  async function proposed(judges: number, values = {}) {
    for (let n = 0; n < 6; n += 1) await work();
    const round = await createRound(product.database, { event_id: event.id, ...values });
    await openTestRound(product.database, round.id);
    const made = [];
    for (let n = 0; n < judges; n += 1) {
      made.push(await createJudge(product.database, { round_id: round.id, state: 'accepted' }));
    }
    const proposal = async () =>
      (await admin.get(`/api/admin/rounds/${round.id}/proposal`)).json<Proposal>();
    const take = (basis: string) =>
      admin.post(`/api/admin/rounds/${round.id}/assignments`, { basis });
    return { round, judges: made, proposal, take };
  }

  test('is proposed, level, taken as it was, and stays when it runs again', async () => {
    const { proposal, take, round } = await proposed(3);
    const first = await proposal();
    expect(first.added).toHaveLength(12);
    expect(first.loads.map(({ works }) => works)).toEqual([4, 4, 4]);
    expect(first).toMatchObject({ uncovered: [] });
    expect(first.groups).toHaveLength(1);
    expect(await proposal()).toEqual(first);
    const taken = await done(take(first.basis));
    expect(taken.assignments).toHaveLength(12);
    expect((await take(first.basis)).problem).toBe('changed-meanwhile');
    await createJudge(product.database, { round_id: round.id, state: 'accepted' });
    expect((await proposal()).added).toEqual([]);
  });

  test('says what cannot be covered', async () => {
    const { proposal, judges } = await proposed(2);
    await product.database.kysely
      .updateTable('judges')
      .set({ most_works: 4 })
      .where('id', '=', judges[0]?.id ?? 0)
      .execute();
    const { uncovered, loads } = await proposal();
    expect(loads.map(({ works }) => works)).toEqual([4, 6]);
    expect(uncovered.map(({ missing }) => missing)).toEqual([1, 1]);
  });

  test('is given and taken by hand, within what the judge wants unless that is confirmed', async () => {
    const { round, judge, works, send } = await judged();
    const more = await work();
    const url = `/api/admin/rounds/${round.id}/assignments`;
    const settle = (submission_id: number, is_given: boolean, rest = {}) =>
      admin.put(url, { judge_id: judge.id, submission_id, is_given, ...rest });
    expect((await settle(more.id, true)).problem).toBe('work-not-in-round');
    await done(
      admin.put(`/api/admin/rounds/${round.id}/works`, { submission_id: more.id, is_in: true }),
    );
    await done(admin.put(`/api/admin/judges/${judge.id}`, { most_works: 3 }));
    expect((await settle(more.id, true)).problem).toBe('judge-at-limit');
    await done(settle(more.id, true, { beyond_limit: true }));
    expect((await settle(more.id, true)).problem).toBe('already-assigned');
    await send(0);
    const after = await done(settle(works[0]?.id ?? 0, false));
    expect(after.assignments).toHaveLength(4);
    const gone = await done(settle(more.id, false));
    expect(gone.assignments).toHaveLength(3);
  });
});

describe('while it runs', () => {
  test('organisers see states and points, and each sheet', async () => {
    const { round, send, sheet } = await judged();
    await send(0, sheet([5, 1], { comment: 'Well made', note: 'To the organisers' }));
    const now = await details(round.id);
    expect(now.assignments.map(({ state, points }) => [state, points])).toEqual([
      ['sent', 75],
      ['not-begun', null],
      ['not-begun', null],
    ]);
    expect(now).toMatchObject({ sheets: 3, sent: 1, judges: 1 });
    const read = await admin.get(`/api/admin/sheets/${now.assignments[0]?.sheet_id}`);
    expect(read.json<SheetDetails>()).toMatchObject({
      ...{ points: 75, comment: 'Well made', note: 'To the organisers', is_late: false },
    });
    const file = await admin.get(`/api/admin/rounds/${round.id}/export`);
    expect(file.headers['content-disposition']).toContain('sheets-robot-race-');
    expect(file.text.split('\r\n')[1]).toContain('sent,false,true,75,5,1,Well made');
  });

  test('a sheet is taken out with a reason, and counts again', async () => {
    const { round, send } = await judged();
    await send(0);
    const id = (await details(round.id)).assignments[0]?.sheet_id;
    const url = `/api/admin/sheets/${id}`;
    expect((await admin.put(url, { counts: false, reason: ' ' })).status).toBe(422);
    const out = await done(admin.put(url, { counts: false, reason: 'Judged another work' }));
    expect(out.assignments[0]).toMatchObject({ state: 'sent', counts: false });
    const back = await done(admin.put(url, { counts: true }));
    expect(back.assignments[0]?.counts).toBe(true);
  });

  test('who judges sees states and no points before their own sheets are sent', async () => {
    const { round, send } = await judged();
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
    const sheetId = (await details(round.id)).assignments[0]?.sheet_id;
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
    const { round, client } = await judged();
    const url = `/api/admin/rounds/${round.id}/nudges`;
    const nudge = async () => (await admin.post(url, { judge_ids: null })).json();
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
    const { works_listed } = await details(round.id);
    expect(works_listed).toMatchObject([{ revision: 1, current_revision: 2, out_because: null }]);
  });

  test('a work leaves the round when it is rejected, taken back or handed in again', async () => {
    const { round, works, client, assignments } = await judged();
    const [one, two, three] = works.map(({ id }) => id);
    await done(admin.put(`/api/admin/submissions/${one}/reopen`, { reason: 'Looked again' }));
    const reject = { status: 'REJECTED', remarks: null };
    await done(admin.put(`/api/admin/submissions/${one}/review`, reject));
    await product.database.pool.query(
      `with next as (insert into submission_revisions
         (submission_id, revision, work_link, description, submitted_at)
         values ($1, 2, 'https://work.example/2', 'Better.', $2) returning submission_id)
       update submissions set revision = 2, status = 'PENDING', submitted_at = $2,
         reviewed_at = null, reviewed_by = null where id = $1`,
      [two, product.clock.now()],
    );
    const { works_listed } = await details(round.id);
    const becauseOf = (id = 0) =>
      works_listed.find(({ submission_id }) => submission_id === id)?.out_because;
    expect([becauseOf(one), becauseOf(two), becauseOf(three)]).toEqual([
      'reopened',
      'resubmitted',
      null,
    ]);
    expect((await client.get(`/api/judge/works/${assignments[1]}`)).status).toBe(404);
    const back = await done(
      admin.put(`/api/admin/rounds/${round.id}/works`, { submission_id: two, is_in: true }),
    );
    expect(back.works_listed.find(({ submission_id }) => submission_id === two)).toMatchObject({
      ...{ is_in: true, revision: 2, number: 2 },
    });
  });
});
