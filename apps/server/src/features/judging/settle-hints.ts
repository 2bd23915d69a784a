import type * as calls from '@pratibha/contract/conflict-hints';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { holdRoundsOf, insertConflict } from './assignments.queries.ts';
import { insertLifted } from './conflict-hints.queries.ts';
import { refuseHidden } from './hidden-works.ts';
import type { JudgeRow } from './judges.queries.ts';
import { lockUnfrozen } from './lock-unfrozen.ts';
import { giveToPanel } from './panels.ts';
import { roundHints } from './round-hints.ts';
import { findRoundWorks } from './round-works.queries.ts';

/** Confirms hints, which are conflicts then as an organiser says them, or lifts them. */
export const settleHints: UseCase<typeof calls.settleHints, JudgeRow> = async (
  ctx,
  { body, found },
) => {
  await holdRoundsOf(ctx.db, found.event_id);
  const round = await lockUnfrozen(ctx.db, found.round_id);
  if (!round) throw new Refused('not-found');
  const known = new Set(
    (await findRoundWorks(ctx.db, round)).map(({ submission_id }) => submission_id),
  );
  const ids = [...new Set(body.submission_ids)];
  for (const id of ids) await refuseHidden(ctx, round.id, id);
  if (!ids.every((id) => known.has(id))) throw new Refused('work-not-in-round');
  if (body.are_conflicts) {
    const values = { judge_id: found.id, origin: 'organisers', at: ctx.now } as const;
    for (const submission_id of ids) await insertConflict(ctx.db, { ...values, submission_id });
  } else {
    await insertLifted(ctx.db, found.id, ids, ctx.now);
    await giveToPanel(ctx.db, round, { judgeId: found.id });
  }
  await ctx.audit({
    action: body.are_conflicts ? 'judge.hints-confirmed' : 'judge.hints-lifted',
    subject: ['judge', found.id],
    changes: { event_id: found.event_id, submissions: ids },
  });
  return roundHints(ctx, round);
};
