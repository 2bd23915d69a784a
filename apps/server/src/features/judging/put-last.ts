import type * as calls from '@pratibha/contract/presentations';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { writeLast } from './presentations.queries.ts';
import { giveToPanel, holdOrder, roundPresentations } from './round-presentations.ts';
import type { RoundRow } from './rounds.queries.ts';

/** Puts a work behind all others, whose times stay as they were told. */
export const putLast: UseCase<typeof calls.putLast, RoundRow> = async (ctx, { body, found }) => {
  const { round, works, facts } = await holdOrder(ctx, found.id);
  if (!facts.hasPlan) throw new Refused('plan-missing');
  if (!works.some(({ submission_id }) => submission_id === body.submission_id)) {
    throw new Refused('work-not-in-round');
  }
  const { submission_id: submissionId, because } = body;
  await writeLast(ctx.db, round.id, { submissionId, because });
  await giveToPanel(ctx, round);
  await ctx.audit({
    action: 'round.work-put-last',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, submission: submissionId, because },
  });
  return roundPresentations(ctx, round.id);
};
