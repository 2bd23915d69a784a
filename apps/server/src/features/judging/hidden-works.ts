import type { Context } from '../../platform/serve/context.ts';
import { Refused } from '../../platform/serve/refused.ts';
import { findHiddenCounts, findHiddenWorks } from './hidden-works.queries.ts';
import type { RoundRow } from './rounds.queries.ts';

/**
 * Rounds as the person who asks counts them: without the works of which they are told nothing.
 */
export async function asSeen<R extends Pick<RoundRow, 'id' | 'works' | 'sheets' | 'sent'>>(
  { db, actor }: Context,
  rounds: readonly R[],
): Promise<R[]> {
  const ids = rounds.map(({ id }) => id);
  const hidden = await findHiddenCounts(db, ids, actor.id);
  return rounds.map((round) => {
    const less = hidden.get(round.id);
    if (!less) return round;
    const { works, sheets, sent } = round;
    return {
      ...round,
      works: works - less.works,
      sheets: sheets - less.sheets,
      sent: sent - less.sent,
    };
  });
}

/** Refuses whoever is told nothing of the work to decide anything of it in the round. */
export async function refuseHidden(
  { db, actor }: Context,
  roundId: number,
  submissionId: number,
): Promise<void> {
  const hidden = await findHiddenWorks(db, roundId, actor.id);
  if (hidden.has(submissionId)) throw new Refused('work-not-in-round');
}
