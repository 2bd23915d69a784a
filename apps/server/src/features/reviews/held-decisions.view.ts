import type { HeldDecision } from '@pratibha/contract/held-decisions';
import type { HeldRow } from './held-decisions.queries.ts';

/** A message that is held; that a work is asked for again says its kind alone. */
export function heldDecisionView(row: HeldRow): HeldDecision {
  return {
    id: row.id,
    user_id: row.user_id,
    user_name: row.user_name,
    about: row.kind === 'registration-decided' ? 'registration' : 'submission',
    decision: (row.status ?? 'RESUBMISSION_REQUIRED') as HeldDecision['decision'],
    remarks: row.remarks,
    decided_at: row.created_at.toISOString(),
  };
}
