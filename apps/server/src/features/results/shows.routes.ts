import * as calls from '@pratibha/contract/shows';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/serve/context.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { LiveEdition } from '../editions/editions.ts';
import { findRound } from '../judging/judging.ts';
import { beginShow } from './begin-show.ts';
import { endShow } from './end-show.ts';
import { moveShow } from './move-show.ts';
import { saveShow } from './save-show.ts';
import { stepsUnderWay } from './show-steps.ts';
import { findEventOfScreen, findShowOnScreen } from './shows.queries.ts';
import { roundShow, screenView } from './shows.view.ts';
import { refuseUnseen } from './who-approves.ts';

type Named = { readonly id: number };

/** The show of results: for whoever leads it, and for the screens in the hall. */
export function serveShows(
  app: FastifyInstance,
  platform: Platform,
  { edition }: { readonly edition: LiveEdition },
): void {
  const eventOf = ({ event_id }: { readonly event_id: number }) => event_id;
  const round = { find: (ctx: Context, { id }: Named) => findRound(ctx.db, id), eventOf };
  serve(app, platform, calls.getShow, {
    ...round,
    run: async (ctx, { found }) => {
      await refuseUnseen(ctx, found);
      return roundShow(ctx, edition, found);
    },
  });
  serve(app, platform, calls.saveShow, { ...round, run: saveShow(edition) });
  serve(app, platform, calls.beginShow, { ...round, run: beginShow(edition) });
  serve(app, platform, calls.endShow, { ...round, run: endShow(edition) });
  serve(app, platform, calls.moveShow, { ...round, run: moveShow(edition) });
  serve(app, platform, calls.getShowScreen, {
    find: (ctx: Context, { id }: Named) => findEventOfScreen(ctx.db, id),
    eventOf: ({ id }) => id,
    run: async (ctx, { found }) => {
      const show = await findShowOnScreen(ctx.db, found.id);
      return {
        event_title: found.title,
        show: show ? screenView(show, await stepsUnderWay(ctx, edition, show)) : null,
      };
    },
  });
}
