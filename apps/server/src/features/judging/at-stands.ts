import type { StandsToJudge } from '@pratibha/contract/standing';
import { whyNotGo } from '@pratibha/domain/judging/manners';
import { roundState } from '@pratibha/domain/judging/rounds';
import { inHallOrder } from '@pratibha/domain/judging/stands';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { JudgeContext } from './judge-context.ts';
import type { JudgedRoundRow } from './judged.queries.ts';
import { lockOwnJudge } from './judges.queries.ts';
import { holdStands } from './round-stands.ts';
import type { RoundRow } from './rounds.queries.ts';
import { countOwnWorks, findStandsForJudge, type StandForJudgeRow } from './standing.queries.ts';
import { findStandFacts } from './stands.queries.ts';
import { standsToJudgeView } from './stands.view.ts';

/** A judge in a hall: the stands in its order, and how many works they have and want. */
export type AtStands = {
  readonly round: RoundRow;
  readonly judgeId: number;
  readonly stands: readonly StandForJudgeRow[];
  readonly works: number;
  readonly mostWorks: number | null;
};

/**
 * What is there for a judge who goes to a stand or leaves one. Every other judge of the round waits
 * meanwhile, so that no two are sent to the same.
 */
export async function holdHall(ctx: JudgeContext, found: JudgedRoundRow): Promise<AtStands> {
  const round = await holdStands(ctx, found.id);
  const judge = await lockOwnJudge(ctx.db, found.judge_id);
  // Taken out meanwhile, or did not accept.
  if (judge?.state !== 'accepted') throw new Refused('not-found');
  const ofJudge = { roundId: round.id, judgeId: judge.id };
  const stands = inHallOrder(await findStandsForJudge(ctx.db, ofJudge, ctx.now));
  const works = await countOwnWorks(ctx.db, judge.id);
  return { round, judgeId: judge.id, stands, works, mostWorks: judge.most_works };
}

/** Refuses who would go on while nobody may; some judges have longer than the others. */
export function refuseToGo(
  ctx: JudgeContext,
  { round }: AtStands,
  { closes_at }: JudgedRoundRow,
): void {
  refuse(whyNotGo({ ...round, closes_at }, ctx.now));
}

/** The stands as the judge sees them. */
export async function standsToJudge(
  { db, now }: JudgeContext,
  found: JudgedRoundRow,
): Promise<StandsToJudge> {
  const { manner, clock_minutes } = await findStandFacts(db, found.id);
  const state = roundState(found, now);
  const rows =
    manner === 'at-the-stand' && found.judge_state === 'accepted'
      ? await findStandsForJudge(db, { roundId: found.id, judgeId: found.judge_id }, now)
      : [];
  const isOpen = state === 'open' || state === 'over';
  return standsToJudgeView(rows, { round: found, clockMinutes: clock_minutes, isOpen }, now);
}
