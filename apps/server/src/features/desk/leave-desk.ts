import { mayInEvent } from '@pratibha/domain/access';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { tellOrganisersOf } from '../notifications/notifications.ts';
import { type AssignedRow, findAssignedTo, release } from './desk-assignments.queries.ts';
import { holdOrganisers } from './hold-organisers.queries.ts';

/**
 * Leaves to nobody what is somebody's at a desk where they may no longer work, and tells those who
 * organise there. To be called after the change of their rights, in its transaction.
 */
export async function leaveLostDesks(db: Kysely<DB>, userId: number, at: Date): Promise<void> {
  const [person] = await holdOrganisers(db, [userId]);
  const assigned = await findAssignedTo(db, userId);
  const isLost = ({ event_id }: AssignedRow) =>
    person === undefined || !mayInEvent('desk.work', person, event_id);
  await leave(db, userId, assigned.filter(isLost), at);
}

/** The same of whoever is about to be erased. */
export async function leaveEveryDesk(db: Kysely<DB>, userId: number, at: Date): Promise<void> {
  await leave(db, userId, await findAssignedTo(db, userId), at);
}

async function leave(
  db: Kysely<DB>,
  userId: number,
  lost: readonly AssignedRow[],
  at: Date,
): Promise<void> {
  for (const kind of ['registration', 'submission'] as const) {
    const ids = lost.filter((each) => each.kind === kind).map(({ id }) => id);
    if (ids.length > 0) await release(db, { kind, ids }, userId);
  }
  for (const [event_id, rows] of Map.groupBy(lost, (each) => each.event_id)) {
    const about = rows.every(({ kind }) => kind === 'submission') ? 'submission' : 'registration';
    const params = { event_id, about, at: at.toISOString() } as const;
    const of = { eventId: event_id, action: 'desk.work', but: new Set([userId]) } as const;
    await tellOrganisersOf(db, of, { kind: 'rows-left-to-nobody', params }, at);
  }
}
