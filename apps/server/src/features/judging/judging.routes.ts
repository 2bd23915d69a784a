import * as assignmentCalls from '@pratibha/contract/assignments';
import * as judgeCalls from '@pratibha/contract/judges';
import * as roundCalls from '@pratibha/contract/rounds';
import * as rubricCalls from '@pratibha/contract/rubrics';
import * as sheetCalls from '@pratibha/contract/score-sheets';
import { whyNotPropose } from '@pratibha/domain/judging/manners';
import { whyNotAssign } from '@pratibha/domain/judging/rounds';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/serve/context.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { refuse } from '../../platform/serve/refused.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { LiveEdition } from '../editions/editions.ts';
import { addRound, findEventToJudge } from './add-round.ts';
import { askJudges } from './ask-judges.ts';
import { changeJudge } from './change-judge.ts';
import { deleteRound } from './delete-round.ts';
import { endJudge } from './end-judge.ts';
import { eventRoundsView } from './event-rounds.ts';
import { exportSheets } from './export-sheets.ts';
import { findHiddenWorks } from './hidden-works.queries.ts';
import { findJudge } from './judges.queries.ts';
import { proposalView, sheetDetailsView } from './judging.view.ts';
import { listRubrics } from './list-rubrics.ts';
import { nudgeJudges } from './nudge-judges.ts';
import { openRound } from './open-round.ts';
import { propose } from './propose.ts';
import { roundDetails } from './round-details.ts';
import { findEventOfRounds, findRound } from './rounds.queries.ts';
import { findRubric } from './rubrics.queries.ts';
import { saveRubric } from './save-rubric.ts';
import { settleAssignment } from './settle-assignment.ts';
import { settleConflict } from './settle-conflict.ts';
import { settleRoundWork } from './settle-round-work.ts';
import { refuseJudges, settleSheet } from './settle-sheet.ts';
import { findSheet } from './sheets.queries.ts';
import { proposeAgain, takeAssignment } from './take-assignment.ts';
import { updateRound } from './update-round.ts';

type Named = { readonly id: number };

/** What organisers do with the rounds of an event. */
export function serveJudging(
  app: FastifyInstance,
  platform: Platform,
  { edition }: { readonly edition: LiveEdition },
): void {
  const eventOf = ({ event_id }: { readonly event_id: number }) => event_id;
  const round = {
    find: (ctx: Context, { id }: Named) => findRound(ctx.db, id),
    eventOf,
  };
  const judge = { find: (ctx: Context, { id }: Named) => findJudge(ctx.db, id), eventOf };
  const sheet = { find: (ctx: Context, { id }: Named) => findSheet(ctx.db, id), eventOf };

  serve(app, platform, roundCalls.listRounds, {
    find: (ctx, { id }) => findEventOfRounds(ctx.db, id),
    eventOf: ({ id }) => id,
    run: (ctx, { found }) => eventRoundsView(ctx, edition, found),
  });
  serve(app, platform, roundCalls.addRound, {
    find: findEventToJudge,
    eventOf: ({ id }) => id,
    run: addRound(edition),
  });
  serve(app, platform, roundCalls.getRound, {
    ...round,
    run: (ctx, { found }) => roundDetails(ctx, found.id),
  });
  serve(app, platform, roundCalls.updateRound, { ...round, run: updateRound });
  serve(app, platform, roundCalls.deleteRound, { ...round, run: deleteRound });
  serve(app, platform, roundCalls.openRound, { ...round, run: openRound });
  serve(app, platform, roundCalls.settleRoundWork, { ...round, run: settleRoundWork });
  serve(app, platform, rubricCalls.listRubrics, { run: listRubrics });
  serve(app, platform, rubricCalls.saveRubric, { ...round, run: saveRubric });
  serve(app, platform, judgeCalls.askJudges, { ...round, run: askJudges });
  serve(app, platform, judgeCalls.changeJudge, { ...judge, run: changeJudge });
  serve(app, platform, judgeCalls.endJudge, { ...judge, run: endJudge });
  serve(app, platform, judgeCalls.settleConflict, { ...judge, run: settleConflict });
  serve(app, platform, assignmentCalls.proposeAssignment, {
    ...round,
    run: async (ctx, { found }) => {
      refuse(whyNotPropose(found) ?? whyNotAssign(found, ctx.now));
      const hidden = await findHiddenWorks(ctx.db, found.id, ctx.actor.id);
      return proposalView(await propose(ctx.db, found), hidden);
    },
  });
  serve(app, platform, assignmentCalls.takeAssignment, {
    ...round,
    prepare: proposeAgain,
    run: takeAssignment,
  });
  serve(app, platform, assignmentCalls.settleAssignment, { ...round, run: settleAssignment });
  serve(app, platform, judgeCalls.nudgeJudges, { ...round, run: nudgeJudges });
  serve(app, platform, sheetCalls.getSheet, {
    ...sheet,
    run: async (ctx, { found }) => {
      await refuseJudges(ctx, found);
      return sheetDetailsView(found, await findRubric(ctx.db, found.round_id));
    },
  });
  serve(app, platform, sheetCalls.settleSheet, { ...sheet, run: settleSheet });
  serve(app, platform, sheetCalls.exportSheets, { ...round, run: exportSheets });
}
