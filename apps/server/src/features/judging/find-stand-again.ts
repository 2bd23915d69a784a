import type * as calls from '@pratibha/contract/stands';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { refuseHidden } from './hidden-works.ts';
import { holdStands, roundStands } from './round-stands.ts';
import type { RoundRow } from './rounds.queries.ts';
import { deleteMarks, findStands } from './stands.queries.ts';

/** Somebody is at a stand again: judges are sent there as to any other. */
export const findStandAgain: UseCase<typeof calls.findStandAgain, RoundRow> = async (
  ctx,
  { body: { submission_id }, found },
) => {
  const round = await holdStands(ctx, found.id);
  await refuseHidden(ctx, round.id, submission_id);
  const works = await findStands(ctx.db, round.id);
  if (!works.some((work) => work.submission_id === submission_id)) {
    throw new Refused('work-not-in-round');
  }
  await deleteMarks(ctx.db, round.id, submission_id);
  await ctx.audit({
    action: 'round.stand-found-again',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, submission: submission_id },
  });
  return roundStands(ctx, round.id);
};
