import { JUDGE_LIMITS } from '@pratibha/domain/judging/judges';
import { roundState } from '@pratibha/domain/judging/rounds';
import type { Context } from '../../../platform/serve/context.ts';
import { Refused } from '../../../platform/serve/refused.ts';
import { findJudges } from '../judges.queries.ts';
import { giveToPanel, sitIn } from '../panels.ts';
import type { RoundRow } from '../rounds.queries.ts';
import { insertGuest } from './guests.queries.ts';

type Made = {
  readonly name: string;
  readonly hash: Buffer | null;
  readonly room?: number | null;
};

/**
 * Makes somebody without an account a judge of a round that is held.
 *
 * @param hash of their link; null: they have none
 * @param room where they sit, of the rooms of a presented round; null: where judges are fewest
 */
export async function makeGuest(
  ctx: Context,
  round: RoundRow,
  { name, hash, room = null }: Made,
): Promise<number> {
  if (roundState(round, ctx.now) === 'over') throw new Refused('round-over');
  const taking = (await findJudges(ctx.db, round.id)).filter(
    ({ state }) => state === 'asked' || state === 'accepted',
  );
  if (taking.length >= JUDGE_LIMITS.judges) throw new Refused('too-many-judges');
  const values = { roundId: round.id, name, hash, by: ctx.actor.id, at: ctx.now };
  const id = await insertGuest(ctx.db, values);
  const judge = (await findJudges(ctx.db, round.id)).find(({ guest_id }) => guest_id === id);
  if (judge) {
    if (room !== null) await sitIn(ctx.db, round, { judgeId: judge.id, room });
    await giveToPanel(ctx.db, round, { judgeId: judge.id });
  }
  return id;
}
