import type * as calls from '@pratibha/contract/presentations';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { endOtherRooms, findPanels, writeRoom } from './panels.queries.ts';
import { giveToPanel } from './panels.ts';
import { holdOrder, roundPresentations } from './round-presentations.ts';
import type { RoundRow } from './rounds.queries.ts';

/**
 * Says in which room a judge sits: works of other rooms go, but for those that they have scored.
 */
export const moveJudge: UseCase<typeof calls.moveJudge, RoundRow> = async (
  ctx,
  { body: { judge_id: judgeId, room }, found },
) => {
  const { round, plan } = await holdOrder(ctx, found.id);
  if (plan === undefined) throw new Refused('plan-missing');
  if (room > plan.rooms.length) throw new Refused('room-unknown');
  const judge = (await findPanels(ctx.db, round.id)).find(({ id }) => id === judgeId);
  if (!judge) throw new Refused('judge-not-taking-part');
  await writeRoom(ctx.db, judgeId, room);
  await endOtherRooms(ctx.db, judgeId, room);
  await giveToPanel(ctx.db, round, { judgeId });
  await ctx.audit({
    action: 'round.judge-moved',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, judge: judgeId, room: plan.rooms[room - 1] ?? '' },
  });
  return roundPresentations(ctx, round.id);
};
