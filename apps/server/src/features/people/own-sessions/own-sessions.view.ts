import type { OwnSession } from '@pratibha/contract/own-sessions';
import type { OwnSessionRow } from './own-sessions.queries.ts';

export function ownSessionView(row: OwnSessionRow): OwnSession {
  return {
    id: row.id,
    device: row.device,
    signed_in_at: row.created_at.toISOString(),
    last_used_at: row.last_seen_at.toISOString(),
    is_current: Boolean(row.is_current),
  };
}
