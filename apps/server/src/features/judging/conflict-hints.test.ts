import type { Proposal } from '@pratibha/contract/assignments';
import type { RoundHints } from '@pratibha/contract/conflict-hints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { grantEvents } from '../../testing/factories.ts';
import { type JudgingDesk, openJudgingDesk } from '../../testing/judging-desk.ts';
import { createJudge, createRound, openTestRound } from '../../testing/judging-factories.ts';

let product: TestApp;
let desk: JudgingDesk;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  desk = await openJudgingDesk(product);
});

/** Of this college alone, with a mobile of their own. */
async function belongsTo(college: string, userId: number): Promise<void> {
  const mobile = `98${String(userId).padStart(8, '0')}`;
  await product.database.pool.query(
    'update profiles set college_name = $1, mobile = $2 where user_id = $3',
    [college, mobile, userId],
  );
}

/** Two works, of which the first is of the college of a judge who has accepted. */
async function hinted() {
  const works = [await desk.work(), await desk.work()];
  const [first] = works;
  const college_name = `Hill College ${first?.id}`;
  const judging = await product.as('USER');
  await belongsTo(college_name, judging.user.id);
  await belongsTo(college_name, first?.user_id ?? 0);
  const round = await createRound(product.database, { event_id: desk.event.id });
  await openTestRound(product.database, round.id);
  const judge = await createJudge(product.database, {
    ...{ round_id: round.id, user_id: judging.user.id, state: 'accepted' },
    answered_at: new Date('2025-07-16T00:00:00Z'),
  });
  const ids = works.map(({ id }) => id);
  const url = `/api/admin/rounds/${round.id}`;
  const hints = async () => (await desk.admin.get(`${url}/hints`)).json<RoundHints>().conflicts;
  const proposed = async () =>
    (await desk.admin.get(`${url}/proposal`))
      .json<Proposal>()
      .added.map((each) => each.submission_id);
  const give = () =>
    desk.admin.put(`${url}/assignments`, {
      ...{ judge_id: judge.id, submission_id: ids[0], is_given: true },
    });
  const settle = (are_conflicts: boolean) =>
    desk.admin.put(`/api/admin/judges/${judge.id}/hints`, {
      ...{ submission_ids: [ids[0]], are_conflicts },
    });
  return { ids, works, judge, judging, college_name, url, hints, proposed, give, settle };
}

describe('a hint', () => {
  test('excludes from proposals, and from giving by hand, until it is lifted', async () => {
    const { ids, judge, hints, proposed, give, settle } = await hinted();
    expect(await hints()).toEqual([
      { judge_id: judge.id, reason: 'same-college', submission_ids: [ids[0]] },
    ]);
    expect(await proposed()).toEqual([ids[1]]);
    expect((await give()).problem).toBe('conflict-hinted');
    expect((await settle(false)).json<RoundHints>().conflicts).toEqual([]);
    expect((await proposed()).toSorted()).toEqual([...ids].toSorted());
    expect((await give()).problem).toBeNull();
  });

  test('that is confirmed is a conflict', async () => {
    const { ids, judge, hints, proposed, settle, url } = await hinted();
    await settle(true);
    expect(await hints()).toEqual([]);
    expect(await proposed()).toEqual([ids[1]]);
    const { conflicts } = (await desk.admin.get(url)).json<{ conflicts: object[] }>();
    expect(conflicts).toEqual([
      { judge_id: judge.id, submission_id: ids[0], origin: 'organisers' },
    ]);
    // Lifted as a conflict it is no hint again.
    const lifted = { submission_id: ids[0], is_conflict: false };
    await desk.admin.put(`/api/admin/judges/${judge.id}/conflicts`, lifted);
    expect(await hints()).toEqual([]);
  });

  test('is told before somebody is asked, of accounts to who may read people', async () => {
    const { judging, url } = await hinted();
    const { email } = judging.user;
    const ask = `${url}/hints/addresses?emails=${encodeURIComponent(`nobody@test.example,${email}`)}`;
    expect((await desk.admin.get(ask)).json()).toEqual([
      { email, reason: 'same-college', works: 1 },
    ]);
    const limited = await product.as('EVENT_ADMIN');
    await grantEvents(product.database, limited.user.id, [desk.event.id, 'organise']);
    expect((await limited.get(ask)).json()).toEqual([]);
  });

  test('names works of a blind round that say whose they are', async () => {
    const { ids, works, url, college_name } = await hinted();
    await product.database.pool.query(
      `update submission_revisions set description = 'From ' || $2 where submission_id = $1`,
      [ids[1], college_name],
    );
    await belongsTo(college_name, works[1]?.user_id ?? 0);
    const { named } = (await desk.admin.get(`${url}/hints`)).json<RoundHints>();
    expect(named).toEqual([{ submission_id: ids[1], by: ['college'] }]);
  });
});
