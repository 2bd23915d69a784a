import { mayInEvent, rolesThatMay } from '@pratibha/domain/access';
import type { Context } from '../../platform/serve/context.ts';
import { Refused } from '../../platform/serve/refused.ts';
import { findHiddenWorks, hasUnsentSheets, type RoundRow } from '../judging/judging.ts';
import { findActiveWithGrants } from '../notifications/notifications.ts';

const ACTION = 'results.settle';

/**
 * Whether somebody else than this person organises the event and may see all of the round, so that
 * they approve.
 */
export async function isAnotherThere(
  { db }: Context,
  { id, event_id }: RoundRow,
  freezer: number,
): Promise<boolean> {
  for (const person of await findActiveWithGrants(db, rolesThatMay(ACTION))) {
    if (person.id === freezer || !mayInEvent(ACTION, person, event_id)) continue;
    if ((await findHiddenWorks(db, id, person.id)).size === 0) return true;
  }
  return false;
}

/**
 * Refuses whoever judges in the round and has sheets to send, or may not see one of its works: an
 * order would say where that one stands.
 */
export async function refuseUnseen(ctx: Context, round: Pick<RoundRow, 'id'>): Promise<void> {
  if (await hasUnsentSheets(ctx, round.id)) throw new Refused('own-sheets-unsent');
  if ((await findHiddenWorks(ctx.db, round.id, ctx.actor.id)).size > 0) {
    throw new Refused('own-conflict-there');
  }
}
