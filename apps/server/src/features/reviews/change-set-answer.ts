import type * as calls from '@pratibha/contract/set-answers';
import { whyNotWriteSetAnswer } from '@pratibha/domain/reviews/set-answers';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { refuseUnknownTag } from './refuse-unknown-tag.ts';
import { findSetAnswers, freeKey, lockSetAnswer, replaceSetAnswer } from './set-answers.queries.ts';

/** Puts another answer in its place; whose it is stays. */
export const changeSetAnswer: UseCase<typeof calls.changeSetAnswer> = async (
  ctx,
  { params: { id }, body },
) => {
  const before = await lockSetAnswer(ctx.db, id, ctx.actor.id);
  if (before === undefined) throw new Refused('not-found');
  refuse(whyNotWriteSetAnswer({ isShared: before.user_id === null, actor: ctx.actor }));
  if (body.version !== before.version) throw new Refused('changed-meanwhile');
  if (body.tag_id !== before.tag_id) await refuseUnknownTag(ctx, body);
  await replaceSetAnswer(ctx.db, id, body);
  if (body.key !== null) await freeKey(ctx.db, { id, owner: before.user_id }, body);
  await ctx.audit({
    action: 'template.answer-changed',
    subject: ['template', id],
    changes: { title: [before.title, body.title] },
  });
  return findSetAnswers(ctx.db, ctx.actor.id);
};
