import * as calls from '@pratibha/contract/audit';
import type { FastifyInstance } from 'fastify';
import { MOST_ROWS, page } from '../../platform/lists/paging.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import { findAdminEvent } from '../events/events.ts';
import { findAdminRegistration } from '../registrations/registrations.ts';
import { findSubmission } from '../submissions/submissions.ts';
import { auditCounted, auditMatching, auditOrder } from './audit.queries.ts';
import { auditEntryView } from './audit.view.ts';
import { type People, peopleNamed } from './audit-of-people.queries.ts';
import { historyOf } from './history.ts';

export function serveAudit(app: FastifyInstance, platform: Platform): void {
  serve(app, platform, calls.listAudit, {
    run: async (ctx, { query }) => {
      const { q, person_id } = query;
      const people: People[] = person_id === undefined ? [] : [{ ids: [person_id] }];
      if (q) people.push(await peopleNamed(ctx.db, q));
      const filter = { ...query, people };
      return page(
        ctx,
        auditMatching(ctx.db, filter),
        // What few people did is found and sorted, as what a search finds.
        { ...query, q: people.length > 0 ? 'people' : undefined },
        auditOrder(query),
        auditEntryView,
        auditCounted(ctx.db, filter, MOST_ROWS + 1),
      );
    },
  });
  serve(app, platform, calls.getEventHistory, {
    find: (ctx, { id }) => findAdminEvent(ctx.db, id),
    eventOf: ({ id }) => id,
    run: (ctx, { found }) => historyOf(ctx.db, ['event', found.id]),
  });
  serve(app, platform, calls.getRegistrationHistory, {
    find: (ctx, { id }) => findAdminRegistration(ctx.db, id),
    eventOf: ({ event_id }) => event_id,
    run: (ctx, { found }) => historyOf(ctx.db, ['registration', found.id]),
  });
  serve(app, platform, calls.getSubmissionHistory, {
    find: (ctx, { id }) => findSubmission(ctx.db, id),
    eventOf: ({ event_id }) => event_id,
    run: (ctx, { found }) => historyOf(ctx.db, ['submission', found.id]),
  });
}
