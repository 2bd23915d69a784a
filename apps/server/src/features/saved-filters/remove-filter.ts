import type * as calls from '@pratibha/contract/saved-filters';
import { whyNotChangeFilter } from '@pratibha/domain/find/saved-filters';
import { refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { ownListOf, seeList } from './own-list.ts';
import {
  deleteSavedFilter,
  lockSavedFilter,
  type SavedFilterRow,
} from './saved-filters.queries.ts';

export const findFilterToRemove: Find<typeof calls.removeFilter, SavedFilterRow> = (ctx, { id }) =>
  lockSavedFilter(ctx.db, id, ctx.actor);

/** Removes a saved filter, a shared one for everybody. */
export const removeFilter: UseCase<typeof calls.removeFilter, SavedFilterRow> = async (
  ctx,
  { found },
) => {
  const { id, list, name, user_id: ownerId, is_shared: isShared } = found;
  seeList(ctx, list);
  refuse(whyNotChangeFilter({ ownerId, isShared, actor: ctx.actor }));
  await deleteSavedFilter(ctx.db, id);
  if (isShared) {
    const changes = { name: [name, null], list: [list, null] };
    await ctx.audit({ action: 'filter.removed', subject: ['filter', id], changes });
  }
  return ownListOf(ctx, list);
};
