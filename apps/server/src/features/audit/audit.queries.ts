import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { byInteger } from '../../platform/lists/paging.ts';

/** Newest first; ids are given in the order of writing. */
export const AUDIT_ORDER = {
  sorts: { id: byInteger('audit.id') },
  first: '-id',
  id: 'audit.id',
} as const;

export type AuditFilter = {
  readonly action?: string | undefined;
  readonly actor_id?: number | undefined;
  readonly subject_type?: string | undefined;
  readonly subject_id?: number | undefined;
  /** ISO 8601: not before this instant. */
  readonly from?: string | undefined;
  /** ISO 8601: before this instant. */
  readonly to?: string | undefined;
};

/** Audit rows that fit every given filter, to be paged. */
export function auditMatching(db: Kysely<DB>, filter: AuditFilter) {
  const { action, actor_id, subject_type, subject_id, from, to } = filter;
  let rows = db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.actor_id')
    .select([
      'audit.id',
      'audit.at',
      'audit.actor_id',
      'users.name as actor_name',
      'audit.actor_role',
      'audit.action',
      'audit.subject_type',
      'audit.subject_id',
      'audit.changes',
      'audit.request_id',
    ]);
  if (action) rows = rows.where('audit.action', '=', action);
  if (actor_id) rows = rows.where('audit.actor_id', '=', actor_id);
  if (subject_type) rows = rows.where('audit.subject_type', '=', subject_type);
  if (subject_id) rows = rows.where('audit.subject_id', '=', subject_id);
  if (from) rows = rows.where('audit.at', '>=', new Date(from));
  if (to) rows = rows.where('audit.at', '<', new Date(to));
  return rows;
}
export type AuditRow = Awaited<ReturnType<ReturnType<typeof auditMatching>['execute']>>[number];
