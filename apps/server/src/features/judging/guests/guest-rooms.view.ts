import type { GuestRoom } from '@pratibha/contract/guest-rooms';
import type { RoomLink } from '@pratibha/contract/room-links';
import { roomState } from '@pratibha/domain/judging/guest-rooms';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { roomsOf } from '../panels.ts';
import type { RoundRow } from '../rounds.queries.ts';
import { findRoom, findWaiting, type RequestRow, type RoomRow } from './guest-rooms.queries.ts';

/** The code of a round and who wait, as organisers see them. */
export async function guestRoomOf(
  db: Kysely<DB>,
  round: Pick<RoundRow, 'id' | 'manner'>,
): Promise<GuestRoom> {
  const code = await findRoom(db, round.id);
  const waiting = await findWaiting(db, round.id);
  const rooms = await roomsOf(db, round);
  return {
    made_at: code?.made_at.toISOString() ?? null,
    waiting: waiting.map(({ asked_at, room, ...row }) => ({
      ...row,
      room: room === null ? null : (rooms[room - 1] ?? null),
      asked_at: asked_at.toISOString(),
    })),
  };
}

/** A room as the device sees it that has scanned its code. */
export function roomLinkView(row: RoomRow, request: RequestRow | null, now: Date): RoomLink {
  const asked = request && {
    isRefused: request.is_refused,
    isAdmitted: request.guest_id !== null,
  };
  return {
    event_title: row.event_title,
    round_title: row.round_title,
    opens_at: row.opens_at.toISOString(),
    closes_at: row.closes_at.toISOString(),
    state: roomState(row, asked, now),
    name: request?.name ?? null,
  };
}
