import * as calls from '@pratibha/contract/audit';
import { AUDIT_EXPORT } from '@pratibha/domain/audit/audit-export';
import type { ExportColumn } from '@pratibha/domain/exports/export';
import { oneFile } from '../../platform/lists/export-files.ts';
import { columnOf, type Told } from '../../platform/lists/export-table.ts';
import { everyRow } from '../../platform/lists/paging.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { type AuditReads, type AuditRow, auditOrder } from './audit.queries.ts';
import { actorName } from './audit.view.ts';
import { filterOf } from './audit-filter.ts';

const TOLD: Readonly<Record<ExportColumn<typeof AUDIT_EXPORT>, Told<AuditRow>>> = {
  id: ({ id }) => id,
  at: { at: ({ at }) => at },
  actor_id: ({ actor_id }) => actor_id,
  actor: actorName,
  actor_role: ({ actor_role }) => actor_role,
  by_token: ({ named: { by_token: by } }) => by && (by.name ?? by.id),
  action: ({ action }) => action,
  subject_type: ({ subject_type }) => subject_type,
  subject_id: ({ subject_id }) => subject_id,
  person: ({ named }) => named.person?.name ?? null,
  event: ({ named }) => named.event?.title ?? null,
  remarks: ({ named }) => named.remarks,
  changes: ({ changes }) => JSON.stringify(changes),
  request_id: ({ request_id }) => request_id,
};

/** The audit as CSV, newest first. */
export function exportAudit(audit: AuditReads): UseCase<typeof calls.exportAudit> {
  return async (ctx, { query }) => {
    const names = query.columns ?? AUDIT_EXPORT.columns;
    const filter = await filterOf(ctx, query);
    return oneFile(ctx, 'audit', {
      columns: names.map((name) => columnOf(name, TOLD[name])),
      rows: everyRow(audit.matching(ctx.db, filter), {}, auditOrder(query)),
    });
  };
}
