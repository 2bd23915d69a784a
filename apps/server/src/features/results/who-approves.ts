import { type Action, mayInEvent, rolesThatMay } from '@pratibha/domain/access';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { Context } from '../../platform/serve/context.ts';
import { Refused } from '../../platform/serve/refused.ts';
import {
  findHiddenWorks,
  findUnsentJudges,
  findWhoMissesWorks,
  hasUnsentSheets,
  type RoundRow,
} from '../judging/judging.ts';
import { findActiveWithGrants, notify } from '../notifications/notifications.ts';

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
  const people = await findWhoSeesAll(db, { id, event_id }, ACTION);
  return people.some((person) => person !== freezer);
}

/** Everybody who may do this with something of the event, and see all of the round. */
export async function findWhoSeesAll(
  db: Kysely<DB>,
  { id, event_id }: Pick<RoundRow, 'id' | 'event_id'>,
  action: Action,
): Promise<readonly number[]> {
  const miss = await findWhoMissesWorks(db, id);
  const people = await findActiveWithGrants(db, rolesThatMay(action));
  return people
    .filter((person) => mayInEvent(action, person, event_id) && !miss.has(person.id))
    .map((person) => person.id);
}

/** Tells whoever can approve frozen results as a second person, and nobody else. */
export async function tellApprovers(
  { db, actor, now }: Context,
  { id, event_id }: RoundRow,
  snapshotId: number,
): Promise<void> {
  const judging = await findUnsentJudges(db, id);
  const people = (await findWhoSeesAll(db, { id, event_id }, ACTION)).filter(
    (person) => person !== actor.id && !judging.has(person),
  );
  const params = { event_id, round_id: id, snapshot_id: snapshotId };
  const told = { kind: 'approval-waits', params, at: now } as const;
  await notify(
    db,
    people.map((userId) => ({ ...told, userId })),
  );
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
