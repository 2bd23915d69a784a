import * as calls from '@pratibha/contract/audit';
import type { FastifyInstance } from 'fastify';
import { MOST_ROWS, page } from '../../platform/lists/paging.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { findAdminEvent } from '../events/events.ts';
import { findAdminRegistration } from '../registrations/registrations.ts';
import { findSubmission } from '../submissions/submissions.ts';
import { type AuditReads, auditOrder } from './audit.queries.ts';
import { auditEntryView } from './audit.view.ts';
import { filterOf } from './audit-filter.ts';
import { exportAudit } from './export-audit.ts';
import { historyOf } from './history.ts';

export function serveAudit(
  app: FastifyInstance,
  platform: Platform,
  { audit }: { readonly audit: AuditReads },
): void {
  serve(app, platform, calls.listAudit, {
    run: async (ctx, { query }) => {
      const filter = await filterOf(ctx, query);
      return page(
        ctx,
        audit.matching(ctx.db, filter),
        // What few people did is found and sorted, as what a search finds.
        { ...query, q: filter.people.length > 0 ? 'people' : undefined },
        auditOrder(query),
        auditEntryView,
        audit.counted(ctx.db, filter, MOST_ROWS + 1),
      );
    },
  });
  serve(app, platform, calls.getEventHistory, {
    find: (ctx, { id }) => findAdminEvent(ctx.db, id),
    eventOf: ({ id }) => id,
    run: (ctx, { found }) => historyOf(audit, ctx.db, ['event', found.id]),
  });
  serve(app, platform, calls.getRegistrationHistory, {
    find: (ctx, { id }) => findAdminRegistration(ctx.db, id),
    eventOf: ({ event_id }) => event_id,
    run: (ctx, { found }) => historyOf(audit, ctx.db, ['registration', found.id]),
  });
  serve(app, platform, calls.getSubmissionHistory, {
    find: (ctx, { id }) => findSubmission(ctx.db, id),
    eventOf: ({ event_id }) => event_id,
    run: (ctx, { found }) => historyOf(audit, ctx.db, ['submission', found.id]),
  });
  serve(app, platform, calls.exportAudit, { run: exportAudit(audit) });
}
