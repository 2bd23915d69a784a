import * as calls from '@pratibha/contract/public-works';
import * as seenCalls from '@pratibha/contract/seen-files';
import type { FastifyInstance } from 'fastify';
import { serveStored } from '../../platform/edge/serve-stored.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { findPreviewOf, pictureAsked, sendPreview } from '../seen-files/seen-files.ts';
import { findOwnWork, findShownFile } from './shown-works.queries.ts';
import type { ShownWorks } from './shown-works.ts';

/** The works that everybody may see, and for whoever made one where it stands. */
export function serveGallery(
  app: FastifyInstance,
  platform: Platform,
  { shownWorks }: { readonly shownWorks: ShownWorks },
): void {
  serveStored(
    app,
    calls.listPublicWorks,
    () => shownWorks.now(),
    (works) => [...works],
  );
  serve(app, platform, calls.getPublicWork, {
    find: (_ctx, { id }) => shownWorks.of(id),
    run: async (_ctx, { found }) => found,
  });
  serve(app, platform, seenCalls.getPublicPreview, {
    find: async ({ db }, { id, file, picture }) => {
      // Whoever takes back their word, or whose work is reopened, shows nothing of it any more.
      if (!(await shownWorks.now()).some((work) => work.id === id)) return undefined;
      const shown = await findShownFile(db, id, file);
      return shown && findPreviewOf(db, shown, pictureAsked(picture));
    },
    run: (ctx, { found }) => sendPreview(ctx, platform.files, found, 'everybody'),
  });
  serve(app, platform, calls.getOwnPage, {
    find: (ctx, { id }) => findOwnWork(ctx.db, ctx.actor.id, id),
    run: async (_ctx, { found }) => {
      const works = await shownWorks.now();
      const isShown = works.some(({ id }) => id === found.shown_as);
      return { page: isShown ? found.shown_as : null };
    },
  });
}
