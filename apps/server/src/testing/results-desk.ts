import type { RoundResults } from '@pratibha/contract/results';
import { AWARD_CHECKS } from '@pratibha/domain/results/awards';
import type { SignedInClient, TestApp } from './app.ts';
import { createEvent, createSubmission } from './factories.ts';
import {
  assignAll,
  createJudge,
  createRound,
  createSheet,
  openTestRound,
} from './judging-factories.ts';

/** Its window is over at the tests' usual now. */
const OVER = {
  opens_at: new Date('2025-07-10T00:00:00Z'),
  closes_at: new Date('2025-07-15T00:00:00Z'),
};

/** Of each work the level that every judge gives for both criteria. */
const LEVELS = [5, 3, 1];

/** A round that is over: three works by people of their own, each scored by two judges. */
export async function judgedRound({ database }: TestApp, values = {}, ofEvent = {}) {
  const event = await createEvent(database, {
    ...{ requires_submission: true, title: 'Robot Race', ...ofEvent },
  });
  const works = [];
  for (const _ of LEVELS) {
    works.push(await createSubmission(database, { event_id: event.id, status: 'ACCEPTED' }));
  }
  const round = await createRound(database, { event_id: event.id, ...OVER, ...values });
  await openTestRound(database, round.id);
  const sheets: number[] = [];
  const assignments: number[] = [];
  for (const comment of ['Clear to the end', 'Of another kind']) {
    const judge = await createJudge(database, { round_id: round.id, state: 'accepted' });
    const given = await assignAll(database, judge.id);
    assignments.push(...given);
    for (const [at, assignment_id] of given.entries()) {
      const scores = Object.fromEntries(round.criteria.map((id) => [id, LEVELS[at]]));
      const sheet = { assignment_id, comment, scores: JSON.stringify(scores) };
      sheets.push((await createSheet(database, sheet)).id);
    }
  }
  return { event, works, round, sheets, assignments };
}
export type JudgedRound = Awaited<ReturnType<typeof judgedRound>>;

/** A special award, of which all was looked at. */
export const special = (submissionId: number, title = 'Best in Show', rest = {}) => ({
  ...{ submission_id: submissionId, position: null, title, prize: 'A cup', note: '' },
  ...{ checked: AWARD_CHECKS, ...rest },
});

/** Freezes what there is, as this organiser sees it. */
export async function freeze(
  client: SignedInClient,
  roundId: number,
  awards: readonly object[] = [],
  rest: object = {},
) {
  const path = `/api/admin/rounds/${roundId}/results`;
  const { basis } = (await client.get(path)).json<RoundResults>();
  return client.post(path, { basis, awards, ...rest });
}

/** Whoever made a work. */
export async function makerOf(product: TestApp, submissionId: number): Promise<SignedInClient> {
  const { email } = await product.database.kysely
    .selectFrom('users')
    .innerJoin('submissions', 'submissions.user_id', 'users.id')
    .select('email')
    .where('submissions.id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return product.as(email as `${string}@${string}`);
}

/** Freezes by the one, approves by the other and releases. */
export async function release(
  [first, second]: readonly [SignedInClient, SignedInClient],
  roundId: number,
  awards: readonly object[] = [],
  rest: object = {},
): Promise<void> {
  const url = `/api/admin/rounds/${roundId}/results`;
  const frozen = await freeze(first, roundId, awards, rest);
  const number = frozen.json<RoundResults>().snapshots[0]?.number ?? 0;
  await second.post(`${url}/approval`, { number });
  const { problem } = await first.post(`${url}/release`, { number });
  if (problem !== null) throw new Error(`the results were not released: ${problem}`);
}
