import type * as calls from '@pratibha/contract/guests';
import { whyNotRemoveName } from '@pratibha/domain/judging/guests';
import { Refused, refuse } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { eraseNames } from '../../certificates/certificates.ts';
import { findGuests, type GuestRow, lockGuest, writeNameless } from './guests.queries.ts';
import { guestOfRoundView } from './guests.view.ts';

/** Removes the name of a guest for good: what they scored stays, as of a judge. */
export const removeGuestName: UseCase<typeof calls.removeGuestName, GuestRow> = async (
  ctx,
  { found },
) => {
  const guest = await lockGuest(ctx.db, found.id);
  if (!guest) throw new Refused('not-found');
  refuse(whyNotRemoveName(guest, { judges: guest.judge_state === 'accepted' }, ctx.now));
  await writeNameless(ctx.db, guest.id);
  await eraseNames(ctx.db, { guest_id: guest.id });
  await ctx.audit({
    action: 'guest.name-removed',
    subject: ['guest', guest.id],
    changes: { event_id: guest.event_id, round: guest.round_id },
  });
  const guests = await findGuests(ctx.db, guest.round_id);
  return guests.map((row) => guestOfRoundView(row, ctx.now));
};
