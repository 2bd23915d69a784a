import type * as calls from '@pratibha/contract/guest-rooms';
import { tokenInRoom } from '@pratibha/domain/judging/guest-rooms';
import { roundState } from '@pratibha/domain/judging/rounds';
import { Refused } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { roomsOf } from '../panels.ts';
import { lockRound, type RoundRow } from '../rounds.queries.ts';
import { newRoomCode } from './guest-link.ts';
import { writeRoom } from './guest-rooms.queries.ts';

/** Makes a code for a room; the one before opens nothing from then on. */
export function openGuestRoom(origin: string): UseCase<typeof calls.openGuestRoom, RoundRow> {
  return async (ctx, { found }) => {
    const round = await lockRound(ctx.db, found.id);
    if (!round) throw new Refused('not-found');
    if (roundState(round, ctx.now) === 'over') throw new Refused('round-over');
    const { url, hash } = newRoomCode(origin);
    await writeRoom(ctx.db, { roundId: round.id, hash, by: ctx.actor.id, at: ctx.now });
    await ctx.audit({
      action: 'round.room-opened',
      subject: ['round', round.id],
      changes: { event_id: round.event_id },
    });
    const rooms = await roomsOf(ctx.db, round);
    return {
      url,
      rooms:
        rooms.length < 2 ? [] : rooms.map((name, at) => ({ name, url: tokenInRoom(url, at + 1) })),
    };
  };
}
