import { randomInt } from 'node:crypto';
import type * as calls from '@pratibha/contract/presentations';
import { Chance } from '@pratibha/domain/chance';
import { whyNotDraw } from '@pratibha/domain/judging/presentations';
import { refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { writeOrder } from './presentations.queries.ts';
import { holdOrder, roundPresentations } from './round-presentations.ts';
import type { RoundRow } from './rounds.queries.ts';

const SEEDS = 2 ** 31;

/** Draws the order of the presentations, by a chance that nobody can foresee. */
export const drawOrder: UseCase<typeof calls.drawOrder, RoundRow> = async (ctx, { found }) => {
  const { round, works, facts } = await holdOrder(ctx, found.id);
  refuse(whyNotDraw(facts));
  const ids = works.map(({ submission_id }) => submission_id).toSorted((one, two) => one - two);
  await writeOrder(ctx.db, round.id, new Chance(randomInt(SEEDS)).shuffle(ids));
  await ctx.audit({
    action: 'round.order-drawn',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, works: ids.length },
  });
  return roundPresentations(ctx, round.id);
};
