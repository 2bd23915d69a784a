import type * as calls from '@pratibha/contract/judges';
import { mayNudge } from '@pratibha/domain/judging/judges';
import { whyNotAssign } from '@pratibha/domain/judging/rounds';
import { isStillDue } from '@pratibha/domain/judging/score-sheets';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { notify } from '../notifications/notifications.ts';
import { findAssignments } from './assignments.queries.ts';
import { findHiddenWorks } from './hidden-works.queries.ts';
import { findJudges, noteNudged } from './judges.queries.ts';
import { isActive, stateOfAssignment } from './judging.view.ts';
import { lockRound, type RoundRow } from './rounds.queries.ts';

/** Reminds judges who have sheets to send, each at most once in six hours whoever presses. */
export const nudgeJudges: UseCase<typeof calls.nudgeJudges, RoundRow> = async (
  ctx,
  { body, found },
) => {
  const round = await lockRound(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  refuse(whyNotAssign(round, ctx.now));
  // Whom somebody reminded would tell them of a sheet of which they know nothing.
  const hidden = await findHiddenWorks(ctx.db, round.id, ctx.actor.id);
  const behind = new Set(
    (await findAssignments(ctx.db, round.id))
      .filter((row) => isActive(row) && isStillDue(stateOfAssignment(row)))
      .filter(({ submission_id }) => !hidden.has(submission_id))
      .map(({ judge_id }) => judge_id),
  );
  const meant = (await findJudges(ctx.db, round.id)).filter(
    ({ id, user_id, state, is_suspended }) =>
      state === 'accepted' &&
      // A guest has neither bell nor mailbox.
      user_id !== null &&
      !is_suspended &&
      behind.has(id) &&
      (body.judge_ids === null || body.judge_ids.includes(id)),
  );
  const reached = meant.filter(({ nudged_at }) => mayNudge(nudged_at, ctx.now));
  const params = { event_id: round.event_id, round_id: round.id, at: ctx.now.toISOString() };
  // Before their rows change: whoever is erased meanwhile is waited for.
  await notify(
    ctx.db,
    reached.flatMap(({ user_id }) =>
      user_id === null
        ? []
        : [{ kind: 'sheets-missing' as const, params, userId: user_id, at: ctx.now }],
    ),
  );
  await noteNudged(
    ctx.db,
    reached.map(({ id }) => id),
    ctx.now,
  );
  await ctx.audit({
    action: 'round.judges-nudged',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, judges: reached.length },
  });
  return { told: reached.length, too_soon: meant.length - reached.length };
};
