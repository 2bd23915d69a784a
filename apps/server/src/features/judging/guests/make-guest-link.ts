import type * as calls from '@pratibha/contract/guests';
import { GUEST_WORDS } from '@pratibha/words/judging/guest';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { newGuestLink } from './guest-link.ts';
import { endRequest } from './guest-rooms.queries.ts';
import { type GuestRow, writeLink } from './guests.queries.ts';
import { lockJudgingGuest } from './lock-judging-guest.ts';

/** Makes another link for a guest; the one before opens nothing from then on. */
export function makeGuestLink(origin: string): UseCase<typeof calls.makeGuestLink, GuestRow> {
  return async (ctx, { found }) => {
    const guest = await lockJudgingGuest(ctx, found);
    const { url, hash } = newGuestLink(origin);
    await writeLink(ctx.db, guest.id, hash);
    await endRequest(ctx.db, guest.id);
    await ctx.audit({
      action: 'guest.link-made',
      subject: ['guest', guest.id],
      changes: { event_id: guest.event_id, round: guest.round_id },
    });
    return { url, name: guest.name ?? GUEST_WORDS.nameless };
  };
}
