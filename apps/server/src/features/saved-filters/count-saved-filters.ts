import * as calls from '@pratibha/contract/saved-filters';
import type { Expression } from 'kysely';
import { countUpTo } from '../../platform/db/keyset.ts';
import { MOST_ROWS } from '../../platform/lists/paging.ts';
import type { Context } from '../../platform/serve/context.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { filtersAsked, foundOn } from '../find/find.ts';
import { usersMatching } from '../people/users/users.ts';
import { registrationsCounted } from '../registrations/registrations.ts';
import { submissionsCounted } from '../submissions/submissions.ts';
import { LIST_ACTIONS, seeList } from './own-list.ts';
import { findSavedFilters, type SavedFilterRow } from './saved-filters.queries.ts';

type Asked = Pick<Context, 'db' | 'actor' | 'now'>;

/** How many rows each filter finds that somebody sees, as they would find them. */
export const countSavedFilters: UseCase<typeof calls.countSavedFilters> = async (
  ctx,
  { query: { list, edition } },
) => {
  seeList(ctx, list);
  const counts: { id: number; rows: string | null }[] = [];
  for (const row of await findSavedFilters(ctx.db, list, ctx.actor)) {
    const rows = await rowsOf(ctx, row, edition);
    const total = rows === null ? null : await countUpTo(ctx.db, rows, MOST_ROWS + 1);
    const shown = total !== null && total > MOST_ROWS ? `${MOST_ROWS}+` : total;
    counts.push({ id: row.id, rows: shown === null ? null : String(shown) });
  }
  return counts;
};

/** The rows of one; null where the list takes what it asks for no more. */
async function rowsOf(
  ctx: Asked,
  { list, query }: Pick<SavedFilterRow, 'list' | 'query'>,
  edition: string | undefined,
): Promise<Expression<unknown> | null> {
  const asking = { actor: ctx.actor, action: LIST_ACTIONS[list] };
  // An event is of its own edition, whatever else is looked at.
  const of = query['event_id'] === undefined ? { edition } : {};
  switch (list) {
    case 'registrations': {
      const asked = calls.savedQuery(list, query);
      if (asked === null) return null;
      const filters = await filtersAsked(ctx, { ...asked, ...of });
      return registrationsCounted(ctx.db, filters, asking);
    }
    case 'submissions': {
      const asked = calls.savedQuery(list, query);
      if (asked === null) return null;
      const filters = await filtersAsked(ctx, { ...asked, ...of });
      return submissionsCounted(ctx.db, filters, asking);
    }
    case 'users': {
      const asked = calls.savedQuery(list, query);
      if (asked === null) return null;
      const filter = { ...asked, find: foundOn(asked.find, ctx.now) };
      return usersMatching(ctx.db, filter, asking);
    }
  }
}
