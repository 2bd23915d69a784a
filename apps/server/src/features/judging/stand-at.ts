import type * as calls from '@pratibha/contract/standing';
import { foldedStand, whyNotStand } from '@pratibha/domain/judging/stands';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { insertAssignments } from './assignments.queries.ts';
import { type AtStands, holdHall, refuseToGo } from './at-stands.ts';
import type { JudgeContext } from './judge-context.ts';
import type { JudgedRoundRow } from './judged.queries.ts';
import { findStandsForJudge, type StandForJudgeRow, writePlace } from './standing.queries.ts';
import { deleteMarks } from './stands.queries.ts';

/** The judge stands there: the work is assigned to them, whoever else stands there, too. */
export const standAt: UseCase<typeof calls.standAt, JudgedRoundRow> = async (
  ctx,
  { body, found },
) => {
  const hall = await holdHall(ctx, found);
  refuseToGo(ctx, hall, found);
  const folded = foldedStand(body.stand);
  const stand = hall.stands.find((each) => each.folded === folded);
  if (!stand) throw new Refused('stand-unknown');
  const isTheirs = stand.assignment_id !== null && stand.is_ended === false;
  if (!isTheirs || stand.has_conflict) await takeWork(ctx, hall, stand, body.one_more);
  const { submission_id, at_judge_id, arrived_at } = stand;
  await writePlace(ctx.db, hall.judgeId, {
    submission_id,
    taken_at: ctx.now,
    // Who comes back by the page has the time that is left.
    arrived_at: at_judge_id === null ? ctx.now : (arrived_at ?? ctx.now),
  });
  return { assignment_id: await assignmentOf(ctx, hall, submission_id) };
};

async function takeWork(
  ctx: JudgeContext,
  { round, judgeId, works, mostWorks }: AtStands,
  stand: StandForJudgeRow,
  isOneMore: boolean,
): Promise<void> {
  refuse(
    whyNotStand({
      ...{ works, mostWorks, isOneMore },
      hasConflict: stand.has_conflict,
      judges: stand.judges,
      judgesPerWork: round.judges_per_work,
    }),
  );
  await insertAssignments(ctx.db, round.id, [{ judgeId, workId: stand.submission_id }]);
  await deleteMarks(ctx.db, round.id, stand.submission_id);
  await ctx.audit({
    action: 'judge.stood',
    subject: ['judge', judgeId],
    changes: { event_id: round.event_id, round: round.id, work: stand.number },
  });
}

async function assignmentOf(
  ctx: JudgeContext,
  { round, judgeId }: AtStands,
  workId: number,
): Promise<number> {
  const stands = await findStandsForJudge(ctx.db, { roundId: round.id, judgeId }, ctx.now);
  const id = stands.find(({ submission_id }) => submission_id === workId)?.assignment_id;
  if (id == null) throw new Error(`work ${workId} is not assigned to judge ${judgeId}`);
  return id;
}
