import type { OwnList, SavedFilter } from '@pratibha/contract/saved-filters';
import { type Action, mayDo, mayInEvent } from '@pratibha/domain/access';
import type { FoundList } from '@pratibha/domain/find/find';
import { whyNotChangeFilter } from '@pratibha/domain/find/saved-filters';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import { findColumns, findSavedFilters, type SavedFilterRow } from './saved-filters.queries.ts';

type Asking = Pick<Context, 'db' | 'actor'>;

/** What somebody who looks at a list must be allowed to do. */
export const LIST_ACTIONS: Readonly<Record<FoundList, Action>> = {
  registrations: 'registrations.read',
  submissions: 'submissions.read',
  users: 'users.read',
};

/** @throws Refused 'not-allowed' for who may not look at the list */
export function seeList({ actor }: Pick<Context, 'actor'>, list: FoundList): void {
  refuse(mayDo(LIST_ACTIONS[list], actor) ? null : 'not-allowed');
}

/**
 * What is shared is shared by those whose desk it is: that of its event or, without one, of all.
 * @throws Refused 'not-found' where the event is not theirs, 'not-allowed' without one
 */
export function mayShare(
  { actor }: Pick<Context, 'actor'>,
  { event_id }: Readonly<Record<string, string>>,
): void {
  const event = event_id === undefined ? null : Number(event_id);
  if (mayInEvent('desk.work', actor, event)) return;
  throw new Refused(event === null ? 'not-allowed' : 'not-found');
}

/** What a list is like for the person who asks. */
export async function ownListOf(ctx: Asking, list: FoundList): Promise<OwnList> {
  const filters = await findSavedFilters(ctx.db, list, ctx.actor);
  return {
    filters: filters.map((row) => filterView(row, ctx.actor)),
    columns: await findColumns(ctx.db, list, ctx.actor.id),
  };
}

function filterView(row: SavedFilterRow, actor: Asking['actor']): SavedFilter {
  const { id, name, query, is_shared, owner_name, version, user_id: ownerId } = row;
  const may_change = whyNotChangeFilter({ ownerId, isShared: is_shared, actor }) === null;
  return { id, name, query, is_shared, owner_name, may_change, revision: version };
}
