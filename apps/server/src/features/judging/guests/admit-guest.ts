import type * as calls from '@pratibha/contract/guest-rooms';
import { Refused } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { lockRound, type RoundRow } from '../rounds.queries.ts';
import { lockWaiting, writeAdmitted } from './guest-rooms.queries.ts';
import { guestRoomOf } from './guest-rooms.view.ts';
import { makeGuest } from './make-guest.ts';

/** Lets somebody in who waits: a guest of the round, without a link of their own. */
export const admitGuest: UseCase<typeof calls.admitGuest, RoundRow> = async (
  ctx,
  { body, found },
) => {
  const round = await lockRound(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  const waits = await lockWaiting(ctx.db, round.id, body.request_id);
  if (!waits) throw new Refused('nobody-waits');
  const id = await makeGuest(ctx, round, { name: waits.name, hash: null, room: waits.room });
  await writeAdmitted(ctx.db, waits.id, id);
  await ctx.audit({
    action: 'guest.admitted',
    subject: ['guest', id],
    changes: { event_id: round.event_id, round: round.id },
  });
  return guestRoomOf(ctx.db, round);
};
