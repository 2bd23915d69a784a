import type * as calls from '@pratibha/contract/set-answers';
import { whyNotAddSetAnswer, whyNotWriteSetAnswer } from '@pratibha/domain/reviews/set-answers';
import { refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { refuseUnknownTag } from './refuse-unknown-tag.ts';
import {
  countSetAnswers,
  findSetAnswers,
  freeKey,
  insertSetAnswer,
} from './set-answers.queries.ts';

/** Keeps a set answer, of one's own or for all. */
export const addSetAnswer: UseCase<typeof calls.addSetAnswer> = async (ctx, { body }) => {
  refuse(whyNotWriteSetAnswer({ isShared: body.is_shared, actor: ctx.actor }));
  await refuseUnknownTag(ctx, body);
  const owner = body.is_shared ? null : ctx.actor.id;
  refuse(whyNotAddSetAnswer({ others: await countSetAnswers(ctx.db, owner) }));
  const id = await insertSetAnswer(ctx.db, body, owner);
  if (body.key !== null) await freeKey(ctx.db, { id, owner }, body);
  await ctx.audit({
    action: 'template.answer-added',
    subject: ['template', id],
    changes: { title: [null, body.title] },
  });
  return findSetAnswers(ctx.db, ctx.actor.id);
};
