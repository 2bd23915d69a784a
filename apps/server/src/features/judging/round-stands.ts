import type { RoundStands } from '@pratibha/contract/stands';
import type { Context } from '../../platform/serve/context.ts';
import { Refused } from '../../platform/serve/refused.ts';
import { findHiddenWorks } from './hidden-works.queries.ts';
import { lockRound, type RoundRow } from './rounds.queries.ts';
import { findStandFacts, findStands } from './stands.queries.ts';
import { roundStandsView } from './stands.view.ts';

/** All that organisers are told of the stands of a round. */
export async function roundStands({ db, actor }: Context, roundId: number): Promise<RoundStands> {
  const hidden = await findHiddenWorks(db, roundId, actor.id);
  const rows = await findStands(db, roundId);
  return roundStandsView(
    await findStandFacts(db, roundId),
    rows.filter(({ submission_id }) => !hidden.has(submission_id)),
  );
}

/** The round whose stands change; whoever else changes it, or goes to one of them, waits. */
export async function holdStands({ db }: Pick<Context, 'db'>, roundId: number): Promise<RoundRow> {
  const round = await lockRound(db, roundId);
  if (!round) throw new Refused('not-found');
  return round;
}
