import * as hintCalls from '@pratibha/contract/conflict-hints';
import * as paperCalls from '@pratibha/contract/paper-sheets';
import * as calls from '@pratibha/contract/running-rounds';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/serve/context.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { answerJudgeCall } from './answer-judge-call.ts';
import { enterPaperSheet } from './enter-paper-sheet.ts';
import { extendComments } from './extend-comments.ts';
import { extendJudge } from './extend-judge.ts';
import { findAddressHints } from './find-address-hints.ts';
import { goOn } from './go-on.ts';
import { findJudgeCall } from './judge-calls.queries.ts';
import { findJudge } from './judges.queries.ts';
import { openCalls } from './open-calls.ts';
import { pauseRound } from './pause-round.ts';
import { roundHints } from './round-hints.ts';
import { findRound } from './rounds.queries.ts';
import { settleHints } from './settle-hints.ts';
import { trainJudge } from './train-judge.ts';

type Named = { readonly id: number };

/** What organisers do with a round while it runs. */
export function serveRunningRounds(app: FastifyInstance, platform: Platform): void {
  const eventOf = ({ event_id }: { readonly event_id: number }) => event_id;
  const round = { find: (ctx: Context, { id }: Named) => findRound(ctx.db, id), eventOf };
  const judge = { find: (ctx: Context, { id }: Named) => findJudge(ctx.db, id), eventOf };
  const call = { find: (ctx: Context, { id }: Named) => findJudgeCall(ctx.db, id), eventOf };
  serve(app, platform, calls.pauseRound, { ...round, run: pauseRound });
  serve(app, platform, calls.goOn, { ...round, run: goOn });
  serve(app, platform, calls.extendComments, { ...round, run: extendComments });
  serve(app, platform, calls.extendJudge, { ...judge, run: extendJudge });
  serve(app, platform, calls.trainJudge, { ...judge, run: trainJudge });
  serve(app, platform, calls.listJudgeCalls, {
    ...round,
    run: (ctx, { found }) => openCalls(ctx, found.id),
  });
  serve(app, platform, calls.answerJudgeCall, { ...call, run: answerJudgeCall });
  serve(app, platform, hintCalls.getRoundHints, {
    ...round,
    run: (ctx, { found }) => roundHints(ctx, found),
  });
  serve(app, platform, hintCalls.findAddressHints, { ...round, run: findAddressHints });
  serve(app, platform, hintCalls.settleHints, { ...judge, run: settleHints });
  serve(app, platform, paperCalls.enterPaperSheet, { ...round, run: enterPaperSheet });
}
