import type * as calls from '@pratibha/contract/withdrawals';
import type { Find, UseCase } from '../../../platform/serve/use-case.ts';
import { deleteWithdrawn, lockWithdrawn } from './withdrawals.queries.ts';

type Endpoint = typeof calls.forgetAnswers;
type Withdrawn = { readonly id: number; readonly event_id: number };

export const findAnswersToForget: Find<Endpoint, Withdrawn> = (ctx, { id }) =>
  lockWithdrawn(ctx.db, ctx.actor.id, id);

/** Removes what was kept of a withdrawn registration before its time. */
export const forgetAnswers: UseCase<Endpoint, Withdrawn> = async (ctx, { found }) => {
  await deleteWithdrawn(ctx.db, found.id);
  await ctx.audit({
    action: 'registration.answers-forgotten',
    subject: ['registration', found.id],
    changes: { event_id: found.event_id },
  });
  return { id: found.id };
};
