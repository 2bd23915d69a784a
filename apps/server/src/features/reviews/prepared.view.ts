import type {
  DecisionRelease,
  PreparedBeside,
  PreparedDecision,
  ReleasedRow,
} from '@pratibha/contract/prepared-decisions';
import type { findPreparedOfEvent, PreparedRow } from './prepared.queries.ts';
import type { ReleaseRow, RowOfRelease } from './releases.queries.ts';

type Beside = Pick<
  PreparedRow,
  'status' | 'remarks' | 'prepared_by' | 'prepared_at' | 'version' | 'is_changed' | 'release_at'
>;

/** A prepared decision as it stands beside its row. */
export function preparedView(row: Beside): PreparedBeside {
  return {
    status: row.status,
    remarks: row.remarks,
    prepared_by: row.prepared_by,
    prepared_at: row.prepared_at.toISOString(),
    version: row.version,
    is_changed: row.is_changed,
    release_at: row.release_at?.toISOString() ?? null,
  };
}

type OfEvent = Awaited<ReturnType<typeof findPreparedOfEvent>>[number];

/** The same among those of its event. */
export function preparedDecisionView(row: OfEvent): PreparedDecision {
  const { kind, row_id: id, user_id, user_name } = row;
  return { kind, id, user_id, user_name, ...preparedView(row) };
}

export function releaseView(row: ReleaseRow): DecisionRelease {
  return {
    id: row.id,
    at: row.at.toISOString(),
    made_by: row.made_by,
    made_by_id: row.made_by_id,
    ended_at: row.ended_at?.toISOString() ?? null,
    failure: row.failure,
    total: row.total,
    done: row.done,
    left_out: row.left_out,
  };
}

export function releasedRowView(row: RowOfRelease): ReleasedRow {
  const { kind, row_id: id, user_name, prepared_by, status, outcome } = row;
  return { kind, id, user_name, prepared_by, status, outcome };
}
