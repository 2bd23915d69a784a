import type * as calls from '@pratibha/contract/judge-at-work';
import { roundState } from '@pratibha/domain/judging/rounds';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findJudgedRound, type WorkToJudgeRow } from './judged.queries.ts';
import { lockOwnJudge } from './judges.queries.ts';
import { roundStanding } from './round-standing.ts';
import { putLast } from './running.queries.ts';

/** The work comes last in the judge's order; what is filled in of it stays. */
export const skipWork: UseCase<typeof calls.skipWork, WorkToJudgeRow> = async (ctx, { found }) => {
  if (roundState(found, ctx.now) === 'waiting') throw new Refused('judging-not-begun');
  // Two that are skipped at once do not get the same place.
  await lockOwnJudge(ctx.db, found.judge_id);
  await putLast(ctx.db, found);
  await ctx.audit({
    action: 'judge.skipped',
    subject: ['judge', found.judge_id],
    changes: { event_id: found.event_id, round: found.round_id, work: found.number },
  });
  const round = await findJudgedRound(ctx.db, ctx.actor.id, found.round_id);
  if (!round) throw new Refused('not-found');
  return roundStanding(ctx, round);
};
