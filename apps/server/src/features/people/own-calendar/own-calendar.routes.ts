import * as calls from '@pratibha/contract/own-calendar';
import type { EditionContent } from '@pratibha/domain/editions/content';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { tokenHash } from '../../../platform/session/cookies.ts';
import type { ShownTexts } from '../../translations/translations.ts';
import { calendarFeed } from './calendar-feed.ts';
import { endCalendarLink } from './end-calendar-link.ts';
import { makeCalendarLink } from './make-calendar-link.ts';
import { findFeed, findFeedOwner } from './own-calendar.queries.ts';

type Parts = {
  readonly edition: { readonly content: Pick<EditionContent, 'shortTitle'> };
  readonly texts: ShownTexts;
};

/**
 * Where people make the link by which a calendar follows their dates, and where it asks for them.
 */
export function serveOwnCalendar(
  app: FastifyInstance,
  platform: Platform,
  { edition, texts }: Parts,
): void {
  serve(app, platform, calls.getCalendarFeed, {
    find: async (ctx, { token }) => {
      const owner = await findFeedOwner(ctx.db, tokenHash(token));
      platform.limiter.links.keep(token, owner !== undefined);
      return owner;
    },
    run: (ctx, { found }) =>
      calendarFeed(ctx, found, {
        origin: platform.origin,
        name: edition.content.shortTitle,
        texts,
      }),
  });
  serve(app, platform, calls.getCalendarLink, {
    run: async (ctx) => {
      const feed = await findFeed(ctx.db, ctx.actor.id);
      return { made_at: feed?.made_at.toISOString() ?? null };
    },
  });
  serve(app, platform, calls.makeCalendarLink, { run: makeCalendarLink(platform.origin) });
  serve(app, platform, calls.endCalendarLink, { run: endCalendarLink });
}
