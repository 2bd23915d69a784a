import type * as calls from '@pratibha/contract/presentations';
import { fewestIn, lastPlace, whyNotMoveWork } from '@pratibha/domain/judging/presentations';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { refuseHidden } from './hidden-works.ts';
import { giveToPanel } from './panels.ts';
import { findPresentations, writePlace, writePlaces } from './presentations.queries.ts';
import { holdOrder, roundPresentations, tellTimes } from './round-presentations.ts';
import type { RoundRow } from './rounds.queries.ts';

/**
 * Puts a work behind all others of its room, whose times stay as they were told, or back where it
 * was: nobody else has that place. One that came into the round later joins the order.
 */
export const putLast: UseCase<typeof calls.putLast, RoundRow> = async (ctx, { body, found }) => {
  const { round, plan, all, works, facts } = await holdOrder(ctx, found.id);
  if (plan === undefined) throw new Refused('plan-missing');
  refuse(whyNotMoveWork(facts));
  const { submission_id: workId, because } = body;
  await refuseHidden(ctx, round.id, workId);
  const work = works.find(({ submission_id }) => submission_id === workId);
  if (!work) throw new Refused('work-not-in-round');
  const of = { roundId: round.id, workId };
  const lastOf = (room: number) => {
    const there = all.filter((each) => each.room === room);
    const taken = there.flatMap(({ place, drawn_place }) => [place ?? 0, drawn_place ?? 0]);
    return lastPlace(plan, { room, taken }, ctx.now);
  };
  if (work.room === null || work.drawn_place === null) {
    const room = fewestIn(
      plan.rooms.length,
      works.flatMap((each) => each.room ?? []),
    );
    await writePlaces(ctx.db, round.id, [{ workId, room, place: lastOf(room) }]);
  } else {
    const place = because === null ? work.drawn_place : lastOf(work.room);
    await writePlace(ctx.db, of, { place, put_last: because });
  }
  if (facts.isPublished) {
    const moved = (await findPresentations(ctx.db, round.id)).filter(
      ({ submission_id }) => submission_id === workId,
    );
    await tellTimes(ctx, round, { plan, works: moved });
    await giveToPanel(ctx.db, round, { workId });
  }
  await ctx.audit({
    action: because === null ? 'round.work-put-back' : 'round.work-put-last',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, submission: workId, ...(because ? { because } : {}) },
  });
  return roundPresentations(ctx, round.id);
};
