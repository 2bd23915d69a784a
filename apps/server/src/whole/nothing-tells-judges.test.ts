import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allThatIsTold } from '../testing/all-that-is-told.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import type { HttpClient } from '../testing/http-client.ts';
import { done, type JudgingDesk, openJudgingDesk } from '../testing/judging-desk.ts';
import { assignAll, createJudge } from '../testing/judging-factories.ts';
import { createOrder } from '../testing/presentation-factories.ts';
import { smallWeb, unhurried } from '../testing/small-web.ts';
import { UNLIMITED } from '../testing/stress/unlimited.ts';

/*
 * Nobody who judges learns a score too early: whatever others give, say and send, every call and
 * page is the same to the byte, but for what they may know.
 */

const web = smallWeb();
let product: TestApp;
let desk: JudgingDesk;
let judged: Awaited<ReturnType<JudgingDesk['judged']>>;

beforeAll(async () => {
  product = await startTestApp({
    web: { ...web, allowance: unhurried() },
    limits: UNLIMITED,
  });
});
afterAll(async () => {
  await product.close();
  await rm(web.distDir, { recursive: true });
});

beforeEach(async () => {
  desk = await openJudgingDesk(product);
  judged = await desk.judged();
});

/** Everything that somebody can read, by ids of all that is judged. */
async function everything(client: HttpClient): Promise<ReadonlyMap<string, string>> {
  const { round, judge, assignments, works } = judged;
  const { rows } = await product.database.pool.query<{ id: number }>(
    'select id from score_sheets where assignment_id = any($1) order by id limit 1',
    [assignments],
  );
  const [sheet] = rows;
  const ids = [round.id, desk.event.id, judge.id, assignments[0], works[0]?.id, sheet?.id];
  return allThatIsTold(client, [...new Set(ids.filter((id) => id !== undefined))]);
}

async function same(client: HttpClient, change: () => Promise<unknown>): Promise<void> {
  const before = await everything(client);
  await change();
  const after = await everything(client);
  for (const [address, told] of before) {
    expect([address, after.get(address)]).toEqual([address, told]);
  }
}

/** Another judge of the round, with what they may do. */
async function another(role: 'USER' | 'ADMIN', values = {}) {
  const client = await product.as(role);
  const judge = await createJudge(product.database, {
    ...{ round_id: judged.round.id, user_id: client.user.id, state: 'accepted', ...values },
  });
  return { client, judge, assignments: await assignAll(product.database, judge.id) };
}

async function declare(judgeId: number, submissionId: number): Promise<void> {
  await done(
    desk.admin.put(`/api/admin/judges/${judgeId}/conflicts`, {
      ...{ submission_id: submissionId, is_conflict: true },
    }),
  );
}

/** What others do in a round, by its calls: all of it is in the audit, too. */
async function othersJudge(): Promise<void> {
  const { sheet, client, assignments, round } = judged;
  const url = (at: number) => `/api/judge/works/${assignments[at]}`;
  const text = { comment: 'Seldom said', note: 'Nor this' };
  expect((await client.post(`${url(0)}/send`, sheet([5, 1], text))).problem).toBeNull();
  const corrected = sheet([1, 5], { ...text, version: 1 });
  expect((await client.post(`${url(0)}/send`, corrected)).problem).toBeNull();
  expect((await client.put(`${url(1)}/sheet`, sheet([2], text))).problem).toBeNull();
  const cannot = { because: 'does-not-open', note: 'Nor this', version: 1 };
  expect((await client.post(`${url(1)}/cannot`, cannot)).problem).toBeNull();
  const { assignments: cells } = await desk.details(round.id);
  const sent = cells.find(({ state, counts }) => state === 'sent' && counts)?.sheet_id;
  const out = { counts: false, reason: 'Of another work' };
  await done(desk.admin.put(`/api/admin/sheets/${sent}`, out));
}

