import { randomInt } from 'node:crypto';
import type * as calls from '@pratibha/contract/presentations';
import { Chance } from '@pratibha/domain/chance';
import { dealOut, whyNotDraw } from '@pratibha/domain/judging/presentations';
import { refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { fillPanels, findApart, pairKey } from './panels.ts';
import { writePlaces } from './presentations.queries.ts';
import { holdOrder, roundPresentations } from './round-presentations.ts';
import type { RoundRow } from './rounds.queries.ts';

const SEEDS = 2 ** 31;

/** Draws which work comes to which room and when, by a chance that nobody can foresee. */
export const drawOrder: UseCase<typeof calls.drawOrder, RoundRow> = async (ctx, { found }) => {
  const { round, works, facts } = await holdOrder(ctx, found.id);
  refuse(whyNotDraw(facts));
  const rooms = facts.plan?.rooms.length ?? 1;
  const panels = await fillPanels(ctx.db, round, rooms);
  const apart = await findApart(ctx.db, round);
  const ids = works.map(({ submission_id }) => submission_id).toSorted((one, two) => one - two);
  const drawn = new Chance(randomInt(SEEDS)).shuffle(ids);
  const conflicts = (workId: number, room: number) =>
    panels.filter((judge) => judge.room === room && apart.has(pairKey(judge.id, workId))).length;
  await writePlaces(ctx.db, round.id, dealOut(drawn, rooms, conflicts));
  await ctx.audit({
    action: 'round.order-drawn',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, works: ids.length },
  });
  return roundPresentations(ctx, round.id);
};
