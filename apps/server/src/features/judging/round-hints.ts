import type { RoundHints } from '@pratibha/contract/conflict-hints';
import { mayDo } from '@pratibha/domain/access';
import { conflictHints, type FoundHint } from '@pratibha/domain/judging/conflict-hints';
import { namesIn } from '@pratibha/domain/judging/names-in-works';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { Context } from '../../platform/serve/context.ts';
import { findConflicts } from './assignments.queries.ts';
import { findAcquaintances, findAuthoredWorks, findLiftedHints } from './conflict-hints.queries.ts';
import { findHiddenWorks } from './hidden-works.queries.ts';
import type { RoundRow } from './rounds.queries.ts';

const keyOf = (judgeId: number, workId: number) => `${judgeId} ${workId}`;

/** Hints of a round that nobody has confirmed or lifted. */
export async function findOpenHints(
  db: Kysely<DB>,
  round: Pick<RoundRow, 'id' | 'event_id' | 'opened_at'>,
): Promise<FoundHint[]> {
  const found = conflictHints(
    await findAcquaintances(db, round.id),
    await findAuthoredWorks(db, round),
  );
  const settled = new Set(
    [...(await findConflicts(db, round.id)), ...(await findLiftedHints(db, round.id))].map(
      ({ judge_id, submission_id }) => keyOf(judge_id, submission_id),
    ),
  );
  return found.filter(({ judgeId, workId }) => !settled.has(keyOf(judgeId, workId)));
}

/**
 * All that was found and nobody has said. What the account of somebody says who has not answered is
 * for those alone who may read people.
 */
export async function roundHints(ctx: Context, round: RoundRow): Promise<RoundHints> {
  const hidden = await findHiddenWorks(ctx.db, round.id, ctx.actor.id);
  const open = (await findOpenHints(ctx.db, round)).filter(({ workId }) => !hidden.has(workId));
  const judges = await findAcquaintances(ctx.db, round.id);
  const readsPeople = mayDo('users.read', ctx.actor);
  const told = new Set(
    judges.filter(({ hasAnswered }) => hasAnswered || readsPeople).map(({ id }) => id),
  );
  const shown = open.filter(
    ({ judgeId, reason }) => told.has(judgeId) || reason === 'same-mail-domain',
  );
  const groups = Map.groupBy(shown, ({ judgeId, reason }) => `${judgeId} ${reason}`);
  const conflicts = [...groups.values()].flatMap((hints) => {
    const [first] = hints;
    if (!first) return [];
    const submission_ids = hints.map(({ workId }) => workId);
    return [{ judge_id: first.judgeId, reason: first.reason, submission_ids }];
  });
  const named = await findNamed(ctx.db, round);
  return { conflicts, named: named.filter(({ submission_id }) => !hidden.has(submission_id)) };
}

/** Of a blind round, works that name whoever made them. */
async function findNamed(db: Kysely<DB>, round: RoundRow): Promise<RoundHints['named']> {
  if (!round.is_blind) return [];
  const works = await findAuthoredWorks(db, round);
  return works.flatMap((work) => {
    const by = namesIn(work.texts, work);
    return by.length === 0 ? [] : [{ submission_id: work.id, by }];
  });
}
