import type * as calls from '@pratibha/contract/paper-sheets';
import { missingInSheet, type Scores, sheetErrors } from '@pratibha/domain/judging/score-sheets';
import { Refused, refuseFields } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findAssignments } from './assignments.queries.ts';
import { findHiddenWorks } from './hidden-works.queries.ts';
import { isActive } from './judging.view.ts';
import { lockUnfrozen } from './lock-unfrozen.ts';
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
  const assignment = (await findAssignments(ctx.db, round.id)).find(
    (row) =>
      row.judge_id === body.judge_id && row.submission_id === body.submission_id && isActive(row),
  );
  const hidden = await findHiddenWorks(ctx.db, round.id, ctx.actor.id);
  if (!assignment || hidden.has(body.submission_id)) throw new Refused('work-not-in-round');
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

function scoresOf(
  scores: readonly { readonly criterion_id: number; readonly level: number }[],
): Scores {
  return Object.fromEntries(scores.map(({ criterion_id, level }) => [criterion_id, level]));
}
