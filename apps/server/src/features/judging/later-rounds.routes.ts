import * as bestCalls from '@pratibha/contract/best-works';
import * as earlierCalls from '@pratibha/contract/earlier-sheets';
import * as lateCalls from '@pratibha/contract/late-works';
import * as pairCalls from '@pratibha/contract/round-pairs';
import * as rankingCalls from '@pratibha/contract/round-rankings';
import * as swapCalls from '@pratibha/contract/swaps';
import * as commonCalls from '@pratibha/contract/works-for-all';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/serve/context.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { LiveEdition } from '../editions/editions.ts';
import { addRoundPair } from './add-round-pair.ts';
import { getBestWorks } from './best-works.ts';
import { listEarlierSheets } from './earlier-sheets.ts';
import { exportRoundRanking, getRoundRanking } from './round-ranking.ts';
import { findEventOfRounds, findRound } from './rounds.queries.ts';
import { settleCommonWork } from './settle-work-for-all.ts';
import { swapWorks } from './swap-works.ts';
import { takeLateWorks } from './take-late-works.ts';

type Named = { readonly id: number };

/**
 * Rounds, works, versions of a rubric and moves between judges after others, and how works stand.
 */
export function serveLaterRounds(
  app: FastifyInstance,
  platform: Platform,
  { edition }: { readonly edition: LiveEdition },
): void {
  const round = {
    find: (ctx: Context, { id }: Named) => findRound(ctx.db, id),
    eventOf: ({ event_id }: { readonly event_id: number }) => event_id,
  };
  serve(app, platform, pairCalls.addRoundPair, {
    find: (ctx: Context, { id }: Named) => findEventOfRounds(ctx.db, id),
    eventOf: ({ id }) => id,
    run: addRoundPair(edition),
  });
  serve(app, platform, bestCalls.getBestWorks, { ...round, run: getBestWorks });
  serve(app, platform, lateCalls.takeLateWorks, { ...round, run: takeLateWorks });
  serve(app, platform, commonCalls.settleCommonWork, { ...round, run: settleCommonWork });
  serve(app, platform, swapCalls.swapWorks, { ...round, run: swapWorks });
  serve(app, platform, rankingCalls.getRoundRanking, { ...round, run: getRoundRanking });
  serve(app, platform, rankingCalls.exportRoundRanking, { ...round, run: exportRoundRanking });
  serve(app, platform, earlierCalls.listEarlierSheets, { ...round, run: listEarlierSheets });
}
