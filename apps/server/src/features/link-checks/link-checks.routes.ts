import * as calls from '@pratibha/contract/link-checks';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { findLinksOfWork, findLinksOfWorks, findOwnWork } from './checked-links.queries.ts';
import { checkedLinkOfWorkView, checkedLinkView } from './checked-links.view.ts';

/** What was found of links, while they are checked: what was found long ago says nothing now. */
export function serveLinkChecks(
  app: FastifyInstance,
  platform: Platform,
  { checksLinks }: { readonly checksLinks: boolean },
): void {
  serve(app, platform, calls.listOwnCheckedLinks, {
    find: (ctx, { id }) => findOwnWork(ctx.db, ctx.actor.id, id),
    run: async (ctx, { found }) =>
      checksLinks ? (await findLinksOfWork(ctx.db, found.id)).map(checkedLinkView) : [],
  });
  serve(app, platform, calls.listCheckedLinks, {
    run: async (ctx, { query }) => {
      if (!checksLinks) return [];
      const asking = { actor: ctx.actor, action: calls.listCheckedLinks.access };
      return (await findLinksOfWorks(ctx.db, query.ids, asking)).map(checkedLinkOfWorkView);
    },
  });
}
