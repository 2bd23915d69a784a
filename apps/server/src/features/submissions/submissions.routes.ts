import * as calls from '@pratibha/contract/submissions';
import type { FastifyInstance } from 'fastify';
import { Grouped } from '../../platform/db/grouped.ts';
import { page } from '../../platform/lists/paging.ts';
import type { Platform } from '../../platform/serve/platform.ts';
import { serve } from '../../platform/serve/serve.ts';
import type { EventCache } from '../events/events.ts';
import { filtersAsked } from '../find/find.ts';
import { createCollector } from './collector.ts';
import { exportSubmissions } from './export-submissions.ts';
import { findWorkToReplace, replaceWork } from './replace-work.ts';
import {
  findOwnSubmission,
  findOwnSubmissions,
  findReplaced,
  findRevisions,
  findSubmission,
  SUBMISSION_ORDER,
  type SubmissionRow,
  submissionsCounted,
  submissionsMatching,
} from './submissions.queries.ts';
import {
  adminSubmissionDetailView,
  adminSubmissionView,
  replacedSubmissionView,
  userSubmissionDetailView,
  userSubmissionView,
} from './submissions.view.ts';
import { findEventToSubmit, submitWork } from './submit-work.ts';

export function serveSubmissions(
  app: FastifyInstance,
  platform: Platform,
  { events }: { readonly events: EventCache },
): void {
  const collector = createCollector(platform.database);
  platform.metrics.groups.set('works', collector.sizes);
  serve(app, platform, calls.submitWork, {
    find: findEventToSubmit(events),
    run: submitWork(events, collector, platform),
    commits: 'by-itself',
  });
  serve(app, platform, calls.replaceWork, {
    find: findWorkToReplace,
    run: replaceWork(events, collector, platform),
    commits: 'by-itself',
  });
  const own = new Grouped((ids: readonly number[]) =>
    findOwnSubmissions(platform.database.kysely, ids),
  );
  platform.metrics.groups.set('own-works', own.sizes);
  serve(app, platform, calls.listUserSubmissions, {
    run: async (ctx) => {
      const rows = await own.ask(ctx.actor.id);
      return rows.map((row) => userSubmissionView(row, ctx.actor, ctx.now));
    },
  });
  serve(app, platform, calls.getUserSubmission, {
    find: (ctx, { id }) => findOwnSubmission(ctx.db, ctx.actor.id, id),
    run: async (ctx, { found }) => {
      const revisions = await findRevisions(ctx.db, found.id);
      return userSubmissionDetailView(found, revisions, ctx.actor, ctx.now);
    },
  });
  serve(app, platform, calls.listAdminSubmissions, {
    run: async (ctx, { query }) => {
      const asking = { actor: ctx.actor, action: calls.listAdminSubmissions.access };
      const filters = await filtersAsked(ctx, query);
      const matching = submissionsMatching(ctx.db, filters, asking);
      const counted = submissionsCounted(ctx.db, filters, asking);
      const view = (row: SubmissionRow) => adminSubmissionView(row, ctx.actor);
      return page(ctx, matching, query, SUBMISSION_ORDER, view, counted);
    },
  });
  serve(app, platform, calls.listReplacedSubmissions, {
    run: async (ctx, { query }) => {
      const asking = { actor: ctx.actor, action: calls.listReplacedSubmissions.access };
      const rows = await findReplaced(ctx.db, query.ids, asking);
      return rows.map(replacedSubmissionView);
    },
  });
  serve(app, platform, calls.exportSubmissions, { run: exportSubmissions });
  serve(app, platform, calls.getAdminSubmission, {
    find: (ctx, { id }) => findSubmission(ctx.db, id),
    eventOf: ({ event_id }) => event_id,
    run: async (ctx, { found }) =>
      adminSubmissionDetailView(found, await findRevisions(ctx.db, found.id), ctx.actor),
  });
}
