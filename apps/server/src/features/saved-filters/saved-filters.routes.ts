import * as calls from '@pratibha/contract/saved-filters';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { changeFilter, findFilterToChange } from './change-filter.ts';
import { chooseColumns } from './choose-columns.ts';
import { countSavedFilters } from './count-saved-filters.ts';
import { ownListOf, seeList } from './own-list.ts';
import { findFilterToRemove, removeFilter } from './remove-filter.ts';
import { saveFilter } from './save-filter.ts';

/** What organisers keep of lists: filters and columns. */
export function serveSavedFilters(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.getOwnList, {
    run: (ctx, { query: { list } }) => {
      seeList(ctx, list);
      return ownListOf(ctx, list);
    },
  });
  serve(app, platform, calls.countSavedFilters, { run: countSavedFilters });
  serve(app, platform, calls.saveFilter, { run: saveFilter });
  serve(app, platform, calls.changeFilter, { find: findFilterToChange, run: changeFilter });
  serve(app, platform, calls.removeFilter, { find: findFilterToRemove, run: removeFilter });
  serve(app, platform, calls.chooseColumns, { run: chooseColumns });
}
