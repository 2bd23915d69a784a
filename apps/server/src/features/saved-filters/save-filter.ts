import type * as calls from '@pratibha/contract/saved-filters';
import { whyNotSaveFilter } from '@pratibha/domain/find/saved-filters';
import { refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { mayShare, ownListOf, seeList } from './own-list.ts';
import { countFiltersBeside, insertSavedFilter } from './saved-filters.queries.ts';

/** Saves a filter; that one is shared is written down, one’s own is nobody else’s business. */
export const saveFilter: UseCase<typeof calls.saveFilter> = async (ctx, { body }) => {
  const { list, name, is_shared, query } = body;
  seeList(ctx, list);
  if (is_shared) mayShare(ctx, query);
  const owner = is_shared ? null : ctx.actor.id;
  const others = await countFiltersBeside(ctx.db, { list, owner });
  refuse(whyNotSaveFilter({ others }));
  const id = await insertSavedFilter(ctx.db, { ...body, user_id: ctx.actor.id });
  if (is_shared) {
    const changes = { name: [null, name], list: [null, list] };
    await ctx.audit({ action: 'filter.shared', subject: ['filter', id], changes });
  }
  return ownListOf(ctx, list);
};
