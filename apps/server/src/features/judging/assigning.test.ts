import type { Proposal } from '@pratibha/contract/assignments';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createUser } from '../../testing/factories.ts';
import { done, type JudgingDesk, openJudgingDesk } from '../../testing/judging-desk.ts';
import {
  createConflict,
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

describe('judges', () => {
  const ask = (id: number, ...emails: string[]) =>
    desk.admin.post(`/api/admin/rounds/${id}/judges`, { emails });

  test('are asked by their addresses, and each once', async () => {
    const { id } = await desk.add();
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
    const { round, judge, client, send } = await desk.judged();
    await send(0);
    const after = await done(desk.admin.delete(`/api/admin/judges/${judge.id}`));
    expect(after.assignments.map(({ is_ended, counts }) => [is_ended, counts])).toEqual([
      [false, true],
      [true, false],
      [true, false],
    ]);
    const url = `/api/judge/rounds/${round.id}`;
    expect((await client.get(url)).status).toBe(403);
    await done(ask(round.id, client.user.email));
    expect((await client.get(url)).status).toBe(200);
  });

  test('with a conflict see nothing of the work, and what they scored does not count', async () => {
    const { judge, works, assignments, client, send } = await desk.judged();
    await send(0);
    const url = `/api/admin/judges/${judge.id}/conflicts`;
    const submission_id = works[0]?.id;
    const after = await done(desk.admin.put(url, { submission_id, is_conflict: true }));
    expect(after.conflicts).toMatchObject([{ submission_id, origin: 'organisers' }]);
    expect(after.assignments[0]).toMatchObject({ counts: false, is_ended: true });
    expect((await client.get(`/api/judge/works/${assignments[0]}`)).status).toBe(404);
    const lifted = await done(desk.admin.put(url, { submission_id, is_conflict: false }));
    expect(lifted.conflicts).toEqual([]);
  });
});

test('a conflict holds in every round of the event, for judging and for organising', async () => {
  const works = [await desk.work(), await desk.work()];
  const [first, second] = works;
  // Of whom nothing is known that would hint at a conflict.
  const person = await product.as({ role: 'ADMIN', profile: null });
  const rounds = [];
  for (let n = 0; n < 2; n += 1) {
    const round = await createRound(product.database, {
      ...{ event_id: desk.event.id, judges_per_work: 1 },
    });
    await openTestRound(product.database, round.id);
    rounds.push(round);
  }
  const [one, next] = rounds;
  await createConflict(product.database, {
    ...{ round_id: one?.id ?? 0, user_id: person.user.id, submission_id: first?.id ?? 0 },
  });
  const judge = await createJudge(product.database, {
    ...{ round_id: next?.id ?? 0, user_id: person.user.id, state: 'accepted' },
  });
  const proposed = await desk.admin.get(`/api/admin/rounds/${next?.id}/proposal`);
  expect(proposed.json<Proposal>()).toMatchObject({
    added: [{ submission_id: second?.id }],
    uncovered: [{ submission_id: first?.id, conflicts: 1 }],
  });
  const given = await desk.admin.put(`/api/admin/rounds/${next?.id}/assignments`, {
    ...{ judge_id: judge.id, submission_id: first?.id, is_given: true },
  });
  expect(given.problem).toBe('conflict-of-interest');
  const seen = await done(person.get(`/api/admin/rounds/${next?.id}`));
  expect(seen.works_listed.map(({ submission_id }) => submission_id)).toEqual([second?.id]);
  const lifted = await done(
    desk.admin.put(`/api/admin/judges/${judge.id}/conflicts`, {
      ...{ submission_id: first?.id, is_conflict: false },
    }),
  );
  expect(lifted.conflicts).toEqual([]);
  expect((await desk.details(one?.id ?? 0)).conflicts).toEqual([]);
});

describe('an assignment', () => {
  async function proposed(judges: number, values = {}) {
    for (let n = 0; n < 6; n += 1) await desk.work();
    const round = await createRound(product.database, { event_id: desk.event.id, ...values });
    await openTestRound(product.database, round.id);
    const made = [];
    for (let n = 0; n < judges; n += 1) {
      made.push(await createJudge(product.database, { round_id: round.id, state: 'accepted' }));
    }
    const proposal = async () =>
      (await desk.admin.get(`/api/admin/rounds/${round.id}/proposal`)).json<Proposal>();
    const take = (basis: string) =>
      desk.admin.post(`/api/admin/rounds/${round.id}/assignments`, { basis });
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

  test('gives common works to every judge, at most two of them', async () => {
    const { round, proposal } = await proposed(4);
    const { works_listed: works } = await desk.details(round.id);
    const settle = (at: number, is_common: boolean) =>
      desk.admin.put(`/api/admin/rounds/${round.id}/common-works`, {
        ...{ submission_id: works[at]?.submission_id, is_common },
      });
    const before = await proposal();
    await done(settle(0, true));
    const now = await done(settle(1, true));
    expect(now.works_listed.map(({ is_common }) => is_common)).toEqual([
      ...[true, true, false, false, false, false],
    ]);
    expect((await settle(2, true)).problem).toBe('too-many-common-works');
    const { added, basis } = await proposal();
    expect(basis).not.toBe(before.basis);
    const judgesOf = (at: number) =>
      added.filter(({ submission_id }) => submission_id === works[at]?.submission_id).length;
    expect([0, 1, 2, 3, 4, 5].map(judgesOf)).toEqual([4, 4, 2, 2, 2, 2]);
    await done(settle(0, false));
    await done(settle(2, true));
    const elsewhere = await desk.admin.put(`/api/admin/rounds/${round.id}/common-works`, {
      ...{ submission_id: 2_147_483_647, is_common: true },
    });
    expect(elsewhere.problem).toBe('work-not-in-round');
  });

  test('of two judges is swapped, where both may have the other work', async () => {
    const { round, judges } = await proposed(3, { judges_per_work: 1 });
    const [first, second, third] = judges.map(({ id }) => id);
    const [one, two, three] = (await desk.details(round.id)).works_listed.map(
      ({ submission_id }) => submission_id,
    );
    const given = [
      [first, one],
      [second, two],
      [third, three],
    ] as const;
    for (const [judge_id, submission_id] of given) {
      const body = { judge_id, submission_id, is_given: true };
      await done(desk.admin.put(`/api/admin/rounds/${round.id}/assignments`, body));
    }
    await done(desk.admin.put(`/api/admin/judges/${first}`, { most_works: 1 }));
    const swap = (...[judge, work, other, theirs]: (number | undefined)[]) =>
      desk.admin.post(`/api/admin/rounds/${round.id}/swaps`, {
        ...{ judge_id: judge, submission_id: work },
        ...{ other_judge_id: other, other_submission_id: theirs },
      });
    const after = await done(swap(first, one, second, two));
    expect(
      after.assignments
        .filter(({ is_ended }) => !is_ended)
        .map(({ judge_id, submission_id }) => [judge_id, submission_id])
        .toSorted(),
    ).toEqual([
      [first, two],
      [second, one],
      [third, three],
    ]);
    const conflicts = `/api/admin/judges/${second}/conflicts`;
    await done(desk.admin.put(conflicts, { submission_id: three, is_conflict: true }));
    const refused = [
      [swap(first, one, second, two), 'work-not-in-round'],
      [swap(first, two, first, two), 'already-assigned'],
      [swap(second, one, third, three), 'conflict-of-interest'],
    ] as const;
    for (const [response, why] of refused) expect((await response).problem).toBe(why);
    // Nothing was taken by what was refused.
    expect((await desk.details(round.id)).assignments.filter((row) => !row.is_ended)).toHaveLength(
      3,
    );
  });

  test('is given and taken by hand, within what the judge wants unless that is confirmed', async () => {
    const { round, judge, works, send } = await desk.judged();
    const more = await desk.work();
    const url = `/api/admin/rounds/${round.id}/assignments`;
    const settle = (submission_id: number, is_given: boolean, rest = {}) =>
      desk.admin.put(url, { judge_id: judge.id, submission_id, is_given, ...rest });
    expect((await settle(more.id, true)).problem).toBe('work-not-in-round');
    await done(
      desk.admin.put(`/api/admin/rounds/${round.id}/works`, {
        submission_id: more.id,
        is_in: true,
      }),
    );
    await done(desk.admin.put(`/api/admin/judges/${judge.id}`, { most_works: 3 }));
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
