import type * as calls from '@pratibha/contract/finals';
import { Refused } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { countedFor } from '../counted-for.ts';
import { lockUnfrozen } from '../lock-unfrozen.ts';
import type { RoundRow } from '../rounds.queries.ts';
import { endFinal, findLastFinal, lockOpenFinal } from './finals.queries.ts';
import { roundFinal } from './round-final.ts';

/** Ends a final with the ballots that there are, or calls the last one off. */
export const settleFinal: UseCase<typeof calls.settleFinal, RoundRow> = async (
  ctx,
  { body, found },
) => {
  const round = await lockUnfrozen(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  await countedFor(ctx, round);
  const final = (await lockOpenFinal(ctx.db, round.id)) ?? (await findLastFinal(ctx.db, round.id));
  if (!final) throw new Refused('no-final');
  if (final.number !== body.number) throw new Refused('changed-meanwhile');
  const isOver = body.as === 'by-hand' ? final.ended_at !== null : final.ended_because === body.as;
  if (isOver) throw new Refused('final-over');
  await endFinal(ctx.db, final.id, { at: ctx.now, because: body.as });
  await ctx.audit({
    action: body.as === 'by-hand' ? 'round.final-ended' : 'round.final-called-off',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, final: final.number },
  });
  return roundFinal(ctx, round);
};
