import type { AuditRow } from './audit.queries.ts';
import type { Claim } from './idempotency.queries.ts';

/** What a statement about many people writes for each of them beside the change. */
export type WrittenWith = {
  readonly at: Date;
  readonly audit: AuditRow;
  /** The request's idempotency key. */
  readonly claim: Claim | null;
};

/** The same as a part of its row of JSON (`jsonb_to_recordset`). */
export function writtenWith({ at, audit, claim }: WrittenWith) {
  return {
    at,
    actor_role: audit.actorRole,
    token_id: audit.tokenId,
    action: audit.action,
    subject_type: audit.subjectType,
    changes: JSON.parse(audit.changes) as unknown,
    request_id: audit.requestId,
    ...(claim && {
      endpoint: claim.endpoint,
      key: claim.key,
      request_hash: claim.requestHash.toString('hex'),
    }),
  };
}
