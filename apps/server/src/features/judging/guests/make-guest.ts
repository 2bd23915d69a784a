import { JUDGE_LIMITS } from '@pratibha/domain/judging/judges';
import { roundState } from '@pratibha/domain/judging/rounds';
import type { Context } from '../../../platform/serve/context.ts';
import { Refused } from '../../../platform/serve/refused.ts';
import { findJudges } from '../judges.queries.ts';
import { giveToPanel } from '../panels.ts';
import type { RoundRow } from '../rounds.queries.ts';
import { insertGuest } from './guests.queries.ts';

/**
 * Makes somebody without an account a judge of a round that is held.
 *
 * @param hash of their link; null: they have none
 */
export async function makeGuest(
  ctx: Context,
  round: RoundRow,
  { name, hash }: { readonly name: string; readonly hash: Buffer | null },
): Promise<number> {
  if (roundState(round, ctx.now) === 'over') throw new Refused('round-over');
  const taking = (await findJudges(ctx.db, round.id)).filter(
    ({ state }) => state === 'asked' || state === 'accepted',
  );
  if (taking.length >= JUDGE_LIMITS.judges) throw new Refused('too-many-judges');
  const values = { roundId: round.id, name, hash, by: ctx.actor.id, at: ctx.now };
  const id = await insertGuest(ctx.db, values);
  const judge = (await findJudges(ctx.db, round.id)).find(({ guest_id }) => guest_id === id);
  if (judge) await giveToPanel(ctx.db, round, { judgeId: judge.id });
  return id;
}
