import * as laterCalls from '@pratibha/contract/have-stood';
import * as ownCalls from '@pratibha/contract/own-stands';
import * as judgeCalls from '@pratibha/contract/standing';
import * as calls from '@pratibha/contract/stands';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/serve/context.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { standsToJudge } from './at-stands.ts';
import { changeStand } from './change-stand.ts';
import { findStandAgain } from './find-stand-again.ts';
import { giveStands } from './give-stands.ts';
import { goToNextStand } from './go-to-next-stand.ts';
import { haveStood } from './have-stood.ts';
import type { JudgeContext } from './judge-context.ts';
import { findJudgedRound } from './judged.queries.ts';
import { leaveStand } from './leave-stand.ts';
import { publishStands } from './publish-stands.ts';
import { roundStands } from './round-stands.ts';
import { findRound } from './rounds.queries.ts';
import { settleManner } from './settle-manner.ts';
import { standAt } from './stand-at.ts';
import { findOwnStands } from './stands.queries.ts';
import { ownStandView } from './stands.view.ts';

type Named = { readonly id: number };

/** Rounds that are judged at the stands: for organisers, judges and whoever stands there. */
export function serveStands(app: FastifyInstance, platform: Platform): void {
  const eventOf = ({ event_id }: { readonly event_id: number }) => event_id;
  const round = { find: (ctx: Context, { id }: Named) => findRound(ctx.db, id), eventOf };
  const ownRound = {
    find: (ctx: JudgeContext, { id }: Named) => findJudgedRound(ctx.db, ctx.actor.id, id),
    eventOf,
  };
  serve(app, platform, calls.listStands, {
    ...round,
    run: (ctx, { found }) => roundStands(ctx, found.id),
  });
  serve(app, platform, calls.settleManner, { ...round, run: settleManner });
  serve(app, platform, calls.giveStands, { ...round, run: giveStands });
  serve(app, platform, calls.changeStand, { ...round, run: changeStand });
  serve(app, platform, calls.publishStands, { ...round, run: publishStands });
  serve(app, platform, calls.findStandAgain, { ...round, run: findStandAgain });

  serve(app, platform, judgeCalls.getStandsToJudge, {
    ...ownRound,
    run: (ctx, { found }) => standsToJudge(ctx, found),
  });
  serve(app, platform, judgeCalls.goToNextStand, { ...ownRound, run: goToNextStand });
  serve(app, platform, judgeCalls.standAt, { ...ownRound, run: standAt });
  serve(app, platform, laterCalls.haveStood, { ...ownRound, run: haveStood });
  serve(app, platform, judgeCalls.leaveStand, { ...ownRound, run: leaveStand });

  serve(app, platform, ownCalls.listOwnStands, {
    run: async (ctx) =>
      (await findOwnStands(ctx.db, ctx.actor.id)).map((row) => ownStandView(row, ctx.now)),
  });
}
