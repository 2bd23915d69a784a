import { isDeepStrictEqual } from 'node:util';
import * as calls from '@pratibha/contract/saved-filters';
import { whyNotChangeFilter, whyNotSaveFilter } from '@pratibha/domain/find/saved-filters';
import { Refused, refuse, refuseField } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { mayShare, ownListOf, seeList } from './own-list.ts';
import {
  countFiltersBeside,
  lockSavedFilter,
  type SavedFilterRow,
  writeSavedFilter,
} from './saved-filters.queries.ts';

export const findFilterToChange: Find<typeof calls.changeFilter, SavedFilterRow> = (ctx, { id }) =>
  lockSavedFilter(ctx.db, id, ctx.actor);

/** Changes a saved filter, a shared one for everybody who uses it. */
export const changeFilter: UseCase<typeof calls.changeFilter, SavedFilterRow> = async (
  ctx,
  { body, found },
) => {
  const { list, user_id: ownerId, is_shared: wasShared } = found;
  seeList(ctx, list);
  refuse(whyNotChangeFilter({ ownerId, isShared: wasShared, actor: ctx.actor }));
  if (body.revision !== found.version) throw new Refused('changed-meanwhile');
  if (calls.savedQuery(list, body.query) === null)
    refuseField({ pointer: '/query', error: { code: 'unknown-filter' } });
  if (body.is_shared) mayShare(ctx, body.query);
  // Who takes back what everybody uses must be the one whose it then is.
  else if (ownerId !== ctx.actor.id) throw new Refused('not-your-filter');
  if (body.is_shared !== wasShared) {
    const owner = body.is_shared ? null : ctx.actor.id;
    const others = await countFiltersBeside(ctx.db, { list, owner });
    refuse(whyNotSaveFilter({ others }));
  }
  await writeSavedFilter(ctx.db, found.id, body);
  if (wasShared || body.is_shared) {
    await ctx.audit({
      action: wasShared ? 'filter.changed' : 'filter.shared',
      subject: ['filter', found.id],
      changes: differences(found, body),
    });
  }
  return ownListOf(ctx, list);
};

type Values = Pick<SavedFilterRow, 'name' | 'query' | 'is_shared'>;

/** Of the filter only that it was changed: its words may name somebody. */
function differences(before: Values, after: Values) {
  const changed: Record<string, unknown> = {};
  for (const field of ['name', 'is_shared'] as const)
    if (before[field] !== after[field]) changed[field] = [before[field], after[field]];
  if (!isDeepStrictEqual(before.query, after.query)) changed['query'] = 'changed';
  return changed;
}
