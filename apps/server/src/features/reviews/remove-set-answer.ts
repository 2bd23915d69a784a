import type * as calls from '@pratibha/contract/set-answers';
import { whyNotWriteSetAnswer } from '@pratibha/domain/reviews/set-answers';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { deleteSetAnswer, findSetAnswers, lockSetAnswer } from './set-answers.queries.ts';

/** Removes a set answer; what was decided by it stays. */
export const removeSetAnswer: UseCase<typeof calls.removeSetAnswer> = async (
  ctx,
  { params: { id } },
) => {
  const before = await lockSetAnswer(ctx.db, id, ctx.actor.id);
  if (before === undefined) throw new Refused('not-found');
  refuse(whyNotWriteSetAnswer({ isShared: before.user_id === null, actor: ctx.actor }));
  await deleteSetAnswer(ctx.db, id);
  await ctx.audit({
    action: 'template.answer-removed',
    subject: ['template', id],
    changes: { title: [before.title, null] },
  });
  return findSetAnswers(ctx.db, ctx.actor.id);
};
