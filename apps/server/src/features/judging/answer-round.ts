import type * as calls from '@pratibha/contract/judge';
import { roundState } from '@pratibha/domain/judging/rounds';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { endUnsent } from './assignments.queries.ts';
import { findJudgedWorks, type JudgedRoundRow } from './judged.queries.ts';
import { judgedRoundView } from './judged.view.ts';
import { lockOwnJudge, writeAnswer } from './judges.queries.ts';
import { giveToPanel } from './panels.ts';
import { lockRound } from './rounds.queries.ts';

/**
 * Accepts to judge, or declines: then what was not sent goes to others, and what was sent stays.
 */
export const answerRound: UseCase<typeof calls.answerRound, JudgedRoundRow> = async (
  ctx,
  { body, found },
) => {
  if (roundState(found, ctx.now) === 'over') throw new Refused('round-over');
  // Whoever publishes the order meanwhile sees this judge, or this judge sees the order.
  if (found.manner === 'presented') await lockRound(ctx.db, found.id);
  const judge = await lockOwnJudge(ctx.db, found.judge_id);
  // Taken out meanwhile.
  if (judge?.state !== 'asked' && judge?.state !== 'accepted') throw new Refused('not-found');
  const state = body.accepts ? 'accepted' : 'declined';
  await writeAnswer(ctx.db, judge.id, {
    state,
    reason: body.accepts ? null : body.reason,
    mostWorks: body.most_works,
    at: ctx.now,
  });
  if (body.accepts) await giveToPanel(ctx.db, found, { judgeId: judge.id });
  else await endUnsent(ctx.db, judge.id);
  ctx.userChanged(ctx.actor.id);
  await ctx.audit({
    action: `judge.${state}`,
    subject: ['judge', judge.id],
    changes: { event_id: found.event_id, round: found.id, most_works: body.most_works },
  });
  const works = body.accepts ? await findJudgedWorks(ctx.db, [judge.id]) : [];
  const answered = { ...found, judge_state: state, most_works: body.most_works } as const;
  return judgedRoundView(answered, works, ctx.now);
};
