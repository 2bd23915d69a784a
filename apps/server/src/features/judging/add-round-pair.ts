import type * as calls from '@pratibha/contract/round-pairs';
import { whyNotAddRound } from '@pratibha/domain/judging/rounds';
import { refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { LiveEdition } from '../editions/editions.ts';
import { type EventOfRounds, insertFirstRound } from './add-round.ts';
import { eventRoundsView } from './event-rounds.ts';
import { countRounds } from './rounds.queries.ts';
import { writeManner } from './stands.queries.ts';

/** Prepares a preselection, and a final that takes its best. */
export function addRoundPair(
  edition: LiveEdition,
): UseCase<typeof calls.addRoundPair, EventOfRounds> {
  return async (ctx, { body, found }) => {
    const { preselection, final, final_manner: manner, begin_with: beginWith } = body;
    const rounds = await countRounds(ctx.db, found.id);
    // There must be room for both.
    refuse(whyNotAddRound({ rounds: rounds + 1 }));
    await insertFirstRound(ctx, { edition, event: found, form: preselection, beginWith });
    const id = await insertFirstRound(ctx, {
      ...{ edition, event: found, beginWith },
      form: { ...final, takes: 'best' },
    });
    await writeManner(ctx.db, id, { manner, clock_minutes: null });
    return eventRoundsView(ctx, edition, found);
  };
}
