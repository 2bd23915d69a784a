import { roundState } from '@pratibha/domain/judging/rounds';
import type { Context } from '../../../platform/serve/context.ts';
import { Refused } from '../../../platform/serve/refused.ts';
import { type GuestRow, lockGuest } from './guests.queries.ts';

/** Holds a guest who judges. @throws Refused where they do not any more, or the round is over */
export async function lockJudgingGuest(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id }: GuestRow,
): Promise<GuestRow> {
  const guest = await lockGuest(db, id);
  if (guest?.judge_state !== 'accepted') throw new Refused('judge-not-taking-part');
  if (roundState(guest, now) === 'over') throw new Refused('round-over');
  return guest;
}
