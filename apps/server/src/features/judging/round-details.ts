import type { RoundDetails } from '@pratibha/contract/rounds';
import { isStillDue } from '@pratibha/domain/judging/score-sheets';
import type { Context } from '../../platform/serve/context.ts';
import { findAssignments, findConflicts } from './assignments.queries.ts';
import { findHiddenWorks } from './hidden-works.queries.ts';
import { asSeen } from './hidden-works.ts';
import { rubricView } from './judged.view.ts';
import { findJudges } from './judges.queries.ts';
import {
  assignmentView,
  isActive,
  judgeView,
  roundView,
  roundWorkView,
  stateOfAssignment,
} from './judging.view.ts';
import { findRoundWorks } from './round-works.queries.ts';
import { findRound, findRoundBefore } from './rounds.queries.ts';
import { findRubric, isRubricUsed } from './rubrics.queries.ts';

/**
 * All of a round as its organisers see it. Who has sheets to send there sees no points, whatever
 * they organise; who has a conflict with a work, or made it, sees none of that.
 */
export async function roundDetails(ctx: Context, id: number): Promise<RoundDetails> {
  const { db, actor } = ctx;
  const found = await findRound(db, id);
  const [round] = found ? await asSeen(ctx, [found]) : [];
  if (!round) throw new Error(`round ${id} is not there`);
  const rubric = await findRubric(db, id);
  const hidden = await findHiddenWorks(db, id, actor.id);
  const isTold = (row: { readonly submission_id: number }) => !hidden.has(row.submission_id);
  const assignments = (await findAssignments(db, id)).filter(isTold);
  const judgesToo = assignments.some(
    (row) => row.user_id === actor.id && isActive(row) && isStillDue(stateOfAssignment(row)),
  );
  return {
    ...roundView(round, ctx.now),
    event_title: round.event_title,
    rubric: rubricView(rubric),
    has_round_before: (await findRoundBefore(db, id)) !== undefined,
    is_rubric_used: await isRubricUsed(db, rubric.id),
    works_listed: (await findRoundWorks(db, round))
      .filter(isTold)
      .map((row) => roundWorkView(row, round)),
    judges_listed: (await findJudges(db, id)).map((row) => judgeView(row, assignments, actor)),
    assignments: assignments.map((row) =>
      assignmentView(row, { round, rubric, isHidden: judgesToo }),
    ),
    conflicts: (await findConflicts(db, id)).filter(isTold),
    judges_too: judgesToo,
  };
}

/** Who has sheets to send in the round: until then they see no score of others. */
export async function findUnsentJudges(
  db: Context['db'],
  roundId: number,
): Promise<ReadonlySet<number | null>> {
  const assignments = await findAssignments(db, roundId);
  const due = assignments.filter((row) => isActive(row) && isStillDue(stateOfAssignment(row)));
  return new Set(due.map(({ user_id }) => user_id));
}

/** Whether the person has sheets to send in the round. */
export async function hasUnsentSheets({ db, actor }: Context, roundId: number): Promise<boolean> {
  return (await findUnsentJudges(db, roundId)).has(actor.id);
}
