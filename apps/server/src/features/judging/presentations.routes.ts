import * as ownCalls from '@pratibha/contract/own-presentations';
import * as calls from '@pratibha/contract/presentations';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/serve/context.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { drawOrder } from './draw-order.ts';
import { moveJudge } from './move-judge.ts';
import { findOwnPresentations } from './own-presentations.queries.ts';
import { planPresentations } from './plan-presentations.ts';
import { ownPresentationView } from './presentations.view.ts';
import { publishOrder } from './publish-order.ts';
import { putLast } from './put-last.ts';
import { roundPresentations } from './round-presentations.ts';
import { findRound } from './rounds.queries.ts';

type Named = { readonly id: number };

/** Rounds whose works are presented: for organisers, and for whoever presents. */
export function servePresentations(app: FastifyInstance, platform: Platform): void {
  const round = {
    find: (ctx: Context, { id }: Named) => findRound(ctx.db, id),
    eventOf: ({ event_id }: { readonly event_id: number }) => event_id,
  };
  serve(app, platform, calls.listPresentations, {
    ...round,
    run: (ctx, { found }) => roundPresentations(ctx, found.id),
  });
  serve(app, platform, calls.planPresentations, { ...round, run: planPresentations });
  serve(app, platform, calls.drawOrder, { ...round, run: drawOrder });
  serve(app, platform, calls.publishOrder, { ...round, run: publishOrder });
  serve(app, platform, calls.putLast, { ...round, run: putLast });
  serve(app, platform, calls.moveJudge, { ...round, run: moveJudge });
  serve(app, platform, ownCalls.listOwnPresentations, {
    run: async (ctx) =>
      (await findOwnPresentations(ctx.db, ctx.actor.id)).flatMap((row) =>
        ownPresentationView(row, ctx.now),
      ),
  });
}
