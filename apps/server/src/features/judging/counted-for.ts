import type { Context } from '../../platform/serve/context.ts';
import { Refused } from '../../platform/serve/refused.ts';
import { type CountedRound, countedRound } from './counted-round.ts';
import { findHiddenWorks } from './hidden-works.queries.ts';
import { hasUnsentSheets } from './round-details.ts';
import type { RoundRow } from './rounds.queries.ts';

/**
 * What counts in a round, for whoever may know how it stands. Who made a work of it or has a
 * conflict with one may not: without that work the others would stand elsewhere, and a gap would
 * say where.
 */
export async function countedFor(ctx: Context, round: RoundRow): Promise<CountedRound> {
  if (round.opened_at === null) throw new Refused('round-not-open');
  if (await hasUnsentSheets(ctx, round.id)) throw new Refused('own-sheets-unsent');
  if ((await findHiddenWorks(ctx.db, round.id, ctx.actor.id)).size > 0) {
    throw new Refused('own-work-ranked');
  }
  return countedRound(ctx.db, round);
}
