import * as calls from '@pratibha/contract/finals';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../platform/serve/context.ts';
import type { Platform } from '../../../platform/serve/platform.ts';
import { serve } from '../../../platform/serve/serve.ts';
import type { JudgeContext } from '../judge-context.ts';
import { findJudgedRound } from '../judged.queries.ts';
import { findRound } from '../rounds.queries.ts';
import { beginFinal } from './begin-final.ts';
import { castBallot } from './cast-ballot.ts';
import { getOwnFinal } from './own-final.ts';
import { getFinal } from './round-final.ts';
import { settleFinal } from './settle-final.ts';
import { writeMeeting } from './write-meeting.ts';

type Named = { readonly id: number };

/** Finals: begun, watched and ended by organisers; ballots of judges. */
export function serveFinals(app: FastifyInstance, platform: Platform): void {
  const eventOf = ({ event_id }: { readonly event_id: number }) => event_id;
  const round = { find: (ctx: Context, { id }: Named) => findRound(ctx.db, id), eventOf };
  const own = {
    find: (ctx: JudgeContext, { id }: Named) => findJudgedRound(ctx.db, ctx.actor.id, id),
    eventOf,
  };
  serve(app, platform, calls.getFinal, { ...round, run: getFinal });
  serve(app, platform, calls.beginFinal, { ...round, run: beginFinal });
  serve(app, platform, calls.settleFinal, { ...round, run: settleFinal });
  serve(app, platform, calls.writeMeeting, { ...round, run: writeMeeting });
  serve(app, platform, calls.getOwnFinal, { ...own, run: getOwnFinal });
  serve(app, platform, calls.castBallot, { ...own, run: castBallot });
}
