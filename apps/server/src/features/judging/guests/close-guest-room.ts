import type * as calls from '@pratibha/contract/guest-rooms';
import { Refused } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { lockRound, type RoundRow } from '../rounds.queries.ts';
import { deleteRoom, findRoom } from './guest-rooms.queries.ts';
import { guestRoomOf } from './guest-rooms.view.ts';

/** Takes the code of a round down; taken down twice it changes nothing. */
export const closeGuestRoom: UseCase<typeof calls.closeGuestRoom, RoundRow> = async (
  ctx,
  { found },
) => {
  const round = await lockRound(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  if (await findRoom(ctx.db, round.id)) {
    await deleteRoom(ctx.db, round.id);
    await ctx.audit({
      action: 'round.room-closed',
      subject: ['round', round.id],
      changes: { event_id: round.event_id },
    });
  }
  return guestRoomOf(ctx.db, round);
};
