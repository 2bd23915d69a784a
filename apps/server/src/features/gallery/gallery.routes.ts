import * as calls from '@pratibha/contract/public-works';
import type { FastifyInstance } from 'fastify';
import { serveStored } from '../../platform/edge/serve-stored.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { findOwnWork } from './shown-works.queries.ts';
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
  serve(app, platform, calls.getOwnPage, {
    find: (ctx, { id }) => findOwnWork(ctx.db, ctx.actor.id, id),
    run: async (_ctx, { found }) => {
      const works = await shownWorks.now();
      const isShown = works.some(({ id }) => id === found.shown_as);
      return { page: isShown ? found.shown_as : null };
    },
  });
}
