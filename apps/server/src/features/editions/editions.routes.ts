import * as calls from '@pratibha/contract/editions';
import type { FastifyInstance } from 'fastify';
import { page } from '../../platform/lists/paging.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { confirmEdition, findEditionToConfirm } from './confirm-edition.ts';
import { createEdition } from './create-edition.ts';
import { discardEditionDraft, findEditionToDiscard } from './discard-edition-draft.ts';
import { findEdition, findEditions, findEventsOf } from './drafts.queries.ts';
import {
  editionDetailsView,
  editionView,
  findingsView,
  versionDetailsView,
  versionView,
  writtenIn,
} from './editions.view.ts';
import { findingsIn } from './findings-in.ts';
import { listMissingEvents } from './missing-events.ts';
import { findEditionToPublish, publishEdition, tryEditionToPublish } from './publish-edition.ts';
import { findVersionToRestore, restoreEditionVersion } from './restore-edition-version.ts';
import { findEditionToWrite, saveEditionDraft } from './save-edition-draft.ts';
import { type TryPages, triedPages } from './tried-pages.ts';
import { findEditionToUnschedule, unscheduleEdition } from './unschedule-edition.ts';
import { findVersion, VERSION_ORDER, versionsOf } from './versions.queries.ts';

export function serveEditions(
  app: FastifyInstance,
  platform: Platform,
  { tryPages }: { readonly tryPages: TryPages },
): void {
  serve(app, platform, calls.listEditions, {
    run: async (ctx) => (await findEditions(ctx.db)).map(editionView),
  });
  serve(app, platform, calls.getEdition, {
    find: (ctx, { id }) => findEdition(ctx.db, id),
    run: async (ctx, { found }) => editionDetailsView(found, await findEventsOf(ctx.db, found.id)),
  });
  serve(app, platform, calls.createEdition, { run: createEdition });
  serve(app, platform, calls.saveEditionDraft, { find: findEditionToWrite, run: saveEditionDraft });
  serve(app, platform, calls.discardEditionDraft, {
    find: findEditionToDiscard,
    run: discardEditionDraft,
  });
  serve(app, platform, calls.getEditionFindings, {
    find: (ctx, { id }) => findEdition(ctx.db, id),
    run: async (ctx, { found }) => {
      const { wrong } = await triedPages(writtenIn(found), tryPages);
      const events = await findEventsOf(ctx.db, found.id);
      return findingsView(await findingsIn(ctx.db, found, events), wrong);
    },
  });
  serve(app, platform, calls.listMissingEvents, { run: listMissingEvents });
  serve(app, platform, calls.publishEdition, {
    prepare: tryEditionToPublish(tryPages),
    find: findEditionToPublish,
    run: publishEdition,
  });
  serve(app, platform, calls.unscheduleEdition, {
    find: findEditionToUnschedule,
    run: unscheduleEdition,
  });
  serve(app, platform, calls.confirmEdition, { find: findEditionToConfirm, run: confirmEdition });
  serve(app, platform, calls.listEditionVersions, {
    find: (ctx, { id }) => findEdition(ctx.db, id),
    run: (ctx, { found, query }) =>
      page(ctx, versionsOf(ctx.db, found.id), query, VERSION_ORDER, versionView),
  });
  serve(app, platform, calls.getEditionVersion, {
    find: (ctx, { id, number }) => findVersion(ctx.db, id, number),
    run: async (_ctx, { found }) => versionDetailsView(found),
  });
  serve(app, platform, calls.restoreEditionVersion, {
    find: findVersionToRestore,
    run: restoreEditionVersion,
  });
}
