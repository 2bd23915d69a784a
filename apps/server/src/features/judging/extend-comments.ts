import type * as calls from '@pratibha/contract/running-rounds';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { lockUnfrozen } from './lock-unfrozen.ts';
import { roundDetails } from './round-details.ts';
import type { RoundRow } from './rounds.queries.ts';
import { writeCommentHours } from './running.queries.ts';

/** Says how long after the end comments may be finished. */
export const extendComments: UseCase<typeof calls.extendComments, RoundRow> = async (
  ctx,
  { body, found },
) => {
  await lockUnfrozen(ctx.db, found.id);
  await writeCommentHours(ctx.db, found.id, body.hours);
  await ctx.audit({
    action: 'round.comments-extended',
    subject: ['round', found.id],
    changes: { event_id: found.event_id, hours: [found.comment_hours, body.hours] },
  });
  return roundDetails(ctx, found.id);
};
