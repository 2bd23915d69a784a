import { resultState } from '@pratibha/domain/results/result-state';
import type { Context } from '../../platform/serve/context.ts';
import { Refused } from '../../platform/serve/refused.ts';
import { lockRound, type RoundRow } from '../judging/judging.ts';
import { findSnapshots, type SnapshotRow } from './results.queries.ts';
import { refuseUnseen } from './who-approves.ts';

/** The results of a round about to change; whoever else changes them waits. */
export async function lockResults(ctx: Context, { id }: Pick<RoundRow, 'id'>) {
  const round = await lockRound(ctx.db, id);
  if (!round) throw new Refused('not-found');
  await refuseUnseen(ctx, round);
  const snapshots = await findSnapshots(ctx.db, id);
  const frozen = snapshots.find(({ thawed_at }) => thawed_at === null) ?? null;
  return { round, frozen, state: resultState(snapshots, ctx.now) };
}

/** The frozen one, which must be the one that was looked at. */
export function asSeen(frozen: SnapshotRow | null, number: number): SnapshotRow {
  if (frozen === null) throw new Refused('results-not-frozen');
  if (frozen.number !== number) throw new Refused('changed-meanwhile');
  return frozen;
}

/** What the audit says of every step. */
export function auditedOf(round: RoundRow, { number, sha256 }: SnapshotRow) {
  return { event_id: round.event_id, round: round.id, number, sha256 };
}
