import type { Context } from '../../platform/serve/context.ts';
import { Refused } from '../../platform/serve/refused.ts';
import {
  findHiddenCounts,
  findHiddenWorks,
  findRoundsAfterHidden,
} from './hidden-works.queries.ts';
import type { RoundRow } from './rounds.queries.ts';

type Counted = Pick<RoundRow, 'id' | 'works' | 'sheets' | 'sent' | 'border_reason'>;

/**
 * Rounds as the person who asks counts them: without the works of which they are told nothing. Why
 * some of equal works were taken is not for whoever may not know where one of them stood.
 */
export async function asSeen<R extends Counted>(
  { db, actor }: Context,
  rounds: readonly R[],
): Promise<R[]> {
  const ids = rounds.map(({ id }) => id);
  const hidden = await findHiddenCounts(db, ids, actor.id);
  const after = await findRoundsAfterHidden(db, ids, actor.id);
  return rounds.map((round) => {
    const {
      works: noWorks = 0,
      sheets: noSheets = 0,
      sent: notSent = 0,
    } = hidden.get(round.id) ?? {};
    return {
      ...round,
      works: round.works - noWorks,
      sheets: round.sheets - noSheets,
      sent: round.sent - notSent,
      border_reason: after.has(round.id) ? null : round.border_reason,
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
