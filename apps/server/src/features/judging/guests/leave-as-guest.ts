import type * as calls from '@pratibha/contract/guest';
import { GUEST_WORDS } from '@pratibha/words/judging/guest';
import type { Platform } from '../../../platform/serve/platform.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { freeLink } from './guests.queries.ts';

/** Ends the session of the device that asks; the link may be taken again. */
export function leaveAsGuest({ guests }: Platform): UseCase<typeof calls.leaveAsGuest> {
  return async (ctx) => {
    const { guestId, row } = ctx.actor;
    await freeLink(ctx.db, guestId);
    await ctx.audit({
      action: 'guest.left',
      subject: ['guest', guestId],
      changes: { event_id: row.event_id, round: row.round_id },
    });
    // Last: who could not leave keeps their session.
    guests.end(ctx.reply);
    return { message: GUEST_WORDS.left };
  };
}
