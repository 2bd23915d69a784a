import type * as calls from '@pratibha/contract/finals';
import { finalistsOf, whyNotBeginFinal } from '@pratibha/domain/ranking/final-rules';
import { rankingWorks } from '@pratibha/domain/ranking/rank-works';
import { beforeFinal, finalEnd, weighFinal } from '@pratibha/domain/ranking/weigh-final';
import type { Context } from '../../../platform/serve/context.ts';
import { Refused, refuse } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { countedFor } from '../counted-for.ts';
import { inSlices } from '../in-slices.ts';
import { lockUnfrozen } from '../lock-unfrozen.ts';
import type { RoundRow } from '../rounds.queries.ts';
import { findLastFinal, insertFinal, isJudgingOver } from './finals.queries.ts';
import { roundFinal } from './round-final.ts';

/** Begins a final by ballots among the best; over at once where sheets decide every border. */
export const beginFinal: UseCase<typeof calls.beginFinal, RoundRow> = async (
  ctx,
  { body, found },
) => {
  const at = await beforeBeginning(ctx, found, body.works);
  const { round, counted, finalists, number } = at;
  const ids = counted.works.map(({ submission_id }) => `${submission_id}`);
  const chosen = finalists.map(({ work }) => work);
  const before = await inSlices(beforeFinal(counted.sheets, ids, chosen));
  const end = finalEnd(weighFinal(before, { prizes: body.prizes, ballots: [] }));
  await insertFinal(
    ctx.db,
    {
      ...{ round_id: round.id, number, way: 'ballots', prizes: body.prizes },
      ...{ begun_at: ctx.now, begun_by: ctx.actor.id },
      ...{ ended_at: end && ctx.now, ended_because: end },
    },
    chosen.map((work) => ({ submission_id: Number(work), rank: null, reason: null })),
  );
  await ctx.audit({
    action: 'round.final-begun',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, final: number, works: chosen.length },
  });
  return roundFinal(ctx, round);
};

/**
 * A round of which the best works may have a final, which nobody else begins meanwhile.
 * @throws Refused where they may not
 */
export async function beforeBeginning(ctx: Context, { id }: RoundRow, works: number) {
  const round = await lockUnfrozen(ctx.db, id);
  if (!round) throw new Refused('not-found');
  const counted = await countedFor(ctx, round);
  const ids = counted.works.map(({ submission_id }) => `${submission_id}`);
  const ranking = await inSlices(rankingWorks(counted.sheets, ids));
  const finalists = finalistsOf(ranking.works, works);
  const last = await findLastFinal(ctx.db, id);
  refuse(
    whyNotBeginFinal({
      isOver: await isJudgingOver(ctx.db, id, ctx.now),
      isOpen: last !== undefined && last.ended_at === null,
      finalists: finalists.length,
    }),
  );
  return { round, counted, finalists, number: (last?.number ?? 0) + 1 };
}
