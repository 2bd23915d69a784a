import type * as calls from '@pratibha/contract/set-answers';
import { eventsWhere } from '@pratibha/domain/access';
import { whyNotWriteSetAnswer } from '@pratibha/domain/reviews/set-answers';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { refuseUnknownTag } from './refuse-unknown-tag.ts';
import {
  findSetAnswer,
  findSetAnswers,
  freeKey,
  lockSetAnswer,
  replaceSetAnswer,
} from './set-answers.queries.ts';

/** A set answer is of no event: whoever organises any may use it; one such event stands here. */
type ToChange = { readonly event_id: number | null };

export const findSetAnswerToChange: Find<typeof calls.changeSetAnswer, ToChange> = async (
  ctx,
  { id },
) => {
  if (!(await findSetAnswer(ctx.db, id, ctx.actor.id))) return undefined;
  return { event_id: eventsWhere('remarks.share', ctx.actor)?.[0] ?? null };
};

/** Puts another answer in its place; whose it is stays. */
export const changeSetAnswer: UseCase<typeof calls.changeSetAnswer, ToChange> = async (
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
