import type * as calls from '@pratibha/contract/desk';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { deleteTag, findTags, lockTag, type TagRow } from './tags.queries.ts';

export const findTagToRemove: Find<typeof calls.removeTag, TagRow> = (ctx, { id }) =>
  lockTag(ctx.db, id);

/** Removes a tag, from whatever it was put on. */
export const removeTag: UseCase<typeof calls.removeTag, TagRow> = async (ctx, { found }) => {
  await deleteTag(ctx.db, found.id);
  await ctx.audit({
    action: 'tag.removed',
    subject: ['tag', found.id],
    changes: { label: [found.label, null], event_id: [found.event_id, null] },
  });
  return findTags(ctx.db, ctx.actor);
};