test('a judge reads the same whatever other judges do', async () => {
  const { client, assignments } = await another('USER');
  await client.put(`/api/judge/works/${assignments[0]}/sheet`, judged.sheet([3]));
  const third = await another('USER');
  await same(client, async () => {
    await othersJudge();
    await declare(third.judge.id, judged.works[1]?.id ?? 0);
    await desk.admin.delete(`/api/admin/judges/${third.judge.id}`);
  });
});

async function whoMade(work: number | undefined) {
  const { rows } = await product.database.pool.query<{ email: `${string}@${string}` }>(
    'select email from users join submissions on user_id = users.id where submissions.id = $1',
    [work],
  );
  return product.as(rows[0]?.email ?? 'nobody@test.example');
}

test('whoever made a work reads the same whatever judges do', async () => {
  const author = await whoMade(judged.works[0]?.id);
  await same(author, othersJudge);
});

test('whoever presents a work reads how many saw it, and else the same', async () => {
  const { round, works } = judged;
  await product.database.pool.query(`update rounds set manner = 'presented' where id = $1`, [
    round.id,
  ]);
  await createOrder(product.database, round.id, { published_at: new Date() });
  const author = await whoMade(works[0]?.id);
  const before = await everything(author);
  await othersJudge();
  const after = await everything(author);
  const uncounted = (text = '') => text.replaceAll('"visits":{"made":1,', '"visits":{"made":0,');
  for (const [address, told] of before) {
    expect([address, uncounted(after.get(address))]).toEqual([address, told]);
  }
  expect((await author.get('/api/user/presentations')).json()).toMatchObject([
    { visits: { made: 1, of: 1 } },
  ]);
});

test('who organises and has sheets to send reads states, and the same whatever is given', async () => {
  const { client } = await another('ADMIN');
  await othersJudge();
  const scoreOtherwise = () =>
    product.database.pool.query(
      `update score_sheets set comment = 'Other', note = 'Other', scores = (
         select jsonb_object_agg(key, 6 - value::int) from jsonb_each_text(scores))
       where assignment_id = any($1) and state <> 'cannot'`,
      [judged.assignments],
    );
  await same(client, async () => expect((await scoreOtherwise()).rowCount).toBe(1));
});

describeConflict('a conflict', async (client, work) => {
  const { judge } = await judgeOf(client);
  await declare(judge.id, work);
});
describeConflict('a work of their own', async (client, work) => {
  await judgeOf(client);
  await product.database.pool.query('update submissions set user_id = $2 where id = $1', [
    work,
    client.user.id,
  ]);
});

async function judgeOf(client: SignedInClient) {
  const judge = await createJudge(product.database, {
    ...{ round_id: judged.round.id, user_id: client.user.id, state: 'accepted' },
  });
  return { judge };
}

function describeConflict(
  name: string,
  begin: (client: SignedInClient, work: number) => Promise<unknown>,
): void {
  test(`who organises and has ${name} reads the same whatever becomes of that work`, async () => {
    const { client: judging, sheet, assignments, works, round } = judged;
    // Of another work a sheet is there before, by which the rubric is fixed.
    await judging.post(`/api/judge/works/${assignments[2]}/send`, sheet([1, 1]));
    const organiser = await product.as('ADMIN');
    const [first, second] = works;
    await begin(organiser, first?.id ?? 0);
    await desk.admin.put(`/api/admin/rounds/${round.id}/assignments`, {
      ...{ judge_id: judged.judge.id, submission_id: second?.id, is_given: false },
    });
    await same(organiser, async () => {
      await judging.post(`/api/judge/works/${assignments[0]}/send`, sheet([5, 5]));
      const called = { line: 'It does not open.', work_id: assignments[0] };
      await done(judging.post(`/api/judge/rounds/${round.id}/calls`, called));
      const lifted = { submission_ids: [second?.id, first?.id], are_conflicts: false };
      await done(desk.admin.put(`/api/admin/judges/${judged.judge.id}/hints`, lifted));
      const seen = await desk.details(round.id);
      const cell = seen.assignments.find(({ submission_id }) => submission_id === first?.id);
      const out = { counts: false, reason: 'Of another work' };
      await done(desk.admin.put(`/api/admin/sheets/${cell?.sheet_id}`, out));
    });
    const waiting = await desk.admin.get(`/api/admin/rounds/${round.id}/calls`);
    const [call] = waiting.json<{ id: number }[]>();
    const answer = `/api/admin/judge-calls/${call?.id}`;
    expect((await organiser.put(answer, { state: 'coming' })).problem).toBe('not-found');
    const seen = (await organiser.get(`/api/admin/rounds/${round.id}`)).text;
    expect(seen).not.toContain(`"submission_id":${first?.id},`);
    const settled = [
      ['rounds', round.id, 'works', { is_in: false }],
      ['rounds', round.id, 'assignments', { judge_id: judged.judge.id, is_given: false }],
      ['judges', judged.judge.id, 'conflicts', { is_conflict: false }],
    ] as const;
    for (const [noun, id, what, body] of settled) {
      const path = `/api/admin/${noun}/${id}/${what}`;
      const refused = await organiser.put(path, { submission_id: first?.id, ...body });
      expect([what, refused.problem]).toEqual([what, 'work-not-in-round']);
    }
  });
}

