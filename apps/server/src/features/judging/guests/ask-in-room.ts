import type * as calls from '@pratibha/contract/room-links';
import { partsOfToken, whyNotAsk } from '@pratibha/domain/judging/guest-rooms';
import { deviceOf } from '@pratibha/domain/people/sessions';
import type { Platform } from '../../../platform/serve/platform.ts';
import { refuse } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { tokenHash } from '../../../platform/session/cookies.ts';
import { findRequest, findWaiting, insertRequest } from './guest-rooms.queries.ts';
import { roomLinkView } from './guest-rooms.view.ts';
import { roomOfCode } from './room-of-code.ts';

/** Puts a name on the list of who wait, once for each device. */
export function askInRoom({ guests }: Platform): UseCase<typeof calls.askInRoom> {
  return async (ctx, { body: { token, key, name } }) => {
    const { request } = ctx.reply;
    const room = await roomOfCode(ctx, token);
    const keyHash = tokenHash(key);
    const asked = await findRequest(ctx.db, room.id, keyHash);
    if (asked) return roomLinkView(room, asked, ctx.now);
    const isSignedIn = ctx.actor !== null || (await guests.of(request)) !== null;
    const waiting = (await findWaiting(ctx.db, room.id)).length;
    refuse(whyNotAsk(room, { isSignedIn, waiting }, ctx.now));
    const device = deviceOf(request.headers['user-agent']);
    await insertRequest(ctx.db, {
      ...{ roundId: room.id, keyHash, name: name.trim(), device },
      room: partsOfToken(token).room,
    });
    const now = await findRequest(ctx.db, room.id, keyHash);
    return roomLinkView(room, now ?? null, ctx.now);
  };
}
