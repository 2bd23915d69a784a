import type { EventRounds } from '@pratibha/contract/rounds';
import type { Context } from '../../platform/serve/context.ts';
import type { LiveEdition } from '../editions/editions.ts';
import { type EventOfRounds, judgedOn } from './add-round.ts';
import { asSeen } from './hidden-works.ts';
import { roundView } from './judging.view.ts';
import { countWorks } from './round-works.queries.ts';
import { findRoundsOf } from './rounds.queries.ts';

/** The rounds of an event in their order, with what a new one could begin with. */
export async function eventRoundsView(
  ctx: Context,
  edition: LiveEdition,
  event: EventOfRounds,
): Promise<EventRounds> {
  return {
    event_title: event.title,
    judged_on: [...judgedOn(edition, event)],
    would_take: await countWorks(ctx.db, event.id),
    rounds: (await asSeen(ctx, await findRoundsOf(ctx.db, event.id))).map((row) =>
      roundView(row, ctx.now),
    ),
  };
}
