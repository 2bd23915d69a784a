import * as calls from '@pratibha/contract/nominations';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/serve/context.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { JudgeContext } from './judge-context.ts';
import { findJudgedRound } from './judged.queries.ts';
import { exportNominations, listNominations, saveNominationTitles } from './nominations.ts';
import { listOwnNominations, saveOwnNomination } from './own-nominations.ts';
import { findRound } from './rounds.queries.ts';

type Named = { readonly id: number };

/** Nominations: for what, by organisers; of what, by judges. */
export function serveNominations(app: FastifyInstance, platform: Platform): void {
  const eventOf = ({ event_id }: { readonly event_id: number }) => event_id;
  const round = { find: (ctx: Context, { id }: Named) => findRound(ctx.db, id), eventOf };
  const own = {
    find: (ctx: JudgeContext, { id }: Named) => findJudgedRound(ctx.db, ctx.actor.id, id),
    eventOf,
  };
  serve(app, platform, calls.listNominations, { ...round, run: listNominations });
  serve(app, platform, calls.saveNominationTitles, { ...round, run: saveNominationTitles });
  serve(app, platform, calls.exportNominations, { ...round, run: exportNominations });
  serve(app, platform, calls.listOwnNominations, { ...own, run: listOwnNominations });
  serve(app, platform, calls.saveOwnNomination, { ...own, run: saveOwnNomination });
}
