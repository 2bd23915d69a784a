import type * as calls from '@pratibha/contract/guest-rooms';
import { Refused } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { lockRound, type RoundRow } from '../rounds.queries.ts';
import { lockWaiting, writeRequestRefused } from './guest-rooms.queries.ts';
import { guestRoomOf } from './guest-rooms.view.ts';

/** Refuses somebody who waits; nothing keeps who they were. */
export const refuseGuest: UseCase<typeof calls.refuseGuest, RoundRow> = async (
  ctx,
  { body, found },
) => {
  const round = await lockRound(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  const waits = await lockWaiting(ctx.db, round.id, body.request_id);
  if (!waits) throw new Refused('nobody-waits');
  await writeRequestRefused(ctx.db, waits.id);
  await ctx.audit({
    action: 'round.guest-refused',
    subject: ['round', round.id],
    changes: { event_id: round.event_id },
  });
  return guestRoomOf(ctx.db, round);
};
