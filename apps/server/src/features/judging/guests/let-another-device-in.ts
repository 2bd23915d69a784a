import type * as calls from '@pratibha/contract/guests';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { findGuests, freeLink, type GuestRow } from './guests.queries.ts';
import { guestOfRoundView } from './guests.view.ts';
import { lockJudgingGuest } from './lock-judging-guest.ts';

/** Ends the device that has the link of a guest, so that the next one that presses takes it. */
export const letAnotherDeviceIn: UseCase<typeof calls.letAnotherDeviceIn, GuestRow> = async (
  ctx,
  { found },
) => {
  const guest = await lockJudgingGuest(ctx, found);
  await freeLink(ctx.db, guest.id);
  await ctx.audit({
    action: 'guest.let-in',
    subject: ['guest', guest.id],
    changes: { event_id: guest.event_id, round: guest.round_id },
  });
  const guests = await findGuests(ctx.db, guest.round_id);
  return guests.map((row) => guestOfRoundView(row, ctx.now));
};
