import type * as calls from '@pratibha/contract/late-works';
import { whyNotAssign, wouldTake } from '@pratibha/domain/judging/rounds';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { lockUnfrozen } from './lock-unfrozen.ts';
import { roundDetails } from './round-details.ts';
import { findRoundWorks, holdWorks, putWorkIn } from './round-works.queries.ts';
import type { RoundRow } from './rounds.queries.ts';

/**
 * Puts in what came after the round was opened, such as works accepted since; what an organiser
 * took out stays out.
 */
export const takeLateWorks: UseCase<typeof calls.takeLateWorks, RoundRow> = async (
  ctx,
  { found },
) => {
  const round = await lockUnfrozen(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  refuse(whyNotAssign(round, ctx.now));
  await holdWorks(ctx.db, round.event_id);
  const late = (await findRoundWorks(ctx.db, round)).filter(
    ({ status, is_listed }) => !is_listed && wouldTake(round.takes, { status, isChosen: false }),
  );
  for (const { submission_id: id, current_revision: revision } of late) {
    await putWorkIn(ctx.db, round, { id, revision });
    await ctx.audit({
      action: 'round.work-put-in',
      subject: ['round', round.id],
      changes: { event_id: round.event_id, submission: id },
    });
  }
  return roundDetails(ctx, round.id);
};
