import * as calls from '@pratibha/contract/judge';
import { roundState } from '@pratibha/domain/judging/rounds';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { answerRound } from './answer-round.ts';
import { declareConflict } from './declare-conflict.ts';
import { earlierByRubric } from './earlier-sheets.ts';
import type { JudgeContext } from './judge-context.ts';
import {
  findJudgedRound,
  findJudgedRounds,
  findJudgedWorks,
  findWorkToJudge,
} from './judged.queries.ts';
import { judgedRoundDetailsView, judgedRoundView, workToJudgeView } from './judged.view.ts';
import { findRubric } from './rubrics.queries.ts';
import { saveSheet } from './save-sheet.ts';
import { saySheetCannot } from './say-sheet-cannot.ts';
import { sendSheet } from './send-sheet.ts';
import { findSheets } from './sheets.queries.ts';

type Named = { readonly id: number };

/**
 * What a judge reads and writes: nothing of other judges, and nothing of works that are not theirs.
 */
export function serveJudge(app: FastifyInstance, platform: Platform): void {
  const eventOf = ({ event_id }: { readonly event_id: number }) => event_id;
  const ownRound = (ctx: JudgeContext, { id }: Named) => findJudgedRound(ctx.db, ctx.actor.id, id);
  const ownWork = (ctx: JudgeContext, { id }: Named) => findWorkToJudge(ctx.db, ctx.actor.id, id);

  serve(app, platform, calls.listJudgedRounds, {
    run: async (ctx) => {
      const rounds = await findJudgedRounds(ctx.db, ctx.actor.id);
      const works = await findJudgedWorks(
        ctx.db,
        rounds.map(({ judge_id }) => judge_id),
      );
      const byJudge = Map.groupBy(works, ({ judge_id }) => judge_id);
      return rounds.map((row) => judgedRoundView(row, byJudge.get(row.judge_id) ?? [], ctx.now));
    },
  });
  serve(app, platform, calls.getJudgedRound, {
    find: ownRound,
    eventOf,
    run: async (ctx, { found }) => {
      const works = await findJudgedWorks(ctx.db, [found.judge_id]);
      const rubric = await findRubric(ctx.db, found.id);
      return judgedRoundDetailsView(found, { works, rubric }, ctx.now);
    },
  });
  serve(app, platform, calls.answerRound, { find: ownRound, eventOf, run: answerRound });
  serve(app, platform, calls.getWorkToJudge, {
    find: async (ctx: JudgeContext, params: Named) => {
      const found = await ownWork(ctx, params);
      // Before the window begins a work is not there for its judge.
      return found && roundState(found, ctx.now) !== 'waiting' ? found : undefined;
    },
    eventOf,
    run: async (ctx, { found }) => {
      const sheets = await findSheets(ctx.db, found.id);
      const rubric = await findRubric(ctx.db, found.round_id);
      const [byEarlier = null] = await earlierByRubric(ctx.db, found.id);
      return workToJudgeView(found, { sheets, rubric, byEarlier });
    },
  });
  serve(app, platform, calls.saveSheet, { find: ownWork, eventOf, run: saveSheet });
  serve(app, platform, calls.sendSheet, { find: ownWork, eventOf, run: sendSheet });
  serve(app, platform, calls.saySheetCannot, { find: ownWork, eventOf, run: saySheetCannot });
  serve(app, platform, calls.declareConflict, { find: ownWork, eventOf, run: declareConflict });
}
