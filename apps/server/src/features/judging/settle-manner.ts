import type * as calls from '@pratibha/contract/stands';
import { whyNotSettleManner } from '@pratibha/domain/judging/manners';
import { refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { holdStands, roundStands } from './round-stands.ts';
import type { RoundRow } from './rounds.queries.ts';
import { findStandFacts, writeManner } from './stands.queries.ts';

/** Says how a round is judged, until it opens, and what the clock of its judges shows. */
export const settleManner: UseCase<typeof calls.settleManner, RoundRow> = async (
  ctx,
  { body, found },
) => {
  const round = await holdStands(ctx, found.id);
  refuse(whyNotSettleManner(round, body.manner));
  const before = await findStandFacts(ctx.db, round.id);
  const after = { manner: body.manner, clock_minutes: body.clock_minutes ?? null };
  await writeManner(ctx.db, round.id, after);
  const changes: Record<string, unknown> = { event_id: round.event_id };
  for (const field of ['manner', 'clock_minutes'] as const) {
    if (before[field] !== after[field]) changes[field] = [before[field], after[field]];
  }
  await ctx.audit({ action: 'round.manner-settled', subject: ['round', round.id], changes });
  return roundStands(ctx, round.id);
};
