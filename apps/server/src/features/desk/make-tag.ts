import type * as calls from '@pratibha/contract/desk';
import { whyNotMakeTag } from '@pratibha/domain/desk/desk';
import { whyNotInEvent } from '../../platform/serve/admission.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { countTagsBeside, findTags, insertTag, isEvent } from './tags.queries.ts';

/** Makes a tag of an event or, where somebody organises all of them, for all. */
export const makeTag: UseCase<typeof calls.makeTag> = async (ctx, { body }) => {
  const { label, event_id } = body;
  if (event_id !== null && !(await isEvent(ctx.db, event_id))) throw new Refused('not-found');
  const whyNot = whyNotInEvent('desk.work', ctx.actor, event_id);
  // Tags for all are there for everybody to see, so what is missing is the right to make one.
  refuse(event_id === null && whyNot === 'not-found' ? 'not-allowed' : whyNot);
  const others = await countTagsBeside(ctx.db, event_id);
  const id = await insertTag(ctx.db, body);
  if (id !== undefined) {
    refuse(whyNotMakeTag({ others }));
    await ctx.audit({
      action: 'tag.made',
      subject: ['tag', id],
      changes: { label: [null, label], event_id: [null, event_id] },
    });
  }
  return findTags(ctx.db, ctx.actor);
};
