import type * as calls from '@pratibha/contract/guests';
import { Refused } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { lockRound, type RoundRow } from '../rounds.queries.ts';
import { newGuestLink } from './guest-link.ts';
import { makeGuest } from './make-guest.ts';

/** Makes somebody without an account a judge, and a link for them that is told this once. */
export function addGuest(origin: string): UseCase<typeof calls.addGuest, RoundRow> {
  return async (ctx, { body, found }) => {
    const round = await lockRound(ctx.db, found.id);
    if (!round) throw new Refused('not-found');
    const { url, hash } = newGuestLink(origin);
    const name = body.name.trim();
    const id = await makeGuest(ctx, round, { name, hash });
    await ctx.audit({
      action: 'guest.added',
      subject: ['guest', id],
      changes: { event_id: round.event_id, round: round.id },
    });
    return { url, name };
  };
}
