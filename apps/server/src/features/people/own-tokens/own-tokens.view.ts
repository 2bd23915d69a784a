import type { OwnToken } from '@pratibha/contract/tokens';
import type { OwnTokenRow } from './own-tokens.queries.ts';

export function ownTokenView(row: OwnTokenRow): OwnToken {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    made_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    is_live: Boolean(row.is_live),
  };
}
