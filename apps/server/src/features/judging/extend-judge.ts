import type * as calls from '@pratibha/contract/running-rounds';
import { whyNotExtend } from '@pratibha/domain/judging/ends';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { JudgeRow } from './judges.queries.ts';
import { lockUnfrozen } from './lock-unfrozen.ts';
import { roundDetails } from './round-details.ts';
import { writeJudgeEnd } from './running.queries.ts';

/** Gives one judge until later than the others. */
export const extendJudge: UseCase<typeof calls.extendJudge, JudgeRow> = async (
  ctx,
  { body, found },
) => {
  const round = await lockUnfrozen(ctx.db, found.round_id);
  if (!round) throw new Refused('not-found');
  const end = body.closes_at === null ? null : new Date(body.closes_at);
  refuse(whyNotExtend(round, end, ctx.now));
  await writeJudgeEnd(ctx.db, found.id, end);
  await ctx.audit({
    action: 'judge.extended',
    subject: ['judge', found.id],
    changes: {
      event_id: found.event_id,
      closes_at: [found.closes_at?.toISOString() ?? null, end?.toISOString() ?? null],
    },
  });
  return roundDetails(ctx, found.round_id);
};
