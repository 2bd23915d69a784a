import type * as calls from '@pratibha/contract/room-links';
import type { Platform } from '../../../platform/serve/platform.ts';
import { Refused } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { tokenHash } from '../../../platform/session/cookies.ts';
import { beginGuest } from './begin-as-guest.ts';
import { findRequest } from './guest-rooms.queries.ts';
import { roomOfCode } from './room-of-code.ts';

/** Lets the device begin that asked in a room and was let in. */
export function beginInRoom({ guests }: Platform): UseCase<typeof calls.beginInRoom> {
  return async (ctx, { body: { token, key } }) => {
    const room = await roomOfCode(ctx, token);
    const request = await findRequest(ctx.db, room.id, tokenHash(key));
    if (!request || request.is_refused || request.guest_id === null) throw new Refused('not-found');
    return beginGuest(guests, ctx, { id: request.guest_id, key });
  };
}
