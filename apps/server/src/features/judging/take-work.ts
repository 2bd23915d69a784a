import { whyNotStand } from '@pratibha/domain/judging/stands';
import { refuse } from '../../platform/serve/refused.ts';
import { insertAssignments } from './assignments.queries.ts';
import type { AtStands } from './at-stands.ts';
import type { JudgeContext } from './judge-context.ts';
import { findStandsForJudge, type StandForJudgeRow } from './standing.queries.ts';
import { deleteMarks } from './stands.queries.ts';

/** Whether the judge has the work of a stand already. */
export function isOwnWork({ assignment_id, is_ended, has_conflict }: StandForJudgeRow): boolean {
  return assignment_id !== null && is_ended === false && !has_conflict;
}

type Taken = {
  /** The judge has confirmed that it is one more than the work needs. */
  readonly isOneMore: boolean;
  /** They stood there before, and had no network. */
  readonly isLater?: boolean;
};

/** Gives a judge the work at whose stand they are, or were. */
export async function takeWork(
  ctx: JudgeContext,
  { round, judgeId, works, mostWorks }: AtStands,
  stand: StandForJudgeRow,
  { isOneMore, isLater = false }: Taken,
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
    changes: {
      ...{ event_id: round.event_id, round: round.id, work: stand.number },
      ...(isLater ? { without_network: true } : {}),
    },
  });
}

/** By which the judge has a work that was given to them. */
export async function assignmentAt(
  ctx: JudgeContext,
  { round, judgeId }: AtStands,
  workId: number,
): Promise<number> {
  const stands = await findStandsForJudge(ctx.db, { roundId: round.id, judgeId }, ctx.now);
  const id = stands.find(({ submission_id }) => submission_id === workId)?.assignment_id;
  if (id == null) throw new Error(`work ${workId} is not assigned to judge ${judgeId}`);
  return id;
}
