import type { RoundDetails } from '@pratibha/contract/rounds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import {
  assignAll,
  createJudge,
  createRound,
  createSheet,
  openTestRound,
} from '../../testing/judging-factories.ts';
import { freeze, judgedRound } from '../../testing/results-desk.ts';

/* Frozen results stay as they are, whatever is said of conflicts in another round. */

let product: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp({ clockStart: '2025-07-16T04:15:00Z' });
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());

/** A round that is over with a judge of whom sheets count, who judges in the next one, too. */
async function openBoth() {
  const { database } = product;
  const { round, event, works } = await judgedRound(product);
  const client = await product.as({ profile: null });
  const person = { user_id: client.user.id, state: 'accepted' } as const;
  const judge = await createJudge(database, { ...person, round_id: round.id });
  const assignments = await assignAll(database, judge.id);
  for (const assignment_id of assignments) await createSheet(database, { assignment_id });
  const next = await createRound(database, { event_id: event.id });
  await openTestRound(database, next.id);
  const later = await createJudge(database, { ...person, round_id: next.id });
  const submission_id = works[0]?.id ?? 0;
  const own = (await assignAll(database, later.id))[0];
  const of = async () => (await admin.get(`/api/admin/rounds/${round.id}`)).json<RoundDetails>();
  return {
    ...{ round, client, judge, assignments, of, own },
    /** Whether what the judge gave the work counts in the first round. */
    counts: async () =>
      (await of()).assignments.find(
        (each) => each.judge_id === judge.id && each.submission_id === submission_id,
      )?.counts,
    settle: (is_conflict: boolean) =>
      admin.put(`/api/admin/judges/${later.id}/conflicts`, { submission_id, is_conflict }),
    confirm: () =>
      admin.put(`/api/admin/judges/${later.id}/hints`, {
        ...{ submission_ids: [submission_id], are_conflicts: true },
      }),
  };
}
type Both = Awaited<ReturnType<typeof openBoth>>;

const thaw = ({ round }: Both) =>
  admin.post(`/api/admin/rounds/${round.id}/results/thaw`, { number: 1, reason: 'A conflict' });

test.each([
  ['set in the next round', ({ settle }: Both) => settle(true)],
  ['confirmed in the next round', ({ confirm }: Both) => confirm()],
  [
    'said in the next round',
    ({ client, own }: Both) => client.post(`/api/judge/works/${own}/conflict`),
  ],
  [
    'said in the round itself',
    ({ client, assignments }: Both) => client.post(`/api/judge/works/${assignments[0]}/conflict`),
  ],
])('a conflict that is %s takes nothing from them, until they are thawed', async (_, say) => {
  const both = await openBoth();
  expect((await freeze(admin, both.round.id)).status).toBe(201);
  const frozen = await both.of();
  expect((await say(both)).problem).toBeNull();
  const { assignments, judges_listed, sent } = await both.of();
  expect({ assignments, judges_listed, sent }).toEqual({
    ...{ assignments: frozen.assignments, judges_listed: frozen.judges_listed },
    sent: frozen.sent,
  });
  // Their judge sees nothing of it from then on, all the same.
  const {
    assignments: [first],
  } = both;
  expect((await both.client.get(`/api/judge/works/${first}`)).status).toBe(404);
  await thaw(both);
  expect(await both.counts()).toBe(false);
});

test('a conflict without which they were made cannot be lifted in the next round', async () => {
  const both = await openBoth();
  await both.settle(true);
  expect(await both.counts()).toBe(false);
  await freeze(admin, both.round.id);
  expect((await both.settle(false)).problem).toBe('results-frozen');
  expect(await both.counts()).toBe(false);
  await thaw(both);
  expect((await both.settle(false)).problem).toBeNull();
  expect(await both.counts()).toBe(true);
});

test('one that is set while they are frozen is in both or in neither', async () => {
  for (let time = 0; time < 5; time += 1) {
    const both = await openBoth();
    const [frozen] = await Promise.all([freeze(admin, both.round.id), both.settle(true)]);
    // What was looked at may have changed before it was frozen.
    if (frozen.problem !== null) {
      expect(frozen.problem).toBe('changed-meanwhile');
      continue;
    }
    const { rows } = await product.database.pool.query<{ sheets: number }>(
      `select jsonb_array_length(content -> 'sheets') as sheets
       from result_snapshots where round_id = $1`,
      [both.round.id],
    );
    const counted = (await both.of()).assignments.filter(({ counts }) => counts);
    expect(counted).toHaveLength(rows[0]?.sheets ?? 0);
  }
});
