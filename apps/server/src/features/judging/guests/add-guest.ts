import type * as calls from '@pratibha/contract/guests';
import { JUDGE_LIMITS } from '@pratibha/domain/judging/judges';
import { roundState } from '@pratibha/domain/judging/rounds';
import { Refused } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { findJudges } from '../judges.queries.ts';
import { giveToPanel } from '../panels.ts';
import { lockRound, type RoundRow } from '../rounds.queries.ts';
import { newGuestLink } from './guest-link.ts';
import { insertGuest } from './guests.queries.ts';

/** Makes somebody without an account a judge, and a link for them that is told this once. */
export function addGuest(origin: string): UseCase<typeof calls.addGuest, RoundRow> {
  return async (ctx, { body, found }) => {
    const round = await lockRound(ctx.db, found.id);
    if (!round) throw new Refused('not-found');
    if (roundState(round, ctx.now) === 'over') throw new Refused('round-over');
    const taking = (await findJudges(ctx.db, round.id)).filter(
      ({ state }) => state === 'asked' || state === 'accepted',
    );
    if (taking.length >= JUDGE_LIMITS.judges) throw new Refused('too-many-judges');
    const { url, hash } = newGuestLink(origin);
    const name = body.name.trim();
    const id = await insertGuest(ctx.db, {
      ...{ roundId: round.id, name, hash, by: ctx.actor.id, at: ctx.now },
    });
    const judge = (await findJudges(ctx.db, round.id)).find(({ guest_id }) => guest_id === id);
    if (judge) await giveToPanel(ctx.db, round, { judgeId: judge.id });
    await ctx.audit({
      action: 'guest.added',
      subject: ['guest', id],
      changes: { event_id: round.event_id, round: round.id },
    });
    return { url, name };
  };
}
