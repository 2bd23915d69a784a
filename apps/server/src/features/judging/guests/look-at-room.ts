import type * as calls from '@pratibha/contract/room-links';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { tokenHash } from '../../../platform/session/cookies.ts';
import { findRequest } from './guest-rooms.queries.ts';
import { roomLinkView } from './guest-rooms.view.ts';
import { roomOfCode } from './room-of-code.ts';

/** Says where a code hangs, and what became of the asking of this device; that takes nothing. */
export const lookAtRoom: UseCase<typeof calls.lookAtRoom> = async (
  ctx,
  { body: { token, key } },
) => {
  const room = await roomOfCode(ctx, token);
  const request = await findRequest(ctx.db, room.id, tokenHash(key));
  return roomLinkView(room, request ?? null, ctx.now);
};
