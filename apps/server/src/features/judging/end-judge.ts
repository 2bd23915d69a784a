import type * as calls from '@pratibha/contract/judges';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { endUnsent } from './assignments.queries.ts';
import { endLink } from './guests/guests.queries.ts';
import { endJudging, type JudgeRow } from './judges.queries.ts';
import { lockUnfrozen } from './lock-unfrozen.ts';
import { roundDetails } from './round-details.ts';

/** Takes a judge out of a round: what they have not sent goes to others, what they sent stays. */
export const endJudge: UseCase<typeof calls.endJudge, JudgeRow> = async (ctx, { found }) => {
  await lockUnfrozen(ctx.db, found.round_id);
  await endUnsent(ctx.db, found.id);
  await endJudging(ctx.db, found);
  if (found.guest_id !== null) await endLink(ctx.db, found.guest_id);
  if (found.user_id !== null) ctx.userChanged(found.user_id);
  await ctx.audit({
    action: 'judge.ended',
    subject: ['judge', found.id],
    changes: { event_id: found.event_id, round: found.round_id },
  });
  return roundDetails(ctx, found.round_id);
};