test('who organises and has a conflict sees the other works, their points and sheets', async () => {
  const { client: judging, sheet, assignments, works, round } = judged;
  await judging.post(`/api/judge/works/${assignments[1]}/send`, sheet([5, 5]));
  const { client, judge } = await another('ADMIN');
  await product.database.pool.query('delete from assignments where judge_id = $1', [judge.id]);
  await declare(judge.id, works[0]?.id ?? 0);
  const seen = await done(client.get(`/api/admin/rounds/${round.id}`));
  expect(seen).toMatchObject({ works: 2, works_listed: { length: 2 }, sheets: 2, sent: 1 });
  const cell = seen.assignments.find(({ state }) => state === 'sent');
  expect(cell?.points).toBe(100);
  expect((await client.get(`/api/admin/sheets/${cell?.sheet_id}`)).status).toBe(200);
});

test('of a blind round no response to its judge, and none of their pages, names anybody who takes part', async () => {
  const { rows } = await product.database.pool.query<{ id: number; email: string }>(
    `update users set name = 'Sarita Distinctive', email = concat('distinctive.', users.id, '@college.example')
     from submissions where submissions.user_id = users.id and submissions.event_id = $1
     returning users.id, users.email`,
    [desk.event.id],
  );
  await product.database.pool.query(
    `insert into profiles (user_id, mobile, dob, gender, address, college_name, college_address)
     select id, concat('98', lpad(id::text, 8, '7')), '2006-01-01', 'FEMALE', 'Unmistakable Street', 'Unmistakable College', 'Nowhere'
     from unnest($1::int[]) as person (id)
     on conflict (user_id) do update set mobile = excluded.mobile, college_name = excluded.college_name,
       address = excluded.address`,
    [rows.map(({ id }) => id)],
  );
  await othersJudge();
  const told = await everything(judged.client);
  const secrets = [
    'Distinctive',
    'distinctive.',
    'Unmistakable',
    ...rows.map(({ id }) => `98${String(id).padStart(8, '7')}`),
  ];
  expect(rows).toHaveLength(3);
  expect([...told.values()].filter((text) => text.includes('Seldom said')).length).toBeGreaterThan(
    1,
  );
  const { round, assignments } = judged;
  for (const page of [`/user/judging?round=${round.id}`, `/user/judging/${assignments[0]}`]) {
    // Rendered with what it shows, for this person alone.
    expect(told.get(page)).toMatch(
      /^cache-control: no-store$[^]*"ofOne":\[\["GET [^"]+","\d+",\{/m,
    );
  }
  for (const [address, text] of told) {
    const named = secrets.filter((secret) => text.includes(secret) || address.includes(secret));
    expect([address, named]).toEqual([address, []]);
  }
});
