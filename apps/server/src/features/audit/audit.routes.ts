import * as calls from '@pratibha/contract/audit';
import type { FastifyInstance } from 'fastify';
import { page } from '../../platform/lists/paging.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { AUDIT_ORDER, auditMatching } from './audit.queries.ts';
import { auditEntryView } from './audit.view.ts';
import { exportAudit } from './export-audit.ts';

export function serveAudit(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.listAudit, {
    run: (ctx, { query }) =>
      page(ctx, auditMatching(ctx.db, query), query, AUDIT_ORDER, auditEntryView),
  });
  serve(app, platform, calls.exportAudit, { run: exportAudit });
}
