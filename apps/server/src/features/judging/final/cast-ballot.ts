import type * as calls from '@pratibha/contract/finals';
import { Refused } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import type { JudgedRoundRow } from '../judged.queries.ts';
import { lockOwnJudge } from '../judges.queries.ts';
import { endFinal, insertBallot, lockOpenFinal } from './finals.queries.ts';
import { endOf, finalForJudge, ownFinal } from './own-final.ts';

/**
 * A judge chooses the better of two works. Ballots of a final come one after another: none is taken
 * after the one that decides it. That results are frozen it cannot tell, as the final is over then.
 */
export const castBallot: UseCase<typeof calls.castBallot, JudgedRoundRow> = async (
  ctx,
  { body, found },
) => {
  const judge = await lockOwnJudge(ctx.db, found.judge_id);
  if (judge?.state !== 'accepted') throw new Refused('judge-not-taking-part');
  const final = await lockOpenFinal(ctx.db, found.id);
  if (final?.number !== body.final) throw new Refused('final-over');
  const { numbers, own, apart } = await finalForJudge(ctx.db, found, final);
  const [better, other] = [numbers.get(body.better), numbers.get(body.other)];
  const mayChoose = (id: string | undefined) => id !== undefined && !apart.has(id);
  if (better === other || !mayChoose(better) || !mayChoose(other)) {
    throw new Refused('final-pair-gone');
  }
  const [better_id, other_id] = [Number(better), Number(other)];
  const isOf = (one: number, two: number) =>
    own.some((ballot) => ballot.better_id === one && ballot.other_id === two);
  if (isOf(other_id, better_id)) throw new Refused('final-pair-gone');
  if (isOf(better_id, other_id)) return ownFinal(ctx.db, found);
  await insertBallot(ctx.db, {
    ...{ final_id: final.id, judge_id: judge.id, better_id, other_id, cast_at: ctx.now },
  });
  // Which works it was between is read by those who may read sheets.
  await ctx.audit({
    action: 'judge.ballot-cast',
    subject: ['judge', judge.id],
    changes: { event_id: found.event_id, round: found.id, final: final.number },
  });
  const because = await endOf(ctx.db, found, final);
  if (because !== null) {
    await endFinal(ctx.db, final.id, { at: ctx.now, because });
    await ctx.audit({
      action: 'round.final-ended',
      subject: ['round', found.id],
      changes: { event_id: found.event_id, final: final.number, because },
    });
  }
  return ownFinal(ctx.db, found);
};
