import type * as calls from '@pratibha/contract/saved-filters';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { ownListOf, seeList } from './own-list.ts';
import { writeColumns } from './saved-filters.queries.ts';

/** Chooses which columns of a list the person sees, in which order. */
export const chooseColumns: UseCase<typeof calls.chooseColumns> = async (ctx, { body }) => {
  const { list, columns } = body;
  seeList(ctx, list);
  await writeColumns(ctx.db, {
    list,
    user_id: ctx.actor.id,
    columns: columns && [...new Set(columns)],
  });
  return ownListOf(ctx, list);
};
