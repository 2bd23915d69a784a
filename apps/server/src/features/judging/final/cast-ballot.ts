import type * as calls from '@pratibha/contract/finals';
import { finalEnd } from '@pratibha/domain/ranking/weigh-final';
import { Refused } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import type { JudgedRoundRow } from '../judged.queries.ts';
import { lockOwnJudge } from '../judges.queries.ts';
import { endFinal, insertBallot, lockOpenFinal } from './finals.queries.ts';
import { finalForJudge, NO_FINAL, ownFinal } from './own-final.ts';

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
  const row = await lockOpenFinal(ctx.db, found.id);
  if (row?.number !== body.final) throw new Refused('final-over');
  const final = await finalForJudge(ctx.db, found, row);
  const { works, own, apart } = final;
  const [better, other] = [works.get(body.better), works.get(body.other)];
  if (better === undefined || other === undefined || better === other) {
    throw new Refused('final-pair-gone');
  }
  if (apart.has(better) || apart.has(other)) throw new Refused('final-pair-gone');
  const isCast = (one: string, two: string) =>
    own.some((ballot) => ballot.better === one && ballot.other === two);
  if (isCast(other, better)) throw new Refused('final-pair-gone');
  if (isCast(better, other)) return ownFinal(ctx.db, found, final);
  await insertBallot(ctx.db, {
    ...{ final_id: row.id, judge_id: judge.id, cast_at: ctx.now },
    ...{ better_id: Number(better), other_id: Number(other) },
  });
  // Which works it was between is read by those who may read sheets.
  await ctx.audit({
    action: 'judge.ballot-cast',
    subject: ['judge', judge.id],
    changes: { event_id: found.event_id, round: found.id, final: row.number },
  });
  const weighed = found.in_training
    ? final.weighed
    : final.with({ judge: `${judge.id}`, better, other });
  const because = finalEnd(weighed);
  if (because === null) {
    return ownFinal(ctx.db, found, { ...final, weighed, own: [...own, { better, other }] });
  }
  await endFinal(ctx.db, row.id, { at: ctx.now, because });
  await ctx.audit({
    action: 'round.final-ended',
    subject: ['round', found.id],
    changes: { event_id: found.event_id, final: row.number, because },
  });
  return NO_FINAL;
};
