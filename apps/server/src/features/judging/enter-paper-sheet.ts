import type * as calls from '@pratibha/contract/paper-sheets';
import { missingInSheet, type Scores, sheetErrors } from '@pratibha/domain/judging/score-sheets';
import type { Pair } from '@pratibha/domain/judging/shared-works';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuseFields } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findAssignments, insertAssignments } from './assignments.queries.ts';
import { refuseHidden } from './hidden-works.ts';
import { isActive } from './judging.view.ts';
import { lockUnfrozen } from './lock-unfrozen.ts';
import { refuseToHave } from './may-give.ts';
import { hasUnsentSheets, roundDetails } from './round-details.ts';
import { findRoundWorks } from './round-works.queries.ts';
import type { RoundRow } from './rounds.queries.ts';
import { findRubric, holdRubricAsItIs } from './rubrics.queries.ts';
import { findSheets, lockAssignment, writeSheet } from './sheets.queries.ts';

/**
 * Enters a sheet that a judge filled in on paper. It counts as if it had come in time, in the place
 * of what the judge had begun; one that was sent stays as it is.
 */
export const enterPaperSheet: UseCase<typeof calls.enterPaperSheet, RoundRow> = async (
  ctx,
  { body, found },
) => {
  const round = await lockUnfrozen(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  if (round.opened_at === null) throw new Refused('round-not-open');
  await refuseHidden(ctx, round.id, body.submission_id);
  const pair = { judgeId: body.judge_id, workId: body.submission_id };
  const assignment =
    (await findActive(ctx, round.id, pair)) ?? (await standThere(ctx, round, pair));
  if (!assignment) throw new Refused('work-not-in-round');
  if (assignment.user_id !== ctx.actor.id && (await hasUnsentSheets(ctx, round.id))) {
    throw new Refused('own-sheets-unsent');
  }
  await lockAssignment(ctx.db, assignment.id);
  await holdRubricAsItIs(ctx.db, round.id);
  const rubric = await findRubric(ctx.db, round.id);
  const wrong = [...sheetErrors(rubric, body), ...missingInSheet(rubric, body)];
  refuseFields(wrong.map(({ path, error }) => ({ pointer: path, error })));
  const work = (await findRoundWorks(ctx.db, round)).find(
    ({ submission_id }) => submission_id === body.submission_id,
  );
  const revision = work?.revision ?? 0;
  const before = (await findSheets(ctx.db, assignment.id)).find(
    (sheet) => sheet.revision === revision,
  );
  if (before?.state === 'sent') throw new Refused('sheet-is-sent');
  const id = await writeSheet(ctx.db, {
    ...{ assignmentId: assignment.id, revision, rubricId: rubric.id, isLate: false },
    ...{ state: 'sent', cannotBecause: null, at: ctx.now, paperBy: ctx.actor.id },
    scores: scoresOf(body.scores),
    comment: rubric.comment === 'none' ? '' : body.comment.trim(),
    note: body.note.trim(),
    version: (before?.version ?? 0) + 1,
  });
  await ctx.audit({
    action: 'sheet.from-paper',
    subject: ['sheet', id],
    changes: {
      event_id: round.event_id,
      round: round.id,
      judge: body.judge_id,
      work: work?.number,
    },
  });
  return roundDetails(ctx, round.id);
};

async function findActive({ db }: Context, roundId: number, { judgeId, workId }: Pair) {
  const rows = await findAssignments(db, roundId);
  return rows.find(
    (row) => row.judge_id === judgeId && row.submission_id === workId && isActive(row),
  );
}

/** At the stand whoever has filled in a sheet has stood there, which assigns the work. */
async function standThere(ctx: Context, round: RoundRow, pair: Pair) {
  if (round.manner !== 'at-the-stand') return undefined;
  await refuseToHave(ctx, round, { ...pair, mayGoBeyond: true });
  await insertAssignments(ctx.db, round.id, [pair]);
  return findActive(ctx, round.id, pair);
}

function scoresOf(
  scores: readonly { readonly criterion_id: number; readonly level: number }[],
): Scores {
  return Object.fromEntries(scores.map(({ criterion_id, level }) => [criterion_id, level]));
}
