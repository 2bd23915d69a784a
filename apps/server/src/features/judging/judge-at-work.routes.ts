import * as calls from '@pratibha/contract/judge-at-work';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { callOrganiser } from './call-organiser.ts';
import type { JudgeContext } from './judge-context.ts';
import { findJudgedRound, findWorkToJudge } from './judged.queries.ts';
import { roundStanding } from './round-standing.ts';
import { skipWork } from './skip-work.ts';
import { tryJudging } from './try-judging.ts';
import { withdrawCall } from './withdraw-call.ts';

type Named = { readonly id: number };

/** What judges need beside works and sheets while a round runs. */
export function serveJudgeAtWork(app: FastifyInstance, platform: Platform): void {
  const eventOf = ({ event_id }: { readonly event_id: number }) => event_id;
  const round = {
    find: (ctx: JudgeContext, { id }: Named) => findJudgedRound(ctx.db, ctx.actor.id, id),
    eventOf,
  };
  const work = {
    find: (ctx: JudgeContext, { id }: Named) => findWorkToJudge(ctx.db, ctx.actor.id, id),
    eventOf,
  };
  serve(app, platform, calls.getRoundStanding, {
    ...round,
    run: (ctx, { found }) => roundStanding(ctx, found),
  });
  serve(app, platform, calls.tryJudging, { ...round, run: tryJudging });
  serve(app, platform, calls.skipWork, { ...work, run: skipWork });
  serve(app, platform, calls.callOrganiser, { ...round, run: callOrganiser });
  serve(app, platform, calls.withdrawCall, { ...round, run: withdrawCall });
}
