import type { Context } from '../../platform/serve/context.ts';
import {
  findNominationTitles,
  lockNominationTitles,
  writeNominationTitles,
} from './nominations.queries.ts';
import type { RoundRow } from './rounds.queries.ts';

/**
 * For what works may be nominated comes with a rubric that is copied, unless the round has its own.
 */
export async function copyNominations(
  ctx: Context,
  round: RoundRow,
  titles: readonly string[],
): Promise<void> {
  if (titles.length === 0) return;
  await lockNominationTitles(ctx.db, round.id);
  if ((await findNominationTitles(ctx.db, round.id)).length > 0) return;
  const copied = titles.map((title) => ({ id: null, title }));
  await writeNominationTitles(ctx.db, round.id, copied);
  await ctx.audit({
    action: 'round.nominations-saved',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, nominations: ['', titles.join(', ')] },
  });
}
