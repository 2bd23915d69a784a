import * as calls from '@pratibha/contract/seen-files';
import { refuseReadersExport } from '../../platform/lists/refuse-readers-export.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { filtersAsked } from '../find/find.ts';
import { filesInParts } from './files-in-parts.ts';
import { findWeightOfWorks } from './packed-files.queries.ts';

/** How much all files of the works that fit are, before anybody begins to download them. */
export const planFiles: UseCase<typeof calls.planFiles> = async (ctx, { query }) => {
  refuseReadersExport(ctx, query.event_id);
  const asking = { actor: ctx.actor, action: calls.planFiles.access };
  return filesInParts(await findWeightOfWorks(ctx.db, await filtersAsked(ctx, query), asking));
};
